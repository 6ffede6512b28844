import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { type Decimal, shift } from "../measures/decimal.ts";
import { isAlike, isSize, scalesOf, timesPower, unitsAlike } from "../measures/dimensions.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { unitOf } from "../measures/units.ts";
import { type Measured, measuredBy } from "../programs/expression-units.ts";

/** What a value is in: a unit, or one by another. */
interface Unit {
  unit: string;
  per?: string;
}

interface Sources {
  findings: readonly ObservedFinding[];
  given: readonly Observed[];
}

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
const SAID_PER =
  /(?<!\p{L})(?:per|each|every|an?|pro|je|jede[nrms]?|par|por|chaque|cada)\s(?:single\s)?(\p{L}{1,14})(?![\p{L}\p{N}])/giu;

const read = new WeakMap<object, ReadonlyMap<ObservedFinding, Unit[]>>();

/** The units that the results of calculations may have, by those of the numbers in them. */
function derivedUnits(known: Sources): ReadonlyMap<ObservedFinding, Unit[]> {
  const kept = read.get(known);
  if (kept) return kept;
  const derived = new Map<ObservedFinding, Unit[]>();
  read.set(known, derived);
  const earlier: Measured[] = [];
  for (const finding of known.findings) {
    if (finding.finding.evidence.type !== "calculation") continue;
    const [result] = finding.particulars.quantities;
    const values =
      result?.unit === undefined
        ? measuredBy(finding.finding.input ?? "", (written) =>
            readingsOf({ number: Number(written), given: known.given, earlier }),
          )
        : readingsOfQuantity(result);
    if (!values || values.length === 0) continue;
    earlier.push(...values);
    if (result?.unit === undefined) derived.set(finding, unitsOfAll(values));
  }
  return derived;
}

const numberOf = ({ digits, exponent }: Decimal): number => Number(digits) * 10 ** exponent;

/** A number of an expression, and what is known of the numbers in it. */
interface Written {
  number: number;
  given: readonly Observed[];
  earlier: readonly Measured[];
}

/** What a number of an expression may measure, by what the person and earlier results say of it; undefined if nobody does. */
function readingsOf(written: Written): Measured[] | undefined {
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

const quantitiesOf = (given: readonly Observed[]) =>
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
function readingsOfQuantity(
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

/** The units that a value may be in; none, if it is not known for one of them what it measures. */
function unitsOfAll(values: readonly Measured[]): Unit[] {
  const units = values.flatMap((one) => unitsOf(one));
  return [...new Map(units.map((one) => [`${one.unit}/${one.per ?? ""}`, one])).values()];
}

function unitsOf({ number, amount, dimensions }: Measured): Unit[] {
  const size = amount / number;
  const own = unitsAlike(dimensions)
    .filter((unit) => scalesOf(unit).some((scale) => isSize(scale.size, size)))
    .map((unit) => ({ unit }));
  if (own.length > 0) return own;
  const powers = [...dimensions];
  const [over] = powers.filter(([, power]) => power === 1);
  const [under] = powers.filter(([, power]) => power === -1);
  if (powers.length !== 2 || !over || !under) return [];
  return unitsAlike(new Map([over])).flatMap((unit) =>
    unitsAlike(new Map([[under[0], 1]])).flatMap((per) =>
      scalesOf(unit).some((a) => scalesOf(per).some((b) => isSize(a.size / b.size, size)))
        ? [{ unit, per }]
        : [],
    ),
  );
}

const measuresAlike = (a: string, b: string): boolean =>
  isAlike(scalesOf(a)[0]!.dimensions, scalesOf(b)[0]!.dimensions);

/**
 * Whether a number has a unit that the calculation of it rules out: hours for a value in minutes, per mile for one per kilometre. A
 * unit of another kind is not judged.
 */
export function hasUnderivedUnit(
  stated: Quantity,
  text: string,
  finding: ObservedFinding,
  known: Sources,
): boolean {
  const { unit } = stated;
  const units = derivedUnits(known).get(finding) ?? [];
  if (unit === undefined || units.length === 0 || units.some((one) => !measuresAlike(unit, one.unit)))
    return false;
  const per = stated.per ?? saidPer(text);
  return !units.some(
    (one) =>
      (one.unit === unit || isConverted(stated, one.unit, finding)) &&
      (per === undefined || one.per === undefined || one.per === per || !measuresAlike(per, one.per)),
  );
}

/** The only unit that a sentence says something of: `per mile, that is 5 minutes`. */
function saidPer(text: string): string | undefined {
  const units = new Set(
    [...text.matchAll(SAID_PER)].flatMap(([, word]) => unitOf(word!, word!.length > 1) ?? []),
  );
  return units.size === 1 ? [...units][0] : undefined;
}

const isConverted = (stated: Quantity, unit: string, { particulars }: ObservedFinding): boolean =>
  particulars.quantities.some((seen) => seen.unit === undefined && isSame(stated, { ...seen, unit }));

/** The currency that amounts are in, where only amounts are said and no currency. */
const OF_CENTS: Record<string, string> = { cent: "usd", penny: "gbp" };

/** Whether a calculation has a number in another unit of what it measures: 0.0255 A for 25.5 mA, 0.295 for 29.5 cents. */
export function isDerived(stated: Quantity, finding: ObservedFinding, known: Sources): boolean {
  if (stated.unit === undefined || finding.finding.evidence.type !== "calculation") return false;
  const whole = OF_CENTS[stated.unit];
  if (
    whole !== undefined &&
    quantitiesOf([...known.given, ...known.findings]).every(({ unit }) => unit === undefined)
  )
    return isConverted(stated, whole, finding);
  const [only, ...others] = derivedUnits(known).get(finding) ?? [];
  if (only === undefined || others.length > 0) return false;
  if (only.per !== undefined && stated.per !== undefined && only.per !== stated.per)
    return isConvertedRate(stated, { ...only, per: only.per }, finding);
  return (
    only.unit !== stated.unit &&
    (only.per === undefined || only.per === stated.per) &&
    isConverted(stated, only.unit, finding)
  );
}

/** Whether a rate is one in other units, by a power of ten: 8,676 kg/m³ for 8.676 g/cm³. */
function isConvertedRate(
  stated: Quantity,
  { unit, per }: Required<Unit>,
  { particulars }: ObservedFinding,
): boolean {
  if (!measuresAlike(unit, stated.unit!) || !measuresAlike(per, stated.per!)) return false;
  const sizeOfRate = (over: string, under: string) => scalesOf(over)[0]!.size / scalesOf(under)[0]!.size;
  const power = Math.log10(sizeOfRate(unit, per) / sizeOfRate(stated.unit!, stated.per!));
  const by = Math.round(power);
  if (Math.abs(power - by) > 1e-9) return false;
  const { per: _, ...bare } = stated;
  return particulars.quantities.some(
    (seen) =>
      seen.unit === undefined &&
      isSame(
        { ...bare, rounded: true },
        { ...seen, unit: stated.unit!, value: shift(seen.value, by), size: seen.size + by },
      ),
  );
}
