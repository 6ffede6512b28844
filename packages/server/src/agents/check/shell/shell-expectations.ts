import { randomInt } from "node:crypto";
import { lineOf, shuffled } from "../compiled/expectations.ts";
import { withEdits } from "../compiled/tokens.ts";
import { newWord } from "./run.ts";
import type { ChangedExpectation } from "./test-source.ts";
import { type ShellWord, wordsOf } from "./words.ts";

const MAX_SITES = 8;
const EQUALS = new Set(["=", "==", "-eq"]);
const OWN = /^(?:assert|check|expect|is|eq|ok|t|test|verify|should|must|run_test|compare)[\w-]*$/i;
const BRANCHES = /^\s*(?:if|elif|while|until|for|case|!|function)\b|^\s*!|\(\)\s*\{/;

/** Words that change together. */
interface Site {
  words: ShellWord[];
  sure: boolean;
}

/** `boundaries`: line counts after which the script is syntactically complete. `upTo`: the last line that may have run. */
interface ScriptPlan {
  boundaries: ReadonlySet<number>;
  errexit: boolean;
  upTo: number;
}

/**
 * Copies of a script, each with one changed expectation. A copy must fail (`sure`) if the change is in a plain statement of the
 * script itself, whose failure ends the script or is handled by `||`.
 */
export function changedComparisons(
  text: string,
  { boundaries, errexit, upTo }: ScriptPlan,
): ChangedExpectation[] {
  const sites: Site[] = [];
  let offset = 0;
  const lines = text.split("\n");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const positions = expectedPositions(text);
  for (const [i, line] of lines.slice(0, upTo).entries()) {
    const words = wordsOf(line, offset);
    offset += line.length + 1;
    const plain = boundaries.has(i + 1) && !/^\s/.test(line) && !BRANCHES.test(line);
    const alone = !words.some((word) => word.text === "&&" || word.text === "&");
    const decides = words.some((word) => word.text === "||") || errexit || i === last;
    sites.push(
      ...sitesIn(words, lines[i - 1] ?? "", positions).map(({ words: changed, sure }) => ({
        words: changed,
        sure: sure && plain && alone && decides,
      })),
    );
  }
  const chosen = shuffled(sites).sort((a, b) => Number(b.sure) - Number(a.sure));
  return chosen.slice(0, MAX_SITES).flatMap(({ words, sure }) => {
    const ways = sure || !words.some((word) => IS_NUMBER.test(word.text)) ? [1] : [1, -1];
    return ways.map((way) => ({
      text: withEdits(
        text,
        words.map(({ start, end, text: from }) => ({ start, end, to: changeOf(from, way) })),
      ),
      where: `line ${lineOf(text, words[0]!.start)}`,
      sure,
    }));
  });
}

/** For each function that names one of its arguments as what is expected, the position of that argument. */
function expectedPositions(text: string): Map<string, number> {
  const positions = new Map<string, number>();
  let name: string | undefined;
  for (const line of text.split("\n")) {
    name = /^\s*(?:function\s+)?([\w-]+)\s*\(\)/.exec(line)?.[1] ?? name;
    const at = /\b(?:want|wanted|expect|expected|exp)=["']?\$\{?([1-9])\b/.exec(line)?.[1];
    if (name !== undefined && at !== undefined) positions.set(name, Number(at));
    if (line.startsWith("}")) name = undefined;
  }
  return positions;
}

const IS_NUMBER = /^\d+$/;

/** Changes a word. A number that may be only a bound or an input is changed in both directions: by an odd amount up, an even one down. */
function changeOf(text: string, way: number): string {
  const far = 2 * (500 + randomInt(4500));
  if (IS_NUMBER.test(text)) return String(way > 0 ? Number(text) + far + 1 : Number(text) - far);
  const quote = text.at(-1)!;
  return /^['"]/.test(text) ? `${text.slice(0, -1)}${newWord(3)}${quote}` : `${text}${newWord(3)}`;
}

/** Expectations in a line: compared values, or else arguments of the script's functions, grep patterns and printed texts that are compared. */
function sitesIn(line: ShellWord[], before: string, positions: ReadonlyMap<string, number>): Site[] {
  const words = withoutDefinition(line);
  const compared = comparisonSites(words);
  if (compared.length > 0) return compared;
  const end = words.findIndex(({ text }) => /^(?:\|\|?|&&?|;|>.*)$/.test(text));
  const command = words.slice(0, end < 0 ? words.length : end);
  return [...argumentSites(command, positions), ...grepSites(words, before), ...printedSites(command, words)];
}

/** Literal values after an operator of `[` or `test` whose left side is computed. */
function comparisonSites(words: ShellWord[]): Site[] {
  const compares = words.some(
    ({ text }, i) => text === "[" || text === "[[" || (text === "test" && i < words.length - 2),
  );
  if (!compares) return [];
  return words.flatMap((word, i): Site[] => {
    const [operator, left] = [words[i - 1]?.text ?? "", words[i - 2]];
    if (!word.literal || left === undefined || left.literal) return [];
    if (EQUALS.has(operator)) return [{ words: [word], sure: true }];
    return operator === "!=" || operator === "-ne" ? [{ words: [word], sure: false }] : [];
  });
}

/** The expected value in a call of one of the script's functions. */
function argumentSites([name, ...args]: ShellWord[], positions: ReadonlyMap<string, number>): Site[] {
  const position = positions.get(name?.text ?? "");
  if (name === undefined || name.text === "test" || (position === undefined && !OWN.test(name.text)))
    return [];
  const named = position === undefined ? undefined : args[position - 1];
  const expected = named?.literal ? [named] : expectedIn(args);
  return expected.length > 0 ? [{ words: expected, sure: false }] : [];
}

/** The pattern of a grep that has to match. */
function grepSites(words: ShellWord[], before: string): Site[] {
  const texts = words.map((word) => word.text);
  const grep = texts.findIndex((text) => /^[ef]?grep$/.test(text));
  const pattern = grep < 0 ? undefined : words.slice(grep + 1).find((word) => !word.text.startsWith("-"));
  const negated = texts.includes("!") || /&&\s*(?:exit|false|fail)/.test(texts.join(" "));
  if (!pattern?.literal || negated) return [];
  return [{ words: [pattern], sure: !before.endsWith("\\") && texts[grep + 1]!.startsWith("-") }];
}

/** A text that is printed into a comparison. */
function printedSites(command: ShellWord[], words: ShellWord[]): Site[] {
  const [printer, argument] = [command[0]?.text, command.at(-1)];
  const isPiped = words.some(({ text }) => text === "|");
  const isCompared = isPiped && words.some(({ text }) => text === "diff" || text === "cmp");
  if ((printer !== "echo" && printer !== "printf") || !isCompared || !argument?.literal) return [];
  return [{ words: [argument], sure: printer === "echo" }];
}

/**
 * The arguments of a function call that may be expectations: all literals, if at most one other argument is computed, because
 * it is unknown which literal is the expectation and which one is only the name of the test.
 */
function expectedIn(given: ShellWord[]): ShellWord[] {
  const literal = given.filter((word) => word.literal && !word.text.startsWith("-"));
  const computed = given.filter((word) => !word.literal).length;
  const isClear = computed === 0 || literal.length > 1 || given.at(-1) === literal[0];
  return given.length > 1 && computed < 2 && isClear ? literal : [];
}

/** The words of a line without the start of a one-line function: `is_four() { test "$1" = 4; }`. */
function withoutDefinition(words: ShellWord[]): ShellWord[] {
  const [, open, close, brace] = words.map((word) => word.text);
  return open === "(" && close === ")" && (brace === "{" || brace === "(") ? words.slice(4) : words;
}
