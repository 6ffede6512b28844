"""
title: Read or fill a grid in a spiral
when: The cells of a matrix have to be visited or numbered from the outside to the inside.
words: spiral, matrix, grid, clockwise, traverse, snake, layers
param START: 1 — first number when a spiral is filled
"""

START = 1


def read_spiral(rows):
    """Clockwise from the upper left corner."""
    cells = []
    rest = [list(row) for row in rows]
    while rest:
        cells += rest.pop(0)
        # What is left is turned to the left, so that its right column becomes the top row.
        rest = [list(column) for column in zip(*rest)][::-1]
    return cells


def fill_spiral(height, width=None, start=START):
    width = height if width is None else width
    places = [[(y, x) for x in range(width)] for y in range(height)]
    grid = [[0] * width for _ in range(height)]
    for i, (y, x) in enumerate(read_spiral(places)):
        grid[y][x] = start + i
    return grid
