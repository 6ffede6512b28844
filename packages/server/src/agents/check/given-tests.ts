import type { GivenFile } from "@signet/contract";
import { bytesOf } from "./place.ts";
import type { Step, StepKind } from "./port.ts";
import { baseOf, roleOf } from "./roles.ts";
import { quoteWord } from "./shell-words.ts";

/** Names that a test runner would pick; other files under `test/` are helpers where such files are there. */
const NAMED = /^(?:test[_-].*|.*[._-](?:test|spec)\..*|tests?\.[^.]+|.*Tests?\.java)$/;

/** Given tests as steps, by the runner of their ecosystem. Tests that nothing here can run are a step of kind `other`. */
export function givenTestSteps(fixed: readonly GivenFile[]): Step[] {
  const tests = fixed.filter((file) => file.role === "test" || roleOf(file.path) === "test");
  const runnable = tests.filter((file) => file.role !== "test" || kindOf(file) !== null);
  const named = runnable.filter((file) => file.role === "test" || NAMED.test(baseOf(file.path)));
  const groups = new Map<StepKind, GivenFile[]>();
  for (const file of runnable) {
    const kind = kindOf(file);
    const sameEcosystem = named.some((other) => ecosystem(other.path) === ecosystem(file.path));
    if (sameEcosystem && !named.includes(file)) continue;
    groups.set(kind ?? "other", [...(groups.get(kind ?? "other") ?? []), file]);
  }
  return [...groups].flatMap(([kind, files]) => stepsOfKind(kind, files, fixed));
}

const ecosystem = (path: string) => /\.(\w+)$/.exec(path)?.[1]?.replace(/^[cm]?[jt]sx?$/, "js") ?? "";

function stepsOfKind(kind: StepKind, files: GivenFile[], fixed: readonly GivenFile[]): Step[] {
  const paths = files.map((file) => file.path);
  const make = (cmd: string, flags: string[] = []): Step => ({ kind, files: paths, cmd, folder: "", flags });
  const all = paths.map(quoteWord).join(" ");
  switch (kind) {
    case "node-test":
      return [make(`node --test ${all}`)];
    case "js-framework":
      return [make(`npx ${frameworkOf(files[0]!)} ${all}`, [frameworkOf(files[0]!)])];
    case "python-unittest":
      return [make(`python3 -m unittest ${all}`)];
    case "python-pytest":
      return [make(`python3 -m pytest ${all}`)];
    case "python-functions":
      return [make(`python3 -c "${CALL_TESTS}" ${all}`)];
    case "node-script":
      return paths.map((path) => ({
        kind,
        files: [path],
        cmd: `node ${quoteWord(path)}`,
        folder: "",
        flags: [],
      }));
    case "python-script":
      return paths.map((path) => ({
        kind,
        files: [path],
        cmd: `python3 ${quoteWord(path)}`,
        folder: "",
        flags: [],
      }));
    case "shell":
      return paths.map((path) => ({
        kind,
        files: [path],
        cmd: `bash ${quoteWord(path)}`,
        folder: "",
        flags: [],
      }));
    case "go":
      return [make("go test ./...", ["./..."])];
    case "rust":
      return [
        make(fixed.some(({ path }) => baseOf(path) === "Cargo.toml") ? "cargo test" : `rustc --test ${all}`),
      ];
    case "java":
      return [make(`javac ${all}`)];
    case "make":
    case "compare":
    case "examples":
    case "python-doctest":
    case "other":
      return otherSteps(paths, fixed);
  }
}

/** C tests and the like are run by the given makefile's own goal. */
function otherSteps(paths: string[], fixed: readonly GivenFile[]): Step[] {
  const makefile = fixed.find(({ path }) => /^(?:gnumakefile|makefile)$/i.test(path));
  const goal = makefile && /^(test|check)[ \t]{0,40}:/m.exec(bytesOf(makefile).toString())?.[1];
  if (goal) return [{ kind: "make", files: paths, cmd: `make ${goal}`, folder: "", flags: [goal] }];
  return [{ kind: "other", files: paths, cmd: "", folder: "", flags: [] }];
}

/** What starts a test of this file, or null where nothing here can. */
function kindOf(file: GivenFile): StepKind | null {
  const text = bytesOf(file).toString();
  const extension = ecosystem(file.path);
  if (extension === "js") return jsKind(text);
  if (extension === "py") return pythonKind(text);
  if (extension === "sh" || extension === "bash") return "shell";
  if (extension === "go") return "go";
  if (extension === "rs") return "rust";
  if (extension === "java") return "java";
  return null;
}

const JS_FRAMEWORK = /["'](vitest|jest|@jest\/globals|mocha|chai)["']/;

function jsKind(text: string): StepKind {
  if (/["'](?:node:)?test["']/.test(text)) return "node-test";
  if (JS_FRAMEWORK.test(text)) return "js-framework";
  return /^[ \t]{0,40}(?:describe|it|test)[ \t]{0,8}\(/m.test(text) ? "js-framework" : "node-script";
}

const frameworkOf = (file: GivenFile) => {
  const named = JS_FRAMEWORK.exec(bytesOf(file).toString())?.[1];
  return named === "mocha" || named === "chai" ? "mocha" : named === "vitest" ? "vitest" : "jest";
};

function pythonKind(text: string): StepKind {
  if (/^[ \t]{0,40}(?:import|from)[ \t]{1,8}pytest\b/m.test(text)) return "python-pytest";
  if (/\bunittest\b/.test(text) && /\bTestCase\b/.test(text)) return "python-unittest";
  if (/^(?:async )?def test|^class Test/m.test(text)) return "python-functions";
  return "python-script";
}

const CALL_TESTS = `import runpy, sys; [test() for path in sys.argv[1:] for name, test in runpy.run_path(path).items() if name.startswith('test') and callable(test)]`;
