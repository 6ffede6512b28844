"""
title: Fibonacci numbers, exact at any size
when: The n-th Fibonacci number or the first of the sequence are asked for, also far beyond 2^53.
words: fibonacci, sequence, recursion, memoization, fast doubling, golden ratio, lucas, nth fibonacci, first fibonacci numbers, is fibonacci, fibonacci series
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


def fibonacci_number(n, starts_with_ones=False, first_is_zero=False):
    """The n-th Fibonacci number, counted from 0 and beginning 0, 1; or beginning 1, 1; or counted from 1, the first 0."""
    return fibonacci(n + (1 if starts_with_ones else 0) - (1 if first_is_zero else 0))


def first_fibonacci_numbers(count, starts_with_ones=False, starts_with_one_two=False):
    """The first so many Fibonacci numbers: 0, 1, 1, 2 and so on, or 1, 1, 2, or 1, 2, 3."""
    start = 1 if starts_with_ones else 0
    if starts_with_one_two:
        start = 2
    return [fibonacci(i + start) for i in range(count)]


def fibonacci_numbers_up_to(limit, starts_with_ones=False, below=False):
    """Fibonacci numbers up to a limit, from 0 on or from 1, 1 on; the limit itself belongs to them."""
    numbers = fibonacci_up_to(limit)[1 if starts_with_ones else 0 :]
    return [number for number in numbers if not below or number < limit]


def is_fibonacci_number(number):
    """Whether a number is 0, 1, 2, 3, 5, 8 and so on."""
    return number >= 0 and fibonacci_up_to(number)[-1] == number


def sum_of_fibonacci_numbers(count, starts_with_ones=False):
    """The sum of the first so many Fibonacci numbers, beginning 0, 1 or 1, 1."""
    return sum(first_fibonacci_numbers(count, starts_with_ones))
