"""
title: Matrices: search, saddle points, zero rows
when: A number has to be found in a matrix, its saddle points or largest row, or rows and columns set to zero, taken away or swapped.
words: matrix, grid, table, two dimensional, search matrix, find in matrix, position, saddle point, row maximum, column minimum, set zeroes, zero rows, zero columns, delete row, delete column, largest row, row with most, richest customer, swap rows, sort rows, lucky numbers
param VALUE: 0 — number that is looked for
"""

VALUE = 0


def _column_of(rows, column):
    return [row[column] for row in rows]


def find_in_matrix(rows, value=VALUE):
    """[row, column], from 0, of the first place with the value; None where it is not."""
    return next(iter(find_all_in_matrix(rows, value)), None)


def find_all_in_matrix(rows, value=VALUE):
    """All places [row, column] with the value."""
    return [[y, x] for y, row in enumerate(rows) for x, number in enumerate(row) if number == value]


def matrix_includes(rows, value=VALUE):
    return any(value in row for row in rows)


def count_in_matrix(rows, value=VALUE):
    """How often the value comes."""
    return len(find_all_in_matrix(rows, value))


def saddle_points(rows):
    """Places [row, column] of numbers that are the largest of their row and the smallest of their column."""
    return [
        [y, x]
        for y, row in enumerate(rows)
        for x, number in enumerate(row)
        if number == max(row) and number == min(_column_of(rows, x))
    ]


def lucky_numbers(rows):
    """Numbers that are the smallest of their row and the largest of their column."""
    return [
        number
        for row in rows
        for x, number in enumerate(row)
        if number == min(row) and number == max(_column_of(rows, x))
    ]


def set_zeroes(rows):
    """Rows and columns that hold a zero become zeros."""
    return [
        [0 if 0 in row or 0 in _column_of(rows, x) else number for x, number in enumerate(row)]
        for row in rows
    ]


def rows_of(rows, value=VALUE):
    """Places of rows, from 0, that hold only zeros, or only another value."""
    return [y for y, row in enumerate(rows) if all(number == value for number in row)]


def largest_row_index(rows):
    """The place of the row with the largest sum; the first of equal ones, -1 for none."""
    sums = list(map(sum, rows))
    return sums.index(max(sums)) if sums else -1


def largest_row_sum(rows):
    """The largest sum of a row; None for none."""
    return max(map(sum, rows), default=None)


def without_row(rows, row):
    """The matrix without a row, from 0."""
    return [one for y, one in enumerate(rows) if y != row]


def without_column(rows, column):
    """The matrix without a column, from 0."""
    return [[item for x, item in enumerate(row) if x != column] for row in rows]


def swap_rows(rows, first, second):
    swapped = list(rows)
    swapped[first], swapped[second] = rows[second], rows[first]
    return swapped


def find_in_matrix_or_not(rows, value=VALUE):
    """[row, column], from 0, of the first place with the value; [-1, -1] where it is not."""
    return find_in_matrix(rows, value) or [-1, -1]


def find_in_matrix_from_one(rows, value=VALUE):
    """[row, column], from 1, of the first place with the value; None where it is not."""
    place = find_in_matrix(rows, value)
    return place and [place[0] + 1, place[1] + 1]


def saddle_points_by_all(rows):
    """Places [row, column] of numbers that are the smallest of their row and the largest of their column."""
    return saddle_points([[-number for number in row] for row in rows])


def largest_row_index_or_last(rows):
    """The place of the row with the largest sum, the last of equal ones; -1 for none."""
    return max(range(len(rows)), key=lambda i: (sum(rows[i]), i), default=-1)


def largest_row_index_from_one(rows):
    """The place of the row with the largest sum, counted from 1; the first of equal ones, 0 for none."""
    return largest_row_index(rows) + 1
