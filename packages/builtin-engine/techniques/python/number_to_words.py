"""
title: Write an integer in English words
when: Numbers have to be spelled out, as on a cheque: 342 → three hundred forty-two.
words: number to words, spell out, english, cheque, say, cardinal, digit by digit
param JOINER: " " — what stands after "hundred"; " and " gives British usage
"""

JOINER = " "

_SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_GROUPS = ["", " thousand", " million", " billion", " trillion", " quadrillion", " quintillion"]


def _below_thousand(n, joiner):
    if n < 20:
        return _SMALL[n]
    if n < 100:
        return _TENS[n // 10 - 2] + (f"-{_SMALL[n % 10]}" if n % 10 else "")
    rest = joiner + _below_thousand(n % 100, joiner) if n % 100 else ""
    return f"{_SMALL[n // 100]} hundred{rest}"


def number_to_words(number, joiner=JOINER):
    if number < 0:
        return "minus " + number_to_words(-number, joiner)
    if number >= 10**21:
        raise ValueError("too large")
    if number == 0:
        return _SMALL[0]
    parts = []
    for group_name in _GROUPS:
        number, group = divmod(number, 1000)
        if group:
            parts.insert(0, _below_thousand(group, joiner) + group_name)
    return " ".join(parts)


def number_to_words_with_and(number, minus="minus"):
    """As it is said in Britain: "and" stands before the tens also behind thousands, 1001 is "one thousand and one"."""
    if number < 0:
        return f"{minus} {number_to_words_with_and(-number)}"
    rest, words = number % 1000, number_to_words(number, " and ")
    if number < 1000 or rest == 0 or rest >= 100:
        return words
    return f"{number_to_words(number - rest, ' and ')} and {number_to_words(rest)}"


def number_to_words_without(number, joiner=JOINER, minus="minus"):
    """Without hyphens: 21 is "twenty one"."""
    return number_to_words_as_it_is(number, joiner, minus).replace("-", " ")


def number_to_words_as_it_is(number, joiner=JOINER, minus="negative"):
    """With another word for a number below zero: "negative five"."""
    return f"{minus} {number_to_words(-number, joiner)}" if number < 0 else number_to_words(number, joiner)


def number_to_words_by_each(number, separator=" "):
    """Digit by digit: 205 is "two zero five"."""
    return separator.join("minus" if sign == "-" else _SMALL[int(sign)] for sign in str(number))
