/**
 * title: Multiply matrices and raise them to a power
 * when: Two matrices have to be multiplied, or a square matrix to a whole power, also modulo a number.
 * words: matrix multiplication, product, dot product, power, identity, modulo, linear algebra
 * param MODULUS: 0 — entries are taken modulo this number; 0 leaves them as they are
 */
const MODULUS = 0;

/** Numbers, or BigInts with a modulus of the same kind. */
export function multiply(a, b, modulus = MODULUS) {
  if (a.some((row) => row.length !== b.length)) throw new RangeError("the sizes do not fit");
  return a.map((row) =>
    (b[0] ?? []).map((_, column) => {
      // Begins with the first product, so that BigInts stay BigInts.
      const sum = row.map((value, i) => value * b[i][column]).reduce((x, y) => x + y);
      return modulus ? ((sum % modulus) + modulus) % modulus : sum;
    }),
  );
}

/** By squaring: about 2 log n products. */
export function power(matrix, exponent, modulus = MODULUS) {
  if (!Number.isInteger(exponent) || exponent < 0)
    throw new RangeError("the exponent has to be a natural number");
  if (exponent === 0) {
    const [zero, one] = typeof matrix[0]?.[0] === "bigint" ? [0n, 1n] : [0, 1];
    return matrix.map((_, i) => matrix.map((_, j) => (i === j ? one : zero)));
  }
  const half = power(matrix, Math.floor(exponent / 2), modulus);
  const squared = multiply(half, half, modulus);
  return exponent % 2 === 1 ? multiply(squared, matrix, modulus) : squared;
}
