"""
title: Rock, paper, scissors with letters and series of rounds
when: Rock, paper, scissors is given as letters R, P and S or as lists of moves, and the winner of the whole series is wanted.
words: rock paper scissors, rps, best of three, series, rounds, letters r p s, tournament, overall winner, who wins more rounds, game
param FIRST: "Player 1" — answer when the first player wins
param SECOND: "Player 2" — answer when the second player wins
param TIE: "Tie" — answer when nobody does
"""

FIRST = "Player 1"
SECOND = "Player 2"
TIE = "Tie"


_beaten = {"R": "S", "S": "P", "P": "R"}


def _letter_of(move):
    return move.strip().upper()[0]


def rps_round(a, b):
    """1, 2 or 0 for a draw, of moves by their first letters: "R", "paper"."""
    one, other = _letter_of(a), _letter_of(b)
    if one == other:
        return 0
    return 1 if _beaten.get(one) == other else 2


def rps_score(first_moves, second_moves):
    """Rounds that each of them won: [first, second]."""
    rounds = [rps_round(a, b) for a, b in zip(first_moves, second_moves)]
    return [rounds.count(1), rounds.count(2)]


def rps_winner(first_moves, second_moves, first=FIRST, second=SECOND, tie=TIE):
    """Who won more rounds, from the moves of both: "RPS" and "RRR"."""
    a, b = rps_score(first_moves, second_moves)
    if a == b:
        return tie
    return first if a > b else second


def rps_winner_of_rounds(rounds, first=FIRST, second=SECOND, tie=TIE):
    """Who won more rounds, from rounds as pairs: [["R", "P"], ["S", "P"]] or ["RP", "SP"]."""
    return rps_winner([one[0] for one in rounds], [one[1] for one in rounds], first, second, tie)


def counter_move(move):
    """The move that beats this one, written as it is: "R" gives "P", "rock" gives "paper"."""
    wins = {"R": "paper", "P": "scissors", "S": "rock"}[_letter_of(move)]
    return wins[0].upper() if len(move.strip()) == 1 else wins
