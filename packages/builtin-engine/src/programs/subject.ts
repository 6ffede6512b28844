import { assertionsIn } from "../task/asserts.ts";
import { doctests } from "../task/examples.ts";
import { parseTask } from "../task/parse-task.ts";
import { holdsBigInt } from "../task/literal.ts";
import type { Example, Language, ParsedTask } from "../task/parsed-task.ts";
import type { Action, Conversation } from "./conversation.ts";
import { importsOf, type Imported } from "./imports.ts";
import { constantsIn } from "./named-constants.ts";
import { findFunction } from "./patch.ts";
import { parameterName } from "./print.ts";
import type { PrintTarget } from "./bodies.ts";
import { testFor, type Shape } from "./source.ts";
import { rowsIn } from "./rows.ts";

/** A requested function, with its examples from the task (`spoken`) and from the given tests (`tested`). */
export interface Wanted {
  name: string;
  params: string[];
  spoken: Example[];
  tested: Example[];
}

/** What to write, and how to check it. */
export interface Subject {
  functions: Wanted[];
  path: string;
  shape: Shape;
  /** The original content of the file at `path`; null if there is none. */
  given: string | null;
  /** Paths of the test files that came with the task. */
  tests: string[];
  /** A test that the engine writes; null if the task came with tests. */
  ownTest: { path: string; content: string } | null;
  command: string;
  constants: (string | number)[];
  /** The text of the task without quoted strings, cut at 8,000 characters. */
  text: string;
  /** Whether the task asks for a program, so that its examples need no function name. */
  isProgram: boolean;
}

const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*[._-](?:test|spec)\.[^/]*|tests?\/[^/]*|tests?\.[^/]*)$/;
const CODE_FILE = /\.(?:[cm]?[jt]s|py)$/;

export const isTest = (path: string) => TEST_FILE.test(path) && CODE_FILE.test(path);
export const isCode = (path: string) => CODE_FILE.test(path);

/** Reads what the conversation asks for; null if neither the task nor its tests give examples or a file to work on. */
export function readSubject(conversation: Conversation): Subject | null {
  const { task, check, actions } = conversation;
  const parsed = plain(parseTask(task));
  const files = firstRead(actions);
  const tests = [...files].filter(([path]) => isTest(path));
  const imported = tests.flatMap(([path, content]) => importsOf(path, content));
  const tested = readable(tests.flatMap(([, content]) => examplesInTest(content, imported)));
  const asked = [...new Set([...parsed.examples, ...tested].map(({ name }) => name))];
  const path = pathOf({ asked: parsed.target, imported, names: asked, files, language: parsed.language });
  const given = files.get(path) ?? null;
  const target = targetOf(path);
  const spoken = unique(readable([...parsed.examples, ...documented(given, target, asked)]));
  const names = [...new Set([...asked, ...spoken.map(({ name }) => name)])];
  const wanted = names.filter((name) => isWanted(name, names, imported));
  if (parsed.language === "shell" || (wanted.length === 0 && given === null)) return null;
  const own = tests.length === 0 ? testFor(path, spoken.slice(0, 40), target) : null;
  return {
    functions: wanted.map((name) => wantedOf(name, { task, given, target, spoken, tested })),
    path,
    shape: shapeOf(
      target,
      imported.find((one) => one.path === path),
    ),
    given,
    tests: tests.map(([test]) => test),
    ownTest: own,
    command: testCommand(tests, runnable(check)) ?? own?.command ?? "true",
    constants: constantsIn(task, [...spoken, ...tested]),
    text: task.slice(0, 8_000).replaceAll(/"[^"\n]{0,200}"|(?<!\w)'[^'\n]{0,200}'/g, " "),
    isProgram: parsed.isProgram,
  };
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

interface Sources {
  task: string;
  given: string | null;
  target: PrintTarget;
  spoken: readonly Example[];
  tested: readonly Example[];
}

function wantedOf(name: string, { task, given, target, ...examples }: Sources): Wanted {
  const spoken = examples.spoken.filter((one) => one.name === name);
  const tested = examples.tested.filter((one) => one.name === name);
  const params = paramsOf(name, task, given, target, spoken[0] ?? tested[0]!);
  return { name, params, spoken, tested };
}

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
function documented(given: string | null, target: PrintTarget, asked: readonly string[]): Example[] {
  if (given === null || target !== "python") return [];
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

interface Places {
  /** The path that the task requests, if any. */
  asked: string | null;
  imported: Imported[];
  names: string[];
  files: Map<string, string>;
  language: Language | null;
}

/** The path to write to: the one that the tests import, that the task requests, or that defines the functions now. */
function pathOf({ asked, imported, names, files, language }: Places): string {
  const sources = [...files].filter(([path]) => isCode(path) && !isTest(path));
  const only = sources.length === 1 ? sources[0]![0] : undefined;
  return (
    pathImporting(names, imported) ??
    (asked !== null && isCode(asked) ? asked : undefined) ??
    imported[0]?.path ??
    pathDefining(names, sources) ??
    only ??
    freshPath(names[0], language)
  );
}

const pathImporting = (names: readonly string[], imported: readonly Imported[]) =>
  imported.find(({ names: taken, whole }) => names.some((name) => taken.includes(name) || name === whole))
    ?.path;

const pathDefining = (names: readonly string[], sources: readonly [path: string, content: string][]) =>
  sources.find(([path, content]) => names.some((name) => findFunction(content, name, targetOf(path))))?.[0];

const EXTENSIONS = new Map<Language | null, string>([
  ["python", "py"],
  ["typescript", "ts"],
]);
const freshPath = (name: string | undefined, language: Language | null) =>
  `${name || "main"}.${EXTENSIONS.get(language) ?? "mjs"}`;

const targetOf = (path: string): PrintTarget => (path.endsWith(".py") ? "python" : "javascript");

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

/** Parameter names: from the given definition, from the signature in the task, or from the kinds of the arguments. */
function paramsOf(
  name: string,
  task: string,
  given: string | null,
  target: PrintTarget,
  example: Example,
): string[] {
  const count = name === "" ? 0 : example.args.length;
  const place = given === null || name === "" ? null : findFunction(given, name, target);
  if (place?.params.length === count) return place.params.map(parameterName);
  const signature = new RegExp(
    `\\b${name.replaceAll("$", String.raw`\$`)}\\(([A-Za-z_$][\\w$]{0,40}(?:\\s?:\\s?\\w{1,20})?(?:,\\s?[A-Za-z_$][\\w$]{0,40}(?:\\s?:\\s?\\w{1,20})?){0,6})\\)`,
  );
  const named =
    name === ""
      ? undefined
      : signature
          .exec(task)?.[1]
          ?.split(",")
          .map((param) => param.trim().split(/\s?:/)[0]!);
  if (named?.length === count && new Set(named).size === count) return named.map(parameterName);
  const base = example.args.map((arg) => (Array.isArray(arg) ? "values" : typeof arg));
  const short: Record<string, string> = { string: "text", values: "values" };
  const names = base.map((kind) => short[kind] ?? "n");
  return names.map((one, i) => (names.filter((other) => other === one).length > 1 ? `${one}${i + 1}` : one));
}
