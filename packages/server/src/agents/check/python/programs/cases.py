"""Runs unittest cases, and test functions and classes without a framework."""
import importlib, inspect, os, sys, unittest
from unittest.suite import _ErrorHolder
from failures import failure_of, frames_of, joined


class Result(unittest.TestResult):
    """Reports the start and the end of each test as they happen."""

    def __init__(self, channel, watch, marks, root):
        super().__init__()
        self.root = root
        self.emit, self.current, self.watch, self.marks = channel[0], channel[2], watch, marks
        self.exc_info, self.failed, self.skipped_by = sys.exc_info, None, None

    def startTest(self, test):
        super().startTest(test)
        self.failed = self.skipped_by = None
        self.current[0] = test.id()
        self.emit(t="start", id=test.id(), file=file_of(test, self.root))

    def stopTest(self, test):
        super().stopTest(test)
        self.watch.given.compare_test(test)
        self.watch.settle()
        self.emit(t="end", id=test.id(), **(self.failed or self.skipped_by or {"r": "pass"}))
        self.current[0] = None

    def describe(self, test, err):
        kind, value, _ = err
        failure = getattr(test, "failureException", AssertionError)
        asserted = issubclass(kind, AssertionError) or (isinstance(failure, type) and issubclass(kind, failure))
        return failure_of(kind, value, frames_of(value, self.watch.where), asserted)

    def fail(self, test, err):
        """A test may fail several times, in subtests or when it is torn down. The first failure describes it; all places count."""
        found = self.describe(test, err)
        if self.failed is None:
            self.failed = found
        else:
            self.failed["where"] = joined(self.failed["where"], found["where"])

    def addError(self, test, err):
        super().addError(test, err)
        if isinstance(test, _ErrorHolder):
            self.emit(t="outside", id=test.id(), **self.describe(test, err))
        else:
            self.fail(test, err)

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.fail(test, err)

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err is not None:
            self.fail(test, err)

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        trace = self.exc_info()[2]
        fair = self.watch.is_fair(self.watch.where(trace)) if trace else self.marks["skip"]
        if isinstance(test, _ErrorHolder):
            self.emit(t="outskip", id=test.id(), fair=fair, msg=str(reason)[:200])
        else:
            self.skipped_by = {"r": "skip", "fair": fair, "msg": str(reason)[:200]}

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self.skipped_by = {"r": "xfail", "fair": self.marks["xfail"], "msg": "expected to fail"}

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self.failed = {"r": "fail", "why": "UnexpectedSuccess", "msg": "", "where": [], "by": "assertion"}


def file_of(test, root):
    path = getattr(test, "path", None) or getattr(sys.modules.get(type(test).__module__), "__file__", None) or ""
    return os.path.relpath(os.path.realpath(path), root) if path else ""


class PlainCase(unittest.TestCase):
    """A test function, or a method of a test class without a framework."""

    def __init__(self, path, root, name, call):
        super().__init__()
        self.path, self.name, self.call = os.path.join(root, path), name, call
        self.ident = f"{path}::{name}"

    def id(self):
        return self.ident

    def runTest(self):
        self.call()


def awaited(function):
    """Calls a test function. If it returns a coroutine, runs it to its end."""
    found = function()
    if inspect.iscoroutine(found):
        import asyncio
        asyncio.run(found)


def optional(holder, name, *args):
    hook = getattr(holder, name, None)
    if hook is not None:
        hook(*args[: len(inspect.signature(hook).parameters)])


def function_cases(module, path, root):
    """Test cases for the plain functions and classes of a module, in order of definition."""
    ready = []

    def prepared(run):
        def call():
            if not ready:
                ready.append(1)
                optional(module, "setup_module", module)
            run()
        return call

    for name, value in list(vars(module).items()):
        if getattr(value, "__module__", module.__name__) != module.__name__:
            continue
        if inspect.isfunction(value) and name.startswith("test"):
            def run(value=value):
                optional(module, "setup_function", value)
                try:
                    awaited(value)
                finally:
                    optional(module, "teardown_function", value)
            yield PlainCase(path, root, name, prepared(run))
        elif inspect.isclass(value) and name.startswith("Test") and not issubclass(value, unittest.TestCase):
            for key in [key for key in dir(value) if key.startswith("test")]:
                yield PlainCase(path, root, f"{name}.{key}", prepared(lambda value=value, key=key: run_method(value, key)))


def run_method(cls, name):
    test = cls()
    method = getattr(test, name)
    optional(test, "setup_method", method)
    try:
        awaited(method)
    finally:
        optional(test, "teardown_method", method)


def load(path, root, here):
    """Imports a test file under the name that `python -m unittest` would use in the folder `here`."""
    path = os.path.relpath(os.path.join(root, path), here)
    top = os.path.dirname(path)
    while top and os.path.exists(os.path.join(here, top, "__init__.py")):
        top = os.path.dirname(top)
    name = os.path.relpath(os.path.splitext(path)[0], top or ".").replace(os.sep, ".")
    for folder in (os.path.dirname(path), top):
        folder = os.path.normpath(os.path.join(here, folder))
        if folder not in sys.path:
            sys.path.insert(1 if folder != here else 0, folder)
    return importlib.import_module(name)


def flat(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flat(test)
        else:
            yield test


def is_lost_coroutine(test):
    method = getattr(test, getattr(test, "_testMethodName", ""), None)
    return inspect.iscoroutinefunction(method) and not isinstance(test, unittest.IsolatedAsyncioTestCase)


def collect(request, channel, watch, root, here, unloaded):
    emit, loader, tests = channel[0], unittest.TestLoader(), []
    patterns = request["patterns"]
    loader.testNamePatterns = [word if "*" in word else f"*{word}*" for word in patterns] or None
    for path in request["files"]:
        watch.compare_files()
        try:
            module = load(path, root, here)
        except unittest.SkipTest as skip:
            emit(t="outskip", id=path, fair=watch.is_fair(watch.where(skip.__traceback__)), msg=str(skip)[:200])
            continue
        except BaseException as error:
            frames = watch.where(error.__traceback__)
            emit(t="outside", id=path, **failure_of(type(error), error, frames, isinstance(error, AssertionError)))
            unloaded.append(path)
            continue
        hook = vars(module).get("load_tests")
        if hook is not None and not watch.is_protected(getattr(getattr(hook, "__code__", None), "co_filename", "")):
            watch.tell(f"load_tests of {path}")
            continue
        tests += flat(loader.loadTestsFromModule(module))
        if request["mode"] == "functions":
            tests += [case for case in function_cases(module, path, root) if selected(case, patterns)]
    watch.compare_files()
    watch.compare_conditions()
    return tests


def selected(case, patterns):
    return not patterns or any(word in case.name for word in patterns)


def run_cases(request, channel, watch, root, here):
    """Runs all tests of the files, reports each, and returns the exit code."""
    emit, kept, unloaded = channel[0], [], []
    tests = collect(request, channel, watch, root, here, unloaded)
    for test in tests:
        if test.id() in request["without"] or (request["only"] and test.id() not in request["only"]):
            continue
        if is_lost_coroutine(test):
            emit(t="start", id=test.id(), file=file_of(test, root))
            emit(t="end", id=test.id(), r="fail", why="Unawaited", msg="the coroutine is never awaited", where=[], by="error")
        else:
            kept.append(test)
    if request["reverse"]:
        kept.reverse()
    suite = unittest.TestSuite(kept)
    suite._cleanup = False
    result = Result(channel, watch, request["marks"], root)
    suite.run(result)
    return 0 if result.wasSuccessful() and not unloaded else 1
