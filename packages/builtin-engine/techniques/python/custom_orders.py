"""
title: Sort by second item, by a given order, stable groups
when: Pairs have to be sorted by their second item, items in the order of another list, or items grouped stably with some first.
words: sort by second, sort pairs, sort tuples, custom order, given order, relative sort, sort by another list, order by priority, days in order, sizes s m l xl, small to large, negatives first, zeros last, stable partition, dutch flag, sort colors, frequency sort, sort by count, wave order, alternate, sort by last name, even first
param PLACE: 1 — which item of each pair decides, from 0
param DESCENDING: False — whether the largest comes first
"""

PLACE = 1
DESCENDING = False


def sort_by_item(rows, place=PLACE, descending=DESCENDING):
    """Lists or pairs by one of their items; equal ones keep their order."""
    return sorted(rows, key=lambda row: row[place], reverse=descending)


def sort_by_second_descending(pairs):
    """Pairs by their second item, the largest first, and by the first item where that is equal."""
    return sorted(sorted(pairs, key=lambda pair: pair[0]), key=lambda pair: pair[1], reverse=True)


def sort_by_second_then_first(pairs):
    """Pairs by their second item, and by the first item where that is equal."""
    return sorted(pairs, key=lambda pair: (pair[1], pair[0]))


def sort_by_order(items, order, sort_others=False):
    """Items in the order of a list; those that it lacks behind them, in their own order or sorted."""
    known = [item for wanted in order for item in items if item == wanted]
    others = [item for item in items if item not in order]
    return known + (sorted(others) if sort_others else others)


def sort_text_by_order(text, order):
    """A text in the order of letters; those that it lacks behind them."""
    return "".join(sort_by_order(list(text), list(dict.fromkeys(order))))


def sort_sizes(sizes):
    """Clothing sizes from XS to XXL."""
    return sort_by_order(sizes, ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"])


def _place_in(names, name):
    start = name[:3].lower()
    return names.index(start) if start in names else -1


def sort_weekdays(days, sunday_first=False):
    """Weekday names from Monday on, or from Sunday on; long or short."""
    order = ["mon", "tue", "wed", "thu", "fri", "sat"]
    names = ["sun", *order] if sunday_first else [*order, "sun"]
    return sorted(days, key=lambda day: _place_in(names, day))


def sort_months(months):
    """Month names from January on; long or short."""
    names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    return sorted(months, key=lambda month: _place_in(names, month))


def negatives_first(numbers):
    """Negative numbers first, each group in its order."""
    return sorted(numbers, key=lambda number: number >= 0)


def arrange_around(numbers, pivot=0):
    """Smaller numbers, then equal ones, then larger ones as one list, each group in its order."""
    smaller = [number for number in numbers if number < pivot]
    equal = [number for number in numbers if number == pivot]
    return smaller + equal + [number for number in numbers if number > pivot]


def sort_by_count(items, descending=True):
    """Items by how often they come, the most frequent first; equal ones by value."""
    sign = -1 if descending else 1
    return sorted(items, key=lambda item: (sign * items.count(item), item))


def sort_by_the_count(items, descending=True, apart=False):
    """Items by how often they come; equally frequent ones as they come first, each kind together, or apart."""
    sign = -1 if descending else 1
    return sorted(items, key=lambda item: (sign * items.count(item), 0 if apart else items.index(item)))


def sort_by_count_then_larger(items, descending=False):
    """Items by how often they come, the rarest first; of equally frequent ones the larger first."""
    sign = -1 if descending else 1
    return sorted(sorted(items, reverse=True), key=lambda item: sign * items.count(item))


def sort_text_by_count(text, by_alphabet=False):
    """Letters of a text by how often they come; equal ones in the order in which they come first, or by the alphabet."""
    kinds = sorted(set(text)) if by_alphabet else dict.fromkeys(text)
    letters = sorted(kinds, key=lambda letter: -text.count(letter))
    return "".join(letter * text.count(letter) for letter in letters)


def sort_by_last_word(names, stable=False):
    """Names by their last word, then by the whole name, or in their own order where the last word is equal."""
    return sorted(names, key=lambda name: ((name.split() or [""])[-1], "" if stable else name))


def largest_smallest_in_turn(numbers):
    """Largest, smallest, second largest, second smallest..."""
    order = sorted(numbers)
    return [order[-1 - i // 2] if i % 2 == 0 else order[i // 2] for i in range(len(order))]


def sorted_indexes(items, descending=DESCENDING):
    """Places of the items, from 0, in the order in which sorting puts them."""
    return sorted(range(len(items)), key=lambda i: items[i], reverse=descending)


def negatives_first_of(numbers, zeros_last=False):
    """Negative numbers first, then zeros, then positive ones, each group in its order; zeros last where wanted."""
    negative = [number for number in numbers if number < 0]
    zeros = [number for number in numbers if number == 0]
    positive = [number for number in numbers if number > 0]
    return negative + (positive + zeros if zeros_last else zeros + positive)
