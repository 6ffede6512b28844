"""
title: Poker hands: name, comparison, cards
when: A poker hand of five cards has to be named (pair, two pairs, straight, flush, full house), or two hands compared.
words: poker, poker hand, cards, card game, straight, flush, full house, four of a kind, three of a kind, two pair, high card, royal flush, straight flush, hand ranking, deck, suit, playing cards
param ACE: 14 — rank of an ace
"""

import re

ACE = 14


_ranks = "..23456789TJQKA"


_hand_names = [
    "high card",
    "pair",
    "two pairs",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "royal flush",
]


def card_rank(card):
    """2 to 14 of "AS", "10H", "Th" or "K"."""
    sign = card.upper().replace("10", "T", 1)[:1]
    rank = _ranks.find(sign) if sign else -1
    if rank < 2:
        raise ValueError("not a card")
    return rank


def card_suit(card):
    """The letter or sign of a card's suit."""
    return card.upper().replace("10", "T", 1)[1:]


def _cards_of(hand):
    return re.split(r"[\s,]+", hand.strip()) if isinstance(hand, str) else hand


def _grouped(cards):
    """Ranks with the most frequent first, then the higher: [[7, 3], [2, 2]] is a full house of sevens."""
    values = list(map(card_rank, cards))
    return sorted(([rank, values.count(rank)] for rank in set(values)), key=lambda group: (-group[1], -group[0]))


def _straight_top(groups):
    """The highest card of a straight, 5 for ace to five; 0 where it is none."""
    if len(groups) != 5:
        return 0
    order = [rank for rank, _ in groups]
    if order[0] - order[4] == 4:
        return order[0]
    return 5 if order == [14, 5, 4, 3, 2] else 0


def _level_of(groups, is_flush):
    """The place of the hand in the rising order of hands, from 0 for a high card to 9 for a royal flush."""
    top = _straight_top(groups)
    if top > 0 and is_flush:
        return 9 if top == ACE else 8
    if is_flush:
        return 5
    if top > 0:
        return 4
    first, second = ([count for _, count in groups] + [0, 0])[:2]
    if first == 4:
        return 7
    if first == 3:
        return 6 if second == 2 else 3
    if first == 2:
        return 2 if second == 2 else 1
    return 0


def _strength_of(hand):
    """What decides between hands: the level, then the ranks."""
    cards = _cards_of(hand)
    groups = _grouped(cards)
    level = _level_of(groups, len(cards) == 5 and len(set(map(card_suit, cards))) == 1)
    top = _straight_top(groups)
    return [level] + ([top] if top > 0 else [rank for rank, _ in groups])


def poker_hand(hand, names=_hand_names):
    """The name of a hand of five cards, given as a list or a text: "2H 2D 5S 9C KD"."""
    return names[_strength_of(hand)[0]]


def compare_poker_hands(first, second):
    """1 when the first hand wins, 2 when the second does, 0 for a tie."""
    a, b = _strength_of(first), _strength_of(second)
    if a == b:
        return 0
    return 1 if a > b else 2


def hand_of_ranks(values, names=_hand_names):
    """The hand of ranks alone, without suits: [2, 2, 5, 5, 5] is a full house."""
    return poker_hand([_ranks[ACE if value == 1 else value] + "SHDCS"[i % 5] for i, value in enumerate(values)], names)


def highest_card(cards):
    """The highest card; the first of equal ones, None for none."""
    return max(cards, key=card_rank, default=None)


def sort_cards(cards):
    """Cards by rank, the lowest first; equal ones keep their order."""
    return sorted(cards, key=card_rank)


def deck_of_cards(suits=("S", "H", "D", "C")):
    """All 52 cards: the ranks of the first suit, then those of the next."""
    return [f"{rank}{suit}" for suit in suits for rank in ["A", 2, 3, 4, 5, 6, 7, 8, 9, 10, "J", "Q", "K"]]
