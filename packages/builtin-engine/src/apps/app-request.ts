import type { Hex } from "./colours.ts";
import { notDoneOf } from "./not-done.ts";
import { coloursOf } from "./thing-colours.ts";
import { audienceOf, type Audience } from "./talk.ts";
import type { Theme } from "./theme.ts";
import { themeOf } from "./look.ts";
import { takeTitle } from "./title.ts";
import { createWishText, NAME, type WishText } from "./wish-text.ts";

const NUMERALS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
/** The source of a group that takes a whole number in digits or as a word; `countOf` reads it. */
export const COUNT = String.raw`(\d{1,5}|${NUMERALS.slice(1).join("|")})`;
/** The number that a group of `COUNT` took. */
export const countOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : NUMERALS.indexOf(word.toLowerCase());

/** A task as its readers see it: each takes out the words that it makes true, and what nobody took is not done. */
export interface AppRequest {
  /** The whole task as it was written, with its lines. */
  readonly text: string;
  /** The title that is asked for in so many words. */
  readonly title: string | undefined;
  /** Who it is for. */
  readonly audience: Audience;
  /** Takes the first match of `pattern` (letter case never matters) that nothing negates out of what is left. */
  take(pattern: string): RegExpExecArray | null;
  /** Finds what `take` would take, and leaves it. */
  find(pattern: string): RegExpExecArray | null;
  /** Whether any of `patterns` is there to be taken; takes all of it. */
  has(...patterns: readonly string[]): boolean;
  /** Takes what is true of the app anyway, wherever it is said. */
  grant(...patterns: readonly string[]): void;
  /** Takes a number that `COUNT`, the one group of `pattern`, stands for; out of bounds it is left where it is. */
  count(pattern: string, min: number, max: number): number | undefined;
  /** Puts back what was taken and turned out to be more than the app can do. */
  restore(match: RegExpExecArray): void;
  /** Takes a part of the text that the app shows as it is: items, rows, questions. */
  holds(part: string): void;
  /** Takes the colours of `things`, each named by the source of a pattern without groups: `red ball`, `the ball and the bat are red`. */
  colours<Name extends string>(things: Readonly<Record<Name, string>>): { [name in Name]?: Hex };
  /** Takes theme, colours, mood, font and size of the whole page; the last to read, since a colour beside the name of the app is the accent. `accented`: what else has the accent's colour here, as the source of a pattern. */
  theme(accented?: string): Theme;
  /** Says that something which was understood cannot be had, in words. */
  refuse(words: string): void;
  /** What is not done: what was refused, and what nobody took, in the words of the task. */
  notDone(): string[];
}

/** What turns the words after it into their opposite, or into more of them than there are. */
const TURNED = String.raw`(?<!\b(?:no|not|without|never|don't|hide|remove|or|\d+|${NUMERALS.join("|")})(?: the| a| an| any)? )`;

/** Reads the title out of `task` and takes the app's name out where `names`, the source of a pattern, finds it; all else is left to who takes it. */
export function readAppRequest(task: string, names?: string): AppRequest {
  const wish = createWishText(task);
  const title = takeTitle(wish);
  const named = names === undefined ? null : new RegExp(names, "iu").exec(wish.left());
  if (named) nameTaken(wish, named);
  return requestOf(task, wish, title, names);
}

const nameTaken = (wish: WishText, { index, 0: name }: RegExpExecArray) =>
  wish.blank(index, index + name.length, NAME);

function requestOf(task: string, wish: WishText, title: string | undefined, names?: string): AppRequest {
  const audience = audienceOf(task);
  const refused: string[] = [];
  const grant = (...patterns: readonly string[]) =>
    patterns.forEach((pattern) => wish.takeAll(`(?:\\bor )?${TURNED}(?:${pattern})`));
  const request: AppRequest = {
    text: task,
    title,
    audience,
    take: (pattern) => wish.take(pattern),
    find: (pattern) => wish.find(pattern),
    grant,
    restore: (match) => wish.restore(match),
    has(...patterns) {
      const found = patterns.filter((pattern) => wish.find(pattern) !== null);
      found.forEach((pattern) => wish.takeAll(pattern));
      return found.length > 0;
    },
    count(pattern, min, max) {
      const found = wish.find(pattern);
      const count = found ? countOf(found[1]!) : Number.NaN;
      if (!(count >= min && count <= max)) return undefined;
      wish.take(pattern);
      return count;
    },
    holds(part) {
      const held = part.replaceAll(/\s+/g, " ").trim();
      const at = held === "" ? -1 : wish.text.indexOf(held);
      if (at >= 0) wish.blank(at, at + held.length);
    },
    colours: (things) => coloursOf(wish, things),
    theme: (accented = "buttons?") => themeOf(wish, accented, audience),
    refuse: (words) => void refused.push(words),
    notDone() {
      // The app may be named again, and be a part of what is said of it: `a snake game, the snake is green`.
      for (const match of names ? wish.left().matchAll(new RegExp(names, "giu")) : []) nameTaken(wish, match);
      return [...new Set([...refused, ...notDoneOf(wish, grant)])];
    },
  };
  return request;
}
