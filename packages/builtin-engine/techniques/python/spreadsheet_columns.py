"""
title: Spreadsheet columns: A, Z, AA and cells such as B12
when: The number of a spreadsheet column has to become its letters or back, or a cell name its row and column.
words: excel, spreadsheet, column, column letters, column number, excel column, sheet, cell, cell name, a1 notation, aa, az, column title, bijective base, letters to number, range of cells
param FIRST: 1 — number of column A
"""

import re

FIRST = 1


def column_letters(number, first=FIRST):
    """1 as "A", 26 as "Z", 27 as "AA"."""
    letters, rest = "", number - first + 1
    while rest > 0:
        rest, place = divmod(rest - 1, 26)
        letters = chr(65 + place) + letters
    return letters


def column_number(letters, first=FIRST):
    """ "A" as 1, "AA" as 27; in either case."""
    total = 0
    for letter in letters.upper():
        total = total * 26 + ord(letter) - 64
    return total + first - 1


def cell_place(cell):
    """ "B12" as [row, column] = [12, 2]."""
    found = re.fullmatch("([A-Za-z]+)([0-9]+)", cell.replace("$", ""))
    return [int(found[2]), column_number(found[1], 1)] if found else None


def cell_name(row, column):
    """Row 12 and column 2 as "B12"."""
    return f"{column_letters(column, 1)}{row}"


def cells_of_range(cells):
    """The cells of "A1:B2", row by row."""
    (top, left), (bottom, right) = map(cell_place, cells.split(":"))
    return [cell_name(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)]


def count_cells(cells):
    """How many cells "A1:C10" has."""
    (top, left), (bottom, right) = map(cell_place, cells.split(":"))
    return (bottom - top + 1) * (right - left + 1)


def next_column(letters, step=1):
    """The column after one: "Z" gives "AA"."""
    return column_letters(column_number(letters, 1) + step, 1)
