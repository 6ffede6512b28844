import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isConvertible, isTime } from "../measures/conversions.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { unitOf } from "../measures/units.ts";

/** What a value is told by before it: `pace per km: 5:15`. */
const PER_BEFORE = /(?:\/|(?<!\p{L})(?:per|each|pro|je|par|por)\s)(\p{L}{1,14})["'`)]?[\s:=|,]{1,4}$/iu;
const BEFORE_CHARS = 30;

/** Whether the evidence gives a rate by another unit than the statement does: 5:15 per kilometre, not per mile. */
export function isOfAnotherRate(stated: Quantity, { finding, particulars }: ObservedFinding): boolean {
  const { per } = stated;
  if (per === undefined) return false;
  const seen = particulars.quantities.filter((one) => isSame(stated, one));
  return (
    seen.length > 0 &&
    seen.every((one) => {
      const own = one.per ?? perBefore(finding.text, one);
      return own !== undefined && own !== per && isConvertible(own, per);
    })
  );
}

/** Words for the periods that rates are of. */
const PERIODS = new Map<string, RegExp>([
  [
    "y",
    /(?<!\p{L})(?:years?|yearly|annual\w*|annum|p\.\s?a|yrs?|jahr\p{L}*|jähr\p{L}*|ans?|années?|annuel\p{L}*|años?|anual\p{L}*|anos?|anno)(?!\p{L})/iu,
  ],
  [
    "mo",
    /(?<!\p{L})(?:months?|monthly|mo|mth|monat\p{L}*|mois|mensuel\p{L}*|mes(?:es)?|mensual\p{L}*|mês|mensal\p{L}*|mese)(?!\p{L})/iu,
  ],
  [
    "wk",
    /(?<!\p{L})(?:weeks?|weekly|wk|woche\p{L}*|wöchent\p{L}*|semaines?|hebdo\p{L}*|semanas?|semanal\p{L}*|settimana)(?!\p{L})/iu,
  ],
  [
    "d",
    /(?<!\p{L})(?:\p{L}*days?|daily|nights?|nightly|tag\p{L}*|täg\p{L}*|jours?|quotidien\p{L}*|nuits?|días?|diari\p{L}*|noches?|dias?|diári\p{L}*|giorno)(?!\p{L})|(?<!\d)24[\s-]?h/iu,
  ],
]);

/** Whether a number is said per year, month, week or day, and neither the page nor the person speaks of one: 40 cm apart, and not a year. */
export function isOfNoPeriod(
  { per }: Quantity,
  { finding }: ObservedFinding,
  given: readonly Observed[],
): boolean {
  // What a program works out may be of a period that its data imply.
  const said = per === undefined || finding.evidence.type !== "source" ? undefined : PERIODS.get(per);
  const texts = [finding.text, finding.claim, ...given.map(({ text }) => text)];
  return said !== undefined && !texts.some((text) => said.test(text.replaceAll("_", " ")));
}

/** Before a length of time after which something comes again, and before one that it takes. */
const EVERY = /(?<!\p{L})(?:every|alle|tou(?:te)?s les|cada)\s[*_]*$/iu;
const TAKES =
  /(?<!\p{L})(?:takes?|took|taking|lasts?|needs?|dauert|braucht|dure(?:nt)?|prend|dura|tarda|demora)\s(?:you\s|about\s|only\s|just\s)?[*_]*$/iu;

/** Whether the evidence has a length of time as that after which something comes again, and the statement as what it takes; or the reverse. */
export function isOfAnotherFrequency(
  stated: Quantity,
  text: string,
  { finding, particulars: { quantities } }: ObservedFinding,
): boolean {
  if (!isTime(stated.unit)) return false;
  const isEvery = (written: string, { start }: Quantity) =>
    EVERY.test(written.slice(Math.max(0, start - BEFORE_CHARS), start));
  const seen = quantities.filter((one) => isSame(stated, one));
  if (isEvery(text, stated))
    return (
      !seen.some((one) => isEvery(finding.text, one)) &&
      quantities.some((one) => isTime(one.unit) && isEvery(finding.text, one))
    );
  return (
    TAKES.test(text.slice(0, stated.start)) &&
    seen.length > 0 &&
    seen.every((one) => isEvery(finding.text, one))
  );
}

function perBefore(text: string, { start }: Quantity): string | undefined {
  const [, word = ""] = PER_BEFORE.exec(text.slice(Math.max(0, start - BEFORE_CHARS), start)) ?? [];
  return word === "" ? undefined : unitOf(word, word.length > 1);
}
