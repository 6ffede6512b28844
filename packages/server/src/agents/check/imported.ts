import { baseOf, interpreterOf } from "./roles.ts";

const JS_ENDINGS = ["", ".mjs", ".js", ".cjs", ".mts", ".ts", ".cts", ".jsx", ".tsx", ".json", ".node"];
const JS_INDEX = /^(.*)\/(?:index\.(?:[cm]?[jt]sx?|json|node)|package\.json)$/;

/** A file's import path without extension, and its rank among the files with the same import path: the lowest rank is loaded. */
export function importedAs(path: string): { as: string; rank: number; python: boolean } {
  const compiled = /\.(?:so|pyd)$/.test(path);
  if (compiled || path.endsWith(".py")) {
    const folder = folderOf(path);
    if (baseOf(path).startsWith("__init__.") && folder !== "") return { as: folder, rank: 0, python: true };
    const as = path.slice(0, path.length - baseOf(path).length) + baseOf(path).split(".")[0]!;
    return { as, rank: compiled ? 1 : 2, python: true };
  }
  const folder = JS_INDEX.exec(path)?.[1];
  if (folder !== undefined) return { as: folder, rank: JS_ENDINGS.length, python: false };
  const ending = /\.\w{1,4}$/.exec(baseOf(path))?.[0] ?? "";
  const rank = JS_ENDINGS.indexOf(ending);
  return { as: rank < 0 ? path : path.slice(0, path.length - ending.length), rank, python: false };
}

const INCLUDES = /^[ \t]{0,40}([-s]?)include[ \t]{1,40}([^#\n]{1,2000})/;
const OPENS = /^[ \t]{0,40}if(?:n?def|n?eq)\b/;
const CLOSES = /^[ \t]{0,40}endif\b/;
const SOURCES = /(?:^|[\s;&|])(?:\.|source)[ \t]{1,8}(\S{1,300})([^\n]{0,200})/gm;
const IF_THERE = /(?:\[|\btest)[ \t]{1,8}-[efrs][ \t]{1,8}(\S{1,300})/g;
const OR_NOT = /\|\|[ \t]{0,8}(?:true|:)(?=\s|$|;)/;

/**
 * Names and patterns, without folders, of files that a makefile includes or that a shell script sources if they exist. A file
 * that it needs unconditionally may well be part of the work, so it is not listed.
 */
export function includedFiles(path: string, text: string): string[] {
  if (/^(?:gnumakefile|makefile)$|\.(?:mk|mak)$/i.test(baseOf(path))) return optionalIncludes(text);
  if (!/\.(?:sh|bash|bats)$/.test(path) && !/^(?:ba|da)?sh$/.test(interpreterOf(path, text) ?? "")) return [];
  const optional = new Set([...text.matchAll(IF_THERE)].map(([, word]) => nameIn(word!)));
  return [...text.matchAll(SOURCES)].flatMap(([, word, rest]) =>
    optional.has(nameIn(word!)) || OR_NOT.test(rest!) ? [nameIn(word!)] : [],
  );
}

/** Files that make reads only if they exist: by `-include`, by a pattern, in a condition, or those that a rule makes. */
function optionalIncludes(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const line of text.split("\n")) {
    if (OPENS.test(line)) depth += 1;
    else if (CLOSES.test(line)) depth -= 1;
    const [, dash, words] = INCLUDES.exec(line) ?? [];
    if (words === undefined) continue;
    const isOptional = dash !== "" || depth > 0 || /[*?]|\$\(wildcard/.test(words);
    for (const word of words.trim().split(/\s+/))
      if (isOptional || text.includes(`\n${word}:`) || text.startsWith(`${word}:`)) names.push(nameIn(word));
  }
  return names;
}

const nameIn = (word: string) => baseOf(word).replaceAll(/["';\]]/g, "");

export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
