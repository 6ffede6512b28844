import { z } from "zod";
import type { Example, Language, ParsedTask, Value } from "../../task/port.ts";
import type { ExecResult, Sandbox } from "../../sandbox/port.ts";
import type { Command } from "../command.ts";
import { findFile, findProgram, languageOf } from "./candidate.ts";
import { shownExample } from "./plan.ts";
import { verdict } from "./report.ts";
import { programCommand } from "./tests.ts";

const Outputs = z.array(z.union([z.object({ value: z.json() }), z.object({ error: z.string() })]));
const INTERPRETERS: Record<Language, string> = {
  javascript: "node",
  typescript: "node",
  python: "python3",
  shell: "bash",
};

/** What one output has to be, and how it is shown. */
interface Expected {
  shown: string;
  fits: (value: unknown) => boolean;
}

/** The task's examples and assertions as commands, one for each language; or which function no file gives. */
export async function exampleCommands(
  sandbox: Sandbox,
  parsed: ParsedTask,
): Promise<{ commands: Command[] } | { missing: string }> {
  const { examples, asserts } = parsed;
  const files = new Map<string, string>();
  for (const name of new Set(examples.map((example) => example.name))) {
    const file = name === "" ? await findProgram(sandbox, parsed) : await findFile(sandbox, name, parsed);
    if (file === null)
      return { missing: name === "" ? "no program was found to run" : `no file gives ${name}` };
    files.set(name, file);
  }
  const commands = [];
  const fileOf = (example: Example) => files.get(example.name)!;
  for (const language of ["node", "python"] as const) {
    const own = examples.filter((example) => runnerOf(fileOf(example), example.name) === language);
    if (own.length > 0) commands.push(command(language, own, fileOf));
  }
  if (asserts !== null) {
    const names = await assertedNames(sandbox, asserts.lines, parsed);
    if (names.length === 0) return { missing: "no file gives what the assertions of the task call" };
    commands.push(assertCommand(asserts.language === "python" ? "python" : "node", asserts.lines, names));
  }
  return { commands };
}

/** Programs are started by the Node runner, whatever they are written in. */
const runnerOf = (file: string, name: string) =>
  name !== "" && languageOf(file) === "python" ? "python" : "node";

function command(language: "node" | "python", examples: Example[], fileOf: (example: Example) => string) {
  const calls = examples.filter(({ name }) => name !== "");
  const programs = examples.filter(({ name }) => name === "");
  const request = {
    calls: calls.map((example) => ({ file: fileOf(example), name: example.name, args: example.args })),
    programs: programs.map((example) => ({
      argv: [INTERPRETERS[languageOf(fileOf(example)) ?? "shell"], fileOf(example)],
      stdin: text(example.args[0] ?? ""),
    })),
  };
  const expected = [
    ...calls.map((example) => ({
      shown: shownExample(example),
      fits: (value: unknown) => sameValue(value, example.output),
    })),
    ...programs.map((example) => ({
      shown: shownExample(example),
      fits: (value: unknown) => sameLines(String(value), text(example.output)),
    })),
  ];
  const names = [...new Set(examples.map((example) => `${example.name} in ${fileOf(example)}`))];
  const shown = `examples of the task (${examples.length}): ${names.map((name) => name.trim()).join(", ")}`;
  return runner(language, request, expected, shown);
}

function assertCommand(
  language: "node" | "python",
  lines: string[],
  names: { file: string; name: string }[],
) {
  const request = { calls: [], programs: [], asserts: { lines, names } };
  const expected = lines.map((line) => ({ shown: line, fits: (value: unknown) => value === true }));
  return runner(language, request, expected, `assertions of the task (${lines.length})`);
}

function runner(language: "node" | "python", request: object, expected: Expected[], shown: string): Command {
  const program = language === "node" ? "examples.mjs" : "examples.py";
  return programCommand(language, program, request, shown, (ended, report, stdout) =>
    settleOutputs(ended, report, stdout, expected),
  );
}

/** Compares out here what came out in there: the code under test never sees what was expected. */
function settleOutputs(ended: ExecResult, report: unknown, stdout: string, expected: Expected[]) {
  const outputs = Outputs.safeParse(report).data;
  if (outputs === undefined || outputs.length !== expected.length)
    return verdict(ended, false, stdout, "the examples did not come to their end");
  const lines = expected.map(({ shown, fits }, i) => {
    const output = outputs[i]!;
    if ("error" in output) return `not ok: ${shown}; it failed with ${output.error}`;
    if (!fits(output.value)) return `not ok: ${shown}; got ${JSON.stringify(output.value).slice(0, 2000)}`;
    return `ok: ${shown}`;
  });
  const passed = ended.exitCode === 0 && lines.every((line) => line.startsWith("ok"));
  return verdict(ended, passed, `${stdout}${stdout === "" ? "" : "\n"}${lines.join("\n")}\n`, "");
}

const text = (value: Value) => (typeof value === "string" ? value : JSON.stringify(value));

/** Equal as printed lines, blanks at line ends and after the last line aside. */
function sameLines(a: string, b: string): boolean {
  const lines = (printed: string) => printed.replace(/[ \t\r]+$/gm, "").replace(/\n+$/, "");
  return lines(a) === lines(b);
}

/** Deep equality; numbers may differ by one part in 10^9. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && typeof b === "number")
    return a === b || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => sameValue(item, b[i]));
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  if (Array.isArray(a) || Array.isArray(b)) return false;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(x);
  return (
    keys.length === Object.keys(y).length &&
    keys.every((key) => Object.hasOwn(y, key) && sameValue(x[key], y[key]))
  );
}

/** The names that the assertions call and a file of the workspace gives. */
async function assertedNames(sandbox: Sandbox, lines: string[], parsed: ParsedTask) {
  const called = lines.join("\n").matchAll(/(?<![\w.])([A-Za-z_$][\w$]*)\s*\(/g);
  const names = [];
  for (const name of new Set(Array.from(called, (match) => match[1]!))) {
    const file = await findFile(sandbox, name, parsed);
    if (file !== null) names.push({ file, name });
  }
  return names;
}
