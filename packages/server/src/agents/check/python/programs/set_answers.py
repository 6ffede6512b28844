"""Watches operators and methods of sets of the work in tests: they have to answer as the language's own sets of the same items."""
import operator
from loops import bare

BINARY = {"sub": operator.sub, "and": operator.and_, "or": operator.or_, "xor": operator.xor}
ORDERS = {"le": operator.le, "lt": operator.lt, "ge": operator.ge, "gt": operator.gt}
METHODS = {
    "difference": operator.sub, "intersection": operator.and_, "union": operator.or_, "symmetric_difference": operator.xor,
    "issubset": operator.le, "issuperset": operator.ge, "isdisjoint": lambda one, other: not one & other,
}
OWN = frozenset([*METHODS, *(f"__{name}__" for name in (*BINARY, *ORDERS)), *(f"__r{name}__" for name in BINARY)])
SETS = (set, frozenset)
PLAIN = (str, int, float, bytes, tuple, type(None))
ANSWERS = (*SETS, list, tuple, bool, int, type(None))


def items_of(value):
    base = next((one for one in SETS if isinstance(value, one)), None)
    return set(base.__iter__(value) if base else value)


def folded(items):
    return {bare(item) if isinstance(item, str) else item for item in items}


def is_right(answer, act, one, other):
    """Whether an answer is that of the language, or would be if case and punctuation did not matter. True if that is unknown."""
    try:
        one, other = items_of(one), items_of(other)
        if not all(type(item) in PLAIN for item in one | other) or not isinstance(answer, ANSWERS):
            return True
        for fold in (set, folded):
            right = act(fold(one), fold(other))
            if (bool(answer) if isinstance(right, bool) else fold(items_of(answer))) == right:
                return True
        return False
    except Exception:
        return True


class Answering:
    """Stands for a set of the work as an operand, or as the object of a method."""

    def __init__(self, value, tell):
        self.value, self.tell = value, tell

    def judge(self, answer, act, one, other):
        if (isinstance(one, SETS) or isinstance(other, SETS)) and not is_right(answer, act, one, other):
            self.tell(f"the set operations of {type.__getattribute__(type(self.value), '__name__')}")
        return answer

    def asked(self, act, one, other):
        one, other = (side.value if type(side) is Answering else side for side in (one, other))
        return self.judge(act(one, other), act, one, other)

    def __getattr__(self, name):
        real, act = getattr(self.value, name), METHODS.get(name)
        if act is None:
            return real
        return lambda *others: self.judge(real(*others), act, self.value, others[0]) if len(others) == 1 else real(*others)

    def __iter__(self):
        return iter(self.value)

    def __len__(self):
        return len(self.value)

    def __contains__(self, item):
        return item in self.value

    def __eq__(self, other):
        return self.value == (other.value if type(other) is Answering else other)

    __hash__ = None


for name, act in {**BINARY, **ORDERS}.items():
    setattr(Answering, f"__{name}__", lambda self, other, act=act: self.asked(act, self, other))
for name, act in BINARY.items():
    setattr(Answering, f"__r{name}__", lambda self, other, act=act: self.asked(act, other, self))


def set_reader(request, is_of_the_work, tell):
    """
    Returns a function that watches its argument if it is a set, or a collection, whose class the work defines with set operations of its
    own. Classes that the tests name may mean something else by them.
    """
    named = frozenset(request["named"])

    def read(value):
        above = type.mro(type(value))
        if above[0] in ANSWERS or not any(OWN.intersection(type.__getattribute__(one, "__dict__")) and one not in SETS and is_of_the_work(one) for one in above):
            return value
        is_named = named.intersection(type.__getattribute__(one, "__name__") for one in above)
        return value if is_named or not hasattr(above[0], "__iter__") else Answering(value, tell)

    return read
