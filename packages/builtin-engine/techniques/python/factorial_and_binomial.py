"""
title: Factorial, binomial coefficient, number of permutations
when: A factorial, the number of ways to choose or arrange, a Catalan number or the zeros at the end of a factorial is asked for.
words: factorial, n!, binomial coefficient, n choose k, combinations count, number of permutations, double factorial, trailing zeros, catalan, derangements
"""

import math


def _check(*numbers):
    if any(not isinstance(n, int) or n < 0 for n in numbers):
        raise ValueError("not an integer from 0 up")


def factorial(n):
    _check(n)
    return math.factorial(n)


def double_factorial(n):
    """n * (n - 2) * (n - 4) and so on down to 2 or 1."""
    _check(n)
    return math.prod(range(n, 0, -2))


def binomial(n, k):
    """How many ways there are to choose k of n; 0 when k is larger than n."""
    _check(n, k)
    return 0 if k > n else math.comb(n, k)


def count_permutations(n, k):
    """How many ways there are to choose k of n in order; 0 when k is larger than n."""
    _check(n, k)
    return 0 if k > n else math.perm(n, k)


def catalan(n):
    """The n-th Catalan number, counted from 0."""
    _check(n)
    return math.comb(2 * n, n) // (n + 1)


def trailing_zeros(n):
    """How many zeros the factorial of n ends with."""
    _check(n)
    zeros = 0
    rest = n // 5
    while rest > 0:
        zeros += rest
        rest //= 5
    return zeros


def count_derangements(n):
    """How many orders of n things leave none in its place."""
    _check(n)
    before, count = 0, 1
    for i in range(1, n + 1):
        before, count = count, (i - 1) * (count + before)
    return count


def factorial_or_not(n, otherwise=None):
    """The factorial, or another answer for a negative number or one that is not whole."""
    return factorial(n) if n % 1 == 0 and n >= 0 else otherwise
