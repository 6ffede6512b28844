"""
title: Write an integer in English words
when: Numbers have to be spelled out, as on a cheque: 342 → three hundred forty-two.
words: number to words, spell out, english, cheque, say, cardinal
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
