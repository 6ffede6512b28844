"""
title: Magic square, Latin square, Sudoku: check and build
when: A square of numbers has to be tested as magic square, Latin square or valid Sudoku, its magic sum found, or a magic square built.
words: magic square, magic constant, magic sum, latin square, sudoku, valid sudoku, rows columns diagonals, equal sums
param DISTINCT: True — whether all numbers of a magic square have to differ
"""

DISTINCT = True

_EMPTY = (0, "0", ".", "", None)


def _columns_of(rows):
    return [[row[x] for row in rows] for x in range(len(rows))]


def _all_differ(items):
    return len(set(items)) == len(items)


def is_magic_square(rows, distinct=DISTINCT):
    """Rows, columns and both diagonals have the same sum."""
    if not rows or any(len(row) != len(rows) for row in rows):
        return False
    diagonals = [[row[i] for i, row in enumerate(rows)], [row[-1 - i] for i, row in enumerate(rows)]]
    sums = [sum(line) for line in [*rows, *_columns_of(rows), *diagonals]]
    numbers = [number for row in rows for number in row]
    return len(set(sums)) == 1 and (not distinct or _all_differ(numbers))


def magic_constant(n):
    """The sum of each row of a magic square of the numbers 1 to n squared."""
    return n * (n * n + 1) // 2


def build_magic_square(n):
    """A magic square of an odd side: 1 in the middle of the first row, each next number up and to the right."""
    if n % 2 != 1:
        raise ValueError("the side has to be odd")
    rows = [[0] * n for _ in range(n)]
    y, x = 0, n // 2
    for number in range(1, n * n + 1):
        rows[y][x] = number
        up, right = (y - 1) % n, (x + 1) % n
        if rows[up][right] == 0:
            y, x = up, right
        else:
            y = (y + 1) % n
    return rows


def is_latin_square(rows):
    """Each row and each column holds the same items, each once."""
    if any(len(row) != len(rows) for row in rows):
        return False
    lines = [*rows, *_columns_of(rows)]
    return all(_all_differ(line) and set(line) == set(rows[0]) for line in lines)


def is_valid_sudoku(rows):
    """No digit twice in a row, column or box; empty squares are 0, "." or ""."""
    boxes = [[rows[box // 3 * 3 + i // 3][box % 3 * 3 + i % 3] for i in range(9)] for box in range(9)]
    lines = [*rows, *_columns_of(rows), *boxes]
    return all(_all_differ([item for item in line if item not in _EMPTY]) for line in lines)


def is_solved_sudoku(rows):
    """Valid and without empty squares."""
    return all(item not in _EMPTY for row in rows for item in row) and is_valid_sudoku(rows)
