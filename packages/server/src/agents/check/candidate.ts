import type { Language, ParsedTask } from "../../task/port.ts";
import type { Sandbox } from "../../sandbox/port.ts";

const MOST_ENTRIES = 5000;
const FILE_BYTES = 512 << 10;
const EXTENSIONS: [RegExp, Language][] = [
  [/\.[cm]?jsx?$/, "javascript"],
  [/\.[cm]?tsx?$/, "typescript"],
  [/\.py$/, "python"],
  [/\.(?:sh|bash)$/, "shell"],
];
const IS_TEST = /(?:^|\/)(?:test_[^/]*|[^/]*[._-](?:test|spec)\.[^/]*|tests?\/.*|tests?\.[^/]*)$/;

/** The language of a file by its name. */
export const languageOf = (path: string): Language | null =>
  EXTENSIONS.find(([extension]) => extension.test(path))?.[1] ?? null;

/** The file of the workspace that gives `name`: the one the task names, else the least deep that defines it. */
export async function findFile(sandbox: Sandbox, name: string, parsed: ParsedTask): Promise<string | null> {
  const first = name.split(".")[0]!;
  for (const path of await sources(sandbox, parsed)) {
    const language = languageOf(path);
    if (language === "shell") continue;
    const text = (await sandbox.read(path, FILE_BYTES)).toString();
    if (defines(text, first, language === "python")) return path;
  }
  return null;
}

/** The program that reads the examples' inputs: the file the task names, else one with a telling name, else the only one. */
export async function findProgram(sandbox: Sandbox, parsed: ParsedTask): Promise<string | null> {
  const all = await sources(sandbox, parsed);
  if (parsed.target !== null && all.includes(parsed.target)) return parsed.target;
  const telling = all.find((path) => /(?:^|\/)(?:main|solution|program|index|app)\.[^/]+$/.test(path));
  return telling ?? all[0] ?? null;
}

/** Source files in the order in which they are asked. */
async function sources(sandbox: Sandbox, { target, language }: ParsedTask): Promise<string[]> {
  const { entries } = await sandbox.list(MOST_ENTRIES);
  const wanted = (found: Language | null) =>
    found !== null &&
    (language === null || found === language || (language === "javascript" && found === "typescript"));
  const depth = (path: string) => path.split("/").length;
  return entries
    .filter((entry) => entry.kind === "file" && entry.sizeBytes <= FILE_BYTES)
    .map((entry) => entry.path)
    .filter((path) => path === target || (wanted(languageOf(path)) && !IS_TEST.test(path)))
    .filter((path) => !path.split("/").includes("node_modules"))
    .sort((a, b) => Number(b === target) - Number(a === target) || depth(a) - depth(b) || (a < b ? -1 : 1));
}

function defines(text: string, name: string, python: boolean): boolean {
  const word = name.replaceAll("$", "\\$");
  const shapes = python
    ? [`^(?:async\\s+)?(?:def|class)\\s+${word}\\b`, `^${word}\\s*(?::[^=]*)?=`, `^from\\s.*\\b${word}\\b`]
    : [
        `\\b(?:function\\s*\\*?|class|const|let|var)\\s+${word}\\b`,
        `\\bexports\\.${word}\\s*=`,
        `\\b(?:export|module\\.exports\\s*=)\\s*\\{[^}]*\\b${word}\\b`,
        `\\bmodule\\.exports\\s*=\\s*${word}\\b`,
      ];
  return shapes.some((shape) => new RegExp(shape, "m").test(text));
}
