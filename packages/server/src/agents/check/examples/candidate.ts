import { setImmediate as nextTurn } from "node:timers/promises";
import type { Language, ParsedTask } from "@signet/builtin-engine";
import type { Space } from "../port.ts";
import { roleOf } from "../roles.ts";
import { isNamedByImport } from "./python-module.ts";

const FILE_BYTES = 512 << 10;
/** Most files that are searched for one name. */
const MAX_FILES = 1_000;
const MAX_LISTS = 200;
const LIST_CHARACTERS = 4_000;
const EXTENSIONS: [RegExp, Language][] = [
  [/\.[cm]?jsx?$/, "javascript"],
  [/\.[cm]?tsx?$/, "typescript"],
  [/\.py$/, "python"],
  [/\.(?:sh|bash)$/, "shell"],
];

/** The language of a file by its extension, or null. */
export const languageOf = (path: string): Language | null =>
  EXTENSIONS.find(([extension]) => extension.test(path))?.[1] ?? null;

/** The file of the work that defines `name`: the one that the task names or imports, else the one closest to the workspace root. */
export async function findFile(space: Space, name: string, parsed: ParsedTask): Promise<string | null> {
  const first = name.split(".")[0]!;
  for (const path of sources(space, parsed).slice(0, MAX_FILES)) {
    // Parsing blocks the event loop, so yield between files.
    await nextTurn();
    space.signal.throwIfAborted();
    const language = languageOf(path);
    const bytes = language === "shell" ? null : await space.read(path);
    if (bytes === null || bytes.length > FILE_BYTES) continue;
    if (defines(bytes.toString(), first, language === "python")) return path;
  }
  return null;
}

/** A name and the file of the work that defines it. */
export interface CalledName {
  file: string;
  name: string;
}

/** The names that lines of code call and that a file of the work defines. */
export async function calledNames(
  space: Space,
  lines: readonly string[],
  parsed: ParsedTask,
): Promise<CalledName[]> {
  const called = lines.join("\n").matchAll(/(?<![\w.$])([A-Za-z_$][\w$]{0,100})\s{0,8}\(/g);
  const names: CalledName[] = [];
  for (const name of new Set(Array.from(called, (match) => match[1]!))) {
    const file = await findFile(space, name, parsed);
    if (file !== null) names.push({ file, name });
  }
  return names;
}

/** The program that reads the examples' inputs: the file that the task names, else one named like a main program, else the first. */
export function findProgram(space: Space, parsed: ParsedTask): string | null {
  const candidates = sources(space, parsed);
  if (parsed.target !== null && candidates.includes(parsed.target)) return parsed.target;
  const main = candidates.find((path) => /(?:^|\/)(?:main|solution|program|index|app)\.[^/]+$/.test(path));
  return main ?? candidates[0] ?? null;
}

/** Candidate source files, in order of preference. */
function sources(space: Space, { target, language, imports }: ParsedTask): string[] {
  const wanted = (candidate: Language | null) =>
    candidate !== null &&
    (language === null ||
      candidate === language ||
      (language === "javascript" && candidate === "typescript"));
  return space.files
    .filter((path) => path === target || (wanted(languageOf(path)) && roleOf(path) !== "test"))
    .map((path) => ({ path, folders: path.split("/"), imported: isNamedByImport(path, imports) }))
    .filter(({ folders }) => !folders.includes("node_modules"))
    .toSorted(
      (a, b) =>
        Number(b.path === target) - Number(a.path === target) ||
        Number(b.imported) - Number(a.imported) ||
        a.folders.length - b.folders.length ||
        (a.path < b.path ? -1 : 1),
    )
    .map(({ path }) => path);
}

/** Whether a text defines or exports a name, in time linear in its length. */
function defines(text: string, name: string, python: boolean): boolean {
  const word = name.replaceAll("$", "\\$");
  if (python) {
    const line = new RegExp(
      `^(?:(?:async[ \\t]{1,8})?(?:def|class)[ \\t]{1,8}${word}\\b|${word}[ \\t]{0,8}[:=]|from[ \\t][^\\n]{0,300}\\b${word}\\b)`,
      "m",
    );
    return line.test(text);
  }
  const declared = new RegExp(
    `\\b(?:function[ \\t]{0,8}\\*?|class|const|let|var)[ \\t]{1,8}${word}(?![\\w$])|\\bfunction[ \\t]{0,8}\\*[ \\t]{0,8}${word}(?![\\w$])|\\bexports\\.${word}[ \\t]{0,8}=|\\bmodule\\.exports[ \\t]{0,8}=[ \\t]{0,8}${word}(?![\\w$])`,
  );
  return (
    declared.test(text) ||
    exportLists(text).some((list) => new RegExp(`(?<![\\w$])${word}(?![\\w$])`).test(list))
  );
}

/** The texts between the braces of `export { … }` and `module.exports = { … }`. */
function exportLists(text: string): string[] {
  const lists: string[] = [];
  for (const match of text.matchAll(/\b(?:export|module\.exports[ \t]{0,8}=)\s{0,8}\{/g)) {
    if (lists.length >= MAX_LISTS) break;
    const list = text.slice(match.index + match[0].length, match.index + match[0].length + LIST_CHARACTERS);
    lists.push(list.slice(0, (list.indexOf("}") + 1 || list.length + 1) - 1));
  }
  return lists;
}
