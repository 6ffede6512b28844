"""
title: Tennis: score of a game, sets and matches
when: The score of a tennis game has to be told in words or numbers from points, or who wins a set or a match.
words: tennis, tennis score, love, fifteen, thirty, forty, deuce, advantage, game set match, set, sets, points, tie break, tiebreak, who won the match, volleyball, table tennis, ping pong, badminton
param FIRST: "Player 1" — name of the first player
param SECOND: "Player 2" — name of the second player
param SETS: 2 — sets that win a match
"""

FIRST = "Player 1"
SECOND = "Player 2"
SETS = 2


_words = ["Love", "Fifteen", "Thirty", "Forty"]


_numbers = ["0", "15", "30", "40"]


def tennis_score(a, b, first=FIRST, second=SECOND):
    """The score of points as "15-30", "Deuce", "Advantage Player 1" or "Game Player 2"."""
    leader = first if a > b else second
    if max(a, b) >= 4 and abs(a - b) >= 2:
        return f"Game {leader}"
    if a >= 3 and b >= 3:
        return "Deuce" if a == b else f"Advantage {leader}"
    return f"{_numbers[a]}-{_numbers[b]}"


def tennis_score_in_words(a, b, first="player1", second="player2"):
    """The score in the words of the kata: "Love-Fifteen", "Thirty-All", "Deuce", "Win for player1"."""
    leader = first if a > b else second
    if max(a, b) >= 4 and abs(a - b) >= 2:
        return f"Win for {leader}"
    if a >= 3 and b >= 3:
        return "Deuce" if a == b else f"Advantage {leader}"
    return f"{_words[a]}-All" if a == b else f"{_words[a]}-{_words[b]}"


def tennis_score_of_points(points, first="A", second="B"):
    """The score of a game from who won each point: "AABA"."""
    a = b = 0
    for point in points:
        if point == first:
            a += 1
        elif point == second:
            b += 1
        if max(a, b) >= 4 and abs(a - b) >= 2:
            break
    return tennis_score(a, b, first, second)


def set_winner(a, b):
    """Who has won a set by games, 1 or 2; 0 while nobody has."""
    most = max(a, b)
    is_won = (most == 6 and abs(a - b) >= 2) or (most == 7 and abs(a - b) <= 2 and a != b)
    if not is_won:
        return 0
    return 1 if a > b else 2


def match_winner(sets, needed=SETS):
    """Who has won a match of sets as [games, games], 1 or 2; 0 while nobody has so many sets."""
    won = [0, 0, 0]
    for a, b in sets:
        won[1 if a > b else 2] += 1
    return next((player for player in [1, 2] if won[player] >= needed), 0)


def points_winner(a, b, needed=11, lead=2):
    """Who has won by points, 1 or 2, where so many are needed with a lead of two, as in table tennis; else 0."""
    if max(a, b) < needed or abs(a - b) < lead:
        return 0
    return 1 if a > b else 2
