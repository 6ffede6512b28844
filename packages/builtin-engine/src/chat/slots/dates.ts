import { withDigits } from "../numerals.ts";

/** A date as the tool `date` takes it, or so many days from today. `read`: how a notation was read that has two readings. */
export interface DateSlot {
  kind: "date";
  value: string | { plus: number };
  read?: string;
}
/** A time to count forward from a date, or back. */
export interface SpanSlot {
  kind: "span";
  count: number;
  unit: string;
}
export type TimeSlot = DateSlot | SpanSlot;
/** Where a slot stands in the text. */
export interface Found<Slot> {
  at: number;
  length: number;
  slot: Slot;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const YEAR = "(?:,? (?:of |in )?(\\d{4}))?";
const DAYS_OF_THE_YEAR = new Map(
  Object.entries({
    "christmas eve": "12-24",
    "christmas day": "12-25",
    christmas: "12-25",
    xmas: "12-25",
    "boxing day": "12-26",
    "new year's eve": "12-31",
    "new years eve": "12-31",
    "new year's day": "01-01",
    "new years day": "01-01",
    "new year's": "01-01",
    "new year": "01-01",
    halloween: "10-31",
    "valentine's day": "02-14",
    "valentines day": "02-14",
  }),
);
const AWAY = new Map(
  Object.entries({
    "the day after tomorrow": 2,
    "day after tomorrow": 2,
    tomorrow: 1,
    "the day before yesterday": -2,
    "day before yesterday": -2,
    yesterday: -1,
  }),
);

const two = (value: string) => value.padStart(2, "0");
const monthOf = (name: string) => two(String(MONTHS.indexOf(name.slice(0, 3)) + 1));
const dated = (day: string, month: string, year: string | undefined): DateSlot => ({
  kind: "date",
  value: `${year === undefined ? "" : `${year}-`}${monthOf(month)}-${two(day)}`,
});
const oneOf = (names: ReadonlyMap<string, unknown>) => [...names.keys()].join("|");

type Reading = [pattern: RegExp, slot: (parts: string[]) => TimeSlot | null];
/** Each notation of a date; where two fit at one place, the first. */
const NOTATIONS: Reading[] = [
  [
    /\b(\d{4})[-/](\d{1,2})[-/](\d{1,2})\b/g,
    ([, y, m, d]) => ({ kind: "date", value: `${y}-${two(m!)}-${two(d!)}` }),
  ],
  [/\b(\d{1,2})([./-])(\d{1,2})\2(\d{4})\b/g, ([, a, sign, b, year]) => inNumbers(a!, sign!, b!, year!)],
  [new RegExp(`\\b${DAY} (?:of )?${MONTH}(?![a-z])${YEAR}`, "g"), ([, d, m, y]) => dated(d!, m!, y)],
  [new RegExp(`\\b${MONTH} (?:the )?${DAY}(?!\\d)${YEAR}`, "g"), ([, m, d, y]) => dated(d!, m!, y)],
  [
    new RegExp(`\\b(${oneOf(DAYS_OF_THE_YEAR)})(?![a-z'])${YEAR}`, "g"),
    ([, name, y]) => ({
      kind: "date",
      value: `${y === undefined ? "" : `${y}-`}${DAYS_OF_THE_YEAR.get(name!)}`,
    }),
  ],
  [
    new RegExp(`\\b(${oneOf(AWAY)})\\b`, "g"),
    ([, name]) => ({ kind: "date", value: { plus: AWAY.get(name!)! } }),
  ],
  [
    /\b(?<!last )(?:next |this )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/g,
    ([, name]) => ({ kind: "date", value: name! }),
  ],
  [
    /\b(\d{1,7}|an?) (day|week|month|year)s?(?= (?:ago|from|after|before|later|earlier|hence|prior)\b)/g,
    ([, count, unit]) => spanned(count!, unit!),
  ],
  [
    /(?<=\b(?:in|plus|add|minus|subtract) )(\d{1,7}) (day|week|month|year)s?\b/g,
    ([, count, unit]) => spanned(count!, unit!),
  ],
];

const spanned = (count: string, unit: string): SpanSlot => ({
  kind: "span",
  count: /\d/.test(count) ? Number(count) : 1,
  unit: `${unit}s`,
});

/** `25/12/2026`. With dots it is day first everywhere; otherwise it is said where the order is not clear. */
function inNumbers(first: string, sign: string, second: string, year: string): DateSlot {
  const monthFirst = Number(second) > 12;
  const [day, month] = monthFirst ? [second, first] : [first, second];
  const unclear = sign !== "." && Number(first) <= 12 && Number(second) <= 12 && first !== second;
  return {
    kind: "date",
    value: `${year}-${two(month)}-${two(day)}`,
    ...(unclear
      ? { read: `${first}${sign}${second}${sign}${year} was read as day${sign}month${sign}year` }
      : {}),
  };
}

/** `text` in small letters with its number words as digits, and the dates and spans in it, in their order. */
export function timesIn(text: string): { text: string; found: Found<TimeSlot>[] } {
  const lower = text.toLowerCase();
  const plain = /\b(?:day|week|month|year)s?\b/.test(lower) ? withDigits(lower) : lower;
  const found: Found<TimeSlot>[] = [];
  for (const [pattern, slotOf] of NOTATIONS)
    for (const match of plain.matchAll(pattern)) {
      const [at, { length }] = [match.index, match[0]];
      const slot = slotOf([...match]);
      if (slot && !found.some((one) => at < one.at + one.length && one.at < at + length))
        found.push({ at, length, slot });
    }
  return { text: plain, found: found.toSorted((a, b) => a.at - b.at) };
}
