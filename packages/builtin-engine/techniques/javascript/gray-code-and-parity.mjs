/**
 * title: Gray code, parity bit, complements of binary numbers
 * when: A Gray code, a parity bit, the one's or two's complement, reversed or flipped bits, or the runs in a binary number are asked for.
 * words: gray code, parity bit, even parity, odd parity, ones complement, twos complement, flip bits, reverse bits, binary gap, checksum, bit manipulation
 * param BITS: 8 — bits of a number
 * param EVEN: true — whether the ones, parity bit included, have to be even in number
 */
const BITS = 8;
const EVEN = true;

export function toGray(number) {
  return number ^ (number >>> 1);
}

export function fromGray(gray) {
  let number = 0;
  for (let rest = gray; rest > 0; rest >>>= 1) number ^= rest;
  return number;
}

/** All codes of so many bits in order, as numbers. */
export function grayCode(bits) {
  return Array.from({ length: 2 ** bits }, (_, number) => toGray(number));
}

/** All codes of so many bits in order, as texts of zeros and ones. */
export function grayCodeTexts(bits) {
  return grayCode(bits).map((code) => (bits > 0 ? code.toString(2).padStart(bits, "0") : ""));
}

const countOnes = (text) => [...text].filter((bit) => bit === "1").length;

/** The bit, 0 or 1, that has to follow a text of zeros and ones. */
export function parityBit(text, even = EVEN) {
  return (countOnes(text) + (even ? 0 : 1)) % 2;
}

/** Whether a text of zeros and ones with its parity bit is whole. */
export function hasParity(text, even = EVEN) {
  return countOnes(text) % 2 === (even ? 0 : 1);
}

/** Zeros and ones exchanged: "1010" → "0101". */
export function onesComplement(text) {
  return [...text].map((bit) => (bit === "1" ? "0" : "1")).join("");
}

/** A number from -128 to 127 as eight bits, or in another width. */
export function toTwosComplement(number, bits = BITS) {
  if (number < -(2 ** (bits - 1)) || number >= 2 ** (bits - 1))
    throw new RangeError("too large for the bits");
  return (number < 0 ? number + 2 ** bits : number).toString(2).padStart(bits, "0");
}

/** The first bit says whether the number is negative. */
export function fromTwosComplement(text) {
  const number = text === "" ? 0 : parseInt(text, 2);
  return text.startsWith("1") ? number - 2 ** text.length : number;
}

/** The bits of a number in reverse: 1 becomes 128 in eight bits. */
export function reverseBits(number, bits = BITS) {
  return parseInt([...number.toString(2).padStart(bits, "0")].reverse().join(""), 2);
}

/** The most zeros between two ones of a number. */
export function binaryGap(number) {
  const inside = number.toString(2).replace(/0+$/, "");
  return Math.max(...inside.split("1").map((zeros) => zeros.length));
}
