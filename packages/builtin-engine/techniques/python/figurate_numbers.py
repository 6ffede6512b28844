"""
title: Triangular, square, pentagonal and other figurate numbers
when: The n-th triangular, polygonal, tetrahedral or pyramidal number, the sum of the first n numbers, squares or cubes, or an arithmetic or geometric sequence is wanted.
words: triangular number, triangle number, polygonal, pentagonal, hexagonal, tetrahedral, square pyramidal, sum of first n numbers, sum 1 to n, arithmetic sequence, geometric sequence, progression
param SIDES: 3 — corners of the polygon
"""

import math

SIDES = 3


def triangular_number(n):
    """1 + 2 + ... + n."""
    return n * (n + 1) // 2


def sum_of_first(n):
    return triangular_number(n)


def triangular_numbers(n):
    """The first n of them."""
    return [triangular_number(i) for i in range(1, n + 1)]


def is_triangular(number):
    """0 and positive numbers only."""
    if number < 0:
        return False
    return math.isqrt(8 * number + 1) ** 2 == 8 * number + 1


def polygonal_number(n, sides=SIDES):
    """The n-th number of a polygon with so many corners: triangle, square, pentagon and so on."""
    return ((sides - 2) * n * n - (sides - 4) * n) // 2


def tetrahedral_number(n):
    """Triangles laid upon one another."""
    return n * (n + 1) * (n + 2) // 6


def sum_of_first_squares(n):
    """1 + 4 + 9 + ... + n squared."""
    return n * (n + 1) * (2 * n + 1) // 6


def sum_of_first_cubes(n):
    """1 + 8 + 27 + ... + n to the third power."""
    return triangular_number(n) ** 2


def arithmetic_sequence(first, step, count):
    """So many numbers, each larger than the one before by the step."""
    return [first + i * step for i in range(count)]


def geometric_sequence(first, factor, count):
    """So many numbers, each the one before times the factor."""
    return [first * factor**i for i in range(count)]
