"""
title: Perfect squares, cubes and integer roots
when: It has to be known whether a number is a square, a cube or a power, its whole square root, the next square, or the squares up to a limit.
words: perfect square, is square, integer square root, isqrt, floor square root, perfect cube, cube root, next square, power of three, squares, is power of
param BASE: 2 — number whose powers are tested
"""

BASE = 2


def integer_square_root(n):
    """The largest integer whose square is no larger."""
    return integer_root(n, 2)


def integer_root(n, exponent):
    """The largest integer whose power is no larger."""
    if n < 0:
        raise ValueError("no root of a negative number")
    # The root of a decimal is a first guess that may be wrong by one.
    root = round(n ** (1 / exponent))
    while root**exponent > n:
        root -= 1
    while (root + 1) ** exponent <= n:
        root += 1
    return root


def _is_root(n, exponent):
    return n >= 0 and n % 1 == 0 and integer_root(n, exponent) ** exponent == n


def is_perfect_square(n):
    return _is_root(n, 2)


def is_perfect_cube(n):
    """Negative numbers may be cubes too."""
    return _is_root(abs(n), 3)


def next_perfect_square(n):
    """The square that follows a square; -1 when the number is none."""
    return (integer_square_root(n) + 1) ** 2 if is_perfect_square(n) else -1


def squares_up_to(limit):
    """1, 4, 9 and so on, up to the limit."""
    return [n * n for n in range(1, integer_square_root(max(limit, 0)) + 1)]


def is_power_of(n, base=BASE):
    """Whether the number is 1, the base, its square and so on."""
    if base < 2:
        raise ValueError("the base has to be at least 2")
    power = 1
    while power < n:
        power *= base
    return power == n


def count_squares_between(first, last):
    """Squares from the first to the last number, both included."""
    return sum(1 for square in squares_up_to(last) if square >= first)


def next_perfect_square_of_any(n):
    """The smallest square that is larger than the number, whatever the number is."""
    return 0 if n < 0 else (integer_square_root(n) + 1) ** 2


def next_perfect_square_or_it(n):
    """The smallest square that is not below the number: a square itself stays."""
    return n if is_perfect_square(n) else next_perfect_square_of_any(n)


def is_perfect_square_positive(n):
    """Whether a number from 1 up is a square: 0 is none."""
    return n > 0 and is_perfect_square(n)


def is_perfect_cube_or_not(n):
    """Whether a number from 0 up is a cube: negative ones are none."""
    return n >= 0 and is_perfect_cube(n)


def squares_up_to_also(limit):
    """0, 1, 4, 9 and so on, up to the limit."""
    return [] if limit < 0 else [0, *squares_up_to(limit)]


def squares_of_all(count):
    """The squares of the first so many numbers: 1, 4, 9."""
    return [n * n for n in range(1, count + 1)]


def is_power_of_above_one(n, base=BASE):
    """Whether the number is the base, its square and so on: 1 is none."""
    return n > 1 and is_power_of(n, base)
