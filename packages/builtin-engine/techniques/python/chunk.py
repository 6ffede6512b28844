"""
title: Split a list into chunks of equal size
when: A list has to be worked on in batches, pages or rows of a fixed size.
words: chunk, batch, page, paginate, split list, groups of n
param SIZE: 10 — items in a chunk; the last may be shorter
"""

SIZE = 10


def chunk(items, size=SIZE):
    if size < 1:
        raise ValueError("size has to be at least 1")
    return [items[i : i + size] for i in range(0, len(items), size)]


def split_evenly(items, parts):
    """A number of parts whose lengths differ by at most one, the longer ones first."""
    if parts < 1:
        raise ValueError("parts have to be at least 1")
    each, longer = divmod(len(items), parts)
    starts = [i * each + min(i, longer) for i in range(parts + 1)]
    return [items[start:end] for start, end in zip(starts, starts[1:])]
