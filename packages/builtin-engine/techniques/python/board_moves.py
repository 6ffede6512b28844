"""
title: Noughts and crosses, Connect Four: play moves, whose turn, winning moves
when: A game of noughts and crosses or Connect Four is given as moves, and the winner, the board, whose turn it is or a winning move is wanted.
words: tic tac toe, noughts and crosses, connect four, four in a row, moves, play, drop, disc, column, whose turn, next player, winning move, valid board, game state, pending, three in a row
param EMPTY: " " — sign of an empty square
param FIRST: "X" — sign of the player who begins
param SECOND: "O" — sign of the other player
param DRAW: "Draw" — answer when the board is full
param PENDING: "Pending" — answer while the game goes on
"""

EMPTY = " "
FIRST = "X"
SECOND = "O"
DRAW = "Draw"
PENDING = "Pending"


def _board_copy(board):
    return [list(row) for row in board]


def board_of_moves(moves, first=FIRST, second=SECOND, empty=EMPTY):
    """The board of 3 by 3 after moves [row, column], counted from 0."""
    board = [[empty] * 3 for _ in range(3)]
    for i, (row, column) in enumerate(moves):
        board[row][column] = first if i % 2 == 0 else second
    return board


_lines = [
    *([(n, 0), (n, 1), (n, 2)] for n in range(3)),
    *([(0, n), (1, n), (2, n)] for n in range(3)),
    [(0, 0), (1, 1), (2, 2)],
    [(0, 2), (1, 1), (2, 0)],
]


def _has_won(board, player):
    return any(all(board[row][column] == player for row, column in line) for line in _lines)


def winner_of_moves(moves, first="A", second="B", draw=DRAW, pending=PENDING):
    """Who wins after moves [row, column]: "A" began, "B" is the other; "Draw" or "Pending"."""
    board = board_of_moves(moves, first, second, None)
    if _has_won(board, first):
        return first
    if _has_won(board, second):
        return second
    return draw if len(moves) >= 9 else pending


def _count_sign(board, sign):
    return sum(1 for row in board for square in row if square == sign)


def next_player(board, first=FIRST, second=SECOND):
    """Whose turn it is on a board of rows."""
    return first if _count_sign(board, first) <= _count_sign(board, second) else second


def is_possible_board(board, first=FIRST, second=SECOND):
    """Whether a board of 3 by 3 can come up in a game."""
    ahead = _count_sign(board, first) - _count_sign(board, second)
    if ahead != 0 and ahead != 1:
        return False
    if _has_won(board, first) and ahead == 0:
        return False
    return not (_has_won(board, second) and ahead == 1)


def winning_moves(board, player=FIRST, empty=EMPTY):
    """Empty squares [row, column] that win at once for a player."""
    found = []
    for y, row in enumerate(board):
        for x, square in enumerate(row):
            if square != empty:
                continue
            after = _board_copy(board)
            after[y][x] = player
            if _has_won(after, player):
                found.append([y, x])
    return found


def board_text(board, between="|"):
    """The board as text, with lines between the squares."""
    return "\n".join(between.join(row) for row in board)


def drop_disc(board, column, player, empty=EMPTY):
    """The board after a disc falls into a column, counted from 0; None where the column is full."""
    for row in range(len(board) - 1, -1, -1):
        if board[row][column] == empty:
            after = _board_copy(board)
            after[row][column] = player
            return after
    return None


def drop_discs(columns, rows=6, width=7, first=FIRST, second=SECOND):
    """The board after discs in columns, by turns; moves into full columns are left out."""
    board = [[EMPTY] * width for _ in range(rows)]
    for i, column in enumerate(columns):
        after = drop_disc(board, column, first if i % 2 == 0 else second)
        board = board if after is None else after
    return board
