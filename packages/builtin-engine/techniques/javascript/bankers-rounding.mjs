/**
 * title: Round half to even, exactly, from decimal text
 * when: Amounts have to be rounded without bias (bankers' rounding) and without binary floating-point errors.
 * words: rounding, bankers rounding, half even, decimal, money, round half, bias
 * param PLACES: 2 — digits kept after the point; negative rounds to tens, hundreds …
 */
const PLACES = 2;

/** Takes and returns decimal text: "2.675" → "2.68", "2.665" → "2.66". */
export function roundHalfEven(decimal, places = PLACES) {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new RangeError("not a decimal number");
  const [, sign, whole, fraction = ""] = match;
  // As an integer of units of 10^-scale, where scale is at least what is kept.
  const scale = Math.max(fraction.length, places, 0);
  const units = BigInt(whole + fraction.padEnd(scale, "0"));
  const step = 10n ** BigInt(scale - places);
  let kept = units / step;
  const rest = (units % step) * 2n;
  if (rest > step || (rest === step && kept % 2n === 1n)) kept += 1n;
  const shift = Math.max(places, 0);
  const digits = (places < 0 ? kept * 10n ** BigInt(-places) : kept).toString().padStart(shift + 1, "0");
  const text = shift > 0 ? `${digits.slice(0, -shift)}.${digits.slice(-shift)}` : digits;
  return kept === 0n ? text : sign + text;
}

/** A number rounded to so many decimals, an exact half to the even neighbour: 2.5 → 2, 3.5 → 4; by its decimal digits. */
export function roundHalfToEven(number, places = 0) {
  return Number(roundHalfEven(String(number), places)) + 0;
}
