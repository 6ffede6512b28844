"""Reduces values to built-in types, so that answers of the work cannot define their own comparisons."""
import os, sys, types

BASES = (int, float, str, bytes, list, tuple, dict, set, frozenset)
COMPARES = frozenset(
    "__eq__ __ne__ __lt__ __le__ __gt__ __ge__ __sub__ __rsub__ __abs__ __contains__ __len__ __iter__ __getitem__ __bool__".split()
)
MAX_ITEMS = 1000
MAX_DEPTH = 4
# For each type, how to read the plain value of an instance, whatever a subclass overrides.
READ = {
    int: lambda value: int.__add__(value, 0), float: lambda value: float.__add__(value, 0.0),
    str: str.__str__, bytes: lambda value: bytes.__getitem__(value, slice(None)),
    list: lambda value: list(list.__iter__(value)), tuple: lambda value: tuple(tuple.__iter__(value)),
    dict: lambda value: dict(dict.items(value)), set: lambda value: set(set.__iter__(value)),
    frozenset: lambda value: frozenset(frozenset.__iter__(value)),
}


def owner_reader(request):
    """Returns a function that says whether the work defines a class."""
    root, library = os.path.realpath(request["root"]), sys.stdlib_module_names
    protected = {os.path.join(root, path) for path in request["fixed"]}
    modules, real, function = sys.modules, os.path.realpath, types.FunctionType

    def is_written_here(cls):
        """Whether a method of the class is in a file of the workspace, whatever module the class claims to be from."""
        codes = (one.__code__ for one in type.__getattribute__(cls, "__dict__").values() if type(one) is function)
        return any(code.co_filename.startswith(root + os.sep) and real(code.co_filename) not in protected for code in codes)

    def is_of_the_work(cls):
        name = type.__getattribute__(cls, "__module__")
        if not isinstance(name, str) or name.partition(".")[0] in library:
            return is_written_here(cls)
        path = getattr(modules.get(name), "__file__", None) or ""
        return "-packages" + os.sep not in path and real(path) not in protected

    return is_of_the_work


def plain_reader(request, is_of_the_work):
    """Returns a function that strips the comparisons defined by the work from a value, and returns other values unchanged."""
    named = frozenset(request["named"])

    def base_of(kind):
        """The built-in base of a class with comparisons defined by the work, or None."""
        above = type.mro(kind)
        base = next((one for one in above if one in BASES), None)
        if base is None or base is kind:
            return None
        own = above[: above.index(base)]
        # A class that the tests name does not count: its comparisons are intended.
        theirs = (one for one in own if type.__getattribute__(one, "__name__") not in named and is_of_the_work(one))
        bent = any(COMPARES.intersection(type.__getattribute__(one, "__dict__")) for one in theirs)
        return base if bent else None

    def plain(value, depth=0):
        kind = type(value)
        base = None if kind in BASES else base_of(kind)
        bare = value if base is None else READ[base](value)
        kind = kind if base is None else base
        if depth == MAX_DEPTH or kind not in (list, tuple, dict) or len(bare) > MAX_ITEMS:
            return bare
        if kind is dict:
            items = {key: plain(item, depth + 1) for key, item in bare.items()}
            return bare if all(items[key] is bare[key] for key in bare) else items
        items = [plain(item, depth + 1) for item in bare]
        return bare if all(new is old for new, old in zip(items, bare)) else kind(items)

    return plain
