import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isMoment } from "../evidence/beside.ts";
import { termsOf } from "../evidence/synonyms.ts";
import { equals } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import type { SaidFigures } from "./said-figures.ts";

/** What a person says of one thing after the other: `the old one takes 410 units at 28 p, a new one 165 units at 31 p`. */
const PART = /[;\n?!]|,\s|\.\s|\s(?:and|but|while|whereas|und|aber|während|et|mais|y|pero|e|mas)\s/u;
const MOST_PARTS = 60;
const MOST_CALCULATIONS = 30;
/** Lengths of time, of which a person speaks beside any number. */
const PERIODS = termsOf("day daily week weekly month monthly year yearly hour minute second night");

/** A calculation, with the words beside the person's numbers that it was made of. */
interface Reckoned {
  finding: ObservedFinding;
  result: Quantity;
  names: ReadonlySet<string>;
}

interface Turn {
  findings: readonly ObservedFinding[];
  given: readonly Observed[];
}

/** Each turn is read once for all statements. */
const read = new WeakMap<readonly ObservedFinding[], readonly Reckoned[]>();

function reckonedIn({ findings, given }: Turn): readonly Reckoned[] {
  const known = read.get(findings);
  if (known) return known;
  const parts = given.flatMap((one) => partsOf(one)).slice(0, MOST_PARTS);
  const found: Reckoned[] = [];
  for (const finding of findings) {
    const [result] = finding.particulars.quantities;
    if (finding.finding.evidence.type !== "calculation" || !result || found.length === MOST_CALCULATIONS)
      continue;
    const names = finding.input.particulars.quantities.flatMap((operand) => [
      ...namesOf(operand, parts),
      ...found.flatMap((earlier) => (equals(earlier.result.value, operand.value) ? [...earlier.names] : [])),
    ]);
    found.push({ finding, result, names: new Set(names) });
  }
  read.set(findings, found);
  return found;
}

interface Part {
  words: ReadonlySet<string>;
  quantities: readonly Quantity[];
}

function partsOf({ written, particulars: { quantities } }: Observed): Part[] {
  let from = 0;
  return written.split(PART).map((text) => {
    const start = written.indexOf(text, from);
    from = start + text.length;
    const own = quantities.filter((one) => one.start >= start && one.end <= from);
    return { words: termsOf(text).difference(PERIODS), quantities: own };
  });
}

/** The words beside a number of the person's, if it stands beside those of one thing only. */
function namesOf({ value }: Quantity, parts: readonly Part[]): Iterable<string> {
  const holding = parts.filter(({ quantities }) => quantities.some((one) => equals(one.value, value)));
  return holding.length === 1 ? holding[0]!.words : [];
}

/**
 * Whether the results of two calculations have changed places: `the new one costs 114.80 and the old one 51.15`, where the person said
 * of the old one the numbers that 114.80 was worked out of. A result by itself tells nothing: the person may leave out words.
 */
export function isOfOthersOperands(
  stated: Quantity,
  { said }: SaidFigures,
  one: ObservedFinding,
  turn: Turn,
): boolean {
  if (one.finding.evidence.type !== "calculation") return false;
  const all = reckonedIn(turn);
  const own = all.find(({ finding, result }) => finding === one && isSame(stated, result));
  const near = said.get(stated)?.near;
  if (!own || !near) return false;
  return all.some((rival) => {
    const [ours, theirs] = [own.names.difference(rival.names), rival.names.difference(own.names)];
    if (ours.size === 0 || near.isDisjointFrom(theirs) || isSame(stated, rival.result)) return false;
    const besideOther = [...said].flatMap(([other, its]) =>
      other !== stated && !isMoment(other) && isSame(other, rival.result) ? [its.near] : [],
    );
    return besideOther.some(
      (words) => words.isDisjointFrom(theirs) && (near.isDisjointFrom(ours) || !words.isDisjointFrom(ours)),
    );
  });
}
