import type { ColumnEntry } from "../evidence/columns.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { termsOf } from "../evidence/synonyms.ts";
import { isCurrency, isTime } from "../measures/conversions.ts";
import { add, times } from "../measures/decimal.ts";
import { isMeasuredAs, isSpent } from "../evidence/measured-as.ts";

/** Words that compare two things, with what they are compared by; `faster` takes less time. */
const WORDS: [words: string, direction: 1 | -1, kind: string][] = [
  [
    "cheaper|less expensive|costs? less|billiger|günstiger|moins ch(?:er|ère)|más barat[oa]|mais barat[oa]",
    -1,
    "money",
  ],
  ["dearer|pricier|more expensive|costs? more|teurer|plus ch(?:er|ère)|más car[oa]|mais car[oa]", 1, "money"],
  [
    "faster|quicker|takes? less time|takes? less long|schneller|plus rapide|más rápid[oa]|mais rápid[oa]",
    -1,
    "speed",
  ],
  ["slower|takes? (?:longer|more time)|langsamer|plus lente?|más lent[oa]|mais lent[oa]", 1, "speed"],
  ["longer|länger|plus longue?|más larg[oa]|mais long[oa]", 1, "extent"],
  ["shorter|kürzer|plus courte?|más cort[oa]|mais curt[oa]", -1, "extent"],
  ["warmer|hotter|wärmer|heißer|plus chaude?", 1, "temperature"],
  ["colder|cooler|kälter|plus froide?", -1, "temperature"],
  ["heavier|schwerer|plus lourde?|más pesad[oa]", 1, "mass"],
  ["quieter|less noisy|leiser|plus silencieu(?:x|se)", -1, "sound"],
  ["louder|noisier|lauter|plus bruyante?", 1, "sound"],
  ["lighter|leichter|plus légère?", -1, "mass"],
];
const COMPARISONS = WORDS.map(
  ([words, direction, kind]) =>
    [new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, "iu"), direction, kind] as const,
);
const CLAUSES =
  /;|,\s|\s(?:and|but|while|whereas|though|although|und|aber|während|obwohl|et|mais|y|pero|e)\s/giu;
/** A name with a number: `Rix 2`. */
const NUMBERED = /(?<!\p{L})\p{Lu}[\p{L}-]*\s\d{1,4}(?![\d.,%])/gu;
/** Says that it is meant of some only, or not. */
const RESTRICTED =
  /(?<!\p{L})(?:not|never|neither|nor|no|if|would|could|might|may|was|were|were|until|unless|except|per|than (?:before|last|usual|expected)|nicht|kein\w*|wenn|würde|pas|si|no|não|se|which|whether)(?!\p{L})|n['’]t(?!\p{L})|\?/iu;

/**
 * Whether a sentence says which of two things costs less, takes longer or weighs more, where the evidence has exactly two, or
 * both are named, and their figures of that kind say the other one: `So the Montgenèvre route is the faster one`, beside 3.82 h and 5.48 h.
 */
export const isMiscomparedWithRows = (
  text: string,
  { findings, given }: { findings: readonly ObservedFinding[]; given: readonly Observed[] },
): boolean =>
  !RESTRICTED.test(text) && text.split(CLAUSES).some((clause) => isWrong(clause, findings, given));

function isWrong(clause: string, findings: readonly ObservedFinding[], given: readonly Observed[]): boolean {
  const [found, ...more] = COMPARISONS.flatMap(([pattern, direction, kind]) => {
    const match = pattern.exec(clause);
    return match ? [{ direction, kind, start: match.index }] : [];
  });
  if (!found || more.length > 0 || /\d/.test(clause.replace(NUMBERED, " "))) return false;
  const [before, behind] = [termsOf(clause.slice(0, found.start)), termsOf(clause.slice(found.start))];
  const all = findings.flatMap((finding) => [...finding.pairs(), ...finding.columns()]);
  const measured = all.filter((column) => isMeasuredAs(column, found.kind));
  const isOfMoney = found.kind === "money" && given.some((asked) => hasCurrency(asked));
  const verdicts = (measured.length === 0 && isOfMoney ? all.filter(isSpent) : measured).flatMap(
    ({ entries }) => {
      const [named, rest] = sidesOf(entries, before, behind);
      if (!named || !rest) return [];
      const sign = Math.sign(Number(add(named.figure.value, times(rest.figure.value, -1n)).digits));
      // What is faster takes less time, and has the higher speed.
      const isSpeed = found.kind === "speed" && !isTime(named.figure.unit);
      return [isSpeed ? -sign : sign];
    },
  );
  return verdicts.length > 0 && verdicts.every((sign) => sign === -found.direction);
}

const hasCurrency = ({ particulars: { quantities } }: Observed): boolean =>
  quantities.some(({ unit }) => unit !== undefined && isCurrency(unit));

/** What is compared, and with what: the other of two, or what a sentence names behind the word. */
function sidesOf(
  entries: readonly ColumnEntry[],
  before: ReadonlySet<string>,
  behind: ReadonlySet<string>,
): [named: ColumnEntry | undefined, rest: ColumnEntry | undefined] {
  const [one, other] = entries as [ColumnEntry, ColumnEntry];
  const inTwo = (terms: ReadonlySet<string>) =>
    entries.length === 2 ? namedOf([one, other], terms) : undefined;
  // `Cheaper is Ribeira` names it behind the word.
  const named = inTwo(before) ?? inTwo(behind);
  if (named) return [named, named === one ? other : one];
  const only = (terms: ReadonlySet<string>) => {
    const those = entries.filter((entry) => isNamed(entry, terms));
    return those.length === 1 ? those[0] : undefined;
  };
  return [only(before), only(behind)];
}

/** The only one of two that words name. */
function namedOf(
  [one, other]: [ColumnEntry, ColumnEntry],
  terms: ReadonlySet<string>,
): ColumnEntry | undefined {
  if (isNamed(one, terms) === isNamed(other, terms)) return undefined;
  return isNamed(one, terms) ? one : other;
}

const isNamed = ({ names }: ColumnEntry, terms: ReadonlySet<string>): boolean =>
  [...names].some((term) => terms.has(term));
