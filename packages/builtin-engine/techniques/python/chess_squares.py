"""
title: Chess: colours of squares, moves of pieces, attacks
when: A chess square has to be named dark or light, a move of a piece checked, or the squares that a knight, queen or king reaches found.
words: chess, chessboard, chess board, square, squares, color, dark, light, black, white, knight, queen, rook, bishop, king, pawn, move, can move, attack, knight moves, legal move, two queens, diagonal
param SIZE: 8 — rows of the board
param DARK: "dark" — answer for a dark square
param LIGHT: "light" — answer for a light square
"""

import re

SIZE = 8
DARK = "dark"
LIGHT = "light"


def _place_of(square):
    """[column, row], counted from 1, of "a1"."""
    return [ord(square.lower()[0]) - 96, int(square[1:])]


def _square_of(column, row):
    return chr(96 + column) + str(row)


def _is_on(column, row):
    return 1 <= column <= SIZE and 1 <= row <= SIZE


def square_color(square, dark=DARK, light=LIGHT):
    """a1 is dark."""
    return dark if sum(_place_of(square)) % 2 == 0 else light


def is_dark_square(square):
    return square_color(square, True, False)


def is_light_square(square):
    return square_color(square, False, True)


def have_same_color(first, second):
    return square_color(first) == square_color(second)


def is_square(square):
    """A letter from a to h and a number from 1 to 8."""
    return bool(re.fullmatch("[a-hA-H][1-8]", square))


_steps = {
    "rook": lambda x, y: x == 0 or y == 0,
    "bishop": lambda x, y: x == y,
    "queen": lambda x, y: x == 0 or y == 0 or x == y,
    "king": lambda x, y: max(x, y) == 1,
    "knight": lambda x, y: x * y == 2,
}


def can_piece_move(piece, start, end):
    """Whether the piece could move so on an empty board; not for pawns."""
    (a, b), (c, d) = _place_of(start), _place_of(end)
    x, y = abs(a - c), abs(b - d)
    return x + y > 0 and _steps[piece.lower()](x, y)


def can_pawn_move(start, end, is_white=True, takes=False):
    """Whether a pawn may move so, to an empty square or to take a piece."""
    (a, b), (c, d) = _place_of(start), _place_of(end)
    ahead = d - b if is_white else b - d
    if takes:
        return ahead == 1 and abs(a - c) == 1
    return a == c and (ahead == 1 or (ahead == 2 and b == (2 if is_white else 7)))


def reachable_squares(piece, start):
    """All squares that the piece reaches on an empty board, by column and row."""
    squares = [_square_of(column, row) for column in range(1, SIZE + 1) for row in range(1, SIZE + 1)]
    return [square for square in squares if can_piece_move(piece, start, square)]


def knight_moves(square):
    """Where a knight can go, by column and row."""
    return reachable_squares("knight", square)


def count_knight_moves(square):
    return len(knight_moves(square))


def knight_distance(start, end):
    """Moves that a knight needs from one square to another."""
    reached = {start}
    for moves in range(SIZE + 1):
        if end in reached:
            return moves
        reached = {square for one in reached for square in knight_moves(one)}
    return None


def queens_attack(first, second):
    """Whether queens on [row, column] and [row, column] attack each other."""
    (row1, column1), (row2, column2) = first, second
    return row1 == row2 or column1 == column2 or abs(row1 - row2) == abs(column1 - column2)


def square_to_indexes(square):
    """ "e4" as [row, column] of a list whose first row is the eighth, counted from 0."""
    column, row = _place_of(square)
    return [SIZE - row, column - 1]


def indexes_to_square(row, column):
    return _square_of(column + 1, SIZE - row) if _is_on(column + 1, SIZE - row) else None


def checkerboard(rows=SIZE, columns=None, first=0, second=1):
    """A board of 0 and 1, or other signs, that take turns; the upper left is the first."""
    width = rows if columns is None else columns
    return [[first if (row + column) % 2 == 0 else second for column in range(width)] for row in range(rows)]


def grains_on_square(number):
    """Grains on one square when each holds twice as many as the one before."""
    return 2 ** (number - 1)
