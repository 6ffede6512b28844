import { assertionsIn } from "../task/asserts.ts";
import { doctests } from "../task/examples.ts";
import { parseTask } from "../task/parse-task.ts";
import { holdsBigInt } from "../task/literal.ts";
import { functionFiles } from "../task/function-files.ts";
import type { Example, ParsedTask } from "../task/parsed-task.ts";
import type { Action, Conversation } from "./conversation.ts";
import { importsOf, type Imported } from "./imports.ts";
import { constantsIn } from "./named-constants.ts";
import { findFunction } from "./patch.ts";
import { isTest, mainPath, pathOf, targetOf } from "./paths.ts";
import type { PrintTarget } from "./bodies.ts";
import { testFor, type Shape } from "./source.ts";
import { rowsIn } from "./rows.ts";
import { type Wanted, wantedOf } from "./wanted.ts";

/** A source file to work on. */
export interface Part {
  path: string;
  shape: Shape;
  /** The original content of the file; null if there is none. */
  given: string | null;
  /** The functions that it is to have. */
  functions: Wanted[];
}

/** What to write, and how to check it. */
export interface Subject {
  /** The files to write, at least one. */
  parts: Part[];
  /** The functions of all parts, in the order of the task. */
  functions: Wanted[];
  /** The original content of each file that was read. */
  files: Map<string, string>;
  /** What the tests import. */
  imported: Imported[];
  /** Paths of the test files that came with the task. */
  tests: string[];
  /** The tests that the engine writes, one for each part; empty if the task came with tests. */
  ownTests: { path: string; content: string }[];
  command: string;
  constants: (string | number)[];
  /** The text of the task without quoted strings, cut at 8,000 characters. */
  text: string;
  /** Whether the task asks for a program, so that its examples need no function name. */
  isProgram: boolean;
}

/** Reads what the conversation asks for; null if neither the task nor its tests give examples or a file to work on. */
export function readSubject(conversation: Conversation): Subject | null {
  const { task, check, actions } = conversation;
  const parsed = plain(parseTask(task));
  const files = firstRead(actions);
  const tests = [...files].filter(([path]) => isTest(path));
  const imported = tests.flatMap(([path, content]) => importsOf(path, content));
  const tested = readable(tests.flatMap(([, content]) => examplesInTest(content, imported)));
  const asked = [...new Set([...parsed.examples, ...tested].map(({ name }) => name))];
  const each = functionFiles(task, asked);
  const places = {
    asked: parsed.target,
    each,
    imported,
    tests,
    names: asked,
    files,
    language: parsed.language,
  };
  const main = mainPath(places);
  const paths = new Map(asked.map((name) => [name, pathOf(name, main, places)]));
  const inFiles = [...new Set([main, ...paths.values()])].flatMap((path) => documented(path, files, asked));
  const spoken = unique(readable([...parsed.examples, ...inFiles]));
  const names = [...new Set([...asked, ...spoken.map(({ name }) => name)])];
  const wanted = names.filter((name) => isWanted(name, names, imported));
  if (parsed.language === "shell" || (wanted.length === 0 && !files.has(main))) return null;
  const functions = wanted.map((name) =>
    wantedOf(name, { task, path: paths.get(name) ?? main, files, spoken, tested }),
  );
  const parts = partsOf(functions, { main, paths, imported, files });
  const own = tests.length > 0 ? [] : parts.map((part) => ownTest(part, parts.length > 1, spoken));
  return {
    parts,
    functions,
    files,
    imported,
    tests: tests.map(([test]) => test),
    ownTests: own,
    command:
      testCommand(tests, runnable(check)) ?? (own.map(({ command }) => command).join(" && ") || "true"),
    constants: constantsIn(task, [...spoken, ...tested]),
    text: task.slice(0, 8_000).replaceAll(/"[^"\n]{0,200}"|(?<!\w)'[^'\n]{0,200}'/g, " "),
    isProgram: parsed.isProgram,
  };
}

