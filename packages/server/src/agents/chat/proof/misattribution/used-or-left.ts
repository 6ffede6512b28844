import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { denies } from "../reading/words.ts";

/** Says that something is left. */
export const LEFT = /(?<!\p{L})(?:left|remain\w*|übrig|verfügbar|rest\w{0,4}|quedan?|restam?)(?!\p{L})/iu;
/** Says that something is not left. */
const USED =
  /(?<!\p{L})(?:used|spent|consumed|gone|taken|sold|booked|verbraucht|benutzt|ausgegeben|verkauft|utilisée?s?|consommée?s?|vendue?s?|usad[oa]s?|gastad[oa]s?|vendid[oa]s?)(?!\p{L}| to\b)/iu;
const ENDS = /[.;\n]/u;
const AROUND = 120;
/** Before a whole: `5 of your 8`. */
const OF = /(?<!\p{L})(?:of|out of|von|sur|de)\s(?:\p{L}+\s)?[*_]*$/iu;

/** Whether a statement says of a number that it was used, where the evidence says that it is left, or the other way round. */
export function isUsedForLeft(
  stated: Quantity,
  text: string,
  { finding, particulars }: ObservedFinding,
): boolean {
  const [used, left] = [USED.test(text), LEFT.test(text)];
  if (used === left || denies(text) || OF.test(text.slice(0, stated.start))) return false;
  const [said, other] = used ? [USED, LEFT] : [LEFT, USED];
  const seen = particulars.quantities.filter((one) => isSame(stated, one) && one.end <= finding.text.length);
  return (
    seen.length > 0 &&
    seen.every((one) => {
      const clause = clauseAround(finding.text, one);
      return other.test(clause) && !said.test(clause);
    })
  );
}

function clauseAround(text: string, { start, end }: Quantity): string {
  const before = text
    .slice(Math.max(0, start - AROUND), start)
    .split(ENDS)
    .at(-1)!;
  return before + text.slice(start, end) + text.slice(end, end + AROUND).split(ENDS)[0]!;
}
