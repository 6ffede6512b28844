"""
title: Blackjack: value of a hand, bust, winner
when: The value of a hand in blackjack is wanted, with aces as one or eleven, whether it is bust, or who wins.
words: blackjack, twenty one, hand value, ace, aces, bust, dealer, cards, card values, hit or stand, black jack, winner
param LIMIT: 21 — highest value that is not bust
param STAND: 17 — value from which no card is taken
"""

import re

LIMIT = 21
STAND = 17


def _face_value(card):
    rank = re.sub(r"(?<=.)[SHDC♠♥♦♣]$", "", str(card).upper())
    if rank in ("A", "ACE"):
        return 11
    return 10 if rank in ("J", "Q", "K", "T", "JACK", "QUEEN", "KING") else int(rank)


def blackjack_value(cards, limit=LIMIT):
    """The best value of cards such as "A", "10", "KH" or 7: an ace is 11 as long as that is not too much."""
    values = list(map(_face_value, cards))
    total = sum(values)
    for _ in range(values.count(11)):
        if total > limit:
            total -= 10
    return total


def is_bust(cards, limit=LIMIT):
    return blackjack_value(cards, limit) > limit


def is_blackjack(cards):
    """Two cards that make 21."""
    return len(cards) == 2 and blackjack_value(cards) == LIMIT


def blackjack_winner(first, second, limit=LIMIT):
    """1 when the first hand wins, 2 when the second does, 0 for a tie; a bust hand loses."""
    a, b = (0 if is_bust(cards, limit) else blackjack_value(cards, limit) for cards in (first, second))
    if a == b:
        return 0
    return 1 if a > b else 2


def nearest_to21(a, b, limit=LIMIT):
    """CodingBat: of two values the one nearest to 21 without going over; 0 when both do."""
    return max([0] + [value for value in (a, b) if value <= limit])


def blackjack_sum(a, b, c, limit=LIMIT):
    """CodingBat and others: the sum of three numbers from 1 to 11, an 11 counted as 1 where it is too much, or "BUST"."""
    total = a + b + c
    if total <= limit:
        return total
    return total - 10 if 11 in (a, b, c) and total - 10 <= limit else "BUST"


def hit_or_stand(cards, stand=STAND):
    """ "hit" below a value, else "stand"."""
    return "hit" if blackjack_value(cards) < stand else "stand"


def blackjack_value_of(cards, ace_is_one=False):
    """The sum of the cards with an ace as 11 always, or as 1 always."""
    values = map(_face_value, cards)
    return sum(1 if ace_is_one and value == 11 else value for value in values)


def blackjack_outcome(player, dealer, win="player", lose="dealer", tie="tie"):
    """As blackjack_winner by words; a player who is bust loses, whatever the dealer has."""
    if is_bust(player):
        return lose
    winner = blackjack_winner(player, dealer)
    if winner == 0:
        return tie
    return win if winner == 1 else lose
