import type { Hex } from "./colours.ts";
import { notDoneOf } from "./not-done.ts";
import { coloursOf } from "./thing-colours.ts";
import { type EndWords, endWordsOf } from "./end-words.ts";
import { audienceOf, type Audience } from "./talk.ts";
import type { Theme } from "./theme.ts";
import { themeOf } from "./look.ts";
import { takeQuotedTitle, takeTitle } from "./title.ts";
import { createWishText, NAME, type WishText } from "./wish-text.ts";

const NUMERALS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
/** Pattern source of a group that matches a whole number in digits or words; `countOf` parses it. */
export const COUNT = String.raw`(\d{1,5}|${NUMERALS.slice(1).join("|")})`;
/** Parses the match of a `COUNT` group. */
export const countOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : NUMERALS.indexOf(word.toLowerCase());

/** A task under interpretation. Each reader takes the words that it implements; words that nobody takes are reported as not done. */
export interface AppRequest {
  /** The original text of the task. */
  readonly text: string;
  /** The title that the task requests explicitly. */
  readonly title: string | undefined;
  /** The audience of the page. */
  readonly audience: Audience;
  /** What a game says at its end; empty for other apps. */
  readonly ends: EndWords;
  /** Takes the first match of `pattern` (case-insensitive) in the remaining text that is not negated. */
  take(pattern: string): RegExpExecArray | null;
  /** Finds the match that `take` would take, without taking it. */
  find(pattern: string): RegExpExecArray | null;
  /** Takes all matches of `patterns`; returns whether there were any. */
  has(...patterns: readonly string[]): boolean;
  /** Takes all descriptions of features that the app always has. */
  grant(...patterns: readonly string[]): void;
  /** Takes the number in the only group of `pattern`, which is `COUNT`. A number out of bounds is not taken. */
  count(pattern: string, min: number, max: number): number | undefined;
  /** Returns a taken match that the app cannot implement after all. */
  restore(match: RegExpExecArray): void;
  /** Takes a part of the text that the app displays unchanged: items, rows, questions. */
  holds(part: string): void;
  /** Takes the colours of `things`, whose values are pattern sources without groups: `red ball`, `the ball and the bat are red`. */
  colours<Name extends string>(things: Readonly<Record<Name, string>>): { [name in Name]?: Hex };
  /** Takes theme, colours, mood, font and size of the whole page. Call it last, because a colour beside the app's name is the accent colour. `accented`: pattern source of other things in the accent colour. `decorated`: whether things that are only named, as in `with hearts`, are decoration. */
  theme(accented?: string, decorated?: boolean): Theme;
  /** Reports, in words, that something was understood but cannot be implemented. */
  refuse(words: string): void;
  /** What is not done, in the words of the task: what was refused, and what nobody took. */
  notDone(): string[];
}

/** Words that negate the following words, or ask for more than one. */
const TURNED = String.raw`(?<!\b(?:no|not|without|never|don't|hide|remove|or|\d+|${NUMERALS.join("|")})(?: the| a| an| any)? )`;

/** Creates the request of a task: takes the title, the app's name, which the pattern source `names` matches, and with `saysAtEnd` the words for the end of a game. */
export function readAppRequest(task: string, names?: string, saysAtEnd = false): AppRequest {
  const wish = createWishText(task);
  const told = takeTitle(wish);
  const named = names === undefined ? null : new RegExp(names, "iu").exec(wish.left());
  if (named) nameTaken(wish, named);
  const title = told ?? takeQuotedTitle(wish);
  return requestOf(task, wish, { title, ends: saysAtEnd ? endWordsOf(wish) : {} }, names);
}

const nameTaken = (wish: WishText, { index, 0: name }: RegExpExecArray) =>
  wish.blank(index, index + name.length, NAME);

function requestOf(
  task: string,
  wish: WishText,
  { title, ends }: Pick<AppRequest, "title" | "ends">,
  names?: string,
): AppRequest {
  const audience = audienceOf(task);
  const refused: string[] = [];
  const grant = (...patterns: readonly string[]) =>
    patterns.forEach((pattern) => wish.takeAll(`(?:\\bor )?${TURNED}(?:${pattern})`));
  const request: AppRequest = {
    text: task,
    title,
    ends,
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
    theme: (accented = "buttons?", decorated = false) => themeOf(wish, accented, audience, decorated),
    refuse: (words) => void refused.push(words),
    notDone() {
      // The app's name may occur again as a part of a description: `a snake game, the snake is green`.
      for (const match of names ? wish.left().matchAll(new RegExp(names, "giu")) : []) nameTaken(wish, match);
      return [...new Set([...refused, ...notDoneOf(wish, grant)])];
    },
  };
  return request;
}
