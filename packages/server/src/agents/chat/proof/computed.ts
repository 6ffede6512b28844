import { equals } from "./decimal.ts";
import type { ObservedFinding } from "./observed.ts";
import type { Quantity } from "./quantity.ts";
import { isSame } from "./same-quantity.ts";

/** The most pieces in a row that a number is looked for in. */
const MOST_PIECES = 6;
/** What a program uses to write a text that cannot be read in it. */
const HIDES =
  /base64|b64decode|\batob\b|fromhex|unhexlify|fromcharcode|\bchr\(|\bord\(|\bxxd\b|rot_?13|\bdecode\(|\\x[0-9a-f]{2}|\\u00[0-9a-f]{2}|\[::-1\]|\.reverse\(/iu;

/**
 * Whether a program or an expression gave the number: it stands in the output, and in the input neither as the same number nor
 * put together from pieces. A program that decodes something may have it hidden there.
 */
export const isComputed = (stated: Quantity, { finding, particulars, input }: ObservedFinding) =>
  !HIDES.test(finding.input ?? "") &&
  particulars.quantities.some(
    (seen) =>
      isSame(stated, seen) &&
      !input.particulars.quantities.some((written) => equals(written.value, seen.value)) &&
      !isPutTogether(seen, finding.input ?? ""),
  );

/** Whether numbers that follow one another in a program are, written together, this one: `"19" + "53"`. */
function isPutTogether({ value }: Quantity, input: string): boolean {
  const digits = String(value.digits).replace("-", "");
  const pieces = input.match(/\d+/g) ?? [];
  return pieces.some((_, i) =>
    Array.from({ length: MOST_PIECES - 1 }, (__, n) => pieces.slice(i, i + n + 2).join("")).includes(digits),
  );
}
