"""
title: Multiply matrices and raise them to a power
when: Two matrices have to be multiplied, or a square matrix to a whole power, also modulo a number.
words: matrix multiplication, product, dot product, power, identity, modulo, linear algebra
param MODULUS: 0 — entries are taken modulo this number; 0 leaves them as they are
"""

MODULUS = 0


def multiply(a, b, modulus=MODULUS):
    if any(len(row) != len(b) for row in a):
        raise ValueError("the sizes do not fit")
    columns = list(zip(*b))
    product = [[sum(x * y for x, y in zip(row, column)) for column in columns] for row in a]
    return [[entry % modulus for entry in row] for row in product] if modulus else product


def power(matrix, exponent, modulus=MODULUS):
    """By squaring: about 2 log n products."""
    if not isinstance(exponent, int) or exponent < 0:
        raise ValueError("the exponent has to be a natural number")
    result = [[int(i == j) for j in range(len(matrix))] for i in range(len(matrix))]
    base = matrix
    while exponent > 0:
        if exponent % 2 == 1:
            result = multiply(result, base, modulus)
        base = multiply(base, base, modulus)
        exponent //= 2
    return result
