import type { Observed } from "../evidence/observed.ts";
import type { Decimal } from "../measures/decimal.ts";
import { scalesOf, timesPower, unitsAlike } from "../measures/dimensions.ts";
import type { Quantity } from "../measures/quantity.ts";
import type { Measured } from "./expression-units.ts";

const NONE: Measured["dimensions"] = new Map();
const NOTHING: ReadonlySet<string> = new Set();
/** Factors between units, which are numbers of nothing else. */
const FACTORS = new Set(
  "60 1440 3600 86400 1024 8000 1.609344 1.60934 1.6093 1.609 0.621371 0.6214 0.621 2.54 0.3048 3.28084 3.281 0.9144 0.45359237 0.453592 0.4536 0.454 2.20462 2.2046 2.205 28.3495 28.35"
    .split(" ")
    .map(Number),
);
/** Factors that may be numbers of something as well, as powers of ten are in a percentage. */
const MAYBE_FACTORS = new Set([7, 8, 12, 24, 30, 52, 365, 365.25, 3.6]);
const THOUSAND = 1_000;
const isPowerOfTen = (number: number) =>
  number > 0 && number !== 1 && /^(?:10*|0\.0*1)$/.test(String(number));
/** A rate of which only a part is read: `60 per`, `8 sqm/l`. */
const IS_RATE = /^\s?\p{L}*\s?(?:\/|per|pro|par|por|je)(?!\p{L})/iu;
const numberOf = ({ digits, exponent }: Decimal): number => Number(digits) * 10 ** exponent;

/** A number of an expression, and what is known of the numbers in it. */
export interface WrittenNumber {
  number: number;
  given: readonly Observed[];
  earlier: readonly Measured[];
}

/** What a number of an expression may measure, by what the person and earlier results say of it; undefined if nobody does. */
export function readingsOf(written: WrittenNumber): Measured[] | undefined {
  const { number, given, earlier } = written;
  if (isRate(number, given)) return undefined;
  const bare = { number, amount: number, dimensions: NONE };
  const factors = factorsOf(number);
  const all = quantitiesOf(given);
  const counted = new Set(
    all.flatMap(({ unit, per, noun }) => (unit === undefined && per !== undefined ? (noun ?? []) : [])),
  );
  const named = all.flatMap((one) =>
    readingsOfQuantity(one, counted).flatMap((reading) => writtenAs(reading, one, number)),
  );
  const joined = all.flatMap((one) => readingsOfJoined(one, number));
  // A factor that is also a number of the person's may be either.
  if (named.length + joined.length > 0) return [...named, ...joined, ...factors.slice(-1)];
  const results = earlier.filter((one) => isNumber(one.number, number));
  if (results.length > 0) return results;
  if (factors.length > 0) return factors;
  return number === 1 || number === 2 || isShare(number, given) ? [bare] : undefined;
}

/** A quantity as a number of an expression, which may have it in another unit: 0.3 for 30 cm. */
function writtenAs(reading: Measured, { unit }: Quantity, number: number): Measured[] {
  if (isNumber(reading.number, number)) return [{ ...reading, number }];
  const [own] = unit === undefined ? [] : scalesOf(unit);
  if (!own || reading.number === 0 || number === 0) return [];
  const sizes = unitsAlike(own.dimensions).flatMap((other) => scalesOf(other).map(({ size }) => size));
  return sizes.some((size) => isNumber((reading.number * own.size) / size, number))
    ? [{ ...reading, number }]
    : [];
}

/** How a number may convert between units; powers of ten may also belong to a percentage. */
function factorsOf(number: number): Measured[] {
  const [bare, factor] = [number, 1].map((amount) => ({ number, amount, dimensions: NONE })) as [
    Measured,
    Measured,
  ];
  if (FACTORS.has(number) || (number >= THOUSAND && isPowerOfTen(number))) return [factor];
  return MAYBE_FACTORS.has(number) || isPowerOfTen(number) ? [bare, factor] : [];
}

export const quantitiesOf = (given: readonly Observed[]) =>
  given.flatMap(({ particulars }) => particulars.quantities);

const isNumber = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.abs(b);

/** Whether a number is a percentage of the person's as a share, or a whole with it or without. */
const isShare = (number: number, given: readonly Observed[]): boolean =>
  quantitiesOf(given).some(({ percent, value }) => {
    const share = numberOf(value) / 100;
    return percent && [share, 1 + share, 1 - share].some((one) => isNumber(one, number));
  });

/** Whether the person says a number as a rate of which the units are not all read. */
const isRate = (number: number, given: readonly Observed[]): boolean =>
  given.some(({ text, particulars }) =>
    particulars.quantities.some(
      (one) =>
        isNumber(numberOf(one.value), number) &&
        one.per === undefined &&
        IS_RATE.test(text.slice(one.end, one.end + 20)),
    ),
  );

/** What a part of `8 hours 20 minutes` measures, or all of it in one of its units. */
function readingsOfJoined({ value, unit, joins }: Quantity, number: number): Measured[] {
  if (!joins || unit !== "s") return [];
  const [amount, first, last] = [value, ...joins].map(numberOf) as [number, number, number];
  const many = Math.floor(amount / first);
  const parts: [number: number, amount: number][] = [
    [many, many * first],
    [(amount - many * first) / last, amount - many * first],
    [amount / first, amount],
    [amount / last, amount],
  ];
  const { dimensions } = scalesOf("s")[0]!;
  return parts
    .filter(([one]) => isNumber(one, number))
    .map(([one, part]) => ({ number: one, amount: part, dimensions }));
}

/** What a quantity measures. `counted`: nouns whose number is said by a unit, as in `35 pages per hour`; others count nothing. */
export function readingsOfQuantity(
  { value, unit, per, noun }: Quantity,
  counted: ReadonlySet<string> = NOTHING,
): Measured[] {
  const number = numberOf(value);
  const isCount = unit === undefined && (noun === undefined || !counted.has(noun));
  const scales = isCount ? [{ size: 1, dimensions: NONE }] : scalesOf(unit ?? `number of ${noun}`);
  const own = scales.map(({ size, dimensions }) => ({ number, amount: number * size, dimensions }));
  if (per === undefined) return own;
  return own.flatMap((one) =>
    scalesOf(per).map(({ size, dimensions }) => ({
      number,
      amount: one.amount / size,
      dimensions: timesPower(one.dimensions, dimensions, -1),
    })),
  );
}
