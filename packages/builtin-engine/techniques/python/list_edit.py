"""
title: Edit a list: remove all, move zeros, swap, take, drop, insert, compact
when: Items of a list or array have to be removed, moved, swapped, inserted, replaced, skipped or taken from its ends.
words: list, array, remove item, remove all, move zeros, zeros to the end, swap first and last, take, drop, first n, last n, every nth, every other, insert at, remove at, falsy, compact, reverse list, replace item
param VALUE: 0 — item that moves to the end or is taken away
param COUNT: 1 — how many items are meant
param STEP: 2 — distance from one kept item to the next
"""

VALUE = 0
COUNT = 1
STEP = 2


def _same(a, b):
    # In Python False equals 0 and True equals 1.
    return a == b and isinstance(a, bool) == isinstance(b, bool)


def remove_all(items, value=VALUE):
    return [item for item in items if not _same(item, value)]


def move_to_end(items, value=VALUE):
    """The other items keep their order."""
    return remove_all(items, value) + [item for item in items if _same(item, value)]


def move_zeros(items):
    return move_to_end(items, 0)


def swap_ends(items):
    """The first and the last item change places."""
    return list(items) if len(items) < 2 else [items[-1], *items[1:-1], items[0]]


def swap_items(items, first, second):
    """The items at two places, counted from 0, change places."""
    swapped = list(items)
    swapped[first], swapped[second] = items[second], items[first]
    return swapped


def take(items, count=COUNT):
    return items[: max(0, count)]


def drop(items, count=COUNT):
    return items[max(0, count) :]


def take_last(items, count=COUNT):
    return items[max(0, len(items) - max(0, count)) :]


def drop_last(items, count=COUNT):
    return items[: max(0, len(items) - max(0, count))]


def every_other(items, step=STEP):
    """The first item, then every second one, or at another distance."""
    return items[::step]


def every_nth(items, step=STEP):
    """The second item, the fourth and so on, or at another distance."""
    return items[step - 1 :: step]


def insert_at(items, place, value):
    """In front of the item at this place, counted from 0."""
    return [*items[:place], value, *items[place:]]


def remove_at(items, place):
    return [item for i, item in enumerate(items) if i != place]


def replace_all_items(items, value, replacement):
    return [replacement if _same(item, value) else item for item in items]


def compact(items):
    """Without None, False, 0 and empty texts."""
    return [item for item in items if item or isinstance(item, (list, dict))]


def reverse_list(items):
    return items[::-1]


def first_and_last(items):
    return [items[0], items[-1]] if items else []


def middle_items(items):
    """The item or both items in the middle."""
    return items[max(0, (len(items) - 1) // 2) : len(items) // 2 + 1]


def repeat_item(value, count=COUNT):
    return [value] * count


def _place_of(items, value):
    return next((i for i, item in enumerate(items) if _same(item, value)), -1)


def remove_first_item(items, value=VALUE):
    """Only the first item with the value is taken away."""
    place = _place_of(items, value)
    return list(items) if place < 0 else items[:place] + items[place + 1 :]


def remove_last_item(items, value=VALUE):
    """Only the last item with the value is taken away."""
    return remove_first_item(items[::-1], value)[::-1]


def move_to_front(items, value=VALUE):
    """All items with the value come first, the others keep their order behind them."""
    return [item for item in items if _same(item, value)] + remove_all(items, value)


def move_zeros_to_front(items):
    """Zeros come first, the others keep their order behind them."""
    return move_to_front(items, 0)


def every_other_from_two(items):
    """The second item, the fourth and so on: every other one from the second on."""
    return items[1::2]


def every_nth_from_one(items, step=STEP):
    """The first item, then each that follows at the distance: places 1, 1 + n, 1 + 2n."""
    return every_other(items, step)


def remove_every_nth(items, step=STEP):
    """Without every n-th item: the n-th, the 2n-th and so on are taken away."""
    return [item for i, item in enumerate(items) if (i + 1) % step != 0]


def compact_only(items):
    """Without None: 0, False and empty texts stay."""
    return [item for item in items if item is not None]


def compact_as_it_is(items):
    """Without None and empty texts: 0 and False stay."""
    return [item for item in items if item is not None and item != ""]


def replace_first_item(items, value, replacement):
    """Only the first item with the value is replaced."""
    place = _place_of(items, value)
    return list(items) if place < 0 else [*items[:place], replacement, *items[place + 1 :]]


def first_and_last_or_one(items):
    """[first, last]; of one item it comes once."""
    return list(items) if len(items) < 2 else [items[0], items[-1]]


def middle_item_to_one(items):
    """The item in the middle, the left one of two; None of none."""
    return items[(len(items) - 1) // 2] if items else None


def middle_item_at(items):
    """The item at length / 2, rounded down: the right one of two in the middle; None of none."""
    return items[len(items) // 2] if items else None


def insert_after(items, place, value):
    """Behind the item at this place, counted from 0."""
    return insert_at(items, place + 1, value)


def insert_at_from_one(items, place, value):
    """In front of the item at this place, counted from 1."""
    return insert_at(items, place - 1, value)


def remove_at_from_one(items, place):
    """Without the item at this place, counted from 1."""
    return [item for i, item in enumerate(items) if i != place - 1]


def swap_items_from_one(items, first, second):
    """The items at two places, counted from 1, change places."""
    return swap_items(items, first - 1, second - 1)


def swap_neighbour_items(items):
    """The first with the second, the third with the fourth and so on; an odd last one stays."""
    swapped = list(items)
    for i in range(0, len(items) - 1, 2):
        swapped[i], swapped[i + 1] = items[i + 1], items[i]
    return swapped
