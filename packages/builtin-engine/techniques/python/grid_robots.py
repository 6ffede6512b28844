"""
title: Robots and walks on a grid: final place, distance
when: Moves such as UDLR, north 3 or turns left and right with steps move somebody on a grid, and the final place, direction or distance is wanted.
words: robot, grid, moves, udlr, up down left right, north south east west, nsew, walk, turtle, rover, mars rover, turn left, turn right, forward, final position, coordinates, distance from start, returns to origin, ten minute walk, directions, visited, steps, compass, taxi distance, blocks, submarine, opposite direction, drone, ant
param START: [0, 0] — place at the beginning, [x, y]; north and up are larger y
param FACING: "N" — direction at the beginning
"""

import math
import re

START = [0, 0]
FACING = "N"


_steps = {
    **dict.fromkeys("UN^", (0, 1)),
    **dict.fromkeys("DSV", (0, -1)),
    **dict.fromkeys("RE>", (1, 0)),
    **dict.fromkeys("LW<", (-1, 0)),
}


_around = ["N", "E", "S", "W"]


def _moves_of(moves):
    """Moves as (sign, count) of "UDLR", ["up 3", "N2"], ["north"] or "U2 R3"."""
    words = re.findall(r"[A-Za-z^<>]\s*[0-9]*", moves) if isinstance(moves, str) else moves
    counts = (re.search("[0-9]+", word) for word in words)
    return [(word.strip()[0].upper(), int(count[0]) if count else 1) for word, count in zip(words, counts)]


def final_position(moves, start=START):
    """[x, y] after moves."""
    x, y = start
    for sign, count in _moves_of(moves):
        dx, dy = _steps.get(sign, (0, 0))
        x, y = x + dx * count, y + dy * count
    return [x, y]


def screen_position(moves, start=START, row_first=False):
    """As final_position where down is larger y, as on a screen; or [row, column] where that is wanted."""
    x, y = final_position(moves, [0, 0])
    return [start[0] - y, start[1] + x] if row_first else [start[0] + x, start[1] - y]


def returns_to_start(moves):
    """Whether the moves lead back."""
    return distance_walked(moves) == 0


def distance_walked(moves):
    """Blocks between the start and the end."""
    return sum(map(abs, final_position(moves, [0, 0])))


def straight_distance(moves, places=2):
    """The straight distance between the start and the end."""
    length = math.floor(math.hypot(*final_position(moves, [0, 0])) * 10**places + 0.5) / 10**places
    return int(length) if length.is_integer() else length


def is_round_walk(moves, length=10):
    """Whether a walk takes so many single moves and leads back."""
    return len(moves) == length and returns_to_start(moves)


def count_visited(moves, start=START):
    """How many different places are met, the start included."""
    x, y = start
    seen = {(x, y)}
    for sign, count in _moves_of(moves):
        for _ in range(count):
            dx, dy = _steps.get(sign, (0, 0))
            x, y = x + dx, y + dy
            seen.add((x, y))
    return len(seen)


def position_in_walls(moves, width, height, start=START):
    """The place in a grid of a width and a height: moves against the wall change nothing."""
    x, y = start
    for sign, count in _moves_of(moves):
        for _ in range(count):
            dx, dy = _steps.get(sign, (0, 0))
            x = min(width - 1, max(0, x + dx))
            y = min(height - 1, max(0, y + dy))
    return [x, y]


def turned(facing, turns):
    """The direction after turns: L and R, or "left" and "right"."""
    total = sum({"R": 1, "L": 3, "U": 2, "B": 2}.get(turn[0].upper(), 0) for turn in turns)
    return _around[(_around.index(facing[0].upper()) + total) % 4]


def robot_state(commands, start=START, facing=FACING):
    """[x, y, direction] of a robot that turns by L and R and steps by F, A, M, G or numbers: "LFF", "R2L3" or a list."""
    (x, y), heading = start, facing
    for word in re.findall("[A-Za-z]|[0-9]+", commands) if isinstance(commands, str) else commands:
        sign = word[0].upper()
        digits = re.search("[0-9]+", word)
        count = int(digits[0]) if digits else 1 if sign in "FAMGB" else 0
        if sign in "LR":
            heading = turned(heading, sign)
        dx, dy = _steps[heading]
        step = -count if sign == "B" else count
        x, y = x + dx * step, y + dy * step
    return [x, y, heading]


def robot_position(commands, start=START, facing=FACING):
    """[x, y] of such a robot."""
    return robot_state(commands, start, facing)[:2]


def is_bounded_in_circle(commands):
    """Whether a robot that repeats its commands for ever stays near the start."""
    x, y, heading = robot_state(commands, [0, 0], "N")
    return (x == 0 and y == 0) or heading != "N"


def reduce_directions(directions):
    """The directions without those that undo one another side by side: NORTH before SOUTH."""
    opposite = {"N": "S", "S": "N", "E": "W", "W": "E", "U": "D", "D": "U", "L": "R", "R": "L"}
    kept = []
    for direction in directions:
        if kept and opposite.get(direction[0].upper()) == kept[-1][0].upper():
            kept.pop()
        else:
            kept.append(direction)
    return kept


def submarine_position(commands):
    """[horizontal, depth] of "forward 5", "down 5" and "up 3"; down is larger."""
    horizontal = depth = 0
    for command in commands:
        word, count = command.split(" ")[:2]
        if word == "forward":
            horizontal += int(count)
        else:
            depth += int(count) if word == "down" else -int(count)
    return [horizontal, depth]


def rover_text(place, commands, separator=" "):
    """ "1 3 N": the place and direction of a robot as a text, from such a text: "1 2 N" and "LMLMLMLMM"."""
    x, y, facing = place.split(separator)
    return separator.join(map(str, robot_state(commands, [int(x), int(y)], facing)))


def count_visited_again(moves):
    """As count_visited without the place at the beginning, unless it is met again."""
    seen = set()
    x = y = 0
    for sign, count in _moves_of(moves):
        for _ in range(count):
            dx, dy = _steps.get(sign, (0, 0))
            x, y = x + dx, y + dy
            seen.add((x, y))
    return len(seen)
