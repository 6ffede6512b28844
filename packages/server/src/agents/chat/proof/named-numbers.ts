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
  /** The former by the first word of their names. */
  byWord: Map<string, NamedNumber[]>;
  others: Quantity[];
}

const BETWEEN_PARTS = /[;|\n{}()[\]]|,(?!\d)|[.!?](?=\s)|\s(?:and|und|et|y|e)\s/u;
/** A longer label is a sentence. */
const MOST_WORDS = 3;
const MOST_PARTS = 1_000;
const MOST_BEHIND = 2;

/** Reads the numbers of a text with their names. */
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
  return { named, byWord: Map.groupBy(named, ({ label }) => [...label][0]!), others };
}

/** The numbers all of whose names are among these words. */
const namedBy = (words: ReadonlySet<string>, { byWord }: NamedNumbers): NamedNumber[] =>
  [...words]
    .flatMap((word) => byWord.get(word) ?? [])
    .filter(({ label }) => [...label].every((stem) => words.has(stem)));

/** The words before a number, without a heading (`Tickets: adults €29.40`), else those behind it. */
function labelOf(part: string, { start, end }: Quantity): Set<string> {
  const before = part.slice(0, start);
  const places = [before.slice(before.lastIndexOf(":") + 1), before, part.slice(end)];
  return places.map(stemsOf).find(({ size }) => size > 0) ?? new Set();
}

/** The stems of the words from the number before a number to it, and from it to the next. */
interface WordsBeside {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}

/** A statement: its figures, the stems of its words, and those beside each figure. */
export interface StatedFigures {
  quantities: readonly Quantity[];
  stems: ReadonlySet<string>;
  beside: (stated: Quantity) => WordsBeside;
}

/** Prepares a statement with these figures. */
export function statedFigures(text: string, quantities: readonly Quantity[]): StatedFigures {
  const read = new Map<Quantity, WordsBeside>();
  return {
    quantities,
    stems: stemsOf(text),
    // Each is compared with many findings, and read once.
    beside(stated) {
      const words = read.get(stated) ?? wordsBeside(stated, text, quantities);
      read.set(stated, words);
      return words;
    },
  };
}

/**
 * Whether the number is that of another name: the words beside it name a number that the statement leaves out, and not its own; or
 * it changed places with another number of the statement.
 */
export function isOfAnotherName(
  stated: Quantity,
  { quantities, beside }: StatedFigures,
  numbers: NamedNumbers,
): boolean {
  const isAlike = (one: Quantity) => one.unit === stated.unit && one.percent === stated.percent;
  // Between two numbers, words may be of either: those of the first tell on which side the names are.
  const first = beside(quantities.find(isAlike) ?? stated);
  const { before, after } = beside(stated);
  const [side, other] = namedBy(first.before, numbers).length > 0 ? [before, after] : [after, before];
  const rivals = namedBy(side, numbers).filter(({ number }) => isAlike(number) && !isSame(stated, number));
  if (rivals.length === 0) return false;
  const own = numbers.named.filter(({ number }) => isSame(stated, number));
  if (own.length === 0 || numbers.others.some((one) => isSame(stated, one))) return false;
  const isTold = (words: ReadonlySet<string>) => own.some(({ label }) => !label.isDisjointFrom(words));
  if (isTold(side)) return false;
  const isElsewhere = isTold(other);
  const states = ({ number }: NamedNumber) => quantities.some((one) => one !== stated && isSame(one, number));
  return rivals.some((rival) => !isElsewhere || states(rival));
}

function wordsBeside({ start, end }: Quantity, text: string, quantities: readonly Quantity[]): WordsBeside {
  const from = Math.max(0, ...quantities.filter((one) => one.end <= start).map((one) => one.end));
  const to = Math.min(text.length, ...quantities.filter((one) => one.start >= end).map((one) => one.start));
  // Words further behind it speak of something else: `38 is slightly above the median`.
  const after = [...stemsOf(text.slice(end, to))].slice(0, MOST_BEHIND);
  // What is before a colon may be a heading: `Tests: 3 passed`.
  const lead = text.slice(from, start);
  return { before: stemsOf(lead.slice(lead.lastIndexOf(":") + 1)), after: new Set(after) };
}
