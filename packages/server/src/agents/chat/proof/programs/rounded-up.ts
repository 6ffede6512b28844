import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { conversionOf } from "../measures/conversions.ts";
import { add, type Decimal, decimalOf, equals, multiply, times } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { stemsOf } from "../reading/words.ts";
import { numberPattern } from "./sorted-lists.ts";

/** Says that so many are to be had. What can be filled with something is rounded down. */
const NEEDS =
  /(?<!\p{L})(?:needs?|buy|order|get|takes?|requires?|brauch\p{L}*|kauf\p{L}*|bestell\p{L}*|il (?:te |vous )?faut|besoin|achet\p{L}*|necesit\p{L}*|compr\p{L}*|precis\p{L}*)(?!\p{L})/iu;
const HOW_MANY =
  /(?<!\p{L})(?:how many|wie ?viele?|combien d[e'’]|cu[aá]nt[ao]s|quant[ao]s)\s?(?:\d[\d.,]{0,8}[\s-])?((?:[\p{L}-]+\s?){1,3})/giu;
/** Asks how many of what was named before: `The skeins have 115 m each. How many do I buy?` */
const HOW_MANY_OF_THEM =
  /(?<!\p{L})(?:how many (?:of (?:them|those|these) )?(?:do|should|must|will|would|shall|am|are|to)|wie ?viele (?:davon )?(?:brauch|muss|soll|kauf)\p{L}*|combien (?:m['’]en faut-il|dois-je|en faut-il)|cu[aá]nt[ao]s (?:debo|tengo|necesito|compro)|quant[ao]s (?:devo|tenho|preciso|compro))(?!\p{L})/iu;
/** The number that a calculation divides by last. */
const DIVIDED_BY = /\/\s*(\d[\d.]*)\s*$/u;
/** Characters within which a person says how many one of the things holds. */
const BESIDE = 30;

/**
 * The calculation of how many are needed of what the person asked for, where a statement gives the next whole number: 6 boxes, where
 * 46.2 tiles, 8 in a box, come to 5.775.
 */
export function roundedUpIn(
  stated: Quantity,
  quantities: readonly Quantity[],
  text: string,
  { findings, given }: { findings: readonly ObservedFinding[]; given: readonly Observed[] },
): ObservedFinding[] {
  const { value, unit, percent } = stated;
  const [thing] = stemsOf(stated.noun ?? nounBefore(stated, quantities) ?? "");
  if (thing === undefined || unit !== undefined || percent || !NEEDS.test(text)) return [];
  // What is asked for without its name is what holds so many, which the divisor tells.
  const isAsked = given.some(
    (asked) =>
      HOW_MANY_OF_THEM.test(asked.text) ||
      Array.from(asked.text.matchAll(HOW_MANY), ([, words = ""]) => stemsOf(words)).some((stems) =>
        stems.has(thing),
      ),
  );
  return findings.filter(({ finding, particulars }) => {
    const [, divisor] = DIVIDED_BY.exec(finding.input ?? "") ?? [];
    const [result] = particulars.quantities;
    if (!isAsked || finding.evidence.type !== "calculation" || divisor === undefined || !result) return false;
    const above = add(value, times(result.value, -1n));
    const isNext = above.digits > 0n && add(above, ONE_LESS).digits < 0n;
    return (
      isNext &&
      result.unit === undefined &&
      given.some((asked) => holds(divisor, thing, asked.text) || holdsOtherwise(divisor, thing, asked))
    );
  });
}

/** What is counted before it with the number that is rounded up: `that's 3.4 bags, so buy 4`. */
const nounBefore = ({ value, start }: Quantity, quantities: readonly Quantity[]): string | undefined =>
  quantities.findLast((one) => {
    const rest = add(value, times(one.value, -1n));
    return one.start < start && rest.digits > 0n && add(rest, ONE_LESS).digits < 0n;
  })?.noun;
const ONE_LESS: Decimal = { digits: -1n, exponent: 0 };

/** Whether the person said so in another unit, of which the calculation has a number of theirs: 0.5, where they have 3.4 kg and 500 g in a bag. */
function holdsOtherwise(
  divisor: string,
  thing: string,
  { written, particulars: { quantities } }: Observed,
): boolean {
  const [whole = "", fraction = ""] = divisor.split(".");
  const divided = decimalOf(whole, fraction);
  const units = new Set(quantities.flatMap(({ unit }) => unit ?? []));
  return quantities.some(({ value, unit, start, end }) => {
    if (unit === undefined || !divided) return false;
    const isDivisor = [...units].some((other) => {
      const [own, its] = conversionOf(unit, other) ?? [];
      return own && its && other !== unit && equals(multiply(value, own), multiply(divided, its));
    });
    const word = `(?<!\\p{L})${RegExp.escape(thing)}\\p{L}*`;
    const behind = new RegExp(`^[^\\d.;?!]{1,${BESIDE}}${word}`, "u").test(written.slice(end).toLowerCase());
    const before = new RegExp(`${word}[^\\d.;?!]{1,${BESIDE}}$`, "u").test(
      written.slice(0, start).toLowerCase(),
    );
    return isDivisor && (behind || before);
  });
}

/** Whether the person said of a thing that it holds so many: `8 in a box`, `boxes of 8`. */
function holds(divisor: string, thing: string, text: string): boolean {
  const number = `(?<![\\d.,])${numberPattern(divisor)}(?![\\d]|[.,]\\d)`;
  const word = `(?<!\\p{L})${RegExp.escape(thing)}\\p{L}*`;
  const between = `[^\\d.;?!]{1,${BESIDE}}`;
  return new RegExp(`${number}${between}${word}|${word}${between}${number}`, "u").test(text);
}
