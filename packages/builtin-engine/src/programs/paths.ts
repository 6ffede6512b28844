import type { Language } from "../task/parsed-task.ts";
import type { PrintTarget } from "./bodies.ts";
import type { Imported } from "./imports.ts";
import { findFunction } from "./patch.ts";

const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*[._-](?:test|spec)\.[^/]*|tests?\/[^/]*|tests?\.[^/]*)$/;
const CODE_FILE = /\.(?:[cm]?[jt]s|py)$/;

export const isTest = (path: string) => TEST_FILE.test(path) && CODE_FILE.test(path);
export const isCode = (path: string) => CODE_FILE.test(path);

/** What decides where functions are written. */
export interface Places {
  /** The path that the task requests for everything, if any. */
  asked: string | null;
  /** The paths that the task requests for single functions, if they differ. */
  each: Map<string, string>;
  imported: Imported[];
  /** The tests, which may call a function as a member of its module. */
  tests: readonly (readonly [path: string, content: string])[];
  names: string[];
  files: Map<string, string>;
  language: Language | null;
}

/** The path to write to: the one that the tests import, that the task requests, or that defines the functions now. */
export function mainPath({ asked, imported, names, files, language }: Places): string {
  const sources = sourcesIn(files);
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

/** The path of one function; `main` unless the tests, the task or the given files say another. */
export function pathOf(name: string, main: string, { asked, each, imported, tests, files }: Places): string {
  if (name === "") return main;
  const free = asked === null && imported.length === 0;
  return (
    pathImporting([name], imported) ??
    pathCalled(name, imported, tests) ??
    each.get(name) ??
    (free ? pathDefining([name], sourcesIn(files)) : undefined) ??
    main
  );
}

const sourcesIn = (files: Map<string, string>) =>
  [...files].filter(([path]) => isCode(path) && !isTest(path));

const pathImporting = (names: readonly string[], imported: readonly Imported[]) =>
  imported.find(({ names: taken, whole }) => names.some((name) => taken.includes(name) || name === whole))
    ?.path;

/** The module whose member the tests call by this name, if they import several modules. */
function pathCalled(name: string, imported: readonly Imported[], tests: Places["tests"]): string | undefined {
  if (new Set(imported.map(({ path }) => path)).size < 2) return undefined;
  const word = name.replaceAll("$", String.raw`\$`);
  return imported.find(({ module }) => {
    if (module === null) return false;
    const call = new RegExp(`(?<![\\w$.])${module.replaceAll("$", String.raw`\$`)}\\.${word}\\s?\\(`);
    return tests.some(([, content]) => call.test(content));
  })?.path;
}

const pathDefining = (names: readonly string[], sources: readonly [path: string, content: string][]) =>
  sources.find(([path, content]) => names.some((name) => findFunction(content, name, targetOf(path))))?.[0];

const EXTENSIONS = new Map<Language | null, string>([
  ["python", "py"],
  ["typescript", "ts"],
]);
const freshPath = (name: string | undefined, language: Language | null) =>
  `${name || "main"}.${EXTENSIONS.get(language) ?? "mjs"}`;

/** The language that a file is written in. */
export const targetOf = (path: string): PrintTarget => (path.endsWith(".py") ? "python" : "javascript");
