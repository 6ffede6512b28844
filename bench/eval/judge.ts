import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** A task with cases that the engine does not see. */
export interface EvalTask {
  id: string;
  source: string;
  task: string;
  language: "javascript" | "python" | null;
  name: string;
  file: string | null;
  examples: [args: unknown[], output: unknown][];
  hidden: [args: unknown[], output: unknown][];
  vague?: boolean;
  half: "a" | "b" | "c" | "d" | "e" | "f" | "g";
}

const JS = `const [file, name, cases] = JSON.parse(process.argv[1]);
const module = await import(file);
const f = module[name] ?? module.default?.[name] ?? (typeof module.default === "function" && module.default.name === name ? module.default : undefined);
const out = cases.map((args) => { try { return { value: f(...args) }; } catch (error) { return { error: String(error) }; } });
console.log(JSON.stringify(f ? out : null));`;
const PY = `import importlib.util, json, sys
file, name, cases = json.loads(sys.argv[1])
spec = importlib.util.spec_from_file_location("work", file)
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
f = getattr(module, name, None)
def ask(args):
    try:
        return {"value": f(*args)}
    except Exception as error:
        return {"error": str(error)}
print(json.dumps([ask(args) for args in cases] if f else None))`;

const run = (command: string, args: string[], input = "") =>
  new Promise<string | null>((resolve) => {
    const child = execFile(command, args, { timeout: 20_000 }, (error, stdout) =>
      resolve(error ? null : stdout),
    );
    // A program that ends without reading its input is judged by what it printed.
    child.stdin!.on("error", () => {});
    child.stdin!.end(input);
  });

/** Numbers that differ by a rounding are the same; a zero below zero is zero. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number")
    return one === other || Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  const [a, b] = [one, other] as Record<string, unknown>[];
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(a![key], b![key]));
}

/** How the name of what is delivered may end, by the language that the task asks for. */
const ENDINGS = {
  python: [".py"],
  javascript: [".mjs", ".js", ".cjs"],
  any: [".py", ".mjs", ".js"],
};

/** Whether what was delivered is what was asked for, by its place, language and name, and gives all hidden outputs. */
export async function isRight(folder: string, task: EvalTask): Promise<{ right: boolean; why: string }> {
  const endings = ENDINGS[task.language ?? "any"];
  const sources = readdirSync(folder).filter(
    (name) => endings.includes(path.extname(name)) && !/^test_|\.test\./.test(name),
  );
  const file = task.file ?? sources[0];
  if (file === undefined || !existsSync(path.join(folder, file)))
    return { right: false, why: "no file as asked for" };
  const whole = path.join(folder, file);
  const isPython = file.endsWith(".py");
  if (task.name === "") {
    for (const [[input], output] of task.hidden) {
      const printed = await run(isPython ? "python3" : process.execPath, [whole], String(input));
      if (printed?.trimEnd() !== String(output).trimEnd())
        return { right: false, why: `${JSON.stringify(input)} gives ${JSON.stringify(printed)}` };
    }
    return { right: true, why: "" };
  }
  const asked = JSON.stringify([whole, task.name, task.hidden.map(([args]) => args)]);
  const text = isPython
    ? await run("python3", ["-B", "-c", PY, asked])
    : await run(process.execPath, ["--input-type=module", "-e", JS, asked]);
  const answers =
    text === null ? null : (JSON.parse(text.trimEnd().split("\n").at(-1)!) as { value?: unknown }[] | null);
  if (answers === null) return { right: false, why: `no function ${task.name} in ${file}` };
  const wrong = task.hidden.findIndex(([, output], i) => !isSame(answers[i]!.value, output));
  if (wrong < 0) return { right: true, why: "" };
  const [args, output] = task.hidden[wrong]!;
  return {
    right: false,
    why: `${task.name}(${JSON.stringify(args).slice(1, -1)}) gives ${JSON.stringify(answers[wrong])}, not ${JSON.stringify(output)}`,
  };
}
