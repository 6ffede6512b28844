"""
Watches loops that contain assertions: an answer that has items and gives none lets no assertion run. Watches also what says that it
holds what is looked for.
"""
ITEMS = (list, tuple, dict, set, frozenset)
SEQUENCES = (list, tuple)
MAX_PARTS = 50


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


def bare(text):
    return "".join(filter(str.isalnum, str.casefold(text)))


def is_alike(one, other):
    """Whether two values are equal, or texts that differ in case and punctuation only."""
    if isinstance(one, str) and isinstance(other, str):
        one, other = bare(one), bare(other)
    try:
        return bool(one == other)
    except Exception:
        return False


def parts_of(value):
    """A value and what it consists of: a song in a list may be asked for by its title."""
    if isinstance(value, dict):
        parts = [*dict.keys(value), *dict.values(value)]
    elif isinstance(value, (list, tuple, set, frozenset)):
        parts = list(value)
    else:
        slots = [name for cls in type.mro(type(value)) for name in (getattr(cls, "__slots__", None) or ())]
        parts = [*getattr(value, "__dict__", {}).values(), *(getattr(value, name, None) for name in slots)]
    return [value, *parts[:MAX_PARTS]]


def holds(value, base, item):
    """Whether something like `item` is in a value of a built-in type, whatever a subclass says."""
    if base is str:
        return isinstance(item, str) and bare(item) in bare(value)
    # `server.port` is looked for below the key `server`.
    if base is dict and isinstance(item, str) and any(isinstance(key, str) and bare(key) and bare(key) in bare(item) for key in dict.keys(value)):
        return True
    return any(is_alike(item, part) for one in base.__iter__(value) for part in parts_of(one))


def held_reader(request, is_of_the_work, tell):
    """
    Returns a function that reports a container of the work that says to hold what is nothing like any of its items. Classes that the
    tests name may mean something else by it.
    """
    named = frozenset(request["named"])

    class Held:
        def __init__(self, value, base, name):
            self.value, self.base, self.name = value, base, name

        def __contains__(self, item):
            says = item in self.value
            if says and not holds(self.value, self.base, item):
                tell(f"what {self.name} contains")
            return says

        def __repr__(self):
            return repr(self.value)

    def read(value):
        above = type.mro(type(value))
        base = next((one for one in above if one in (*ITEMS, str)), None)
        own = next((one for one in above if "__contains__" in type.__getattribute__(one, "__dict__")), None)
        if base is None or own in (*ITEMS, str) or not is_of_the_work(own):
            return value
        name = type.__getattribute__(own, "__name__")
        return value if named.intersection(type.__getattribute__(one, "__name__") for one in above) else Held(value, base, name)

    return read


class Sliced:
    """Stands for a list, tuple or string of the work of which a test takes items or slices."""

    def __init__(self, value, base, tell):
        self.value, self.base, self.tell = value, base, tell

    def __getitem__(self, key):
        answer = self.value[key]
        if not self.is_right(key, answer):
            self.tell(f"the slices of {type.__getattribute__(type(self.value), '__name__')}")
        return answer

    def is_right(self, key, answer):
        """Whether an answer consists of what the value holds at this place, or of what it gives to a loop."""
        try:
            held, given = list(self.base.__iter__(self.value))[key], list(self.value)[key]
            if not isinstance(key, slice):
                return any(answer is one or answer == one for one in (held, given))
            return list(answer) in (held, given)
        except Exception:
            return True


def slice_reader(request, is_of_the_work, tell):
    """
    Returns a function that reports a list, tuple or string of the work whose slices are not those of its items. Classes that the tests
    name may mean something else by them.
    """
    named = frozenset(request["named"])

    def read(value):
        above = type.mro(type(value))
        base = next((one for one in above if one in (list, tuple, str, bytes)), None)
        own = next((one for one in above if "__getitem__" in type.__getattribute__(one, "__dict__")), None)
        if base is None or own is base or not is_of_the_work(own):
            return value
        is_named = named.intersection(type.__getattribute__(one, "__name__") for one in above)
        return value if is_named else Sliced(value, base, tell)

    return read
