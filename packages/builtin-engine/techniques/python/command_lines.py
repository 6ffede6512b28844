"""
title: Commands and moves: parse a command line, options, robot moves
when: A command such as 'add "two words" --force' has to be split to words and options, or a list of moves such as "UDLR" or "forward 5" followed to a position.
words: command line, parse command, arguments, options, flags, split quoted, shell words, command and arguments, robot, moves, directions, position, up down left right, forward, instructions, back at origin, walk, turtle
param PREFIX: "--" — what stands before the name of an option
"""

import re

PREFIX = "--"


def split_arguments(line):
    """Words of a line; what stands in single or double quotes is one."""
    parts = re.finditer(r"\"([^\"]*)\"|'([^']*)'|([^\s\"']+)", line)
    return [next(part for part in match.groups() if part is not None) for match in parts]


def parse_command(line, lower=False):
    """{"command": "add", "args": ["x", "y"]}; the command as it is or in lower case, "" of an empty line."""
    command, *args = split_arguments(line) or [""]
    return {"command": command.lower() if lower else command, "args": args}


def parse_options(line, prefix=PREFIX):
    """Options as an object: "--name=Ann --force -v" -> {"name": "Ann", "force": True, "v": True}."""
    options = {}
    for word in line if isinstance(line, list) else line.split():
        if word.startswith(prefix):
            bare = word[len(prefix) :]
        else:
            bare = word[1:] if re.match("-[A-Za-z]", word) else ""
        match = re.fullmatch(r"([^=]+)(?:=(.*))?", bare, re.DOTALL)
        if match:
            options[match[1]] = True if match[2] is None else match[2]
    return options


def plain_arguments(line):
    """The words of a line that are no options."""
    return [word for word in split_arguments(line) if not word.startswith("-")]


_STEPS = {
    "U": (0, 1), "D": (0, -1), "L": (-1, 0), "R": (1, 0), "N": (0, 1), "S": (0, -1), "W": (-1, 0), "E": (1, 0),
    "^": (0, 1), "v": (0, -1), "<": (-1, 0), ">": (1, 0),
}


def position_after_moves(moves, start=(0, 0)):
    """[x, y] after moves such as "UUR" or "NNE", up and north being y + 1; anything else is no move."""
    x, y = start
    for move in moves:
        dx, dy = _STEPS.get(move) or _STEPS.get(move.upper()) or (0, 0)
        x, y = x + dx, y + dy
    return [x, y]


def returns_to_start(moves):
    """Whether the moves lead back to where they began."""
    return position_after_moves(moves) == [0, 0]


def distance_after_moves(moves):
    """How many steps it is from the beginning to the end of the moves."""
    return sum(abs(place) for place in position_after_moves(moves))


def follow_instructions(instructions, down_is_positive=False):
    """[x, y] after words such as "up 3", as a list or as lines; right and forward are x + 1, up is y + 1."""
    ways = {"up": (0, 1), "down": (0, -1), "north": (0, 1), "south": (0, -1), "left": (-1, 0), "right": (1, 0)}
    every = {**ways, "west": (-1, 0), "east": (1, 0), "forward": (1, 0), "back": (-1, 0), "backward": (-1, 0)}
    x = y = 0
    for line in instructions if isinstance(instructions, list) else instructions.split("\n"):
        match = re.match(r"\s*([a-z]+)(?:\s+([0-9]+))?", line, re.IGNORECASE | re.ASCII)
        dx, dy = every.get(match[1].lower(), (0, 0)) if match else (0, 0)
        count = int(match[2]) if match and match[2] else 1
        x += dx * count
        y += dy * count * (-1 if down_is_positive else 1)
    return [x, y]


def heading_after_turns(turns, start="N"):
    """ "N", "E", "S" or "W" after turns: L and R by 90 degrees."""
    around = ["N", "E", "S", "W"]
    moves = sum({"R": 1, "L": 3}.get(turn, 0) for turn in turns.upper())
    return around[(around.index(start) + moves) % 4]


def split_into_arguments(line):
    """Words of a line at spaces alone, quotes and all."""
    return line.split()


def position_after_the_moves(moves, only_capitals=False):
    """[x, y] after moves where down is y + 1, as on a screen; only capitals where small letters are no moves."""
    known = re.sub("[^UDLR]", "", moves) if only_capitals else moves
    x, y = position_after_moves(known)
    return [x, -y]
