import type { GivenFile } from "@signet/contract";
import { parseTask } from "../../task/parse.ts";
import type { Example, ParsedTask } from "../../task/port.ts";
import type { CoderTask } from "../port.ts";
import { isShadow } from "./shadows.ts";

export type Ecosystem = "node" | "python" | "shell";

/** One thing the service runs to find out whether the work is right. Each gets a fresh copy of the workspace. */
export type PlannedRun =
  | { kind: "command"; cmd: string }
  | { kind: "tests"; ecosystem: Ecosystem; files: string[]; shown: string }
  | { kind: "examples"; parsed: ParsedTask };

/** What came with a task that decides whether it is done. Without runs, the agent's own check has to do. */
export interface Plan {
  /** One line for the agent. */
  says: string | null;
  runs: PlannedRun[];
  /** Given files that are put back as they were before the check. */
  guarded: GivenFile[];
}

/** Finds what decides: the caller's command, else given tests, else examples and assertions of the text. */
export function planCheck(task: CoderTask): Plan {
  const parsed = parseTask(task.task);
  const guarded = task.files.filter((file) => isGuarded(file.path, task, parsed.target));
  if (task.checkCmd !== null)
    return { says: task.checkCmd, guarded, runs: [{ kind: "command", cmd: task.checkCmd }] };
  const runs = testRuns(task.files.filter((file) => isTest(file.path)));
  if (runs.length > 0) return { says: runs.map((run) => run.shown).join(" && "), guarded, runs };
  if (parsed.examples.length === 0 && parsed.asserts === null) return { says: null, guarded, runs: [] };
  const run: PlannedRun = { kind: "examples", parsed };
  return { says: saysExamples(parsed), guarded, runs: [run] };
}

const base = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const NAMED_TEST = /^(?:test_.*|.*_test\..*|.*\.(?:test|spec)\..*|tests?\.[^.]+)$/;
const isTest = (path: string) => NAMED_TEST.test(base(path)) || /(?:^|\/)tests?\//.test(path);

type TestRun = Extract<PlannedRun, { kind: "tests" }>;

function testRuns(tests: GivenFile[]): TestRun[] {
  return EXTENSIONS.flatMap(([ecosystem, extension]): TestRun[] => {
    const all = tests.filter(
      ({ path }) => extension.test(path) && !/^(?:__init__|conftest)\.py$/.test(base(path)),
    );
    const named = all.filter(({ path }) => NAMED_TEST.test(base(path)));
    if (ecosystem === "shell") return named.map((file) => testRun(ecosystem, [file]));
    return all.length === 0 ? [] : [testRun(ecosystem, named.length > 0 ? named : all)];
  });
}

function testRun(ecosystem: Ecosystem, tests: GivenFile[]): TestRun {
  const files = tests.map((file) => file.path);
  const command = { node: "node --test", python: pythonByHand(tests), shell: "sh" }[ecosystem];
  return { kind: "tests", ecosystem, files, shown: `${command} ${files.join(" ")}` };
}

const CALL_TESTS = `import runpy, sys; [test() for path in sys.argv[1:] for name, test in runpy.run_path(path).items() if name.startswith('test') and callable(test)]`;

/** A run is shown as a command that does the same by hand: the agent may try it before it finishes. */
function pythonByHand(tests: GivenFile[]): string {
  if (tests.every((file) => /\bunittest\b/.test(file.content))) return "python3 -m unittest";
  const script = tests.length === 1 && !/^(?:async )?def test/m.test(tests[0]!.content);
  return script ? "python3" : `python3 -c "${CALL_TESTS}"`;
}

const EXTENSIONS: [Ecosystem, RegExp][] = [
  ["node", /\.[cm]?[jt]s$/],
  ["python", /\.py$/],
  ["shell", /\.sh$/],
];

/** Files that say what a tool of the check runs: to change them is to change the check. */
const DEFINITIONS: [tool: RegExp, file: RegExp][] = [
  [/\b(?:npm|npx|pnpm|yarn|bun|node\s+--run)\b/, /^package\.json$/],
  [/\bmake\b/, /^(?:GNU)?[Mm]akefile$/],
  [/\b(?:pytest|tox|nox)\b/, /^(?:pytest\.ini|tox\.ini|setup\.cfg|pyproject\.toml|noxfile\.py)$/],
  [/\bjust\b/, /^[Jj]ustfile$/],
];

function isGuarded(path: string, task: CoderTask, target: string | null): boolean {
  if (isTest(path) || isShadow(path)) return true;
  if (task.checkCmd === null) return false;
  if (DEFINITIONS.some(([tool, file]) => tool.test(task.checkCmd!) && file.test(base(path)))) return true;
  // The file that the task asks to change cannot be what decides; nor can the only file that came.
  const asked = target === null ? task.files.length === 1 : target === path;
  return !asked && isNamedBy(task.checkCmd, path);
}

const isNamedBy = (cmd: string, path: string) =>
  cmd
    .split(/[\s"'`;&|()<>=]+/)
    .map((word) => word.replace(/^(?:\.\/|\/workspace\/)+/, ""))
    .some((word) => word !== "" && (word === path || path.endsWith(`/${word}`)));

/** An example as a person writes it. */
export const shownExample = ({ name, args, output }: Example): string =>
  name === ""
    ? `input ${JSON.stringify(args[0])} -> ${JSON.stringify(output)}`
    : `${name}(${args.map((arg) => JSON.stringify(arg)).join(", ")}) -> ${JSON.stringify(output)}`;

function saysExamples({ examples, asserts }: ParsedTask): string {
  const parts = [];
  if (examples.length > 0) {
    const more = examples.length > 1 ? ` and ${examples.length - 1} more` : "";
    parts.push(`the examples of the task: ${shownExample(examples[0]!).slice(0, 300)}${more}`);
  }
  if (asserts !== null) parts.push(`the ${asserts.lines.length} assertions of the task`);
  return parts.join("; ").replaceAll("\n", " ");
}
