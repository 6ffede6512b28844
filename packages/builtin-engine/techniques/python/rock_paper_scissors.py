"""
title: Rock, paper, scissors: who wins
when: The result of one or more rounds of rock, paper, scissors is wanted.
words: rock paper scissors, game, winner, who wins, player, round, draw, tie, beats, lizard spock
param FIRST: "Player 1 won!" — answer when the first player wins
param SECOND: "Player 2 won!" — answer when the second player wins
param DRAW: "Draw!" — answer when nobody wins
"""

FIRST = "Player 1 won!"
SECOND = "Player 2 won!"
DRAW = "Draw!"

_BEATEN = {
    "rock": ["scissors", "lizard"],
    "paper": ["rock", "spock"],
    "scissors": ["paper", "lizard"],
    "lizard": ["spock", "paper"],
    "spock": ["scissors", "rock"],
}


def beats(a, b):
    """Whether the first move beats the second, in either case; lizard and Spock are known too."""
    if a.lower() not in _BEATEN or b.lower() not in _BEATEN:
        raise ValueError("unknown move")
    return b.lower() in _BEATEN[a.lower()]


def winning_player(a, b):
    """1 when the first player wins, 2 when the second does, 0 for a draw."""
    if beats(a, b):
        return 1
    return 2 if beats(b, a) else 0


def rock_paper_scissors(a, b, first=FIRST, second=SECOND, draw=DRAW):
    return [draw, first, second][winning_player(a, b)]


def winning_move(a, b):
    """The move that wins, None for a draw."""
    return [None, a, b][winning_player(a, b)]


def score_of_rounds(rounds):
    """Points of both players in rounds given as pairs of moves."""
    winners = [winning_player(a, b) for a, b in rounds]
    return [winners.count(1), winners.count(2)]
