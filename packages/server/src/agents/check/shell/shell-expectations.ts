import { randomInt } from "node:crypto";
import { lineOf, shuffled } from "../compiled/expectations.ts";
import { withEdits } from "../compiled/tokens.ts";
import { newWord } from "./run.ts";
import type { ChangedExpectation } from "./test-source.ts";
import { type ShellWord, wordsOf } from "./words.ts";

const MOST_SITES = 8;
const EQUALS = new Set(["=", "==", "-eq"]);
const OWN = /^(?:assert|check|expect|is|eq|ok|t|test|verify|should|must|run_test|compare)[\w-]*$/i;
const BRANCHES = /^\s*(?:if|elif|while|until|for|case|!|function)\b|^\s*!|\(\)\s*\{/;

interface Site {
  word: ShellWord;
  sure: boolean;
}

/**
 * Copies of a script, each with one expectation changed. Surely failing are those of plain statements of the script
 * itself, whose failure ends it or is taken up by `||`.
 */
export function changedComparisons(
  text: string,
  boundaries: ReadonlySet<number>,
  errexit: boolean,
): ChangedExpectation[] {
  const sites: Site[] = [];
  let offset = 0;
  const lines = text.split("\n");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  for (const [i, line] of lines.entries()) {
    const words = wordsOf(line, offset);
    offset += line.length + 1;
    const plain = boundaries.has(i + 1) && !/^\s/.test(line) && !BRANCHES.test(line);
    const alone = !words.some((word) => word.text === "&&" || word.text === "&");
    const decides = words.some((word) => word.text === "||") || errexit || i === last;
    sites.push(
      ...sitesIn(words, lines[i - 1] ?? "").map(({ word, sure }) => ({
        word,
        sure: sure && plain && alone && decides,
      })),
    );
  }
  const chosen = shuffled(sites).sort((a, b) => Number(b.sure) - Number(a.sure));
  return chosen.slice(0, MOST_SITES).flatMap(({ word, sure }) =>
    changesOf(word.text, sure).map((to) => ({
      text: withEdits(text, [{ start: word.start, end: word.end, to }]),
      where: `line ${lineOf(text, word.start)}`,
      sure,
    })),
  );
}

/** Where a number may be no more than a bound or an input, it is changed both ways: up and odd, down and even. */
function changesOf(text: string, sure: boolean): string[] {
  const far = 2 * (500 + randomInt(4500));
  if (/^\d+$/.test(text)) return [Number(text) + far + 1, ...(sure ? [] : [Number(text) - far])].map(String);
  const quote = text.at(-1)!;
  return [/^['"]/.test(text) ? `${text.slice(0, -1)}${newWord(3)}${quote}` : `${text}${newWord(3)}`];
}

function sitesIn(line: ShellWord[], before: string): Site[] {
  const found: Site[] = [];
  const words = withoutDefinition(line);
  const texts = words.map((word) => word.text);
  const compares = texts.some(
    (text, i) => text === "[" || text === "[[" || (text === "test" && i < words.length - 2),
  );
  if (compares)
    for (const [i, word] of words.entries()) {
      const [operator = "", left] = [texts[i - 1], words[i - 2]];
      if (!word.literal || left === undefined || left.literal) continue;
      if (EQUALS.has(operator)) found.push({ word, sure: true });
      if (operator === "!=" || operator === "-ne") found.push({ word, sure: false });
    }
  if (found.length > 0) return found;
  const end = texts.findIndex((text) => /^(?:\|\|?|&&?|;|>.*)$/.test(text));
  const command = words.slice(0, end < 0 ? words.length : end);
  const argument = command.at(-1);
  if (command.length > 2 && argument?.literal && OWN.test(texts[0]!) && texts[0] !== "test")
    found.push({ word: argument, sure: false });
  // What is printed into a comparison, and what is looked for.
  const grep = texts.findIndex((text) => /^[ef]?grep$/.test(text));
  const pattern = grep < 0 ? undefined : words.slice(grep + 1).find((word) => !word.text.startsWith("-"));
  const negated =
    texts.includes("!") || /&&\s*(?:exit|false|fail)/.test(words.map((word) => word.text).join(" "));
  if (pattern?.literal && !negated)
    found.push({ word: pattern, sure: !before.endsWith("\\") && texts[grep + 1]!.startsWith("-") });
  if (
    (texts[0] === "echo" || texts[0] === "printf") &&
    texts.includes("|") &&
    texts.some((text) => /^(?:diff|cmp)$/.test(text)) &&
    argument?.literal
  )
    found.push({ word: argument, sure: texts[0] === "echo" });
  return found;
}

/** What a function does, where it is defined in one line: `is_four() { test "$1" = 4; }`. */
function withoutDefinition(words: ShellWord[]): ShellWord[] {
  const [, open, close, brace] = words.map((word) => word.text);
  return open === "(" && close === ")" && (brace === "{" || brace === "(") ? words.slice(4) : words;
}
