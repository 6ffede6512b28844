import { plainly, unended } from "../../phrasing.ts";
import { type DateSlot, type Found, type SpanSlot, type TimeSlot, timesIn } from "./dates.ts";
import { zoneOf } from "./zones.ts";

/** A question with its arguments taken out: each stands in `text` as a word in capitals. */
export interface Slots {
  text: string;
  dates: DateSlot[];
  spans: SpanSlot[];
  years: string[];
  shas: string[];
  runs: string[];
  /** A zone; `unknown`: a place whose zone is not known. */
  place: { zone: string } | { unknown: string } | null;
}

/** No question that is understood here is longer. */
const LONGEST = 300;
const PLACE =
  /^(.* )(?:in|at|for) (?:the )?([\p{L}_/ .]{2,40}?)((?: (?:right now|rn|now|today|currently|at the moment))?)$/u;
const NAMES: [pattern: RegExp, word: string][] = [
  [/\b(?:svc|stripe)_[a-z0-9_]{2,40}\b/g, "SETTING"],
  [/\b[a-z]{2,20}(?:_[a-z]{2,20}){0,2}_(?:api_key|base_url|model)\b/g, "KEYNAME"],
];

/** Reads the arguments of a question; null where it is too long to be one. */
export function slotsOf(asked: string): Slots | null {
  const plain = unended(plainly(asked));
  if (plain.length > LONGEST || plain.includes("\n")) return null;
  const { text: lower, found } = timesIn(plain);
  const slots: Slots = {
    text: filled(lower, found),
    dates: found.flatMap(({ slot }) => (slot.kind === "date" ? [slot] : [])),
    spans: found.flatMap(({ slot }) => (slot.kind === "span" ? [slot] : [])),
    years: [],
    shas: [],
    runs: [],
    place: null,
  };
  takeOut(slots, slots.shas, /\b[0-9a-f]{64}\b/g, "SHA");
  takeOut(slots, slots.runs, /\brun_[a-z0-9]{4,64}\b/g, "RUNID");
  takeOut(slots, slots.years, /(?<![\d.,$])[12]\d{3}(?![\d.,])/g, "YEAR");
  for (const [pattern, word] of NAMES) slots.text = slots.text.replaceAll(pattern, word);
  slots.text = slots.text.replaceAll(/(?<![\p{L}_])\d+(?:[.,]\d+)*(?![\p{L}_])/gu, "NUMBER");
  takePlace(slots);
  return slots;
}

function filled(text: string, found: Found<TimeSlot>[]): string {
  let [done, from] = ["", 0];
  for (const { at, length, slot } of found) {
    done += `${text.slice(from, at)}${slot.kind.toUpperCase()}`;
    from = at + length;
  }
  return done + text.slice(from);
}

function takeOut(slots: Slots, into: string[], pattern: RegExp, word: string): void {
  slots.text = slots.text.replaceAll(pattern, (match) => {
    into.push(match);
    return word;
  });
}

function takePlace(slots: Slots): void {
  const match = PLACE.exec(slots.text);
  if (!match) return;
  const zone = zoneOf(match[2]!);
  if (zone !== null) {
    slots.place = { zone };
    slots.text = `${match[1]}in PLACE${match[3]}`;
  } else slots.place = { unknown: match[2]! };
}

/** The same question where its last words name a place. */
export const withUnknownPlace = ({ text }: Slots): string => text.replace(PLACE, "$1in PLACE$3");
