import path from "node:path";

/** A part of a shell line, by rough splitting without a parser: the commands of a pipe, or a bracket. */
export type LinePart = "(" | ")" | string[][];

const BETWEEN = /([()])|&&|\|\||[;&\n{}]|(?:^|\s)(?:do|then|else|if|while|until|!)(?=\s)/;
const INTERPRETER = /^(?:python3?|node|deno|bun|ruby|perl|php|lua|Rscript)$/;

/** The parts of a line, in order. Quotes are removed from words; the values of assignments stay whole. */
export const partsOf = (line: string): LinePart[] =>
  line
    .replace(VALUE, (_, start: string, value: string) => start + hidden(value))
    .replace(/(?:^|\s)#.*$/, "")
    .split(BETWEEN)
    .filter((part) => part !== undefined)
    .map((part) => {
      if (part === "(" || part === ")") return part;
      return part
        .split("|")
        .map(wordsOf)
        .filter((words) => words.length > 0);
    });

/** The value of an assignment. Commands whose output it takes are not part of it, because they are started too. */
const VALUE =
  /((?:^|[\s;&|({])[A-Za-z_]\w*=)((?:"(?:[^"$`]|\$(?!\()|\$\(pwd\))*"|'[^']*'|\$\{[^{}"'`]*\}|\$\(pwd\)|[^\s;&|(){}"'`])+)/g;

/** Signs in values that would split a line, and the characters that stand for them meanwhile. */
const SPLITS = " \t;&|(){}#";
const HIDDEN = "\uE000\uE001\uE002\uE003\uE004\uE005\uE006\uE007\uE008\uE009";
const exchanged = (text: string, from: string, by: string) =>
  Array.from(text, (char) => by[from.indexOf(char)] ?? char).join("");
const hidden = (value: string) => exchanged(value.replace(/["']/g, ""), SPLITS, HIDDEN);

const wordsOf = (command: string): string[] =>
  command
    .split(/[\s"'`]+/)
    .filter(Boolean)
    .map((word) => (/[\uE000-\uE009]/.test(word) ? exchanged(word, HIDDEN, SPLITS) : word));

/** Whether a line contains a `test` or `[` comparison. */
export function comparesValues(line: string): boolean {
  const at = line.search(/(?:^|[\s;&|(!])(?:\[\[?|test)\s/);
  return at >= 0 && /\s(?:==?|!=|=~|-(?:eq|ne|lt|le|gt|ge))\s/.test(line.slice(at));
}

/** The script that a command starts; null if there is none or its name needs expansion. */
export function programOf([tool = "", ...args]: readonly string[]): string | null {
  const isShell = /^(?:ba|da)?sh$/.test(tool);
  if (!isShell && !INTERPRETER.test(tool))
    return /^\.{0,2}\/?[\w./-]+\.(?:sh|bash|py|[cm]?js|rb|pl)$/.test(tool) ? tool : null;
  if (args.some((word) => /^-(?:[cemp]|pe|-(?:eval|print)(?:=.*)?)$/s.test(word))) return null;
  const program = args.find((word) => !word.startsWith("-") && !(isShell && word === "pipefail"));
  return program === undefined || /[$*?<>]/.test(program) ? null : program;
}

/** A start of one of the project's programs. */
export interface ProgramRun {
  file: string;
  args: string[];
  folder: string;
}

/** The last command of a pipe, if it is a program of the project and its output is not captured or written to a file. */
export function runIn(
  pipe: readonly string[][],
  line: string,
  folder: string,
  project: { has(file: string): boolean },
): ProgramRun[] {
  const words = pipe.at(-1) ?? [];
  const program = /\$\(|`/.test(line) ? null : programOf(words);
  const at = words.findIndex((word) => /^1?>/.test(word));
  const isKept = at >= 0 && !/^1?>>?(?:&2|\/dev\/null)$/.test(words.slice(at, at + 2).join(""));
  if (program === null || isKept) return [];
  const file = path.posix.join(folder, program);
  return project.has(file) ? [{ file, args: words.slice(words.indexOf(program) + 1), folder }] : [];
}
