"""
title: Matrix basics: add, scale, trace, diagonals, row and column sums, identity
when: Matrices have to be added or multiplied by a number, rows, columns or diagonals summed, an identity matrix made, or a matrix tested as square or symmetric.
words: matrix, add matrices, subtract matrices, scalar multiplication, trace, diagonal, diagonal sum, diagonal difference, row sums, column sums, identity matrix, symmetric matrix, flatten matrix, grid, matrix sum, zero matrix, secondary diagonal
param FILL: 0 — number that fills a new matrix
"""

FILL = 0


def _sum_of(numbers):
    # Added one by one: the built-in sum would round decimals in its own way.
    total = 0
    for number in numbers:
        total += number
    return total


def _combined(a, b, operation):
    if [len(row) for row in a] != [len(row) for row in b]:
        raise ValueError("sizes differ")
    return [[operation(x, y) for x, y in zip(left, right)] for left, right in zip(a, b)]


def add_matrices(a, b):
    return _combined(a, b, lambda x, y: x + y)


def subtract_matrices(a, b):
    return _combined(a, b, lambda x, y: x - y)


def scale_matrix(matrix, factor):
    """Every number multiplied by the factor."""
    return [[number * factor for number in row] for row in matrix]


def main_diagonal(matrix):
    """From the upper left to the lower right."""
    return [row[i] for i, row in enumerate(matrix)]


def anti_diagonal(matrix):
    """From the upper right to the lower left."""
    return [row[-1 - i] for i, row in enumerate(matrix)]


def trace(matrix):
    """The sum of the main diagonal."""
    return _sum_of(main_diagonal(matrix))


def diagonal_sum(matrix):
    """Both diagonals together; a number in the middle counts once."""
    middle = main_diagonal(matrix)[len(matrix) // 2] if len(matrix) % 2 == 1 else 0
    return trace(matrix) + _sum_of(anti_diagonal(matrix)) - middle


def diagonal_difference(matrix):
    """By how much the sums of the two diagonals differ."""
    return abs(trace(matrix) - _sum_of(anti_diagonal(matrix)))


def row_sums(matrix):
    return [_sum_of(row) for row in matrix]


def column_sums(matrix):
    return [_sum_of(column) for column in zip(*matrix)]


def matrix_sum(matrix):
    return _sum_of(flatten_matrix(matrix))


def matrix_max(matrix):
    """None of an empty matrix."""
    return max(flatten_matrix(matrix), default=None)


def flatten_matrix(matrix):
    return [number for row in matrix for number in row]


def identity_matrix(size):
    return [[1 if i == j else 0 for j in range(size)] for i in range(size)]


def filled_matrix(rows, columns, fill=FILL):
    return [[fill] * columns for _ in range(rows)]


def reshape(items, rows, columns):
    """Cuts a list into rows; None when the numbers do not fit."""
    if len(items) != rows * columns:
        return None
    return [items[i * columns : (i + 1) * columns] for i in range(rows)]


def is_square_matrix(matrix):
    return all(len(row) == len(matrix) for row in matrix)


def is_symmetric(matrix):
    return is_square_matrix(matrix) and [list(column) for column in zip(*matrix)] == matrix


def diagonal_sum_of_two(matrix):
    """Both diagonals added as they are: a number in the middle counts twice."""
    return trace(matrix) + _sum_of(anti_diagonal(matrix))


def anti_diagonal_sum(matrix):
    """The sum of the diagonal from the upper right to the lower left."""
    return _sum_of(anti_diagonal(matrix))


def diagonal_difference_as_is(matrix):
    """By how much the sum of the main diagonal is larger than that of the other; negative where it is smaller."""
    return trace(matrix) - _sum_of(anti_diagonal(matrix))


def matrix_min(matrix):
    """None of an empty matrix."""
    return min(flatten_matrix(matrix), default=None)
