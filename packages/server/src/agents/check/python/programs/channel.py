"""The child's side of the socket: sends events, receives answers to probes."""
import ast, json, os, random, threading
from claims import alike_reader, claim_reader, kind_reader, mock_reader, truth_reader
from loops import held_reader, loop_reader, slice_reader
from plain import owner_reader, plain_reader
from rebinding import Rebinding
from set_answers import set_reader
from star_imports import star_reader


# The site number of the request sent when all tests are loaded: from then on, their files may contain other values.
READY = -1


class Wrong:
    """A value that is equal to nothing and not ordered with anything."""
    __slots__ = ()

    def __lt__(self, other):
        return False

    __gt__ = __le__ = __ge__ = __lt__

    def __repr__(self):
        return "<another value>"


class Same(Wrong):
    """A value that is equal to everything and contains everything."""
    __slots__ = ()
    __hash__ = None

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __contains__(self, item):
        return True


class Asked:
    """A container for inverted membership tests: contains an item if `value`, of a built-in type, contains a changed one."""
    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value

    def __contains__(self, item):
        try:
            return isinstance(self.value, HOLDERS) and bent_value(item) in self.value
        except Exception:
            return False

    def __repr__(self):
        return "<another value>"


FORMS = ("name", "row", "global")
HOLDERS = (str, bytes, list, tuple, dict, set, frozenset)


class NeverRaised(Exception):
    pass


class NeverWarned(Warning):
    pass


def bent_value(value):
    """A value that is not equal to `value`, of the same type if possible."""
    kind = type(value)
    if kind is bool:
        return not value
    if kind is int:
        return value + random.randrange(3, 99)
    if kind is float:
        finite = value == value and abs(value) != float("inf")
        return value * 3 + 1e6 if finite else 12.5
    if kind is str:
        return value + random.choice("\u2042\u2058\u203b")
    if kind is bytes:
        return value + b"\xfe"
    if kind is list:
        return [*value, Wrong()]
    if kind is tuple:
        return (*value, Wrong())
    if kind is dict:
        return {**value, Wrong(): 1}
    if kind is set:
        return value | {Wrong()}
    return Wrong()


def far_value(value):
    """A number so far from `value` that it lies outside any sensible tolerance; else a value that is not equal."""
    finite = type(value) in (int, float) and value == value and abs(value) != float("inf")
    return value + 2 * abs(value) + 10**6 + random.randrange(3, 99) if finite else bent_value(value)


def near_value(value):
    """A value that is almost `value`: only a custom equality would treat them as equal."""
    kind = type(value)
    if kind is int:
        return value + random.choice((1, -1))
    if kind is float and value == value and abs(value) != float("inf"):
        return value + max(abs(value), 1.0) * 1e-6
    if kind in (str, bytes) and value.swapcase() != value:
        return value.swapcase()
    if kind in (list, tuple) and value:
        if value[::-1] != value:
            return value[::-1]
        at = random.randrange(len(value))
        return kind([*value[:at], near_value(value[at]), *value[at + 1 :]])
    if kind is dict and value:
        key = random.choice(list(value))
        return {**value, key: near_value(value[key])}
    return bent_value(value)


def changed_argument(value, kind, amount, apart):
    """`kind`: `made` is followed by the place of the literal among those from which an object is made."""
    amount *= 1 + int(kind.removeprefix("made ")) if apart else 1
    return f"{value}{chr(ord('a') + abs(amount) % 26)}" if type(value) is str else value + amount


def bend(kind, value, near, noted):
    """The replacement for an expectation that must not be met. Raises AssertionError for the kind `raise`."""
    if kind == "raise":
        raise AssertionError("this has to fail")
    if kind in ("eq", "almost", "part"):
        return near_value(value) if near and kind == "eq" else bent_value(value)
    if kind == "far":
        return far_value(value)
    if kind == "ne" and noted:
        return noted[0]
    if kind == "in":
        return Asked(value)
    if kind in ("not", "if"):
        return not value
    return {
        "ne": Same, "all": Same, "false": lambda: False, "true": lambda: True,
        "obj": Wrong, "none": lambda: None, "ord": Wrong, "class": lambda: Wrong, "exc": lambda: NeverRaised,
        "warn": lambda: NeverWarned, "re": lambda: "(?!)",
    }[kind]()


def open_channel(sock, token, request):
    """Returns `emit`, `probe` and a list that holds the id of the running test. Forked children send nothing."""
    main, getpid = os.getpid(), os.getpid
    # An encoder of its own: the work can change the separators of all others.
    send, receive, dumps, literal = sock.sendall, sock.recv, json.JSONEncoder(separators=(",", ":")).encode, ast.literal_eval
    lock = threading.RLock()
    current, answers, notes, theirs = [None], {}, {}, {}
    owner, rebinding = owner_reader(request), Rebinding()

    def emit(**event):
        rebinding.restore()
        if getpid() == main:
            with lock:
                send((token + dumps(event) + "\n").encode())

    # What probes do with values without asking the parent.
    tell = lambda what: emit(t="patched", what=what)  # noqa: E731
    plain = plain_reader(request, owner)
    readers = {"plain": plain, "claims": claim_reader(owner, tell), "alike": alike_reader(plain, owner, tell), "loop": loop_reader(owner, tell), "held": held_reader(request, owner, tell), "sets": set_reader(request, owner, tell), "sliced": slice_reader(request, owner, tell), "kind": kind_reader(request, owner, tell), "mock": mock_reader(owner, tell), "truth": truth_reader(owner), "star": star_reader(request)}

    def exactly(count):
        got = b""
        while len(got) < count:
            part = receive(count - len(got))
            if not part:
                raise EOFError("the check has gone")
            got += part
        return got

    def ask(site):
        """Asks the parent now, after everything left of the expectation has been computed."""
        emit(t="probe", k=site)
        fail = exactly(1)
        length = int(exactly(10))
        return fail, exactly(length).decode() if length else None

    def probe(site, kind, value):
        if kind in readers:
            return readers[kind](value)
        if kind == "note":
            notes[site] = [value]
            return value
        if kind == "class of":
            theirs[site] = theirs.get(site, True) and isinstance(value, type) and owner(value)
            return value
        if kind.startswith("made ") and not theirs.get(site):
            return value
        if kind == "turned":
            kind, value = "not", not value
        far, kind = kind.startswith("far"), kind.removeprefix("far ")
        if getpid() != main:
            return rebinding.unchanged(kind, value) if kind in FORMS else hidden_in_fork(site, kind, value)
        if kind == "ready":
            with lock:
                return ask(site)
        key = (current[0], site)
        with lock:
            if key not in answers:
                answers[key] = ask(site)
            fail, text = answers[key]
        if kind in FORMS:
            return rebinding.change(kind, value, far_value if far else bent_value, 2) if fail == b"F" else rebinding.unchanged(kind, value)
        if kind == "arg" or kind.startswith("made "):
            return changed_argument(value, kind, *literal(text)) if fail == b"F" else value
        if kind == "hidden":
            kind, value = "far" if far else "eq", literal(text)
        return bend(kind, value, fail == b"N", notes.get(site)) if fail in (b"F", b"N") else value

    def hidden_in_fork(site, kind, value):
        """The value for a probe in a forked child, which cannot ask the parent and uses answers from before the fork."""
        if kind != "hidden":
            return value
        known = answers.get((current[0], site)) or next((a for (_, k), a in answers.items() if k == site), None)
        return literal(known[1]) if known else Wrong()

    return emit, probe, current
