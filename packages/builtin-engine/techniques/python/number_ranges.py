"""
title: Ranges such as "1-3,7": expand to numbers, write numbers as ranges
when: A text of page numbers or ranges such as "1-3,7,9-10" has to be expanded to a list, counted or tested, or a list of numbers written as ranges.
words: ranges, page ranges, expand range, 1-3, number ranges, consecutive numbers, collapse ranges, range string, print pages, range summary, range extraction, range format, list to ranges, missing ranges, in range, intervals
param GAP: "," — sign between two ranges
param SIGN: "-" — sign between the ends of a range
param SHORTEST: 2 — fewest numbers that are written as a range
"""

GAP = ","
SIGN = "-"
SHORTEST = 2


def _parts_of(text, gap, sign):
    """[first, last] of each part; a single number is both."""
    pairs = []
    for part in (part.strip() for part in text.split(gap)):
        if part != "":
            at = part.find(sign, 1)
            pairs.append((int(part), int(part)) if at < 0 else (int(part[:at]), int(part[at + len(sign) :])))
    return pairs


def expand_ranges(text, gap=GAP, sign=SIGN):
    """ "1-3,7" -> [1, 2, 3, 7]."""
    return [number for first, last in _parts_of(text, gap, sign) for number in range(first, last + 1)]


def expand_ranges_sorted(text, gap=GAP, sign=SIGN):
    """The numbers sorted, each once."""
    return sorted(set(expand_ranges(text, gap, sign)))


def count_in_ranges(text, gap=GAP, sign=SIGN):
    """How many numbers the ranges have."""
    return len(expand_ranges(text, gap, sign))


def is_in_ranges(number, text, gap=GAP, sign=SIGN):
    return any(first <= number <= last for first, last in _parts_of(text, gap, sign))


def range_pairs(numbers):
    """Runs of consecutive numbers as [first, last]; repeats count once."""
    pairs = []
    for number in sorted(set(numbers)):
        if pairs and pairs[-1][1] == number - 1:
            pairs[-1][1] = number
        else:
            pairs.append([number, number])
    return pairs


def collapse_ranges(numbers, shortest=SHORTEST, gap=GAP, sign=SIGN):
    """[1, 2, 3, 7] -> "1-3,7"."""
    return gap.join(range_texts(numbers, sign, shortest))


def range_texts(numbers, sign=SIGN, shortest=SHORTEST):
    """[1, 2, 3, 7] -> ["1-3", "7"]."""
    texts = []
    for first, last in range_pairs(numbers):
        if last - first + 1 >= shortest:
            texts.append(f"{first}{sign}{last}")
        else:
            texts.extend(str(number) for number in range(first, last + 1))
    return texts


def missing_ranges(numbers, low, high, sign=SIGN):
    """What lacks between the first and the last bound, as ranges: [2, 5], 1, 6 -> ["1", "3-4", "6"]."""
    return range_texts([number for number in range(low, high + 1) if number not in numbers], sign)


def collapse_ranges_only(numbers, gap=GAP, sign=SIGN):
    """Only three or more numbers in a row become a range, two stay apart: [1, 2, 4, 5, 6] -> "1,2,4-6"."""
    return collapse_ranges(numbers, 3, gap, sign)


def range_texts_only(numbers, sign=SIGN):
    """As range_texts, but two numbers in a row stay apart: a range has three or more."""
    return range_texts(numbers, sign, 3)


def collapse_ranges_of_all(numbers, gap=GAP, sign=SIGN):
    """Every run as a range, a single number too: [1, 2, 7] -> "1-2,7-7"."""
    return collapse_ranges(numbers, 1, gap, sign)


def expand_ranges_also(text, gap=GAP, sign=SIGN):
    """As expand_ranges, but "5-3" counts down: [5, 4, 3]."""
    numbers = []
    for first, last in _parts_of(text, gap, sign):
        numbers += range(first, last - 1, -1) if last < first else range(first, last + 1)
    return numbers
