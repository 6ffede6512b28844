"""
title: FizzBuzz
when: Numbers have to be replaced by Fizz, Buzz or FizzBuzz when 3, 5 or both divide them, or by other words for other divisors.
words: fizzbuzz, fizz, buzz, fizz buzz, divisible by 3 and 5, raindrops, replace multiples with words
param AS_TEXT: True — whether other numbers are written as texts
param FIZZ: "Fizz" — word for multiples of 3
param BUZZ: "Buzz" — word for multiples of 5
"""

AS_TEXT = True
FIZZ = "Fizz"
BUZZ = "Buzz"


def fizz_buzz_value(number, as_text=AS_TEXT, fizz=FIZZ, buzz=BUZZ):
    """The answer for one number."""
    word = (fizz if number % 3 == 0 else "") + (buzz if number % 5 == 0 else "")
    return word or (str(number) if as_text else number)


def fizz_buzz(n, as_text=AS_TEXT, fizz=FIZZ, buzz=BUZZ):
    """The answers from 1 to n."""
    return [fizz_buzz_value(i, as_text, fizz, buzz) for i in range(1, n + 1)]


def words_for_divisors(number, rules):
    """Pairs of divisor and word, in order: [[3, "Pling"], [5, "Plang"]]; the number as a text where none fits."""
    return "".join(word for divisor, word in rules if number % divisor == 0) or str(number)


def raindrops(number):
    """Exercism's raindrops: Pling, Plang and Plong for 3, 5 and 7."""
    return words_for_divisors(number, [[3, "Pling"], [5, "Plang"], [7, "Plong"]])


def fizz_buzz_with_own(number, fizz=FIZZ, buzz=BUZZ, both="FizzBuzz"):
    """A word of its own for multiples of both 3 and 5, one for each of them, and the number as a text for all others."""
    if number % 15 == 0:
        return both
    if number % 3 == 0:
        return fizz
    return buzz if number % 5 == 0 else str(number)


def fizz_buzz_list_with_own(n, fizz=FIZZ, buzz=BUZZ, both="FizzBuzz"):
    """The words of fizz_buzz_with_own from 1 to n."""
    return [fizz_buzz_with_own(i, fizz, buzz, both) for i in range(1, n + 1)]


def fizz_buzz_or_nothing(number, fizz=FIZZ, buzz=BUZZ):
    """The word, or an empty text for numbers that neither 3 nor 5 divides."""
    return (fizz if number % 3 == 0 else "") + (buzz if number % 5 == 0 else "")
