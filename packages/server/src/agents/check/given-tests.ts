import type { GivenFile } from "@signet/contract";
import { fromFolder } from "./folders.ts";
import { bytesOf } from "./place.ts";
import type { CheckStep, StepKind } from "./port.ts";
import { projectFolders } from "./project-folder.ts";
import { baseOf, holdsTests, roleOf } from "./roles.ts";
import { quoteWord } from "./shell-words.ts";

/** Names that a test runner would pick. If such files exist, other files under `test/` count as helpers. */
const NAMED = /^(?:test[_-].*|.*[._-](?:test|spec)\..*|tests?\.[^.]+|.*Tests?\.java)$/;

/**
 * Groups given tests into steps, by the runner of their ecosystem and the folder of their project. Tests that nothing here can
 * run become a step of kind `other`. `paths` are the paths of all files that came with the task.
 */
export function givenTestSteps(
  fixed: readonly GivenFile[],
  paths: readonly string[] = fixed.map((file) => file.path),
): CheckStep[] {
  const tests = fixed.filter(isTest);
  const runnable = tests.filter((file) => file.role !== "test" || kindOf(file) !== null);
  const named = runnable.filter((file) => file.role === "test" || NAMED.test(baseOf(file.path)));
  const folders = projectFolders(paths);
  const chosen = runnable.filter(
    (file) => named.includes(file) || !named.some((other) => ecosystem(other.path) === ecosystem(file.path)),
  );
  const hasConftest = fixed.some(({ path }) => baseOf(path) === "conftest.py");
  const groups = Map.groupBy(chosen, (file) => {
    const own = kindOf(file) ?? "make";
    // Fixtures of a conftest may apply without being named.
    const kind = own === "python-functions" && hasConftest ? "python-pytest" : own;
    return `${kind} ${folders.of(file, kind)}`;
  });
  return [...groups].flatMap(([key, files]) => {
    const at = key.indexOf(" ");
    const [kind, folder] = [key.slice(0, at) as StepKind, key.slice(at + 1)];
    return STEPS[kind]({ kind, folder, files, fixed }).map((step) => ({
      ...step,
      cmd: folder === "" || step.cmd === "" ? step.cmd : `cd ${quoteWord(folder)} && ${step.cmd}`,
      folder,
    }));
  });
}

/** Whether a file is a test: by its given role, by its name, or, if helpers may have such a name too, by what it defines. */
export function isTest(file: GivenFile): boolean {
  const role = file.role ?? roleOf(file.path);
  if (role !== "helper" || file.role !== undefined) return role === "test";
  return holdsTests(file.path, bytesOf(file).toString());
}

/** One command for all steps. A step with its own folder runs in a subshell. */
export const inOneLine = (steps: readonly CheckStep[]) =>
  steps
    .map(({ cmd, folder }) => (folder !== "" && steps.length > 1 ? `(${cmd})` : cmd))
    .filter((cmd) => cmd !== "")
    .join(" && ");

const ecosystem = (path: string) => /\.(\w+)$/.exec(path)?.[1]?.replace(/^[cm]?[jt]sx?$/, "js") ?? "";

/** Tests of one kind, and the folder that their commands run in. */
interface TestGroup {
  kind: StepKind;
  folder: string;
  files: GivenFile[];
  fixed: readonly GivenFile[];
}

/** A step whose command is relative to the folder of its tests. */
type GroupStep = Omit<CheckStep, "folder">;

const pathsOf = ({ files }: TestGroup) => files.map((file) => file.path);
const wordsOf = (group: TestGroup) => pathsOf(group).map((file) => quoteWord(fromFolder(group.folder, file)));

/** One step for all tests; `@` in the command stands for their paths. */
const together =
  (cmd: string, flags: string[] = []) =>
  (group: TestGroup): GroupStep[] => [
    {
      kind: group.kind,
      files: pathsOf(group),
      cmd: cmd.replace("@", () => wordsOf(group).join(" ")),
      flags,
    },
  ];

const oneByOne =
  (program: string) =>
  (group: TestGroup): GroupStep[] => {
    const words = wordsOf(group);
    return pathsOf(group).map((file, i) => ({
      kind: group.kind,
      files: [file],
      cmd: `${program} ${words[i]}`,
      flags: [],
    }));
  };

/** Calls each function of a file whose name begins like a test's. */
const CALL_TESTS = `import runpy, sys; [test() for path in sys.argv[1:] for name, test in runpy.run_path(path).items() if name.startswith('test') and callable(test)]`;

const STEPS: Record<StepKind, (group: TestGroup) => GroupStep[]> = {
  "node-test": together("node --test @"),
  "node-script": oneByOne("node"),
  "js-framework": frameworkSteps,
  "python-unittest": together("python3 -m unittest @"),
  "python-pytest": together("python3 -m pytest @"),
  "python-functions": together(`python3 -c "${CALL_TESTS}" @`),
  "python-script": oneByOne("python3"),
  "python-doctest": makeSteps,
  shell: oneByOne("bash"),
  make: makeSteps,
  go: together("go test ./...", ["./..."]),
  rust: rustSteps,
  java: together("javac @"),
  compare: makeSteps,
  examples: makeSteps,
  other: makeSteps,
};

function frameworkSteps(group: TestGroup): GroupStep[] {
  const framework = frameworkOf(group.files[0]!);
  return together(`npx ${framework} @`, [framework])(group);
}

function rustSteps(group: TestGroup): GroupStep[] {
  const isPackage = group.fixed.some(({ path }) => baseOf(path) === "Cargo.toml");
  return together(isPackage ? "cargo test" : "rustc --test @")(group);
}

/** Tests in C and similar languages run through a goal of the given makefile. */
function makeSteps(group: TestGroup): GroupStep[] {
  const { folder, fixed } = group;
  const files = pathsOf(group);
  const makefile = fixed.find(({ path }) => /^(?:gnumakefile|makefile)$/i.test(fromFolder(folder, path)));
  const goal = makefile && /^(test|check)[ \t]{0,40}:/m.exec(bytesOf(makefile).toString())?.[1];
  if (goal) return [{ kind: "make", files, cmd: `make ${goal}`, flags: [goal] }];
  return [{ kind: "other", files, cmd: "", flags: [] }];
}

/** The kind of step that runs this test file; null if there is none. */
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

function frameworkOf(file: GivenFile): string {
  const named = JS_FRAMEWORK.exec(bytesOf(file).toString())?.[1];
  if (named === "mocha" || named === "chai") return "mocha";
  return named === "vitest" ? "vitest" : "jest";
}

/** Tests with parameters need fixtures, which only pytest provides. */
const TAKES_FIXTURES =
  /^(?:async )?def test\w{0,200}\([ \t]{0,8}\w|^[ \t]{1,40}(?:async )?def test\w{0,200}\(self,[ \t]{0,8}\w/m;

function pythonKind(text: string): StepKind {
  if (/^[ \t]{0,40}(?:import|from)[ \t]{1,8}pytest\b/m.test(text)) return "python-pytest";
  if (/\bunittest\b/.test(text) && /TestCase\b/.test(text)) return "python-unittest";
  if (/^(?:async )?def test|^class Test/m.test(text))
    return TAKES_FIXTURES.test(text) ? "python-pytest" : "python-functions";
  return "python-script";
}
