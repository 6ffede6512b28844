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
