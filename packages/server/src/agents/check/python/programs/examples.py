"""Runs plain scripts and doctest examples. The parent compares the results of examples."""
import importlib, importlib.util, io, os, runpy, sys, traceback
from cases import load
from failures import failure_of, frames_of

PLAIN = (int, float, str, bytes, bool, complex, type(None))
HARNESSES = (os.path.join("unittest", "main.py"), "doctest.py", "argparse.py")


def run_script(path, channel, watch, root, here):
    """Runs a script. It passes if it reaches its end, or exits with 0 from a protected file."""
    emit, current = channel[0], channel[2]
    current[0] = path
    emit(t="start", id=path, file=path)
    whole = os.path.join(root, path)
    sys.argv[:] = [os.path.relpath(whole, here)]
    sys.path.insert(0, os.path.dirname(whole))
    unseen = watch.unseen
    ended = {"r": "pass"}
    try:
        if unseen is None:
            runpy.run_path(whole, run_name="__main__")
        else:
            unseen.tell_nothing()
            unseen.run_script(whole)
    except SystemExit as left:
        frames = watch.where(left.__traceback__)
        last = frames[-1][0]
        fair = watch.is_protected(os.path.join(root, last)) or last.endswith(HARNESSES)
        if unseen is not None:
            fair = fair or os.path.normpath(os.path.join(root, last)) in unseen.neutral
        zero = left.code is None or isinstance(left.code, int) and int.__index__(left.code) == 0
        if not (fair and zero):
            by = "assertion" if fair else "error"
            ended = {"r": "fail", "why": "SystemExit", "msg": f"left with {left.code} in {last}", "where": frames, "by": by}
    except BaseException as error:
        ended = failure_of(type(error), error, frames_of(error, watch.where), isinstance(error, AssertionError))
    watch.settle()
    emit(t="end", id=path, **ended)
    current[0] = None
    return 0 if ended["r"] == "pass" else 1


def is_plain(value):
    """Whether a value consists only of built-in types, so that its `repr` can be trusted."""
    kind = type(value)
    if kind in (list, tuple, set, frozenset):
        return all(map(is_plain, value))
    if kind is dict:
        return all(is_plain(key) and is_plain(item) for key, item in value.items())
    return kind in PLAIN


def namespace(path, root, here):
    if not path.endswith(".py"):
        return {"__name__": "__main__"}
    return dict(vars(load(path, root, here)))


def run_examples(group, channel, watch, root, here):
    """Runs the examples of one docstring or text in one namespace."""
    emit, current = channel[0], channel[2]
    ident = group["id"]
    current[0] = ident
    emit(t="start", id=ident, file=group["file"])
    try:
        scope = namespace(group["file"], root, here)
    except BaseException as error:
        frames = watch.where(error.__traceback__)
        emit(t="end", id=ident, **failure_of(type(error), error, frames, False))
        return
    for at, source in enumerate(group["sources"]):
        emit(t="example", id=ident, i=at, **run_example(at, source, scope, watch))
    watch.settle()
    emit(t="end", id=ident, r="pass")
    current[0] = None


def run_example(at, source, scope, watch, show=repr, plain=is_plain, stream=io.StringIO):
    printed, exact, error = stream(), [], None
    before = sys.stdout, sys.displayhook

    def display(value):
        if value is not None:
            exact.append(plain(value))
            printed.write(show(value) + "\n")

    sys.stdout, sys.displayhook = printed, display
    try:
        exec(compile(source, f"<example {at}>", "single"), scope)
        if sys.displayhook is not display or sys.stdout is not printed:
            watch.tell("sys.displayhook or sys.stdout in an example")
    except BaseException as raised:
        error = "".join(traceback.format_exception_only(type(raised), raised))
    finally:
        sys.stdout, sys.displayhook = before
    return {"got": printed.getvalue()[:100_000], "error": error, "exact": all(exact), "shown": len(exact)}
