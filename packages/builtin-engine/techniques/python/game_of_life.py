"""
title: Conway's game of life, neighbours in a grid
when: The next generation of Conway's game of life is wanted, the state after some steps, or the neighbours of a cell or mine counted.
words: game of life, conway, cellular automaton, next generation, live cells, dead cells, neighbours, neighbors, grid, minesweeper, count mines, step
param STEPS: 1 — generations that pass
param WRAP: False — whether the edges of the grid meet
"""

STEPS = 1
WRAP = False


def count_neighbours(grid, row, column, wrap=WRAP):
    """How many of the eight cells around one are alive (1)."""
    count = 0
    height, width = len(grid), len(grid[0]) if grid else 0
    for y in range(row - 1, row + 2):
        for x in range(column - 1, column + 2):
            inside = 0 <= y < height and 0 <= x < width
            if (y, x) != (row, column) and (wrap or inside) and grid[y % height][x % width]:
                count += 1
    return count


def next_generation(grid, wrap=WRAP):
    """Alive with three neighbours, or with two if alive before. Rows of 0 and 1."""
    counts = [[count_neighbours(grid, y, x, wrap) for x in range(len(row))] for y, row in enumerate(grid)]
    return [
        [1 if count == 3 or (count == 2 and cell) else 0 for count, cell in zip(*rows)]
        for rows in zip(counts, grid)
    ]


def game_of_life(grid, steps=STEPS, wrap=WRAP):
    state = [list(row) for row in grid]
    for _ in range(steps):
        state = next_generation(state, wrap)
    return state


def count_alive(grid):
    return sum(1 for row in grid for cell in row if cell)


def annotate_mines(rows):
    """Rows of a minefield as texts: each free square gets the number of mines ("*") around it, or stays as it is."""
    mines = [[1 if square == "*" else 0 for square in row] for row in rows]

    def shown(square, y, x):
        count = 0 if square == "*" else count_neighbours(mines, y, x)
        return str(count) if count else square

    return ["".join(shown(square, y, x) for x, square in enumerate(row)) for y, row in enumerate(rows)]


def next_row(cells, rule):
    """The next row of an elementary automaton by its rule from 0 to 255; outside all is 0."""
    framed = [0, *cells, 0]
    threes = zip(framed, framed[1:], framed[2:])
    return [rule >> (left * 4 + cell * 2 + right) & 1 for left, cell, right in threes]


def game_of_life_of_texts(rows, steps=STEPS, alive="#", dead="."):
    """As game_of_life for rows that are texts of signs: "#" lives and "." does not."""
    grid = [[1 if sign == alive else 0 for sign in row] for row in rows]
    return ["".join(alive if cell == 1 else dead for cell in row) for row in game_of_life(grid, steps)]


def mines_with_zeros(rows, as_texts=False):
    """As annotate_mines with a 0 where no mine is near, as a list of lists of numbers and "*", or as texts."""
    mines = [[1 if square == "*" else 0 for square in row] for row in rows]
    marked = [
        ["*" if mine == 1 else count_neighbours(mines, y, x) for x, mine in enumerate(row)]
        for y, row in enumerate(mines)
    ]
    return ["".join(map(str, row)) for row in marked] if as_texts else marked
