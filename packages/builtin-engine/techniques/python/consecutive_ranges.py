"""
title: Consecutive numbers as ranges: 1-3, 5
when: Numbers that follow one another have to be grouped, or written short as ranges such as 1-3,5.
words: ranges, range extraction, consecutive, consecutive numbers, group consecutive, summary ranges, 1-3, compress ranges, page ranges, missing ranges, gaps, runs of numbers, number ranges, successive, merge numbers, missing numbers, longest consecutive sequence, consecutive in order
param SEPARATOR: "," — text between ranges
param DASH: "-" — text between the first and last number of a range
param LEAST: 2 — fewest numbers that are written as a range
"""

SEPARATOR = ","
DASH = "-"
LEAST = 2


def consecutive_groups(numbers):
    """Lists of numbers that follow one another, in the order in which they are given."""
    groups = []
    for i, number in enumerate(numbers):
        if i > 0 and number == numbers[i - 1] + 1:
            groups[-1].append(number)
        else:
            groups.append([number])
    return groups


def consecutive_ranges(numbers):
    """[first, last] of each group."""
    return [[group[0], group[-1]] for group in consecutive_groups(numbers)]


def range_texts(numbers, dash=DASH, least=LEAST):
    """Each group as a text; one that is too short gives each number by itself."""
    texts = []
    for group in consecutive_groups(numbers):
        is_range = len(group) >= least
        texts.extend([f"{group[0]}{dash}{group[-1]}"] if is_range else map(str, group))
    return texts


def ranges_to_text(numbers, separator=SEPARATOR, dash=DASH, least=LEAST):
    """[1, 2, 3, 5] as "1-3,5"; in rising order, equal numbers once."""
    return separator.join(range_texts(sorted(set(numbers)), dash, least))


def range_extraction(numbers, separator=SEPARATOR, dash=DASH):
    """As ranges_to_text where only three or more numbers become a range."""
    return ranges_to_text(numbers, separator, dash, 3)


def summary_ranges(numbers, arrow="->"):
    """LeetCode's summary ranges: ["0->2", "4"]."""
    return range_texts(numbers, arrow)


def missing_ranges(numbers, low, high):
    """[first, last] of what a rising list lacks from one number to another."""
    ends = [low - 1, *(number for number in numbers if low <= number <= high), high + 1]
    return [[before + 1, after - 1] for before, after in zip(ends, ends[1:]) if after - before > 1]


def longest_consecutive_group(numbers):
    """The longest group; the first of equally long ones."""
    return max(consecutive_groups(numbers), key=len, default=[])


def are_consecutive(numbers):
    """Whether the numbers, in any order, follow one another without gap or repetition."""
    return len(consecutive_groups(sorted(numbers))) <= 1


def count_missing_between(numbers):
    """How many numbers are missing between the lowest and the highest."""
    return max(numbers) - min(numbers) + 1 - len(set(numbers)) if numbers else 0


def first_non_consecutive(numbers):
    """The first number that does not follow the one before; None where all do."""
    groups = consecutive_groups(numbers)
    return groups[1][0] if len(groups) > 1 else None


def ranges_to_text_of(numbers, separator=SEPARATOR, dash=DASH, least=LEAST):
    """Numbers as they are given, each run that goes up by one as a range; nothing is sorted, repeated numbers stay."""
    return separator.join(range_texts(numbers, dash, least))


def missing_between(numbers, from_one=False):
    """Numbers that are missing between the lowest and the highest, one by one; from 1 on where that is wanted."""
    if not numbers:
        return []
    return [number for number in range(1 if from_one else min(numbers), max(numbers)) if number not in numbers]


def are_consecutive_in_order(numbers, down_too=False):
    """Whether each number is one more than the one before, in the order as given; one less counts too where wanted."""
    steps = [after - before for before, after in zip(numbers, numbers[1:])]
    return all(step == 1 for step in steps) or (down_too and all(step == -1 for step in steps))


def longest_consecutive_length(numbers, as_they_stand=False):
    """The length of the longest run of numbers that follow one another, in any order of the list; or as they stand."""
    return len(longest_consecutive_group(numbers if as_they_stand else sorted(set(numbers))))
