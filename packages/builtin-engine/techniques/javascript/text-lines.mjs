/**
 * title: Lines of a text: number, sort, unique, longest, transpose, sums per line
 * when: The lines of a text have to be numbered, sorted, filtered, made unique, reversed, transposed, aligned, or the numbers of each line added or compared.
 * words: lines, number lines, line numbers, sort lines, unique lines, longest line, filter lines, grep, reverse lines, transpose text, indent, stdin, input lines, sum per line, max per line, sum of numbers in input
 * param START: 1 — number of the first line
 * param SEPARATOR: ". " — text between a number and its line
 * param INDENT: "  " — text put in front of each line
 */
const START = 1;
const SEPARATOR = ". ";
const INDENT = "  ";

/** A line feed at the end begins no line. */
export function linesOf(text) {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

const joined = (lines) => lines.join("\n");

export function numberLines(text, start = START, separator = SEPARATOR) {
  return joined(linesOf(text).map((line, i) => `${start + i}${separator}${line}`));
}

export function sortLines(text) {
  return joined(linesOf(text).sort());
}

/** Each line once, at its first place. */
export function uniqueLines(text) {
  return joined([...new Set(linesOf(text))]);
}

export function reverseLines(text) {
  return joined(linesOf(text).reverse());
}

export function removeBlankLines(text) {
  return joined(linesOf(text).filter((line) => line.trim() !== ""));
}

/** Lines that hold a part. */
export function linesContaining(text, part) {
  return linesOf(text).filter((line) => line.includes(part));
}

/** The first among equals; "" when there is none. */
export function longestLine(text) {
  return linesOf(text).reduce((best, line) => (line.length > best.length ? line : best), "");
}

export function indentLines(text, indent = INDENT) {
  return joined(linesOf(text).map((line) => (line === "" ? line : indent + line)));
}

/** Columns become lines; short lines are filled with spaces, spaces at the end are taken away. */
export function transposeLines(text) {
  const lines = linesOf(text).map((line) => [...line]);
  const width = Math.max(0, ...lines.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, x) => lines.map((line) => line[x] ?? " ").join(""));
  return joined(columns.map((column) => column.trimEnd()));
}

const numbersOf = (text) => (text.match(/(?:(?<![\p{L}\p{N}])-)?\d+(?:\.\d+)?/gu) ?? []).map(Number);
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** All numbers of the text added up. */
export function sumOfLines(text) {
  return sumOf(numbersOf(text));
}

/** The sum of the numbers of each line. */
export function sumPerLine(text) {
  return linesOf(text).map((line) => sumOf(numbersOf(line)));
}

/** The largest number of each line; null for a line without numbers. */
export function maxPerLine(text) {
  return linesOf(text)
    .map(numbersOf)
    .map((numbers) => (numbers.length > 0 ? Math.max(...numbers) : null));
}

/** The lists of numbers of the lines. */
export function numberRows(text) {
  return linesOf(text).map(numbersOf);
}

/** Lines in alphabetical order where case does not matter. */
export function sortLinesInAnyCase(text) {
  const key = (line) => line.toLowerCase();
  return joined(linesOf(text).sort((a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b))));
}

/** Lines in falling order. */
export function sortLinesDescending(text) {
  return joined(linesOf(text).sort().reverse());
}

/** Only lines without any character go: lines of spaces stay. */
export function removeBlankLinesOnly(text) {
  return joined(linesOf(text).filter((line) => line !== ""));
}

/** The last among equals; "" when there is none. */
export function longestLineOrLast(text) {
  return linesOf(text).reduce((best, line) => (line.length >= best.length ? line : best), "");
}

/** Lines with text are numbered, blank ones stay and do not count. */
export function numberLinesWithoutBlank(text, start = START, separator = SEPARATOR) {
  let number = start - 1;
  return joined(
    linesOf(text).map((line) => (line.trim() === "" ? line : `${(number += 1)}${separator}${line}`)),
  );
}

/** Every line, a blank one too. */
export function indentLinesAll(text, indent = INDENT) {
  return joined(linesOf(text).map((line) => indent + line));
}

/** Lines that hold a part, in either case. */
export function linesContainingInAnyCase(text, part) {
  return linesOf(text).filter((line) => line.toLowerCase().includes(part.toLowerCase()));
}

/** How many lines hold a part. */
export function countLinesContaining(text, part) {
  return linesContaining(text, part).length;
}

/** Each line without the spaces at its ends. */
export function trimLines(text) {
  return joined(linesOf(text).map((line) => line.trim()));
}
