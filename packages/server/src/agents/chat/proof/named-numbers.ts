import { quantitiesIn } from "./quantities.ts";
import type { Quantity } from "./quantity.ts";
import { isSame } from "./same-quantity.ts";
import { stemsOf } from "./words.ts";

/** The only number of a part of a line, such as `files: 2` or `3 passed`. */
export interface NamedNumber {
  number: Quantity;
  /** What it is called: the words before it, else those behind it. */
  label: ReadonlySet<string>;
}

/** The numbers of a text that have a name, and those that have none. */
export interface NamedNumbers {
  named: NamedNumber[];
  others: Quantity[];
}

const BETWEEN_PARTS = /[;|\n{}()[\]]|,(?!\d)|[.!?](?=\s)|\s(?:and|und|et|y|e)\s/u;
/** A longer label is a sentence. */
const MOST_WORDS = 3;
const MOST_PARTS = 1_000;
const MOST_BEHIND = 2;

export function namedNumbersOf(text: string, language: string | undefined): NamedNumbers {
  const [named, others]: [NamedNumber[], Quantity[]] = [[], []];
  for (const part of text.split(BETWEEN_PARTS, MOST_PARTS)) {
    if (!/\d/.test(part)) continue;
    const found = quantitiesIn(part, language);
    const [number] = found;
    const label = number ? labelOf(part, number) : new Set<string>();
    if (found.length !== 1 || label.size === 0 || label.size > MOST_WORDS) others.push(...found);
    else named.push({ number: number!, label });
  }
  return { named, others };
}

/** The words before a number, without a heading (`Tickets: adults €29.40`), else those behind it. */
function labelOf(part: string, { start, end }: Quantity): Set<string> {
  const before = part.slice(0, start);
  const places = [before.slice(before.lastIndexOf(":") + 1), before, part.slice(end)];
  return places.map(stemsOf).find(({ size }) => size > 0) ?? new Set();
}

/** A statement, its figures and the stems of its words. */
export interface StatedFigures {
  text: string;
  quantities: readonly Quantity[];
  stems: ReadonlySet<string>;
}

/**
 * Whether the number is that of another name: the words beside it name a number that the statement leaves out, and not its own; or
 * it changed places with another number of the statement.
 */
export function isOfAnotherName(
  stated: Quantity,
  statement: StatedFigures,
  { named, others }: NamedNumbers,
): boolean {
  const own = named.filter(({ number }) => isSame(stated, number));
  if (own.length === 0 || others.some((one) => isSame(stated, one))) return false;
  const isAlike = (one: Quantity) => one.unit === stated.unit && one.percent === stated.percent;
  const rivals = named.filter(({ number }) => !isSame(stated, number) && isAlike(number));
  const states = ({ number }: NamedNumber) =>
    statement.quantities.some((one) => one !== stated && isSame(one, number));
  const isIn =
    (words: ReadonlySet<string>) =>
    ({ label }: NamedNumber) =>
      [...label].every((stem) => words.has(stem));
  // Between two numbers, words may be of either: those of the first tell on which side the names are.
  const first = wordsBeside(statement.quantities.find(isAlike) ?? stated, statement);
  const { before, after } = wordsBeside(stated, statement);
  const [side, other] = named.some(isIn(first.before)) ? [before, after] : [after, before];
  const isTold = (words: ReadonlySet<string>) => own.some(({ label }) => !label.isDisjointFrom(words));
  if (isTold(side)) return false;
  const isElsewhere = isTold(other);
  return rivals.some((rival) => isIn(side)(rival) && (states(rival) || !isElsewhere));
}

/** The stems of the words from the number before a number to it, and from it to the next. */
function wordsBeside({ start, end }: Quantity, { text, quantities }: StatedFigures) {
  const from = Math.max(0, ...quantities.filter((one) => one.end <= start).map((one) => one.end));
  const to = Math.min(text.length, ...quantities.filter((one) => one.start >= end).map((one) => one.start));
  // Words further behind it speak of something else: `38 is slightly above the median`.
  const after = [...stemsOf(text.slice(end, to))].slice(0, MOST_BEHIND);
  // What is before a colon may be a heading: `Tests: 3 passed`.
  const lead = text.slice(from, start);
  return { before: stemsOf(lead.slice(lead.lastIndexOf(":") + 1)), after: new Set(after) };
}