/** The files of the functions; the main file first if it has any, and alone if there are no functions. */
function partsOf(
  functions: readonly Wanted[],
  places: {
    main: string;
    paths: Map<string, string>;
    imported: readonly Imported[];
    files: Map<string, string>;
  },
): Part[] {
  const { main, paths, imported, files } = places;
  const placeOf = ({ name }: Wanted) => paths.get(name) ?? main;
  const used = new Set(functions.map(placeOf));
  const inOrder =
    used.size === 0 ? [main] : [...used].toSorted((a, b) => Number(b === main) - Number(a === main));
  return inOrder.map((path) => ({
    path,
    shape: shapeOf(
      targetOf(path),
      imported.find((one) => one.path === path),
    ),
    given: files.get(path) ?? null,
    functions: functions.filter((one) => placeOf(one) === path),
  }));
}

/** The engine's own test of a part, with the examples of its functions if there are several parts. */
function ownTest({ path, shape, functions }: Part, isOneOfSeveral: boolean, spoken: readonly Example[]) {
  const own = spoken.filter(({ name }) => functions.some((one) => one.name === name));
  return testFor(path, (isOneOfSeveral ? own : spoken).slice(0, 40), shape.target);
}

/** The original content of each file, taken from its first read. */
function firstRead(actions: readonly Action[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const action of actions)
    if (action.kind === "read" && action.content !== null && !files.has(action.path))
      files.set(action.path, action.content);
  return files;
}

/** The check if it is a command; null if it is a description. */
const runnable = (check: string | null) =>
  check !== null && !/^the (?:examples|\d+ assertions)/.test(check) ? check : null;

/** Examples in a test file: asserts and table rows that call an imported function. */
function examplesInTest(content: string, imported: readonly Imported[]): Example[] {
  const lines = content.split("\n");
  const known = new Set(
    imported.flatMap(({ names, whole }) => [...names, ...(whole === null ? [] : [whole])]),
  );
  const asserted = assertionsIn(lines).flatMap(({ example }) => (example ? [example] : []));
  const all = [...asserted, ...rowsIn(content)].filter(({ name }) => known.size === 0 || known.has(name));
  const bare = imported.some(({ names, style }) => style === "python" && names.length === 0);
  return unique(bare ? [...asserted, ...rowsIn(content)] : all);
}

/** Doctests of a given Python file, for the requested functions, or for all that it defines if none is requested. */
function documented(path: string, files: Map<string, string>, asked: readonly string[]): Example[] {
  const given = files.get(path);
  if (given === undefined || targetOf(path) !== "python") return [];
  return doctests(given.split("\n")).filter(
    ({ name }) =>
      (asked.length === 0 || asked.includes(name)) && findFunction(given, name, "python") !== null,
  );
}

/**
 * Drops examples with integers that a number cannot hold: programs cannot use them, but the check compares them
 * exactly.
 */
const readable = (examples: Example[]) =>
  examples.filter(({ args, output }) => !holdsBigInt(args) && !holdsBigInt(output));
const plain = (parsed: ParsedTask): ParsedTask => ({ ...parsed, examples: readable(parsed.examples) });

const unique = (examples: Example[]) => [
  ...new Map(examples.map((one) => [JSON.stringify(one), one])).values(),
];

/** Whether to write this function. A program must be the only request; otherwise the names imported by tests decide. */
const isWanted = (name: string, names: string[], imported: readonly Imported[]) => {
  if (name === "") return names.length === 1;
  const known = imported.flatMap((one) => [...one.names, ...(one.whole === null ? [] : [one.whole])]);
  return known.length === 0 || known.includes(name) || imported.some((one) => one.names.length === 0);
};

function shapeOf(target: PrintTarget, imported: Imported | undefined): Shape {
  const whole = imported?.whole ?? null;
  if (target === "python") return { target, exports: "python", whole: null };
  return { target, exports: imported?.style === "require" ? "require" : "import", whole };
}

/** The command that checks the work: the given one, or the test runner for the given tests. */
function testCommand(tests: [string, string][], check: string | null): string | null {
  const plain = tests.filter(([path, content]) => path.endsWith(".py") && !/\bunittest\b/.test(content));
  const runsNothing = check !== null && /-m unittest\b/.test(check) && plain.length > 0;
  if (check !== null && !runsNothing) return check;
  if (tests.length === 0) return null;
  const commands = tests.map(([path, content]) => {
    if (!path.endsWith(".py")) return `node --test ${path}`;
    if (/\bunittest\b/.test(content)) return `python3 -m unittest ${path}`;
    return `python3 -c "import runpy, sys; [test() for name, test in runpy.run_path(sys.argv[1]).items() if name.startswith('test') and callable(test)]" ${path}`;
  });
  return commands.join(" && ");
}
