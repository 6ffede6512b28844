"""
title: Multiples: sum below a limit, list, test
when: The multiples of one or more numbers below or up to a limit have to be added, listed or counted, or a number tested for divisibility.
words: multiples, sum of multiples, multiples of 3 and 5, divisible, divisibility, divisible by, times table, multiplication table, list multiples, is multiple
param FACTORS: [3, 5] — numbers whose multiples are meant
param COUNT: 10 — how many multiples of one number are listed
"""

FACTORS = [3, 5]
COUNT = 10


def multiples_below(limit, factors=FACTORS):
    """Positive multiples of any of the factors, each once, below the limit."""
    return [number for number in range(1, limit) if is_multiple_of_any(number, factors)]


def sum_of_multiples(limit, factors=FACTORS):
    """Each multiple once, the limit itself left out."""
    return sum(multiples_below(limit, factors))


def count_multiples(limit, factors=FACTORS):
    return len(multiples_below(limit, factors))


def is_multiple_of_any(number, factors=FACTORS):
    """A factor of 0 has no multiples."""
    return any(is_multiple(number, factor) for factor in factors)


def is_multiple_of_all(number, factors=FACTORS):
    return all(is_multiple(number, factor) for factor in factors)


def is_multiple(number, factor):
    return factor != 0 and number % factor == 0


def multiples_of(number, count=COUNT):
    """The number, its double and so on."""
    return [number * i for i in range(1, count + 1)]


def multiplication_table(size=COUNT):
    """Rows of products: the third row is that of 3."""
    return [multiples_of(i, size) for i in range(1, size + 1)]


def divisible_by(numbers, factor):
    """Those of a list that the factor divides."""
    return [number for number in numbers if is_multiple(number, factor)]


def multiples_below_and_it(limit, factors=FACTORS):
    """Positive multiples of any of the factors, each once, up to the limit, the limit itself included."""
    return multiples_below(limit + 1, factors)


def sum_of_multiples_and_it(limit, factors=FACTORS):
    """Each multiple once, up to and with the limit."""
    return sum_of_multiples(limit + 1, factors)


def count_multiples_and_it(limit, factors=FACTORS):
    """How many multiples there are up to and with the limit."""
    return count_multiples(limit + 1, factors)


def sum_of_multiples_of_all(limit, factors=FACTORS):
    """The sum of the numbers below the limit that all factors divide."""
    return sum(number for number in range(1, limit) if is_multiple_of_all(number, factors))


def sum_of_multiples_by_each(limit, factors=FACTORS):
    """The sum of the multiples below the limit, a number counted once for each factor that divides it."""
    return sum(sum_of_multiples(limit, [factor]) for factor in factors)


def multiples_from_to(first, last, factor):
    """Multiples of one number from one number to another, both included."""
    return divisible_by(range(first, last + 1), factor)
