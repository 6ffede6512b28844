"""
title: Queues, seats, Josephus circles, turns
when: People wait in queues, sit on seats or stand in a circle, and waiting times, seat names, the last one left or whose turn it is are wanted.
words: queue, queues, supermarket queue, checkout, tills, waiting time, line, tickets, seats, seat number, seating, rows, theater, plane seat, neighbours, social distance, josephus, circle, eliminated, last one, survivor, hot potato, every third, turn, whose turn, round robin, pairs, teams, secret santa, handshakes, locker
param TILLS: 1 — queues or tills
param STEP: 2 — every so manieth leaves the circle
param PER_ROW: 6 — seats of a row
"""

import itertools
import math
import re

TILLS = 1
STEP = 2
PER_ROW = 6


def queue_time(customers, tills=TILLS):
    """The time until all customers are served: each goes to the till that is free first."""
    busy = [0] * tills
    for time in customers:
        busy[busy.index(min(busy))] += time
    return max(busy, default=0)


def waiting_times(times):
    """How long each waits before the turn comes in one queue."""
    return [0, *itertools.accumulate(times)][: len(times)]


def ticket_queue_time(tickets, place):
    """Seconds until one at a place has bought all tickets; each buys one, then queues again."""
    own = tickets[place]
    return sum(min(count, own if i <= place else own - 1) for i, count in enumerate(tickets))


def queue_after(commands, names=()):
    """The names after commands such as "join Ann", "leave" (the first) and "leave Bob"."""
    queue = list(names)
    for command in commands:
        word, name = [*re.split(r"\s+", command, maxsplit=1), ""][:2]
        if word.lower() in ("join", "add", "enqueue", "enter", "push"):
            queue.append(name)
        elif name:
            queue = [one for one in queue if one != name]
        else:
            queue = queue[1:]
    return queue


def josephus_order(items, step=STEP):
    """The items in the order in which they leave a circle."""
    rest, order, place = list(items), [], 0
    while rest:
        place = (place + step - 1) % len(rest)
        order.append(rest.pop(place))
    return order


def josephus_survivor(count, step=STEP):
    """The number, from 1, of the one who is left of a circle."""
    return josephus_order(range(1, count + 1), step)[-1]


def last_in_circle(items, step=STEP):
    """The item that is left of a circle; None for an empty one."""
    return josephus_order(items, step)[-1] if items else None


def seat_name(number, per_row=PER_ROW):
    """Seat 8 with 6 in a row as "2B": the row, then the letter."""
    row, seat = seat_place(number, per_row)
    return f"{row}{chr(64 + seat)}"


def seat_name_letter_first(number, per_row=PER_ROW):
    """Seat 8 with 6 in a row as "B2": the row as a letter, then the number."""
    row, seat = seat_place(number, per_row)
    return f"{chr(64 + row)}{seat}"


def seat_place(number, per_row=PER_ROW):
    """[row, seat], from 1, of a number."""
    return [math.ceil(number / per_row), (number - 1) % per_row + 1]


def seat_kind(seat):
    """ "window", "middle" or "aisle" of a seat such as "12C" with three on each side."""
    kinds = {"A": "window", "F": "window", "B": "middle", "E": "middle", "C": "aisle", "D": "aisle"}
    return kinds.get(seat[-1:].upper())


def seats_with_distance(seats, free=0):
    """Free places, from 0, whose neighbours are free as well."""
    return [i for i in range(len(seats)) if all(seat == free for seat in seats[max(0, i - 1) : i + 2])]


def first_free_seats(seats, count=2, free=0):
    """The first place, from 0, of so many free seats side by side; -1 where there is none."""
    starts = range(len(seats) - count + 1)
    return next((i for i in starts if all(seat == free for seat in seats[i : i + count])), -1)


def whose_turn(names, round_number):
    """Whose turn it is in a round, from 1."""
    return names[(round_number - 1) % len(names)]


def count_handshakes(people):
    """Handshakes when each shakes each other's hand once: matches of a round robin."""
    return people * (people - 1) // 2


def round_robin_matches(names):
    """All matches [a, b] when each meets each other once."""
    return [list(match) for match in itertools.combinations(names, 2)]


def teams_by_turns(names, teams=2):
    """Names put into so many teams by turns."""
    return [names[team::teams] for team in range(teams)]


def open_lockers(count):
    """Lockers, from 1, that are open when the n-th person turns every n-th one."""
    return [n * n for n in range(1, math.isqrt(max(0, count)) + 1)]
