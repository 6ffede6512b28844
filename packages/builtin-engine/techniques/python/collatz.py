"""
title: Collatz sequence: steps to 1, peak, longest
when: The Collatz (3n + 1) or hailstone sequence of a number is wanted, its steps, its highest number, or the start with the longest sequence.
words: collatz, collatz conjecture, hailstone, 3n+1, steps to one, sequence, half or triple plus one, longest chain
param FACTOR: 3 — by what an odd number is multiplied before one is added
"""

FACTOR = 3


def collatz_sequence(n, factor=FACTOR):
    """The number itself first, 1 last."""
    if not isinstance(n, int) or n < 1:
        raise ValueError("not a positive integer")
    sequence = [n]
    while sequence[-1] > 1:
        last = sequence[-1]
        sequence.append(last // 2 if last % 2 == 0 else factor * last + 1)
    return sequence


def collatz_steps(n, factor=FACTOR):
    """How many steps lead to 1; none from 1 itself."""
    return len(collatz_sequence(n, factor)) - 1


def collatz_peak(n, factor=FACTOR):
    """The highest number on the way."""
    return max(collatz_sequence(n, factor))


def longest_collatz(limit, factor=FACTOR):
    """The number from 1 to the limit with the most steps, the first among equals."""
    return max(range(1, max(1, limit) + 1), key=lambda n: collatz_steps(n, factor))


def collatz_length(n, factor=FACTOR):
    """How many numbers the sequence has, the first and the 1 at its end counted."""
    return len(collatz_sequence(n, factor))


def collatz_sequence_from(n, without_end=False):
    """The sequence without its first number, or without the 1 at its end where that is wanted."""
    sequence = collatz_sequence(n)
    return sequence[:-1] if without_end else sequence[1:]


def longest_collatz_below(limit, last_of_equal=False):
    """As longest_collatz for the numbers below the limit; the last among equals where that is wanted."""
    best, most = 1, 0
    for n in range(2, limit):
        ahead = collatz_steps(n) - most
        if ahead > 0 or (last_of_equal and ahead == 0):
            best, most = n, most + ahead
    return best
