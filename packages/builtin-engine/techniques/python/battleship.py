"""
title: Battleship: hits, misses and sunk ships
when: Shots at a battleship board have to be marked as hits or misses, or ships on the board counted.
words: battleship, battleships, sink the ships, ships, shot, shots, hit, miss, sunk, fleet, board, coordinates, a1, count ships, target
param SHIP: "S" — sign of a ship's square
param HIT: "hit" — answer for a hit
param MISS: "miss" — answer for a miss
"""

SHIP = "S"
HIT = "hit"
MISS = "miss"


def square_indexes(square, letter_is_row=True):
    """[row, column], counted from 0, of "B3": the letter is the row, or the column where that is wanted."""
    letter = ord(square.upper()[0]) - 65
    number = int(square[1:]) - 1
    return [letter, number] if letter_is_row else [number, letter]


def _sign_at(board, row, column):
    if not 0 <= row < len(board) or not 0 <= column < len(board[row]):
        return None
    return board[row][column]


def shot_result(board, row, column, ship=SHIP, hit=HIT, miss=MISS):
    """ "hit" or "miss" of a shot at [row, column]; outside it is a miss."""
    return hit if _sign_at(board, row, column) == ship else miss


def shot_at_square(board, square, ship=SHIP, hit=HIT, miss=MISS):
    """The result of a shot at a square such as "B3"."""
    row, column = square_indexes(square)
    return shot_result(board, row, column, ship, hit, miss)


def count_hits(board, shots, ship=SHIP):
    """How many of the shots [row, column] hit; one at the same square counts once."""
    return sum(1 for row, column in {tuple(shot) for shot in shots} if _sign_at(board, row, column) == ship)


def count_squares_hit(ship, shots):
    """How many of a list of ship squares such as "A1" were shot at."""
    return sum(1 for square in ship if square in shots)


def is_sunk(ship, shots):
    """Whether all squares of a ship were shot at."""
    return all(square in shots for square in ship)


def sunk_ships(ships, shots):
    """Ships of { name: [squares] } that are sunk, by their order."""
    return [name for name, squares in ships.items() if is_sunk(squares, shots)]


def count_ships(board, ship=SHIP):
    """How many ships lie on the board: squares side by side are one ship."""
    count = 0
    for y, row in enumerate(board):
        for x, sign in enumerate(row):
            begins = _sign_at(board, y, x - 1) != ship and _sign_at(board, y - 1, x) != ship
            count += 1 if sign == ship and begins else 0
    return count


def ship_squares(row, column, length, across=True, size=10):
    """The squares of a ship from a start [row, column], to the right or downwards; None where it leaves the board."""
    squares = [[row, column + i] if across else [row + i, column] for i in range(length)]
    return squares if all(0 <= part < size for place in squares for part in place) else None


def ships_are_apart(ships):
    """Whether no square belongs to two ships, each a list of [row, column]."""
    squares = [tuple(square) for ship in ships for square in ship]
    return len(set(squares)) == len(squares)


def count_hits_of_all(board, shots, ship=SHIP):
    """How many of the shots hit, each shot counted, also one at a square that was hit before."""
    inside = [(y, x) for y, x in shots if 0 <= y < len(board) and 0 <= x < len(board[y])]
    return sum(1 for y, x in inside if board[y][x] == ship)
