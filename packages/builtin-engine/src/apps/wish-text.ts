import { plainly } from "../phrasing.ts";
import { COLOUR } from "./colours.ts";
import { PICTURE } from "./pictures.ts";

/** What turns the words after it into their opposite. */
const NEGATED =
  /\b(?:no|not|never|without|avoid|hide|remove|neither|nor|hates?|dislikes?|anything but|instead of|rather than|except|isn't|don't|doesn't|shouldn't)(?: (?:to|be|have|want|like|need|use|make|it|any|a|an|the|too|so|in)){0,4} $/i;
/** As many characters before a match as a negation may take. */
const BACK = 60;
/** Stands where words were taken. */
export const TAKEN = "|";
/** Stands where the name of the app was. */
export const NAME = "‖";

/** A wish whose words are taken out as they are understood. What is left keeps its place in `text`. */
export interface WishText {
  /** The wish in one line, without the please around it; a space at each end. */
  readonly text: string;
  /** `text` with what was taken blanked out; as long as `text`. */
  left(): string;
  /** Takes the first match of `pattern` (letter case never matters) that nothing negates. */
  take(pattern: string): RegExpExecArray | null;
  /** Takes all matches of `pattern` but those that something negates. */
  takeAll(pattern: string): void;
  /** Finds what `take` would take, and leaves it. */
  find(pattern: string): RegExpExecArray | null;
  /** Puts a match back that turned out to be more than the app can do. */
  restore(match: RegExpExecArray): void;
  /** Blanks out a part of `text`; `mark` tells what it was. */
  blank(from: number, to: number, mark?: string): void;
}

const MOST_COMPILED = 3_000;
const compiled = new Map<string, RegExp>();

/** The pattern that searches all of a text; most of them are asked again with the next wish. */
function searchFor(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(pattern, "giu");
  if (compiled.size > MOST_COMPILED) compiled.clear();
  compiled.set(pattern, known);
  known.lastIndex = 0;
  return known;
}

export function createWishText(wish: string): WishText {
  const text = ` ${plainly(wish).replaceAll(/\s+/g, " ")} `;
  let left = text;
  /** What was left before each match was taken. */
  const taken = new WeakMap<RegExpExecArray, string>();
  const blank = (from: number, to: number, mark = TAKEN): void => {
    const [first, last] = [
      left.slice(from, to).startsWith(" ") ? 1 : 0,
      left.slice(from, to).endsWith(" ") ? 1 : 0,
    ];
    const length = to - from - first - last;
    if (length <= 0) return;
    const marked = mark.padEnd(length, " ");
    left = `${left.slice(0, from + first)}${marked}${left.slice(to - last)}`;
  };
  const isNegated = (at: number) => NEGATED.test(left.slice(Math.max(0, at - BACK), at));
  const missing = [COLOUR, PICTURE].filter((names) => !new RegExp(names, "iu").test(text));
  const find = (pattern: string): RegExpExecArray | null => {
    // Long lists of names are not searched for in a wish that holds none of them.
    if (missing.some((names) => pattern.includes(names))) return null;
    const searched = searchFor(pattern);
    for (let tries = 0; tries < 20; tries++) {
      const match = searched.exec(left);
      if (!match) return null;
      if (match[0].trim() !== "" && !isNegated(match.index)) return match;
      searched.lastIndex = match.index + Math.max(1, match[0].length);
    }
    return null;
  };
  return {
    text,
    left: () => left,
    find,
    blank,
    take(pattern) {
      const match = find(pattern);
      if (match) taken.set(match, left);
      if (match) blank(match.index, match.index + match[0].length);
      return match;
    },
    takeAll(pattern) {
      for (const match of left.matchAll(searchFor(pattern)))
        if (!isNegated(match.index)) blank(match.index, match.index + match[0].length);
    },
    restore(match) {
      const [from, to] = [match.index, match.index + match[0].length];
      const was = taken.get(match) ?? left;
      left = `${left.slice(0, from)}${was.slice(from, to)}${left.slice(to)}`;
    },
  };
}
