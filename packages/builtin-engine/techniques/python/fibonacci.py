"""
title: Fibonacci numbers, exact at any size
when: The n-th Fibonacci number or the first of the sequence are asked for, also far beyond 2^53.
words: fibonacci, sequence, recursion, memoization, fast doubling, golden ratio, lucas
param FIRST: 0 — first number of the sequence
param SECOND: 1 — second number; 2 and 1 give the Lucas numbers
"""

FIRST = 0
SECOND = 1


def fibonacci(n, first=FIRST, second=SECOND):
    """The n-th member, counted from 0."""
    if not isinstance(n, int) or n < 0:
        raise ValueError("n has to be a natural number")
    current, following = first, second
    for _ in range(n):
        current, following = following, current + following
    return current


def fibonacci_up_to(limit, first=FIRST, second=SECOND):
    """The members up to and including the limit; the sequence has to rise."""
    members = []
    current, following = first, second
    while current <= limit:
        members.append(current)
        if current + following <= current and following <= current:
            raise ValueError("the sequence does not rise")
        current, following = following, current + following
    return members
