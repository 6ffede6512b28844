"""
title: Bowling: score of a game, frames, strikes and spares
when: A game of ten-pin bowling has to be scored from its rolls, as numbers or as a text with X and /.
words: bowling, bowling game, ten pin, strike, spare, frames, rolls, pins, score of a bowling game, gutter
param FRAMES: 10 — frames of a game
param MISS: "-" — sign of a roll that hits nothing
"""

import itertools

FRAMES = 10
MISS = "-"


def _frames_of(rolls, frames):
    """The first roll of each frame that was begun, and how many of its rolls count."""
    found, at = [], 0
    while at < len(rolls) and len(found) < frames:
        strike = rolls[at] == 10
        spare = not strike and sum(rolls[at : at + 2]) == 10
        found.append((at, 3 if strike or spare else 2))
        at += 1 if strike else 2
    return found


def frame_scores(rolls, frames=FRAMES):
    """Points of each frame; rolls that are not there yet count 0."""
    return [sum(rolls[at : at + counted]) for at, counted in _frames_of(rolls, frames)]


def bowling_score(rolls, frames=FRAMES):
    """The score of a whole game."""
    return sum(frame_scores(rolls, frames))


def running_bowling_scores(rolls, frames=FRAMES):
    """The score after each frame."""
    return list(itertools.accumulate(frame_scores(rolls, frames)))


def rolls_of_text(text, miss=MISS):
    """ "X 9/ 5- 81" as rolls; what is no roll is passed over."""
    rolls = []
    for sign in text.upper():
        if sign == "X":
            rolls.append(10)
        elif sign == "/":
            rolls.append(10 - (rolls[-1] if rolls else 0))
        elif sign == miss:
            rolls.append(0)
        elif sign in "0123456789":
            rolls.append(int(sign))
    return rolls


def bowling_score_of_text(text, miss=MISS):
    return bowling_score(rolls_of_text(text, miss))


def bowling_score_of_frames(frames):
    """The score of frames given as lists: [[10], [9, 1], [5, 0]]."""
    return bowling_score([pins for frame in frames for pins in frame])


def count_strikes(rolls):
    return sum(1 for at, _ in _frames_of(rolls, FRAMES) if rolls[at] == 10)


def count_spares(rolls):
    return sum(1 for at, counted in _frames_of(rolls, FRAMES) if rolls[at] < 10 and counted > 2)
