"""
title: FizzBuzz with other numbers, ranges, texts and counts
when: FizzBuzz is wanted with other divisors, over a range, as one text, as counts or by the digits of a number.
words: fizzbuzz, fizz buzz, custom fizzbuzz, other divisors, range, fizzbuzz counts, comma separated, digit contains, foo bar, ping pong, divisible by 7, clap game, bizz buzz
param FIRST: 3 — first divisor
param SECOND: 5 — second divisor
param FIZZ: "Fizz" — word of the first divisor
param BUZZ: "Buzz" — word of the second divisor
"""

FIRST = 3
SECOND = 5
FIZZ = "Fizz"
BUZZ = "Buzz"


def fizz_buzz_with(number, first=FIRST, second=SECOND, fizz=FIZZ, buzz=BUZZ):
    """The answer for one number by two divisors, as a text."""
    return (fizz if number % first == 0 else "") + (buzz if number % second == 0 else "") or str(number)


def fizz_buzz_range(start, end, first=FIRST, second=SECOND, fizz=FIZZ, buzz=BUZZ):
    """The answers from one number to another."""
    return [fizz_buzz_with(number, first, second, fizz, buzz) for number in range(start, end + 1)]


def fizz_buzz_up_to(n, first=FIRST, second=SECOND, fizz=FIZZ, buzz=BUZZ):
    """The answers from 1 to n by two divisors."""
    return fizz_buzz_range(1, n, first, second, fizz, buzz)


def fizz_buzz_text(n, separator=" ", first=FIRST, second=SECOND):
    """The answers from 1 to n as one text."""
    return separator.join(fizz_buzz_up_to(n, first, second))


def fizz_buzz_list(numbers, first=FIRST, second=SECOND, fizz=FIZZ, buzz=BUZZ):
    """The answers for a list of numbers, those that are not divided as numbers."""
    words = [fizz_buzz_or_null(number, first, second, fizz, buzz) for number in numbers]
    return [number if word is None else word for number, word in zip(numbers, words)]


def fizz_buzz_or_null(number, first=FIRST, second=SECOND, fizz=FIZZ, buzz=BUZZ):
    """A word, or None where neither divides the number."""
    if number % first == 0 or number % second == 0:
        return fizz_buzz_with(number, first, second, fizz, buzz)
    return None


def fizz_buzz_counts(n, first=FIRST, second=SECOND):
    """[only by the first, only by the second, by both] of the numbers from 1 to n."""
    words = [(number % first == 0, number % second == 0) for number in range(1, n + 1)]
    return [words.count(wanted) for wanted in [(True, False), (False, True), (True, True)]]


def fizz_buzz_counts_below(n, first=FIRST, second=SECOND):
    """As [only by the first, only by the second, by both], of the numbers below n."""
    return fizz_buzz_counts(n - 1, first, second)


def fizz_buzz_digits(number, first=FIRST, second=SECOND, fizz=FIZZ, buzz=BUZZ):
    """A number counts also where it has the digit: 13 is Fizz."""

    def fits(divisor):
        return number % divisor == 0 or str(divisor) in str(number)

    return (fizz if fits(first) else "") + (buzz if fits(second) else "") or str(number)


def clap_game(n, digit=7, word="clap"):
    """From 1 to n, with a word for multiples of a number and for numbers with its digit: the clap game."""
    return [word if number % digit == 0 or str(digit) in str(number) else number for number in range(1, n + 1)]


def fizz_buzz_range_of(start, end, first=FIRST, second=SECOND, fizz=FIZZ, buzz=BUZZ):
    """As fizz_buzz_range where numbers that neither divides stay numbers."""
    return fizz_buzz_list(list(range(start, end + 1)), first, second, fizz, buzz)
