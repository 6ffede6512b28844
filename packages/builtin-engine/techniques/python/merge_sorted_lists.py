"""
title: Merge sorted lists, insert in order
when: Two or more sorted lists have to become one sorted list, or an item has to be put at its place in a sorted list.
words: merge, merge sorted, sorted lists, merge two sorted arrays, combine sorted, insert in order, insert sorted, sorted insert, merge without duplicates, insertion point, median of two lists, merged string checker
param UNIQUE: False — whether equal items come only once
"""

UNIQUE = False


def merge_sorted(first, second, unique=UNIQUE):
    """The items of two sorted lists in order."""
    return merge_all_sorted([first, second], unique)


def merge_all_sorted(lists, unique=UNIQUE):
    """The items of many sorted lists in order."""
    merged = sorted(item for one in lists for item in one)
    return [item for i, item in enumerate(merged) if i == 0 or item != merged[i - 1]] if unique else merged


def merge_sorted_unique(first, second):
    """As merge_sorted, equal items once."""
    return merge_sorted(first, second, True)


def merge_descending(first, second, unique=UNIQUE):
    """The items in falling order."""
    return merge_sorted(first, second, unique)[::-1]


def insert_sorted(items, item):
    """The list with the item at its place, behind equal ones."""
    place = next((i for i, other in enumerate(items) if other > item), len(items))
    return items[:place] + [item] + items[place:]


def insert_place(items, item):
    """Where the item is or would be put, before equal ones."""
    return next((i for i, other in enumerate(items) if other >= item), len(items))


def median_of_two(first, second):
    """The median of the items of two lists; None without any."""
    merged = merge_sorted(first, second)
    if not merged:
        return None
    middle = len(merged) // 2
    if len(merged) % 2 == 1:
        return merged[middle]
    median = (merged[middle - 1] + merged[middle]) / 2
    return int(median) if median.is_integer() else median


def is_merge_of(whole, first, second):
    """Whether the text is made of the letters of both, each in its order."""
    if len(whole) != len(first) + len(second):
        return False
    # How many letters of the first can have been used so far.
    reached = {0}
    for i, sign in enumerate(whole):
        from_first = {taken + 1 for taken in reached if first[taken : taken + 1] == sign}
        from_second = {taken for taken in reached if second[i - taken : i - taken + 1] == sign}
        reached = from_first | from_second
    return bool(reached)
