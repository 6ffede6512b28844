"""
title: Bingo: full rows, columns and cards, lottery hits
when: A bingo card has to be checked against the numbers that were called, or the hits of a lottery ticket counted.
words: bingo, bingo card, called numbers, full row, full column, winning card, lottery, lotto, ticket, matching numbers, jackpot, raffle, b i n g o
param FREE: 0 — number of the free square
param PRIZES: [0, 0, 0, 10, 100, 1000, 1000000] — prize for no hit, one hit, two hits and so on
"""

FREE = 0
PRIZES = [0, 0, 0, 10, 100, 1000, 1000000]


def _lines_of(card, diagonals):
    columns = [list(column) for column in zip(*card)]
    if not diagonals:
        return card + columns
    falling = [row[i] if i < len(row) else None for i, row in enumerate(card)]
    rising = [row[len(row) - 1 - i] if i < len(row) else None for i, row in enumerate(card)]
    return card + columns + [falling, rising]


def _is_full(line, called, free):
    return all(number == free or number in called for number in line)


def has_bingo(card, called, diagonals=True, free=FREE):
    """Whether a row, a column or, where that counts, a diagonal is full."""
    return count_bingo_lines(card, called, diagonals, free) > 0


def count_bingo_lines(card, called, diagonals=True, free=FREE):
    """How many rows, columns and diagonals are full."""
    if not card:
        return 0
    return sum(1 for line in _lines_of(card, diagonals) if _is_full(line, called, free))


def is_full_house_card(card, called, free=FREE):
    """Whether all numbers of the card were called."""
    return all(_is_full(row, called, free) for row in card)


def bingo_after(card, numbers, diagonals=False):
    """After how many numbers there is a full row or column; 0 where there never is."""
    counts = range(1, len(numbers) + 1)
    return next((count for count in counts if has_bingo(card, numbers[:count], diagonals)), 0)


def mark_card(card, called, mark="X"):
    """The card with other signs for called numbers."""
    return [[mark if number in called else number for number in row] for row in card]


def uncalled_numbers(card, called, free=FREE):
    """Numbers of the card that were not called."""
    return [number for row in card for number in row if number != free and number not in called]


def bingo_letter(number):
    """The letter of a number from 1 to 75; None for another."""
    return "BINGO"[(number - 1) // 15] if 1 <= number <= 75 else None


def lottery_hits(ticket, drawn):
    """How many numbers of a lottery ticket were drawn."""
    return len(set(ticket) & set(drawn))


def lottery_prize(ticket, drawn, prizes=PRIZES):
    """The prize for the hits of a ticket, by a list or by { hits: prize }; 0 for too few."""
    hits = lottery_hits(ticket, drawn)
    if isinstance(prizes, dict):
        return prizes.get(str(hits), 0)
    return prizes[hits] if hits < len(prizes) else 0
