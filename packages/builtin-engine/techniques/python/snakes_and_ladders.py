"""
title: Board games: snakes and ladders, squares, laps
when: A pawn goes over a board by dice, with snakes, ladders or a last square that has to be met exactly, and the final square is wanted.
words: snakes and ladders, board game, ladder, snake, dice, squares, final position, token, pawn, jump, bounce back, exact roll, laps, monopoly, pass go, goose, circular board
param SIZE: 100 — number of the last square
param BOUNCE: False — whether too large a throw goes back from the last square; else it is not moved
"""

SIZE = 100
BOUNCE = False


def final_square(rolls, jumps=None, size=SIZE, bounce=BOUNCE, start=0):
    """The square after throws from 0 on, with snakes and ladders as { from: to }; play ends on the last square."""
    for roll in rolls:
        if start == size:
            break
        start = square_after(start, roll, jumps, size, bounce)
    return start


def square_after(square, roll, jumps=None, size=SIZE, bounce=BOUNCE):
    """The square after one throw."""
    following = square + roll
    if following > size:
        following = 2 * size - following if bounce else square
    return _jumped(following, jumps)


def _jumped(square, jumps):
    return (jumps or {}).get(str(square), square)


def squares_visited(rolls, jumps=None, size=SIZE, bounce=BOUNCE, start=0):
    """The squares after each throw."""
    return [final_square(rolls[: i + 1], jumps, size, bounce, start) for i in range(len(rolls))]


def fewest_throws(jumps=None, size=SIZE, sides=6, start=1):
    """Fewest throws of a die to the last square; -1 where it cannot be reached."""
    reached, seen, throws = {start}, {start}, 0
    while reached:
        if size in reached:
            return throws
        steps = {square + roll for square in reached for roll in range(1, sides + 1) if square + roll <= size}
        reached = {_jumped(square, jumps) for square in steps} - seen
        seen |= reached
        throws += 1
    return -1


def round_board_square(start, rolls, size=40):
    """The square on a round board whose squares count from 0."""
    return (start + sum(rolls)) % size


def count_laps(start, rolls, size=40):
    """How often the start of a round board is passed or met."""
    return (start + sum(rolls)) // size
