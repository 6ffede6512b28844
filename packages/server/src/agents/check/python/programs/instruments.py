"""Reports work that sets anew what given files use as an instrument: random inputs, a time limit, measured memory."""
import re, sys
from functools import wraps

# By module: the functions that set it, what given files do with it, and what it is to them.
INSTRUMENTS = (
    ("random", ("seed", "setstate"), rb"\brandom\.(?!seed|setstate|Random|SystemRandom)\w+\(", "the random numbers of the tests"),
    ("signal", ("alarm", "setitimer", "signal", "pthread_sigmask"), rb"\b(?:alarm|setitimer)\(", "the time limit of the tests"),
    ("tracemalloc", ("reset_peak", "clear_traces", "stop"), rb"\bget_traced_memory\(", "the memory that the tests measure"),
)
# Given files that choose the random numbers themselves.
SEEDS = re.compile(rb"\b(?:seed|setstate)\(")


def listen(watch):
    """Watches the instruments that given files use. Called before the work is loaded."""
    for name, setters, use, what in INSTRUMENTS:
        module = sys.modules.get(name)
        if module is None or not re.search(use, watch.text) or (name == "random" and SEEDS.search(watch.text)):
            continue
        for setter in setters:
            setattr(module, setter, watched(getattr(module, setter), watch, what))


# Calls that are about one signal, or several.
OF_SIGNALS = ("signal", "pthread_sigmask")


def is_of_alarm(args):
    """Whether a call is about the alarm; a program may listen to other signals."""
    alarm = sys.modules["signal"].SIGALRM
    return any(alarm == one or (isinstance(one, (list, tuple, set)) and alarm in one) for one in args)


def watched(real, watch, what):
    @wraps(real)
    def setting(*args, **words):
        if (real.__name__ not in OF_SIGNALS or is_of_alarm(args)) and watch.is_subject(sys._getframe(1).f_code.co_filename):
            watch.tell(what)
        return real(*args, **words)

    return setting
