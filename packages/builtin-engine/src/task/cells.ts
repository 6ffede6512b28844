import type { Value } from "./parsed-task.ts";
import { readValue, skipSpace } from "./values.ts";

/** Words of a description: unquoted text with such a word describes an input rather than giving one. */
const DESCRIBES =
  /\b(?:an?|the|of|lists?|arrays?|numbers?|strings?|integers?|each|any|some|should|is|are|lines?|values?|text|with|for|or)\b/i;
/** Words that describe a value wherever they stand. */
const ABOUT_VALUES =
  /\b(?:lists?|arrays?|numbers?|strings?|integers?|empty|lines?|values?|text|inputs?|outputs?|same|unchanged)\b/i;
const WORDS_MAX = 12;

/** Reads a text that is exactly one literal; otherwise undefined. */
export function whole(text: string): Value | undefined {
  const read = readValue(text, 0);
  return read && skipSpace(text, read.end) >= text.length ? read.value : undefined;
}

/** Removes the Markdown markup around a cell. */
export function unmarked(cell: string): string {
  const bare = cell.trim();
  let ticks = 0;
  while (2 * ticks + 2 <= bare.length && bare[ticks] === "`" && bare.at(-1 - ticks) === "`") ticks++;
  for (const mark of ["`".repeat(ticks), "**", "_"])
    if (mark !== "" && bare.length >= 2 * mark.length && bare.startsWith(mark) && bare.endsWith(mark))
      return bare.slice(mark.length, bare.length - mark.length).trim();
  return bare;
}

/** Whether a cell is a literal, several lines, or words that are not a description. */
export const isPlain = (cell: string) =>
  readsWhole(unmarked(cell)) ||
  cell.includes("\n") ||
  !/\s/.test(cell) ||
  (!DESCRIBES.test(cell) && cell.split(/\s+/).length <= WORDS_MAX);

/** Whether two cells hold words of which most are the same: a text before and after a change. */
export function areAlike(one: string, other: string): boolean {
  if (ABOUT_VALUES.test(one) || ABOUT_VALUES.test(other)) return false;
  const [left, right] = [one, other].map((cell) =>
    cell
      .toLowerCase()
      .split(/\s+/)
      .slice(0, 2 * WORDS_MAX),
  );
  const shared = right!.filter((word) => left!.includes(word)).length;
  return 2 * shared > Math.max(left!.length, right!.length);
}

/** Whether a text is a literal, or several separated by commas. */
const readsWhole = (text: string) =>
  whole(text) !== undefined || !argumentsOf(text).some((value) => value === text);

/** Reads `1, 2` or `a = 1, b = 2`; otherwise the whole text is one string. */
export function argumentsOf(text: string): Value[] {
  const args: Value[] = [];
  let at = 0;
  while (at < text.length) {
    const label = /[A-Za-z_]\w{0,40}\s?[=:]\s?/y;
    label.lastIndex = at;
    const read = readValue(text, at + (label.exec(text)?.[0].length ?? 0));
    if (!read) return [text];
    args.push(read.value);
    at = skipSpace(text, read.end);
    if (at >= text.length) return args;
    if (text[at] !== ",") return [text];
    at = skipSpace(text, at + 1);
  }
  return args;
}
