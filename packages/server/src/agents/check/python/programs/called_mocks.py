"""Counts the calls of mocks, so that the work cannot take back what tests ask a mock for, and keeps it from reading their answers."""
import re, sys, threading
from functools import wraps

# Given files that change these themselves.
SETS = re.compile(rb"reset_mock|(?:call_count|mock_calls|call_args_list|method_calls)\s*(?:=(?!=)|\.(?:clear|pop|remove))")
MAX_COUNTED = 10_000
# What a mock keeps: the answers to come, and the calls so far.
KEPT = {"side_effect", "return_value", "call_args", "call_args_list", "call_count", "mock_calls", "method_calls"}


class CalledMocks:
    """The calls of each mock that was called since the last test."""

    def __init__(self, tell):
        self.tell, self.counted, self.lock = tell, {}, threading.Lock()

    def count(self, mock):
        with self.lock:
            if len(self.counted) < MAX_COUNTED:
                _, calls, threads = self.counted.get(id(mock), (mock, 0, frozenset()))
                self.counted[id(mock)] = (mock, calls + 1, threads | {threading.get_ident()})

    def is_counted(self, mock):
        return id(mock) in self.counted

    def compare(self):
        """Reports mocks that say another number of calls. Called after each test."""
        with self.lock:
            counted, self.counted = self.counted, {}
        for mock, calls, threads in counted.values():
            # A mock of a whole file or module may have been called before as well. Threads may count two calls as one.
            if (mock.call_count < calls and len(threads) == 1) or len(mock.call_args_list) < calls:
                self.tell("the calls of a mock")


def listen(watch):
    """Counts from now on, if given files use mocks and do not change their calls themselves. Called before the work is loaded."""
    mock = sys.modules.get("unittest.mock")
    if mock is None or SETS.search(watch.text):
        return
    watch.called = CalledMocks(watch.tell)
    real, real_set = mock.CallableMixin._increment_mock_call, mock.NonCallableMock.__setattr__

    @wraps(real)
    def counting(self, /, *args, **words):
        watch.called.count(self)
        return real(self, *args, **words)

    mock.CallableMixin._increment_mock_call = counting

    @wraps(real_set)
    def setting(self, name, value):
        child = self.__dict__.get("_mock_children", {}).get(name)
        if child is not None and watch.called.is_counted(child) and watch.is_subject(sys._getframe(1).f_code.co_filename):
            watch.tell("a mock that was called")
        return real_set(self, name, value)

    mock.NonCallableMock.__setattr__ = setting


def watch_readers(watch):
    """Reports work that reads what a mock keeps. What stands for a service in a test tells its user no more than that service."""
    mock = sys.modules.get("unittest.mock")
    if mock is None:
        return

    def look(name, code):
        if watch.is_subject(code.co_filename) and (name != "__dict__" or "_mock_" in str(code.co_consts)):
            watch.tell(f"its own answer by the {name} of a mock")

    def reading(self, name):
        if name in KEPT or name.startswith("_mock_") or name == "__dict__":
            look(name, sys._getframe(1).f_code)
        return object.__getattribute__(self, name)

    def watched(name, member):
        """A property that also notices who reads it past the mock itself: `type(mock).side_effect.__get__(mock)`."""
        def read(self):
            look(name, sys._getframe(1).f_code)
            return member.fget(self)

        return property(read, member.fset, member.fdel, member.__doc__)

    for name, member in [(name, vars(mock.NonCallableMock).get(name)) for name in sorted(KEPT)]:
        if isinstance(member, property):
            setattr(mock.NonCallableMock, name, watched(name, member))
    mock.NonCallableMock.__getattribute__ = reading
