"""Watches loops that contain assertions: an answer that has items and gives none lets no assertion run."""
ITEMS = (list, tuple, dict, set, frozenset)
SEQUENCES = (list, tuple)


def length_of(value):
    """The number of items that a value has, whatever a subclass of a built-in type says."""
    base = next((one for one in ITEMS if isinstance(value, one)), None)
    try:
        return base.__len__(value) if base else len(value)
    except Exception:
        return 0


def loop_reader(is_of_the_work, tell):
    """Returns a function that gives the items of its argument, and reports if it gives too few."""
    def items(value, cls):
        found, iterator = 0, iter(value)
        for item in iterator:
            found += 1
            yield item
        # An iterator may be exhausted, and a dictionary or an object may have more items than it gives.
        least = length_of(value) if isinstance(value, SEQUENCES) else min(length_of(value), 1)
        if iterator is not value and found < least:
            tell(f"the iteration of {type.__getattribute__(cls, '__name__')}")

    def read(value):
        cls = type(value)
        above = [one for one in type.mro(cls) if "__iter__" in type.__getattribute__(one, "__dict__")]
        return items(value, cls) if above and is_of_the_work(above[0]) else value

    return read
