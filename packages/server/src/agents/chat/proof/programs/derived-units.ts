import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isAlike, isSize, scalesOf, timesPower, unitsAlike } from "../measures/dimensions.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { quantitiesOf, readingsOf, readingsOfQuantity } from "./number-readings.ts";
import { unitOf } from "../measures/units.ts";
import { type Measured, measuredBy } from "./expression-units.ts";

/** What a value is in: a unit, or one by another. */
interface Unit {
  unit: string;
  per?: string;
}

interface Sources {
  findings: readonly ObservedFinding[];
  given: readonly Observed[];
}

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
  const [over] = powers.filter(([, power]) => power > 0);
  const [under] = powers.filter(([, power]) => power < 0);
  if (powers.length !== 2 || !over || !under) return [];
  return unitsAlike(new Map([over])).flatMap((unit) =>
    unitsAlike(new Map([[under[0], -under[1]]])).flatMap((per) =>
      scalesOf(unit).some((a) => scalesOf(per).some((b) => isSize(a.size / b.size, size)))
        ? [{ unit, per }]
        : [],
    ),
  );
}

const measuresAlike = (a: string, b: string): boolean =>
  isAlike(scalesOf(a)[0]!.dimensions, scalesOf(b)[0]!.dimensions);

const dimensionsOf = ({ unit, per }: Unit): Measured["dimensions"] => {
  const { dimensions } = scalesOf(unit)[0]!;
  return per === undefined ? dimensions : timesPower(dimensions, scalesOf(per)[0]!.dimensions, -1);
};

/** Whether a number is in a unit of the same kind, or in one that this is a rate of. */
const isOfKind = ({ unit, per }: Quantity, one: Unit): boolean =>
  measuresAlike(unit!, one.unit) ||
  isAlike(dimensionsOf({ unit: unit!, ...(per === undefined ? {} : { per }) }), dimensionsOf(one));

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
  if (unit === undefined || units.length === 0 || units.some((one) => !isOfKind(stated, one))) return false;
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
const OF_CENTS = new Map(Object.entries({ cent: "usd", penny: "gbp" }));

/** Whether a calculation has a number in another unit of what it measures: 0.0255 A for 25.5 mA, 0.295 for 29.5 cents. */
export function isDerived(stated: Quantity, finding: ObservedFinding, known: Sources): boolean {
  if (stated.unit === undefined || finding.finding.evidence.type !== "calculation") return false;
  const whole = OF_CENTS.get(stated.unit);
  if (
    whole !== undefined &&
    quantitiesOf([...known.given, ...known.findings]).every(({ unit }) => unit === undefined)
  )
    return isConverted(stated, whole, finding);
  const [only, ...others] = derivedUnits(known).get(finding) ?? [];
  if (only === undefined || others.length > 0) return false;
  return (
    only.unit !== stated.unit &&
    (only.per === undefined || only.per === stated.per) &&
    isConverted(stated, only.unit, finding)
  );
}
