"""
title: English ordinals and lists in words
when: A place has to be written as 1st, 2nd, 3rd, or items as "a, b and c".
words: ordinal, 1st, 2nd, 3rd, suffix, rank, place, list in words, join with and, oxford comma
param OXFORD: False — whether a comma stands before the last "and" of three or more
"""

OXFORD = False


def ordinal(number):
    if not isinstance(number, int):
        raise ValueError("an integer is needed")
    last, last_two = abs(number) % 10, abs(number) % 100
    # 11th, 12th and 13th, whatever their last digit.
    if 11 <= last_two <= 13:
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(last, 'th') }"


def join_words(items, oxford=OXFORD):
    if len(items) < 2:
        return "".join(items)
    comma = "," if oxford and len(items) > 2 else ""
    return f"{', '.join(items[:-1])}{comma} and {items[-1]}"


def ranks(scores):
    """Places of scores, the highest first.

    Equal scores share a place and the next one is left out.
    """
    return [1 + sum(other > score for other in scores) for score in scores]


def ordinal_only(number):
    """The suffix alone: "st", "nd", "rd" or "th"."""
    return ordinal(number)[-2:]


def ordinal_as_it_is(number):
    """By the last digit alone: 11 becomes "11st", there is no special case."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(abs(number) % 10, 'th') }"


def ranks_without_any(scores):
    """Places without gaps: equal scores share a place and the next one follows at once."""
    return [1 + len({other for other in scores if other > score}) for score in scores]
