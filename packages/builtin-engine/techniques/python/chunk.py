"""
title: Split a list into chunks of equal size
when: A list has to be worked on in batches, pages or rows of a fixed size.
words: chunk, batch, page, paginate, split list, groups of n, split in half, halves, equal parts
param SIZE: 10 — items in a chunk; the last may be shorter
"""

SIZE = 10


def chunk(items, size=SIZE, whole_only=False):
    """The last chunk may be shorter, or is left out where only whole ones are wanted."""
    if size < 1:
        raise ValueError("size has to be at least 1")
    chunks = [items[i : i + size] for i in range(0, len(items), size)]
    return [one for one in chunks if len(one) == size] if whole_only else chunks


def chunk_from_end(items, size=SIZE):
    """The first chunk may be shorter: counted from the end."""
    first = len(items) % size
    return ([items[:first]] if first > 0 else []) + chunk(items[first:], size)


def split_into_parts(items, parts):
    """A number of parts, all full but the last, which gets what is left: 5 items in 3 parts are 2, 2 and 1."""
    return chunk(items, max(1, -(-len(items) // parts)))


def split_evenly_for_each(items, parts):
    """A number of parts whose lengths differ by at most one, the longer ones last."""
    return [part[::-1] for part in split_evenly(items[::-1], parts)][::-1]


def split_in_half(items, middle_to_second=False):
    """Two halves; the middle one of an odd number belongs to the first, or to the second where that is wanted."""
    half = len(items) // 2 if middle_to_second else -(-len(items) // 2)
    return [items[:half], items[half:]]


def split_evenly(items, parts):
    """A number of parts whose lengths differ by at most one, the longer ones first."""
    if parts < 1:
        raise ValueError("parts have to be at least 1")
    each, longer = divmod(len(items), parts)
    starts = [i * each + min(i, longer) for i in range(parts + 1)]
    return [items[start:end] for start, end in zip(starts, starts[1:])]
