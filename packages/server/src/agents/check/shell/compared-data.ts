import { roleOf } from "../roles.ts";
import type { MutationTrial } from "./count-marked.ts";
import { IS_EXPECTED, withChangedByte } from "./expected-bytes.ts";
import { type ShellWord, wordsOf } from "./words.ts";

const MAX_LINES = 3_000;
const MAX_OPERANDS = 60;
const MAX_FILES = 200;
const MAX_ROUNDS = 4;
const MAX_DEPTH = 4;
const MAX_STARS = 3;

const TOOL = /^(?:diff|cmp|comm)$/;
const SOURCE = /\.(?:c|h|sh|bash|py|m?js|go|rs|java|rb|pl|awk|ts|mk)$/;
/** What prints a file into a comparison: `$(cat want.txt)`, `$(<want.txt)`. */
const PRINTS = /\$\([ \t]{0,8}(?:cat[ \t]{1,8}|<[ \t]{0,8})("[^"\n]{1,200}"|[^\s()"]{1,200})[ \t]{0,8}\)/g;
/** A comparison whose success is a failure, or whose result is not used. */
const REVERSED = /&&\s*(?:exit\s+[1-9]|false|fail)|\|\|\s*(?:true|:)(?:\s|;|$)|;\s*(?:true|:)\s*$/;
const FAILS = /\b(?:exit\s+[1-9]|return\s+[1-9]|false|fail\w*)\b/;

/**
 * Protected files named like expected data that the operands of comparisons in shell text can mean. A variable or a pattern
 * in an operand stands for anything.
 */
export function comparedData(text: string, fixed: Iterable<string>): string[] {
  const operands = operandsIn(text);
  if (operands.length === 0) return [];
  const values = assignedIn(text);
  const shapes = operands
    .flatMap((operand) => patternsOf(operand, values, 0))
    .flatMap((pattern) => shapeOf(pattern) ?? []);
  const paths = [...fixed].filter(
    (path) => path.length <= 512 && !SOURCE.test(path) && roleOf(path) !== "config",
  );
  return paths
    .filter((path) => IS_EXPECTED.test(path) && shapes.some((shape) => shape.test(path)))
    .slice(0, MAX_FILES);
}

/** Trials that change one byte of each of these files at once. A check that compares with any of them has to fail. */
export function changedData(fixed: ReadonlyMap<string, Buffer>, paths: readonly string[]): MutationTrial[] {
  const filled = paths.filter((path) => fixed.get(path)!.length > 0);
  if (filled.length === 0) return [];
  return Array.from({ length: MAX_ROUNDS }, () => ({
    kind: "changed",
    where: `one byte of ${saysFiles(filled)} was changed`,
    changes: new Map(filled.map((path) => [path, withChangedByte(fixed.get(path)!)!])),
    judge: ({ ended }) => (ended.exitCode === 0 ? "passes" : "fails"),
    sure: false,
    group: "compared data",
  }));
}

const saysFiles = ([first = "", ...more]: readonly string[]) =>
  more.length === 0 ? first : `${first} and of ${more.length} more`;

/** The operands of comparisons that have to succeed. */
function operandsIn(text: string): string[] {
  const operands: string[] = [];
  const lines = text.replaceAll("\\\n", " ").split("\n").slice(0, MAX_LINES);
  for (const [i, line] of lines.entries()) {
    if (REVERSED.test(line) || failsIfEqual(line, lines[i + 1] ?? "")) continue;
    const words = wordsOf(line, 0);
    for (const [at, word] of words.entries())
      if (TOOL.test(word.text) && (words[at - 1]?.text !== "!" || words[at - 2]?.text === "if"))
        operands.push(...argumentsFrom(words, at + 1));
    for (const [, word] of line.matchAll(PRINTS)) operands.push(word!);
    if (operands.length > MAX_OPERANDS) break;
  }
  return [...new Set(operands)].slice(0, MAX_OPERANDS);
}

/** Whether `if diff …; then` is followed by a failure. */
function failsIfEqual(line: string, next: string): boolean {
  const branch = /\bif\s+(?:diff|cmp)\b.*?\bthen\b(.*)$/.exec(line)?.[1];
  if (branch !== undefined) return FAILS.test((branch.trim() || next).split(/\belse\b/)[0]!);
  return false;
}

/** The plain arguments of a command, without options, redirections and substituted processes. */
function argumentsFrom(words: readonly ShellWord[], from: number): string[] {
  const args: string[] = [];
  let depth = 0;
  for (let at = from; at < words.length; at++) {
    const { text } = words[at]!;
    if (text === "(") depth += 1;
    else if (text === ")") depth -= 1;
    if (depth < 0 || (depth === 0 && /^(?:\|\|?|&&?|;;?)$/.test(text))) break;
    if (depth > 0 || text === ")" || text.startsWith("-")) continue;
    if (/^\d?[<>]/.test(text)) {
      if (/^\d?[<>]+$/.test(text) && words[at + 1]?.text !== "(") at += 1;
    } else args.push(text);
  }
  return args;
}

/** The values that variables are given, by assignments and by `for`. */
function assignedIn(text: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const add = (name: string, value: string) =>
    values.set(name, [...(values.get(name) ?? []), value].slice(0, 8));
  for (const [, name, value] of text.matchAll(
    /(?:^|[\s;({&|])([A-Za-z_]\w{0,50})=("[^"\n]{0,200}"|[^\s;&|"]{1,200})/g,
  ))
    add(name!, value!);
  for (const [, name, words] of text.matchAll(
    /\bfor[ \t]{1,8}(\w{1,50})[ \t]{1,8}in[ \t]{1,8}([^;\n]{1,300})/g,
  ))
    for (const word of words!.split(/\s+/).slice(0, 8)) if (word !== "") add(name!, word);
  return values;
}

/** What a word can become, with `*` for what is unknown. */
function patternsOf(word: string, values: ReadonlyMap<string, string[]>, depth: number): string[] {
  const plain = word
    .replaceAll(/["'\\]/g, "")
    .replaceAll(/\$\([^)]*\)?|`[^`]*`|\$\{\w+[^}\w][^}]*\}|\[[^\]]*\]/g, "*");
  const variable = /\$\{?(\w+)\}?/.exec(plain);
  if (variable === null) return [plain];
  const found = depth < MAX_DEPTH ? (values.get(variable[1]!) ?? ["*"]) : ["*"];
  const ends = [plain.slice(0, variable.index), plain.slice(variable.index + variable[0].length)];
  const inner = found.flatMap((value) => patternsOf(value, values, depth + 1)).slice(0, 8);
  return inner.flatMap((value) => patternsOf(`${ends[0]}${value}${ends[1]}`, values, depth + 1)).slice(0, 8);
}

/** A test for paths that fit a pattern, in any folder, or that lie below it; null if it has no literal part. */
function shapeOf(pattern: string): RegExp | null {
  const text = pattern
    .replaceAll(/\*+/g, "*")
    .replace(/^\/workspace\//, "")
    .replace(/^(?:\*\/|\.{1,2}\/)+/, "")
    .replace(/\/+$/, "");
  if (!/\w/.test(text) || text.split("*").length > MAX_STARS + 1) return null;
  const body = text
    .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("?", ".")
    .replaceAll("*", ".*");
  return new RegExp(`^(?:.*/)?${body}(?:/.*)?$`);
}
