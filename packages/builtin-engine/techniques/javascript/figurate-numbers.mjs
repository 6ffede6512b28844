/**
 * title: Triangular, square, pentagonal and other figurate numbers
 * when: The n-th triangular, polygonal, tetrahedral or pyramidal number, the sum of the first n numbers, squares or cubes, or an arithmetic or geometric sequence is wanted.
 * words: triangular number, triangle number, polygonal, pentagonal, hexagonal, tetrahedral, square pyramidal, sum of first n numbers, sum 1 to n, arithmetic sequence, geometric sequence, progression
 * param SIDES: 3 — corners of the polygon
 */
const SIDES = 3;

/** 1 + 2 + … + n. */
export function triangularNumber(n) {
  return (n * (n + 1)) / 2;
}

export function sumOfFirst(n) {
  return triangularNumber(n);
}

/** The first n of them. */
export function triangularNumbers(n) {
  return Array.from({ length: n }, (_, i) => triangularNumber(i + 1));
}

/** 0 and positive numbers only. */
export function isTriangular(number) {
  if (number < 0) return false;
  const n = Math.floor((Math.sqrt(8 * number + 1) - 1) / 2);
  return triangularNumber(n) === number || triangularNumber(n + 1) === number;
}

/** The n-th number of a polygon with so many corners: triangle, square, pentagon and so on. */
export function polygonalNumber(n, sides = SIDES) {
  return ((sides - 2) * n * n - (sides - 4) * n) / 2;
}

/** Triangles laid upon one another. */
export function tetrahedralNumber(n) {
  return (n * (n + 1) * (n + 2)) / 6;
}

/** 1 + 4 + 9 + … + n². */
export function sumOfFirstSquares(n) {
  return (n * (n + 1) * (2 * n + 1)) / 6;
}

/** 1 + 8 + 27 + … + n³. */
export function sumOfFirstCubes(n) {
  return triangularNumber(n) ** 2;
}

/** So many numbers, each larger than the one before by the step. */
export function arithmeticSequence(first, step, count) {
  return Array.from({ length: count }, (_, i) => first + i * step);
}

/** So many numbers, each the one before times the factor. */
export function geometricSequence(first, factor, count) {
  return Array.from({ length: count }, (_, i) => first * factor ** i);
}
