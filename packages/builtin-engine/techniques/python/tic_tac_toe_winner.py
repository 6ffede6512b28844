"""
title: Tic-tac-toe and connect four: who has won
when: The winner of a tic-tac-toe (noughts and crosses) or connect four board is wanted, a draw or an unfinished game recognised.
words: tic tac toe, noughts and crosses, winner, board, three in a row, connect four, four in a row, draw, game result
param LENGTH: 3 — marks in a row that win
param EMPTY: " " — sign of an empty square
param DRAW: "draw" — answer when the board is full without a winner
param UNFINISHED: None — answer when squares are left and nobody has won
"""

LENGTH = 3
EMPTY = " "
DRAW = "draw"
UNFINISHED = None

_DIRECTIONS = [(0, 1), (1, 0), (1, 1), (1, -1)]


def _is_empty(mark, empty):
    return mark in (empty, "", None)


def _mark_at(board, y, x):
    return board[y][x] if y < len(board) and 0 <= x < len(board[y]) else None


def line_winner(board, length=LENGTH, empty=EMPTY):
    """The mark of the first line of equal marks in a board of any size, given as rows; None when there is none."""
    for y, row in enumerate(board):
        for x, mark in enumerate(row):
            for dy, dx in _DIRECTIONS:
                line = [_mark_at(board, y + i * dy, x + i * dx) for i in range(length)]
                if not _is_empty(mark, empty) and all(other == mark for other in line):
                    return mark
    return None


def tic_tac_toe_winner(board, empty=EMPTY, draw=DRAW, unfinished=UNFINISHED):
    """The winning mark, or what is answered to a draw and to an unfinished game."""
    winner = line_winner(board, LENGTH, empty)
    if winner is not None:
        return winner
    return draw if is_board_full(board, empty) else unfinished


def connect_four_winner(board, empty=EMPTY, draw=DRAW, unfinished=UNFINISHED):
    """Four in a row."""
    winner = line_winner(board, 4, empty)
    if winner is not None:
        return winner
    return draw if is_board_full(board, empty) else unfinished


def is_board_full(board, empty=EMPTY):
    return not empty_squares(board, empty)


def empty_squares(board, empty=EMPTY):
    """Empty squares as [row, column], counted from 0."""
    return [[y, x] for y, row in enumerate(board) for x, mark in enumerate(row) if _is_empty(mark, empty)]
