"""
title: Pascal's triangle
when: The rows of Pascal's triangle, one row of it or one number of a row are wanted.
words: pascal, pascal's triangle, binomial coefficients, triangle of numbers, rows, n-th row, number triangle, floyd's triangle
param FIRST: 1 — number at the edge of every row
"""

import itertools

FIRST = 1


def pascal_triangle(rows, first=FIRST):
    """So many rows, from the top."""
    triangle = []
    for n in range(rows):
        above = triangle[-1] if triangle else []
        triangle.append([above[i - 1] + above[i] if 0 < i < n else first for i in range(n + 1)])
    return triangle


def pascal_row(n, first=FIRST):
    """The n-th row, counted from 0 at the top."""
    return pascal_triangle(n + 1, first)[n]


def pascal_number(row, place, first=FIRST):
    """A number of a row, both counted from 0."""
    return pascal_row(row, first)[place] if 0 <= place <= row else 0


def floyd_triangle(rows, first=FIRST):
    """Floyd's triangle: 1, then 2 and 3, then 4 to 6 and so on."""
    numbers = itertools.count(first)
    return [[next(numbers) for _ in range(n + 1)] for n in range(rows)]


def pascal_row_from_one(n, first=FIRST):
    """The n-th row, counted from 1 at the top."""
    return pascal_row(n - 1, first)


def pascal_number_from_one(row, place, first=FIRST):
    """A number of a row, both counted from 1."""
    return pascal_number(row - 1, place - 1, first)
