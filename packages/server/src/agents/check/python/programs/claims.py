"""Asks what really belongs to a class: classes of the work may define what `isinstance` and `issubclass` say of them."""
import builtins, gc, random, sys, types

MRO = type.__dict__["__mro__"].__get__
# Modules that decide whether an exception or a warning is an expected one.
MATCHERS = ("unittest.case", "_pytest.raises", "_pytest.python_api", "_pytest.recwarn")


def flat(expected):
    """The classes in a class, a union or a tuple."""
    if type(expected) is tuple:
        return [one for part in expected for one in flat(part)]
    if type(expected) is types.UnionType:
        return list(expected.__args__)
    return [expected]


def is_bent_exception(cls, is_instance=isinstance):
    """Whether a class of exceptions has a metaclass, which could claim other exceptions. `except` ignores what it says."""
    return type(cls) is not type and is_instance(cls, type) and BaseException in MRO(cls)


FEW = 2
# Types of data: a proxy is none of them itself.
SOLID = (int, float, complex, str, bytes, list, tuple, dict, set, frozenset)
MAX_BEHIND = 200


class Expected:
    """
    Reports an error of the work that is of several kinds which tests tell apart: unrelated classes that they expect. Tests that name its
    class may mean that.
    """

    def __init__(self, is_of_the_work, tell, named):
        self.is_of_the_work, self.tell, self.named = is_of_the_work, tell, named
        self.kinds, self.raised = [], []

    def note(self, kind, parts):
        """An error of the class `kind` came where tests expect one of the classes `parts`."""
        if len(parts) != 1 or not all(isinstance(one, type) and BaseException in MRO(one) for one in (kind, *parts)):
            return
        known = len(self.kinds), len(self.raised)
        self.kinds += [one for one in parts if not any(one is kind for kind in self.kinds)]
        if not any(one is kind for one in self.raised) and len(MRO(kind)) > len(MRO(parts[0])) and self.is_of_the_work(kind):
            self.raised.append(kind)
        if (len(self.kinds), len(self.raised)) != known:
            self.compare()

    def compare(self):
        for kind in self.raised:
            above = MRO(kind)
            met = [one for one in self.kinds if any(one is base for base in above)]
            apart = [one for one in met if not any(one is not other and one in MRO(other) for other in met)]
            name = type.__getattribute__(kind, "__name__")
            if len(apart) > FEW and name not in self.named:
                self.tell(f"errors of {len(apart)} kinds by {name}")


def strict(real, kind_of, expected_kinds):
    """`real`, but for classes of exceptions only true inheritance counts."""
    def asked(value, expected):
        answer = judge(value, expected)
        if answer:
            expected_kinds.note(kind_of(value), flat(expected))
        return answer

    def judge(value, expected):
        if type(expected) is type:
            return real(value, expected)
        parts = flat(expected)
        if not any(map(is_bent_exception, parts)):
            return real(value, expected)
        above = MRO(kind_of(value))
        return any(any(base is one for base in above) if is_bent_exception(one) else real(value, one) for one in parts)
    return asked


def settle(is_of_the_work, tell, named):
    """Lets the frameworks ask for true inheritance. Called before the work is loaded."""
    expected_kinds = Expected(is_of_the_work, tell, frozenset(named))
    for name in MATCHERS:
        module = sys.modules.get(name)
        if module is not None:
            module.isinstance = strict(builtins.isinstance, type, expected_kinds)
            module.issubclass = strict(builtins.issubclass, lambda cls: cls, expected_kinds)


def claim_reader(is_of_the_work, tell, is_instance=isinstance):
    """Returns a function that reports classes of the work that take anything for their instance, and returns its argument."""
    def takes(cls, value):
        try:
            return is_instance(value, cls)
        except Exception:
            return False

    def check(expected):
        for cls in flat(expected):
            if type(cls) is type or not is_instance(cls, type) or not is_of_the_work(cls):
                continue
            strangers = (object(), type("Other", (), {})(), None)
            if "_is_protocol" not in type.__getattribute__(cls, "__dict__") and any(takes(cls, one) for one in strangers):
                tell(f"the meaning of isinstance for {type.__getattribute__(cls, '__name__')}")
        return expected

    return check


def behind(value):
    """What an object keeps, and what its functions keep: one of these may be what a proxy stands for."""
    kept, seen = [value], []
    while kept and len(seen) < MAX_BEHIND:
        one = kept.pop(0)
        if not any(one is other for other in seen):
            seen.append(one)
            kept += [part for part in gc.get_referents(one) if not isinstance(part, (type, types.ModuleType)) and not is_globals(part)]
    return seen[1:]


def is_globals(value):
    return type(value) is dict and "__builtins__" in value


def kind_reader(request, is_of_the_work, tell):
    """
    Returns a function that reports an object of the work that says to be of a class (`__class__`) which neither it nor anything that it
    keeps is of. Classes that the tests name may be proxies, and tests that mock may hand over such objects.
    """
    named = frozenset(request["named"])
    mocks = any("mock" in name.lower() for name in named)

    def is_false(value, cls):
        says = value.__class__
        if says is cls or says in MRO(cls) or (cls.__module__.startswith("unittest.mock") and mocks):
            return False
        is_data = any(one in SOLID for one in MRO(cls))
        return is_data or not any(type(one) is says for one in behind(value))

    def read(value):
        cls = type(value)
        if cls is type or not (is_of_the_work(cls) or cls.__module__.startswith("unittest.mock")):
            return value
        try:
            name = type.__getattribute__(cls, "__name__")
            if name not in named and is_false(value, cls):
                tell(f"the class of {name}")
        except Exception:
            return value
        return value

    return read


def alike_reader(plain, is_of_the_work, tell):
    """Like `plain`, for comparisons that no control can change. Reports values of the work that are equal to anything."""
    def check(value):
        cls = type(value)
        if is_of_the_work(cls) and "__eq__" in type.__getattribute__(cls, "__dict__"):
            strangers = (object(), random.randrange(10**6, 10**9), str(random.random()))
            try:
                equal = any(value == one and not value != one for one in strangers)
            except Exception:
                equal = False
            if equal:
                tell(f"the equality of {type.__getattribute__(cls, '__name__')}")
        return plain(value)

    return check


def truth_reader(is_of_the_work):
    """Returns a function that replaces values of the work by their truth: who asks for it must not matter."""
    def check(value):
        return bool(value) if is_of_the_work(type(value)) else value

    return check


def mock_reader(is_of_the_work, tell):
    """Returns a function that reports objects of the work whose assertions a test calls as those of a mock, and returns its argument."""
    def check(value):
        cls = type(value)
        module = value if cls is types.ModuleType else None
        if module is None and cls is not type and not cls.__module__.startswith("unittest.mock") and is_of_the_work(cls):
            tell(f"the assertions of a mock by {type.__getattribute__(cls, '__name__')}")
        elif cls.__module__.startswith("unittest.mock") and any(name.startswith("assert_") for name in vars(value)):
            tell("an assertion of a mock")
        return value

    return check
