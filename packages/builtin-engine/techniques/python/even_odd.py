"""
title: Even and odd numbers: test, filter, count, sum, split
when: Even or odd numbers have to be told apart, kept, counted, added or separated.
words: even, odd, parity, even or odd, is even, filter even numbers, count odd numbers, sum of even, separate even and odd, divisible by two, odd numbers between, even positions, odd positions, even index
param EVEN: "even" — text for an even number
param ODD: "odd" — text for an odd number
"""

EVEN = "even"
ODD = "odd"


def is_even(number):
    return number % 2 == 0


def is_odd(number):
    return number % 2 == 1


def even_or_odd(number, even=EVEN, odd=ODD):
    """ "even" or "odd", or other texts for them."""
    return even if is_even(number) else odd


def even_numbers(numbers):
    return [number for number in numbers if is_even(number)]


def odd_numbers(numbers):
    return [number for number in numbers if is_odd(number)]


def count_even(numbers):
    return len(even_numbers(numbers))


def count_odd(numbers):
    return len(odd_numbers(numbers))


def sum_of_even(numbers):
    return sum(even_numbers(numbers))


def sum_of_odd(numbers):
    return sum(odd_numbers(numbers))


def split_even_odd(numbers):
    """[even numbers, odd numbers]."""
    return [even_numbers(numbers), odd_numbers(numbers)]


def even_first(numbers):
    """Even numbers in front, each kind in its order."""
    return even_numbers(numbers) + odd_numbers(numbers)


def sort_odd(numbers):
    """Odd numbers rise among their own places, even ones stay."""
    odd = iter(sorted(odd_numbers(numbers)))
    return [next(odd) if is_odd(number) else number for number in numbers]


def parity_outlier(numbers):
    """The one number whose parity no other of the list has; None when there is no such."""
    return next((kind[0] for kind in split_even_odd(numbers) if len(kind) == 1), None)


def even_numbers_between(first, last):
    """Even numbers from the first to the last, both included."""
    return even_numbers(range(first, last + 1))


def odd_numbers_between(first, last):
    """Odd numbers from the first to the last, both included."""
    return [number for number in range(first, last + 1) if is_odd(number)]


def odd_first(numbers):
    """Odd numbers in front, each kind in its order."""
    return odd_numbers(numbers) + even_numbers(numbers)


def items_at_even_places(items, odd=False):
    """Items at places 0, 2, 4 and so on of a list or text; or at 1, 3, 5, where odd places are wanted."""
    return items[1 if odd else 0 :: 2]
