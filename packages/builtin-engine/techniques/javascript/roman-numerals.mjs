/**
 * title: Roman numerals, written and read
 * when: Numbers from 1 to 3999 have to be written as Roman numerals or read from them.
 * words: roman numeral, MCMXCIV, convert, integer to roman, roman to integer, parse
 * param LARGEST: 3999 — largest number that is written
 */
const LARGEST = 3999;

const signs = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

export function toRoman(number, largest = LARGEST) {
  if (!Number.isInteger(number) || number < 1 || number > largest)
    throw new RangeError(`not an integer from 1 to ${largest}`);
  let [roman, rest] = ["", number];
  for (const [value, sign] of signs) for (; rest >= value; rest -= value) roman += sign;
  return roman;
}

/** Only the one right spelling is read: IIII and IM are refused. Case does not count. */
export function fromRoman(text, largest = LARGEST) {
  const upper = text.toUpperCase();
  let [number, at] = [0, 0];
  for (const [value, sign] of signs) for (; upper.startsWith(sign, at); at += sign.length) number += value;
  if (at < upper.length || number === 0 || toRoman(number, largest) !== upper)
    throw new RangeError("not a Roman numeral");
  return number;
}

/** The plain rule without limits: 4000 is "MMMM", 0 is "". */
export function toRomanAsItIs(number) {
  let [roman, rest] = ["", number];
  for (const [value, sign] of signs) for (; rest >= value; rest -= value) roman += sign;
  return roman;
}

/** Only by adding, as the old Romans wrote: 4 is "IIII", 9 is "VIIII". */
export function toRomanOnly(number) {
  let [roman, rest] = ["", number];
  for (const [value, sign] of signs.filter((one) => one[1].length === 1))
    for (; rest >= value; rest -= value) roman += sign;
  return roman;
}

/** Any spelling is read: a letter before a larger one is taken away, all others are added; in either case, nothing is checked. */
export function fromRomanAsItIs(text) {
  const values = [...text.toUpperCase()].map((sign) => signs.find((one) => one[1] === sign)?.[0] ?? 0);
  return values.reduce((sum, value, i) => (value < (values[i + 1] ?? 0) ? sum - value : sum + value), 0);
}

/** Whether it is the one right spelling of a number, in capitals. */
export function isRoman(text) {
  return text !== "" && toRomanAsItIs(fromRomanAsItIs(text)) === text;
}
