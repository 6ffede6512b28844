import type { BigNumber, Complex, MathJsInstance } from "mathjs";
import { NoResult, type Rational } from "./rational.ts";

const MAX_WHOLE_DIGITS = 1_000;
const DIGITS = 30;
const ABOUT_DIGITS = 20;
/** The longest fraction that is shown as a fraction: digits of numerator and denominator together. */
const MAX_FRACTION_CHARS = 60;
const DOUBLE_DIGITS = 14;
const MAX_CHARS = 2_000;

interface Shown {
  value: string;
  exact: boolean;
}

/** Formats a rational number: as an integer or a finite decimal if there is room, as a fraction with its decimal, else rounded. */
export function showExact({ n, d }: Rational): Shown {
  if (d === 1n && digitsOf(n) <= MAX_WHOLE_DIGITS) return { value: String(n), exact: true };
  const { text, ends } = decimal({ n, d }, DIGITS);
  if (ends) return { value: text, exact: true };
  const fraction = `${n}/${d}`;
  if (d !== 1n && fraction.length <= MAX_FRACTION_CHARS)
    return { value: `${fraction} (about ${decimal({ n, d }, ABOUT_DIGITS).text})`, exact: true };
  return { value: text, exact: false };
}

const digitsOf = (n: bigint) => String(n < 0n ? -n : n).length;

/** A number rounded to `digits` significant digits, and whether that is exact. */
function decimal({ n, d }: Rational, digits: number): { text: string; ends: boolean } {
  const size = n < 0n ? -n : n;
  // Ten to this power is at most the number, or ten times that.
  let exponent = digitsOf(size) - digitsOf(d);
  if (scaled(size, d, -exponent)[0] === 0n) exponent--;
  const [whole, rest, by] = scaled(size, d, digits - 1 - exponent);
  const rounded = rest * 2n >= by ? whole + 1n : whole;
  const sign = n < 0n ? "-" : "";
  const text = String(rounded);
  return { text: sign + place(text, exponent + text.length - digits), ends: rest === 0n };
}

/** size/d times a power of ten, as quotient, remainder and divisor. */
function scaled(size: bigint, d: bigint, power: number): [whole: bigint, rest: bigint, by: bigint] {
  const top = power > 0 ? size * 10n ** BigInt(power) : size;
  const by = power < 0 ? d * 10n ** BigInt(-power) : d;
  return [top / by, top % by, by];
}

/** Formats d.ddd times ten to the exponent, in scientific notation only if the plain form is too long. */
function place(digits: string, exponent: number): string {
  const short = digits.replace(/0+$/, "") || "0";
  if (exponent < -12 || exponent > DIGITS) {
    const rest = short.slice(1);
    return `${short[0]}${rest && `.${rest}`}e${exponent < 0 ? "-" : "+"}${Math.abs(exponent)}`;
  }
  if (exponent < 0) return `0.${"0".repeat(-exponent - 1)}${short}`;
  const whole = short.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  const part = short.slice(exponent + 1);
  return part === "" ? whole : `${whole}.${part}`;
}

type Maths = Pick<
  MathJsInstance,
  "format" | "isBigNumber" | "isComplex" | "isMatrix" | "isUnit" | "bignumber" | "smaller"
>;

/** Formats a result of the library with at most `digits` significant digits. Throws NoResult if it is not a number. */
export function showRounded(math: Maths, value: unknown, digits: number): string {
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return shown(math, math.bignumber(finite(value)), DOUBLE_DIGITS);
  if (math.isBigNumber(value)) {
    if (value.isNaN()) throw new NoResult("that has no value among the numbers");
    if (!value.isFinite()) throw new NoResult("that is too large to calculate");
    return shown(math, value, digits);
  }
  if (math.isComplex(value)) return showComplex(math, value);
  if (math.isUnit(value) || math.isMatrix(value) || Array.isArray(value)) return shown(math, value, digits);
  throw new NoResult("that is not a number");
}

function showComplex(math: Maths, value: Complex): string {
  finite(value.re);
  finite(value.im);
  return shown(math, value, DOUBLE_DIGITS);
}

function shown(math: Maths, value: BigNumber | object, precision: number): string {
  const text = math.format(value, { precision, lowerExp: -12, upperExp: DIGITS });
  if (/NaN|Infinity/.test(text))
    throw new NoResult("that has no value among the numbers, or divides by zero");
  if (text.length > MAX_CHARS) throw new NoResult("that has more numbers than can be shown");
  return text;
}

function finite(value: number): number {
  if (Number.isFinite(value)) return value;
  throw new NoResult("that is too large to calculate, or divides by zero");
}
