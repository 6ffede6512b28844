import { type Moment, momentsIn } from "./dates.ts";
import {
  calendarWeeksIn,
  hoursIn,
  pacesIn,
  spacedHoursIn,
  stopwatchTimesIn,
  twoPartTimesIn,
} from "./durations.ts";
import { withValuesApart } from "./comma-lines.ts";
import { fractionsIn } from "./fractions.ts";
import { unitSpans } from "../measures/named-units.ts";
import { howOftenIn } from "./how-often.ts";
import { numberedIn, quantitiesIn } from "./quantities.ts";
import type { Quantity } from "../measures/quantity.ts";
import { spelledNumbers } from "./spelled-numbers.ts";
import { type UnreadFigure, unreadFigures } from "./unread-figures.ts";

/** A place in a text. */
interface Place {
  start: number;
  end: number;
}

/** What of a text was read as something. */
interface Taken {
  has: (index: number) => boolean;
  take: (place: Place) => void;
  /** Those of the places whose beginning is not taken, which are taken then. */
  claim<T extends Place>(places: T[]): T[];
}

/** The figures of a text. */
export interface Figures {
  quantities: Quantity[];
  moments: Moment[];
  /** Figures that are compared as texts or as fractions. */
  unread: UnreadFigure[];
}

/** Starts to read a text of so many characters. */
export function createTaken(length: number): Taken {
  const taken = new Uint8Array(length);
  const has = (index: number) => taken[index] === 1;
  const take = ({ start, end }: Place) => void taken.fill(1, start, end);
  return {
    has,
    take,
    claim(places) {
      const free = places.filter(({ start }) => !has(start));
      for (const place of free) take(place);
      return free;
    },
  };
}

/** Reads the figures of an answer: each is one thing. */
export function figuresOfAnswer(text: string, language: string | undefined, taken: Taken): Figures {
  const paces = taken.claim(pacesIn(text));
  const hours = taken.claim(spacedHoursIn(text));
  const moments = taken.claim(momentsIn(text));
  const fractions = taken.claim(fractionsIn(text, false));
  const spelled = spelledNumbers(text);
  const isSpelled = (index: number) => spelled.some(({ start, end }) => start <= index && index < end);
  const unread = taken.claim(unreadFigures(text).filter(({ start }) => !isSpelled(start)));
  const quantities = quantitiesIn(text, language, taken.has)
    .filter((one) => !isPrecision(text, one) && !isVague(text, one))
    .map((one) => (isShared(text, one) ? { ...one, isLoose: true } : one));
  return {
    quantities: [...paces, ...hours, ...fractions, ...quantities, ...howOftenIn(text, true)],
    moments,
    unread,
  };
}

const ROUNDED_TO = /(?<!\p{L})(?:to|with|at|auf|mit|à|avec|a|con|para|com)\s[*_]*$/iu;
const DIGITS =
  /^[*_]*[\s-](?:decimals?|decimal (?:places?|digits?)|significant (?:figures?|digits?)|dezimal(?:en|stellen?)|nachkommastellen?|stellen|décimales?|decimales|casas)(?!\p{L})/iu;

/** Whether a number says how exactly another one is given: `1.195 to three decimals`. */
const isPrecision = (text: string, { start, end }: Quantity): boolean =>
  ROUNDED_TO.test(text.slice(Math.max(0, start - LEAD_CHARS), start)) && DIGITS.test(text.slice(end));

/** `a day or two`, `an hour or so` */
const VAGUE = /(?<!\p{L})(?:an?|one)\s\p{L}+\sor\s(?:two|so)(?!\p{L})/giu;

/** Whether a number is only about as many, as in `a day or two`. */
const isVague = (text: string, { start }: Quantity): boolean =>
  Array.from(text.matchAll(VAGUE)).some(
    ({ index, 0: { length } }) => start >= index && start < index + length,
  );

/** Sharing something takes two: `at least two of them share a birthday`. */
const AT_LEAST = /(?<!\p{L})(?:at least|mindestens|au moins|al menos|pelo menos)\s[*_]*$/iu;
const SHARE =
  /^[*_]*(?:\s[\p{L}']+){0,4}?\s(?:shar\w+|ha(?:ve|d) the same|coincide\w*|teil\w+|partage\w*|compart\w+|mesm[oa]|misma?|même)(?!\p{L})/iu;
const LEAD_CHARS = 20;

const isShared = (text: string, { start, end, value }: Quantity): boolean =>
  value.digits === 2n &&
  value.exponent === 0 &&
  AT_LEAST.test(text.slice(Math.max(0, start - LEAD_CHARS), start)) &&
  SHARE.test(text.slice(end));

/** Reads the figures of evidence: `1h45` is a time of day and how long something takes, and each part of `3/4` is a number. */
export function figuresOfEvidence(text: string, language: string | undefined, taken: Taken): Figures {
  const paces = taken.claim(pacesIn(text));
  const moments = momentsIn(text, true).filter(({ start }) => !taken.has(start));
  // `Jan 2270` may be January's 2270.
  for (const moment of moments)
    if (moment.month === undefined || moment.day !== undefined) taken.take(moment);
  const quantities = [
    ...paces,
    ...hoursIn(text),
    ...stopwatchTimesIn(text),
    ...twoPartTimesIn(text),
    ...calendarWeeksIn(text),
    ...numberedIn(text),
    ...howOftenIn(text, false),
    ...fractionsIn(text, true).filter(({ start }) => !taken.has(start)),
    ...withUnits(text, quantitiesIn(withValuesApart(text), language, taken.has)),
  ];
  return { quantities, moments, unread: [] };
}

/** Numbers without a unit, with that of the key or the column that they stand in. */
function withUnits(text: string, quantities: Quantity[]): Quantity[] {
  const spans = unitSpans(text);
  const spanAt = new Uint16Array(text.length);
  for (const [i, { start, end }] of spans.entries()) spanAt.fill(i + 1, start, end);
  return quantities.map((one) => {
    const span = spans[spanAt[one.start]! - 1];
    const isBare = one.unit === undefined && !one.percent && !one.counts;
    if (!isBare || !span) return one;
    return span.unit === "%" ? { ...one, ofPercent: true } : { ...one, unit: span.unit };
  });
}
