"""
title: Grids: neighbours, islands and their sizes, flood fill
when: The neighbours of a cell have to be summed or counted, islands of a grid measured, an area filled, or local peaks of a grid found.
words: grid, neighbours, neighbors, adjacent cells, surrounding, sum of neighbours, count neighbours, island, islands, island size, largest island, area, perimeter, flood fill, paint bucket, region, blob, connected cells, peaks, low points, mines, minesweeper, four directions, eight directions, maze, walls, cells
param VALUE: 1 — sign of land, or of cells that count
param DIAGONAL: True — whether cells that touch at a corner are neighbours
"""

VALUE = 1
DIAGONAL = True


def _rows_of(grid):
    return [list(row) for row in grid]


def _places_around(rows, y, x, diagonal):
    """Places (row, column) beside one, above first."""
    steps = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dy or dx) and (diagonal or not dy or not dx)]
    places = [(y + dy, x + dx) for dy, dx in steps]
    return [(a, b) for a, b in places if 0 <= a < len(rows) and 0 <= b < len(rows[a])]


def neighbours_of(grid, row, column, diagonal=DIAGONAL):
    """What stands beside a cell, row by row."""
    return [grid[y][x] for y, x in _places_around(grid, row, column, diagonal)]


def neighbour_sum(grid, row, column, diagonal=DIAGONAL):
    """The sum of the numbers beside a cell."""
    return sum(neighbours_of(grid, row, column, diagonal))


def neighbour_sums(grid, diagonal=DIAGONAL):
    """The grid of the sums of all neighbours."""
    return [[neighbour_sum(grid, y, x, diagonal) for x in range(len(row))] for y, row in enumerate(grid)]


def count_neighbours_like(grid, row, column, value=VALUE, diagonal=DIAGONAL):
    """How many cells beside a cell have the value."""
    return neighbours_of(grid, row, column, diagonal).count(value)


def _regions_of(rows, value, diagonal):
    """Lists of the places of each region of equal cells with the value, in the order in which they begin."""
    seen, regions = set(), []
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign != value or (y, x) in seen:
                continue
            region = [(y, x)]
            seen.add((y, x))
            for a, b in region:
                for place in _places_around(rows, a, b, diagonal):
                    if rows[place[0]][place[1]] != value or place in seen:
                        continue
                    seen.add(place)
                    region.append(place)
            regions.append(region)
    return regions


def island_sizes(grid, land=VALUE, diagonal=False):
    """The sizes of all islands, in the order in which they begin; sides alone connect unless corners are wanted."""
    return [len(region) for region in _regions_of(_rows_of(grid), land, diagonal)]


def largest_island(grid, land=VALUE, diagonal=False):
    """The size of the largest island; 0 where there is none."""
    return max(island_sizes(grid, land, diagonal), default=0)


def number_of_islands(grid, land=VALUE, diagonal=False):
    """How many islands there are."""
    return len(island_sizes(grid, land, diagonal))


def island_perimeter(grid, land=VALUE):
    """The sides of land cells that touch no other land."""
    places = [place for region in _regions_of(_rows_of(grid), land, False) for place in region]
    return sum(4 - count_neighbours_like(grid, y, x, land, False) for y, x in places)


def flood_fill(grid, row, column, color, diagonal=False):
    """The grid with the region of a cell in another colour."""
    rows = _rows_of(grid)
    regions = _regions_of(rows, rows[row][column], diagonal)
    for y, x in next(region for region in regions if (row, column) in region):
        rows[y][x] = color
    return rows


def grid_peaks(grid, diagonal=DIAGONAL):
    """Numbers that are larger than all beside them."""
    return [
        number
        for y, row in enumerate(grid)
        for x, number in enumerate(row)
        if all(number > other for other in neighbours_of(grid, y, x, diagonal))
    ]


def grid_low_points(grid, diagonal=False):
    """Numbers that are smaller than those above, below, left and right."""
    return [
        number
        for y, row in enumerate(grid)
        for x, number in enumerate(row)
        if all(number < other for other in neighbours_of(grid, y, x, diagonal))
    ]


def minesweeper_board(grid, mine="*"):
    """The grid of numbers of mines beside each cell; mines stay, as a sign."""
    return [
        [mine if sign == mine else count_neighbours_like(grid, y, x, mine, True) for x, sign in enumerate(row)]
        for y, row in enumerate(grid)
    ]
