/**
 * title: Bit operations: count, test, set, power of two, flags
 * when: Single bits of an integer have to be counted, read or changed, or flags packed into a number.
 * words: bit, bitmask, flags, popcount, hamming, power of two, binary, shift, parity, toggle bit, flip bit, rotate right, count zeros
 * param WIDTH: 32 — bits of the word in which a number is rotated
 */
const WIDTH = 32;

// BigInt all through: the operators on numbers stop at 32 bits and take the highest as a sign.
export function countBits(number) {
  let count = 0;
  for (let rest = BigInt(number); rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}

export function hasBit(number, place) {
  return ((BigInt(number) >> BigInt(place)) & 1n) === 1n;
}

export function withBit(number, place, on) {
  const mask = 1n << BigInt(place);
  return Number(on ? BigInt(number) | mask : BigInt(number) & ~mask);
}

export function isPowerOfTwo(number) {
  return number > 0 && countBits(number) === 1;
}

/** Bits that leave the word on the left come in on the right. */
export function rotateLeft(number, places, width = WIDTH) {
  const shift = BigInt(((places % width) + width) % width);
  const word = BigInt.asUintN(width, BigInt(number));
  return Number(BigInt.asUintN(width, (word << shift) | (word >> (BigInt(width) - shift))));
}

/** The names whose bit is set; the first name is bit 0. */
export function flagNames(number, names) {
  return names.filter((_, place) => hasBit(number, place));
}

/** As rotateLeft the other way: bits that leave the word on the right come in on the left. */
export function rotateRight(number, places, width = WIDTH) {
  return rotateLeft(number, -places, width);
}

/** The number with the bit at a place turned over. */
export function toggleBit(number, place) {
  return withBit(number, place, !hasBit(number, place));
}

/** How many zeros the binary digits of a number from 0 up have, without zeros in front. */
export function countZeroBits(number) {
  return BigInt(number).toString(2).length - countBits(number);
}
