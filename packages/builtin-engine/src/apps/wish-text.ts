import { plainly } from "../phrasing.ts";
import { COLOUR } from "./colours.ts";
import { PICTURE } from "./pictures.ts";

/** Words that negate the words after them. */
const NEGATED =
  /\b(?:no|not|never|without|avoid|hide|remove|neither|nor|hates?|dislikes?|anything but|instead of|rather than|except|isn't|don't|doesn't|shouldn't)(?: (?:to|be|have|want|like|need|use|make|it|any|a|an|the|too|so|in)){0,4} $/i;
/** The maximum length of a negation before a match. */
const BACK = 60;
/** Replaces taken words. */
export const TAKEN = "|";
/** Replaces the name of the app. */
export const NAME = "‖";

/** A wish whose words are taken as they are understood. The rest keeps its position in `text`. */
export interface WishText {
  /** The wish on one line, without polite phrases, with a space at each end. */
  readonly text: string;
  /** `text` with the taken parts blanked out; it has the same length. */
  left(): string;
  /** Takes the first match of `pattern` (case-insensitive) that is not negated. */
  take(pattern: string): RegExpExecArray | null;
  /** Takes all matches of `pattern` that are not negated. */
  takeAll(pattern: string): void;
  /** Finds the match that `take` would take, without taking it. */
  find(pattern: string): RegExpExecArray | null;
  /** Returns a match that the app cannot implement after all. */
  restore(match: RegExpExecArray): void;
  /** Blanks out a part of `text`; `mark` records what it was. */
  blank(from: number, to: number, mark?: string): void;
}

const MOST_COMPILED = 3_000;
const compiled = new Map<string, RegExp>();

/** Compiles a global pattern. Patterns are cached because most are used for every wish. */
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
  /** The remaining text before each match was taken. */
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
    // Skip long lists of names if the wish contains none of them.
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
