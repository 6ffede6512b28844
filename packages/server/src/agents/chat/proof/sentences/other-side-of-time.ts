import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** A time of day on one side of which something is: `before 10`, `after 6 pm`, `until 22:00`. */
const SIDE =
  /(?<!\p{L})(before|until|till|by|after|from|since)\s[*_]{0,2}(\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]\.?m\.?|noon|midnight|\d{1,2}(?!\s?\p{L}|\s?%|[.,]\d)|\d{1,2}(?=\s(?:in the|on|and|or|every|each)(?!\p{L})))(?![\p{L}\d])(?!\s?(?:[-–]|to|until|till)\s?\d)/giu;
const EARLIER = /^(?:before|until|till|by)$/iu;
/** Turns what a side means: what is open until ten is closed after it. */
const TURNS =
  /(?<!\p{L})(?:clos\w+|shut|ends?|ended|over|free|unavailable|busy|except|otherwise|too late|late|last)(?!\p{L})/iu;
const MOST_LINES = 400;
const LEAD_CHARS = 30;

interface Side {
  time: string;
  isEarlier: boolean;
  /** The word before it: `free from`. */
  lead: string;
}

const sidesIn = (text: string): Side[] =>
  [...text.matchAll(SIDE)].map(({ 1: word, 2: time, index }) => ({
    lead: /\p{L}+(?=\s$)/u.exec(text.slice(Math.max(0, index - LEAD_CHARS), index))?.[0].toLowerCase() ?? "",
    time: time!.toLowerCase().replaceAll(/[\s.]|:00/gu, ""),
    isEarlier: EARLIER.test(word!),
  }));

/**
 * Whether a sentence puts something on the other side of a time than the only line of the evidence with that time, which has its
 * words: `call her after 10`, where a note says `prefers calls before 10`.
 */
export function isOnOtherSide(text: string, findings: readonly ObservedFinding[]): boolean {
  const said = sidesIn(text);
  if (said.length === 0 || denies(text)) return false;
  const stems = stemsOf(text);
  const lines = findings
    .flatMap((finding) => finding.lines().slice(0, MOST_LINES))
    .filter((line) => !stemsOf(line.text).isDisjointFrom(stems))
    .map((line) => ({ line, sides: sidesIn(line.text) }));
  return said.some(({ time, isEarlier, lead }) => {
    // `Free from 11`, where the line says from when else: it is not turned.
    const isSaidOf = ({ sides }: { sides: readonly Side[] }) =>
      lead !== "" &&
      sides.some((one) => one.lead === lead && one.isEarlier === isEarlier && one.time !== time);
    const same = lines.filter(({ sides }) => sides.some((one) => one.time === time));
    return (
      same.length > 0 &&
      same.every(
        ({ line, sides }) =>
          !denies(line.text) &&
          (isSaidOf({ sides }) || !(TURNS.test(line.text) || TURNS.test(text))) &&
          sides.every((one) => one.time !== time || one.isEarlier !== isEarlier),
      )
    );
  });
}
