"""
title: Exact determinant of an integer matrix
when: The determinant of a square matrix of integers is asked for, or whether it can be inverted.
words: determinant, matrix, bareiss, linear algebra, singular, invertible, elimination
"""


def determinant(rows):
    """By Bareiss's elimination, which stays in whole numbers. 1 for the empty matrix."""
    if any(len(row) != len(rows) for row in rows):
        raise ValueError("the matrix is not square")
    m = [list(row) for row in rows]
    sign = previous = 1
    for k in range(len(m) - 1):
        pivot = next((i for i in range(k, len(m)) if m[i][k] != 0), None)
        if pivot is None:
            return 0
        if pivot != k:
            m[k], m[pivot] = m[pivot], m[k]
            sign = -sign
        for i in range(k + 1, len(m)):
            for j in range(k + 1, len(m)):
                m[i][j] = (m[i][j] * m[k][k] - m[i][k] * m[k][j]) // previous
        previous = m[k][k]
    return sign * m[-1][-1] if m else 1


def is_invertible(rows):
    return determinant(rows) != 0
