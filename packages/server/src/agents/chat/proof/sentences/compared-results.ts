import type { ObservedFinding } from "../evidence/observed.ts";
import { add, times } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { denies } from "../reading/words.ts";

const MORE =
  /(?<!\p{L})(?:larger|largest|greater|greatest|bigger|biggest|higher|highest|more|größer\p{L}*|mehr|plus grande?|mayor|maior)(?!\p{L})/iu;
const LESS =
  /(?<!\p{L})(?:smaller|smallest|less|lower|lowest|kleiner\p{L}*|weniger|plus petite?|menor)(?!\p{L})/iu;

/** Whether a sentence says of one of two calculations that its result is the larger one, and it is the smaller one; or the reverse. */
export function isMiscomparedWithResults(text: string, findings: readonly ObservedFinding[]): boolean {
  const [more, less] = [MORE.exec(text), LESS.exec(text)];
  const match = more ?? less;
  if (!match || (more && less) || denies(text)) return false;
  const calculations = findings.filter(({ finding: { evidence } }) => evidence.type === "calculation");
  const [one, other, ...rest] = calculations.flatMap(({ finding, particulars }) => {
    const expression = (finding.input ?? "").replaceAll(/\s/gu, "");
    const [result] = particulars.quantities.filter(({ end }) => end <= finding.text.length);
    return expression !== "" && result ? [{ expression, result }] : [];
  });
  if (!one || !other || rest.length > 0) return false;
  const at = ({ expression }: { expression: string }) => text.replaceAll(/\s/gu, "").indexOf(expression);
  const bare = text.slice(0, match.index).replaceAll(/\s/gu, "").length;
  const places = [one, other].filter((each) => at(each) >= 0).toSorted((a, b) => at(a) - at(b));
  const [first] = places;
  // `A is larger than B`, or only one of them.
  if (!first || (places.length === 2 && !(at(first) < bare && at(places[1]!) > bare))) return false;
  const second = first === one ? other : one;
  const sign = Math.sign(Number(differenceOf(first.result, second.result)));
  return sign === (more ? -1 : 1);
}

const differenceOf = (a: Quantity, b: Quantity): bigint => add(a.value, times(b.value, -1n)).digits;
