"""
title: Matrices: border, rings, diagonals, snake order
when: The border of a matrix has to be summed or its ring turned, a part summed, or its items read by diagonals or like a snake.
words: matrix, border, border sum, outer ring, ring, rotate ring, rotate matrix layer, perimeter of matrix, inner sum, sum of region, submatrix sum, snake order, zigzag, boustrophedon, diagonal order, diagonals, triangle, upper triangular, frame, edge cells
param PLACES: 1 — places by which a ring is turned, in the direction of the clock
"""

PLACES = 1


def _is_border(rows, y, x):
    return y == 0 or x == 0 or y == len(rows) - 1 or x == len(rows[y]) - 1


def border_sum(rows):
    """The sum of the outer ring."""
    return sum(number for y, row in enumerate(rows) for x, number in enumerate(row) if _is_border(rows, y, x))


def inner_sum(rows):
    """The sum of all that is not in the outer ring."""
    return sum(number for y, row in enumerate(rows) for x, number in enumerate(row) if not _is_border(rows, y, x))


def region_sum(rows, top, left, bottom, right):
    """The sum of a part from one row and column to another, both included."""
    return sum(sum(row[left : right + 1]) for row in rows[top : bottom + 1])


def snake_order(rows):
    """Items row by row, every second row backwards."""
    return [item for y, row in enumerate(rows) for item in (row if y % 2 == 0 else row[::-1])]


def diagonals(rows):
    """Lists of the diagonals that rise to the right, from the upper left on."""
    found = {}
    for y, row in enumerate(rows):
        for x, item in enumerate(row):
            found.setdefault(y + x, []).append(item)
    return [found[place] for place in sorted(found)]


def ring_items(rows):
    """The outer ring in the direction of the clock, from the upper left on."""
    if len(rows) < 2 or len(rows[0]) < 2:
        return [item for row in rows for item in row]
    right = [row[-1] for row in rows[1:]]
    left = [row[0] for row in rows[1:-1]]
    return rows[0] + right + rows[-1][:-1][::-1] + left[::-1]


def rotate_ring(rows, places=PLACES):
    """The matrix with its outer ring moved by so many places in the direction of the clock."""
    result = [list(row) for row in rows]
    ring = ring_items(rows)
    spots = ring_items([[(y, x) for x in range(len(row))] for y, row in enumerate(rows)])
    for i, (y, x) in enumerate(spots):
        result[y][x] = ring[(i - places) % len(ring)]
    return result


def upper_triangle(rows):
    """Numbers on and above the main diagonal, all others 0."""
    return [[number if x >= y else 0 for x, number in enumerate(row)] for y, row in enumerate(rows)]


def is_upper_triangular(rows):
    """Whether all below the main diagonal is 0."""
    return all(number == 0 for y, row in enumerate(rows) for number in row[:y])
