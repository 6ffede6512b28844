"""
title: Elevators: floors after moves, distances, brackets as floors
when: An elevator goes up and down, and its floor, the distance, the nearer of two elevators or the order of stops is wanted.
words: elevator, lift, floor, floors, up and down, basement, building, stairs, closest elevator, call, requests, stops, travel distance, parentheses, santa, ground floor, steps of a staircase, climbing
param START: 0 — floor at the beginning
"""

START = 0


def floor_after_moves(moves, start=START):
    """The floor after moves: "(" , "u", "+" and "^" go up, ")" , "d", "-" and "v" go down."""
    floors = floors_after_each(moves, start)
    return floors[-1] if floors else start


def floors_after_each(moves, start=START):
    """The floors after each move."""
    floors = []
    for move in moves:
        sign = move[:1].lower()
        if sign and sign in "(u+^":
            start += 1
        elif sign and sign in ")d-v":
            start -= 1
        floors.append(start)
    return floors


def first_basement_move(moves, start=START):
    """The number of the move, from 1, that first leads below the ground; 0 where none does."""
    return next((i for i, floor in enumerate(floors_after_each(moves, start), 1) if floor < 0), 0)


def floors_travelled(stops, start=START):
    """Floors that are passed on the way from the start to each stop."""
    return sum(abs(after - before) for before, after in zip([start, *stops], stops))


def distance_of_stops(stops):
    """Floors that are passed from the first stop to the last."""
    return floors_travelled(stops, stops[0]) if stops else 0


def floors_up(stops, start=START):
    """How many floors an elevator goes up, from the start on."""
    return sum(max(0, after - before) for before, after in zip([start, *stops], stops))


def nearer_elevator(left, right, call, first="left", second="right"):
    """ "left" or "right": which elevator is nearer to the call; the right one where both are."""
    return first if abs(left - call) < abs(right - call) else second


def stop_order(floors, start=START, up_first=True):
    """The stops in order: all on the way up first, then those below from the highest on; down first where that is wanted."""
    above = sorted({floor for floor in floors if floor > start})
    below = sorted({floor for floor in floors if floor < start}, reverse=True)
    return above + below if up_first else below + above


def nearest_first(floors, start=START):
    """Each request served by the nearest stop, the lower one of two."""
    rest, order = sorted(floors), []
    while rest:
        start = min(rest, key=lambda floor: abs(floor - start))
        rest.remove(start)
        order.append(start)
    return order


def elevator_direction(start, end, up="up", down="down", stay="stay"):
    """ "up", "down" or "stay" from one floor to another."""
    if start == end:
        return stay
    return up if end > start else down


def elevator_time(stops, start=START, per_floor=2, per_stop=5):
    """Seconds for stops: so many for each floor and each stop."""
    return floors_travelled(stops, start) * per_floor + len(stops) * per_stop


def count_valleys(steps):
    """Valleys of a walk of "U" and "D": parts below the start that come back to it."""
    floors = floors_after_each(steps, 0)
    return sum(1 for before, after in zip(floors, floors[1:]) if after == 0 and before < 0)


def floor_in_building(moves, top=100, start=START):
    """As floor_after_moves where no move leads below the ground, floor 0, nor above a top floor."""
    floor = start
    for move in moves:
        floor = min(top, max(0, floor + floor_after_moves(move, 0)))
    return floor


def nearer_elevator_of(left, right, call, first="left", second="right"):
    """As nearer_elevator with the left one where both are as near."""
    return first if abs(left - call) <= abs(right - call) else second
