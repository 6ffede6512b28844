"""Child process: loads frameworks and the library, then the work, runs the tests and reports each event to the parent."""
import os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import gc, importlib, json, socket, threading, types  # noqa: E401
from time import monotonic
import unittest
import called_mocks, cases, channel, claims, examples, failures, given_state, instruments, library_state, loops, plain, reserved, set_answers, stand_ins, star_imports, strays, tracing, unseen, watch, with_pytest  # noqa: E401

# Modules that assertions and reports depend on. Those that the protected files import come with the request.
LIBRARY = """time math operator functools itertools collections random copy string logging unittest.loader unittest.result
unittest.runner unittest.suite unittest.signals unittest.main difflib contextlib enum io re types inspect traceback warnings
weakref pprint decimal json.decoder json.encoder os.path posixpath runpy linecache tokenize ast abc tempfile shutil datetime""".split()
# The runner's own modules, which the code under test does not find.
OWN = """called_mocks cases channel claims examples failures given_state hidden_names instruments library_state loops plain rebinding reserved set_answers stand_ins star_imports strays tracing
unseen watch with_pytest""".split()


def preload(request):
    """Loads everything that decides before the work. Modules that the work legitimately replaces are not loaded."""
    shadowed = set(request["shadowed"])
    for name in LIBRARY + request["preload"]:
        if name.partition(".")[0] in shadowed:
            continue
        try:
            importlib.import_module(name)
        except Exception:
            continue
    pytest = None
    if request["mode"] == "pytest":
        import pytest
        import _pytest.assertion.rewrite, _pytest.unittest, _pytest.python, _pytest.runner, _pytest.reports  # noqa: E401,F401
    for name in list(sys.modules):
        if name.partition(".")[0] in shadowed:
            del sys.modules[name]
    return pytest


def settle_paths(request, here):
    """Sets the import path as for a manual start in the tests' folder, and hides the runner's own modules."""
    sys.path[:] = [here, *request["told"], *(path for path in sys.path if os.path.abspath(path) != HERE)]
    for name in OWN:
        del sys.modules[name]
    main = types.ModuleType("__main__")
    sys.modules["__main__"] = main
    sys.argv[:] = ["python3 -m unittest"]
    importlib.invalidate_caches()


def run(request, opened, watcher, pytest, root, here):
    mode = request["mode"]
    if mode == "pytest":
        return with_pytest.run_pytest(pytest, request, opened, watcher, root, here)
    if mode == "script":
        return examples.run_script(request["files"][0], opened, watcher, root, here)
    if mode == "doctest":
        for group in request["groups"]:
            examples.run_examples(group, opened, watcher, root, here)
        return 0
    return cases.run_cases(request, opened, watcher, root, here)


def join_threads():
    """Waits for threads of the tests. One that a failed test left running does not end, so all together get five seconds."""
    until = monotonic() + 5
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join(max(0, until - monotonic()))


def main():
    keep = sys.modules["__main__"]
    request = json.loads(sys.stdin.buffer.readline())
    sock = socket.socket(fileno=request["fd"])
    sock.set_inheritable(False)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    root, here = os.path.realpath(request["root"]), os.path.realpath(os.getcwd())
    opened = channel.open_channel(sock, request.pop("token"), request)
    emit, leave, code = opened[0], os._exit, 1
    if request["probe"]:
        import builtins
        setattr(builtins, request["probe"], opened[1])
    pytest = preload(request)
    claims.settle(plain.owner_reader(request), lambda what: emit(t="patched", what=what), request["named"])
    protected = {os.path.join(root, path) for path in request["fixed"]}
    watcher = watch.Watch(root, protected, emit, request)
    if pytest is not None and with_pytest.VARIABLE.encode() not in watcher.text:
        with_pytest.hide_parameters()
    called_mocks.listen(watcher)
    if not request["about_mocks"]:
        called_mocks.watch_readers(watcher)
    instruments.listen(watcher)
    strays.listen(watcher, opened[2])
    tracing.listen(watcher)
    reserved.listen(watcher, request)
    settle_paths(request, here)
    if request["hides"] is not None:
        watcher.unseen = unseen.Unseen(request, root, here, watcher.text)
    watcher.remember()
    if request["hides_files"]:
        watcher.ready = lambda: opened[1](channel.READY, "ready", None)
    try:
        code = run(request, opened, watcher, pytest, root, here)
        join_threads()
        gc.collect()
        watcher.compare()
        emit(t="done", code=code)
    except BaseException as error:
        frames = watcher.where(error.__traceback__)
        emit(t="outside", id="the run", **failures.failure_of(type(error), error, frames, False))
        code = 1
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        pass
    del keep
    leave(code)


if __name__ == "__main__":
    main()
