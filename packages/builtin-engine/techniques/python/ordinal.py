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
