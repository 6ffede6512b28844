"""
title: Transpose, turn and mirror a grid
when: Rows and columns of a table or image have to be exchanged, or the grid turned by 90 degrees.
words: transpose, matrix, rotate matrix, rotate image, mirror, flip, rows to columns, grid
param TURNS: 1 — quarter turns clockwise; negative turns the other way
"""

TURNS = 1


def transpose(rows):
    if any(len(row) != len(rows[0]) for row in rows):
        raise ValueError("rows differ in length")
    return [list(column) for column in zip(*rows)]


def mirror(rows):
    return [row[::-1] for row in rows]


def turn(rows, turns=TURNS):
    turned = [list(row) for row in rows]
    # A quarter turn clockwise is a transposition of the rows read from below.
    for _ in range(turns % 4):
        turned = transpose(turned[::-1])
    return turned


def turn_by(rows, turns=TURNS):
    """Quarter turns counterclockwise, to the left."""
    return turn(rows, -turns)


def mirror_by_all(rows):
    """As mirror, but upside down: the last row comes first."""
    return [list(row) for row in reversed(rows)]


def transpose_by_all(rows):
    """Rows become columns, short rows are filled up with None."""
    width = max(map(len, rows), default=0)
    return [[row[column] if column < len(row) else None for row in rows] for column in range(width)]
