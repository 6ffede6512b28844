import type { ObservedFinding } from "../evidence/observed.ts";
import { isConvertible } from "../measures/conversions.ts";
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

function perBefore(text: string, { start }: Quantity): string | undefined {
  const [, word = ""] = PER_BEFORE.exec(text.slice(Math.max(0, start - BEFORE_CHARS), start)) ?? [];
  return word === "" ? undefined : unitOf(word, word.length > 1);
}
