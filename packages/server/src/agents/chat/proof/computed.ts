import { equals } from "./decimal.ts";
import type { Observed, ObservedFinding } from "./observed.ts";
import { MACHINE, quantitiesIn } from "./quantities.ts";
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

/** A list of fewer numbers leaves nothing to choose. */
const FEWEST_TO_CHOOSE_FROM = 3;
const LITERAL = /(["'`])(?:\\.|(?!\1)[^\\\n])*\1/gu;

/**
 * Whether a program printed the number because it chose it from numbers that the person gave, such as their least: it stands with
 * them in the program, outside its literal texts, and not all of them are printed.
 */
export function isChosen(
  stated: Quantity,
  { finding }: ObservedFinding,
  given: readonly Observed[],
): boolean {
  if (finding.evidence.type !== "command" || HIDES.test(finding.input ?? "")) return false;
  const data = (finding.input ?? "").replace(LITERAL, " ").replaceAll(",", " , ");
  const isIn = (one: Quantity, list: readonly Quantity[]) =>
    list.some((other) => equals(other.value, one.value));
  const listed = quantitiesIn(data, MACHINE).filter((one) =>
    given.some((text) => isIn(one, text.particulars.quantities)),
  );
  const output = quantitiesIn(finding.text, MACHINE);
  return (
    new Set(listed.map(({ value }) => `${value.digits}e${value.exponent}`)).size >= FEWEST_TO_CHOOSE_FROM &&
    listed.some((one) => isSame(stated, one) && isIn(one, output)) &&
    listed.some((one) => !isIn(one, output))
  );
}

/** Whether numbers that follow one another in a program are, written together, this one: `"19" + "53"`. */
function isPutTogether({ value }: Quantity, input: string): boolean {
  const digits = String(value.digits).replace("-", "");
  const pieces = input.match(/\d+/g) ?? [];
  return pieces.some((_, i) =>
    Array.from({ length: MOST_PIECES - 1 }, (__, n) => pieces.slice(i, i + n + 2).join("")).includes(digits),
  );
}
