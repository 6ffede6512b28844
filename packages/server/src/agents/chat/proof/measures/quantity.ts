import type { Bound } from "./bounds.ts";
import type { Decimal } from "./decimal.ts";

/** A number as a text states it. */
export interface Quantity {
  start: number;
  end: number;
  value: Decimal;
  /** The logarithm of its size, to base 10. */
  size: number;
  /** The last place that is written: 10^`place`. */
  place: number;
  unit?: string;
  /** The unit that is said of it elsewhere, where it has none itself. */
  said?: string;
  percent: boolean;
  /** What is said to be rounded (`about`), and what is said to be cut (`3.14…`). */
  rounded: boolean;
  /** On which side of it the true value is said to lie. */
  bound?: Bound;
  cut: boolean;
  /** It is said to be about so much: the largest distance of the true value. */
  within?: Decimal;
  /** The words around it say that it is a loss or lies below. */
  negated: boolean;
  /** The sizes of the first and the last unit of a time in several units, which is in seconds. */
  joins?: [first: Decimal, last: Decimal];
  /** The name that it has in JSON. */
  key?: string;
  /** The stem of the word directly before it, and whether a sign or a verb joins them: `median: 37`, `the median is 37`. */
  label?: string;
  isLabelled?: boolean;
  /** A label before it says that it is a percentage. */
  ofPercent: boolean;
  /** It was multiplied by a hundred, so that it is no fraction of which it would be the percentage. */
  isPercentage?: boolean;
  /** Its part in a change: where it begins, where it ends, or how large it is. */
  part?: "from" | "to" | "by";
  /** A word behind it, which is no unit, says what it counts: `8 at once`. */
  counts: boolean;
  /** Where the range ends that begins with it. */
  until?: Quantity;
  /** It is written as a time of day, `1:50`, and may be how long something takes. */
  isShown?: boolean;
  /** The unit that it is said of: a price per GB. */
  per?: string;
  /** It may be meant loosely, as in `for a week`: it says something only where the evidence has it. */
  isLoose?: boolean;
  /** It numbers an entry of a list: `3. Melt the butter`. */
  isNumbering?: boolean;
  /** The word behind it, unless that is its unit. */
  noun?: string;
}
