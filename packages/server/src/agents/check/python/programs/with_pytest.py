"""Runs pytest with a plugin that reports each test as it happens."""
import os, re
from failures import failure_of, frames_of
from strays import unawaited

VARIABLE = "PYTEST_CURRENT_TEST"


def has_foreign_metadata(roots):
    """Whether a folder of the workspace contains package metadata, which may register pytest plugins."""
    for root in roots:
        try:
            names = os.listdir(root)
        except OSError:
            continue
        if any(name.endswith((".egg-info", ".dist-info", ".egg-link", ".egg")) for name in names):
            return True
    return False


class Plugin:
    def __init__(self, pytest, request, channel, watch, root, base):
        self.pytest, self.request, self.watch, self.root = pytest, request, watch, root
        self.emit, self.current = channel[0], channel[2]
        self.prefix = "" if base == root else os.path.relpath(base, root) + "/"

    def ident(self, nodeid):
        """The id of a test relative to the workspace."""
        return self.prefix + nodeid

    def pytest_collection_modifyitems(self, items):
        self.watch.compare_files()
        self.watch.compare_conditions()
        if self.request["only"]:
            items[:] = [item for item in items if self.ident(item.nodeid) in self.request["only"]]
        items[:] = [item for item in items if self.ident(item.nodeid) not in self.request["without"]]
        if self.request["select"]:
            self.select(items)
        if self.request["reverse"]:
            items.reverse()

    def select(self, items):
        """Keeps the tests that `file::name` selects. It is an error if no test has that name."""
        named = {wanted: [] for wanted in self.request["select"]}
        for item in items:
            for wanted, found in named.items():
                if (self.ident(item.nodeid) + "::").startswith((wanted + "::", wanted + "[")):
                    found.append(item)
        for wanted, found in named.items():
            if not found and not self.request["only"]:
                self.emit(t="outside", id=wanted, r="fail", why="not collected", msg="there is no such test", where=[], by="error")
        chosen = {id(item) for found in named.values() for item in found}
        items[:] = [item for item in items if id(item) in chosen]

    def pytest_collectstart(self, collector):
        self.watch.compare_files()

    def pytest_runtest_logstart(self, nodeid, location):
        self.current[0] = ident = self.ident(nodeid)
        self.emit(t="start", id=ident, file=ident.split("::")[0])

    def pytest_runtest_logfinish(self, nodeid, location):
        self.watch.settle()
        self.current[0] = None

    def end(self, item, report, call):
        self.watch.given.compare_test(getattr(item, "instance", None))
        excinfo = call.excinfo
        frames = self.watch.where(excinfo.tb) if excinfo is not None else []
        if report.failed:
            if excinfo is None:
                return {"r": "fail", "why": "StrictXfail", "msg": "", "where": [], "by": "assertion"}
            kind = excinfo.type
            asserted = issubclass(kind, (AssertionError, self.pytest.fail.Exception))
            return failure_of(kind, excinfo.value, frames_of(excinfo.value, self.watch.where), asserted)
        if report.skipped and hasattr(report, "wasxfail"):
            called = excinfo is not None and issubclass(excinfo.type, self.pytest.xfail.Exception)
            fair = self.is_called_fairly(frames, "xfail") if called else self.request["marks"]["xfail"]
            return {"r": "xfail", "fair": fair, "msg": "expected to fail"}
        if report.skipped:
            text = str(report.longrepr[-1] if isinstance(report.longrepr, tuple) else report.longrepr)[:200]
            lost = "async def" in text
            return {"r": "skip", "fair": self.is_called_fairly(frames, "skip") and not lost, "msg": text}
        return {"r": "pass"} if report.when == "call" else None

    def is_called_fairly(self, frames, mark):
        """Whether a skip comes from protected files. A skip by a mark has no frame in the workspace; then the protected text must contain the mark."""
        if self.watch.innermost(frames) is None:
            return self.request["marks"][mark]
        return self.watch.is_fair(frames)

    def pytest_collectreport(self, report):
        if report.failed:
            text = str(report.longrepr)
            by = "import" if re.search(r"\b(ModuleNotFoundError|ImportError)\b", text[-2000:]) else "error"
            self.emit(t="outside", id=self.ident(report.nodeid), r="fail", why="not collected", msg=text[-400:], where=[], by=by)
        elif report.skipped:
            path = os.path.join(self.root, str(report.longrepr[0]))
            self.emit(t="outskip", id=self.ident(report.nodeid), fair=self.watch.is_protected(path), msg=str(report.longrepr[-1])[:200])

    def pytest_warning_recorded(self, warning_message, when, nodeid, location):
        text, kind = str(warning_message.message), type(warning_message.message).__name__
        unawaited(self.watch, text, self.ident(nodeid))
        if kind == "PytestUnhandledThreadExceptionWarning":
            found = re.findall(r'File "([^"\n]+)", line (\d+)', text)
            mine = [path for path, _ in found if path.startswith(self.root + os.sep)]
            outer = bool(mine) and self.watch.is_protected(mine[0])
            frames = [[os.path.relpath(path, self.root), int(line)] for path, line in found]
            self.emit(t="thread", why="thread", where=frames, counts=outer or "AssertionError" in text, id=self.ident(nodeid))


def report_hook(pytest):
    """The plugin class with a `makereport` wrapper that sees the outcome before anything else can change it."""
    class Reports(Plugin):
        @pytest.hookimpl(hookwrapper=True, tryfirst=True)
        def pytest_runtest_makereport(self, item, call):
            outcome = yield
            ended = self.end(item, outcome.get_result(), call)
            if ended is not None:
                self.emit(t="end", id=self.ident(item.nodeid), **ended)
    return Reports


def hide_parameters():
    """Leaves the parameters of a test, which may hold what it expects, out of the variable in which pytest says what runs."""
    from _pytest import runner
    tell = runner._update_current_test_var

    def tell_name(item, when):
        tell(item, when)
        if VARIABLE in os.environ:
            os.environ[VARIABLE] = re.sub(r"\[.*\](?= \(\w+\)$)", "", os.environ[VARIABLE], flags=re.S)

    runner._update_current_test_var = tell_name


def run_pytest(pytest, request, channel, watch, root, here):
    """Runs pytest and returns its exit code. Its root is the common folder of the tests and the command."""
    if has_foreign_metadata(request["roots"]):
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    files = [os.path.join(root, path) for path in request["files"]]
    base = os.path.commonpath([here, *map(os.path.dirname, files)])
    plugin = report_hook(pytest)(pytest, request, channel, watch, root, base)
    options = ["-q", "-p", "no:cacheprovider", "--rootdir", base, "--capture=no" if (request["hides"] or {}).get("hide") else "--capture=sys", *request["options"]]
    return int(pytest.main([*options, *(os.path.relpath(path, here) for path in files)], plugins=[plugin]))
