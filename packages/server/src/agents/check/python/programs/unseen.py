"""Hides from the work that tests run it: modules, variables, arguments, names on the stack and the test files themselves."""
import builtins, gc, importlib.machinery, io, linecache, os, re, runpy, sys, types
from hidden_names import Entries, Shown

FRAMEWORKS = {"unittest", "pytest", "_pytest", "pluggy", "iniconfig", "doctest", "nose", "conftest"}
# Variables that the frameworks set.
VARIABLE = re.compile(r"PYTEST_", re.I)
# What the work asks through: `os.getenv` asks for an item of `os.environ`, `Path.exists` calls `os.stat`.
BETWEEN = "os posixpath genericpath pathlib glob fnmatch inspect traceback linecache _collections_abc codecs".split()
MOST_BETWEEN = 12
PATH_TAKERS = ("stat", "lstat", "access", "open")
TESTS = re.compile(r"test|spec|check|assert|pluggy|runner", re.I)
# A test that asks for the name of its own module would get another one.
ASKS_NAME = re.compile(rb"__name__(?!\s*==)")
NEUTRAL_FILE, NEUTRAL_NAME = "app.py", "run"
# What stands in each line of such a file, for work that shows the line of its caller.
NEUTRAL_LINE, MOST_LINES = "result = call()\n", 5_000
MOST_NESTED = 20
# The files of this program, whose functions stand between the work and what it asks.
HIDING = {__file__, sys.modules[Shown.__module__].__file__}


class Asker:
    """Tells whether code of the work asks, directly or through the library."""

    def __init__(self, files):
        self.files, self.frame_of = frozenset(files), sys._getframe
        library = os.path.dirname(os.__file__)
        self.between = {path for name in BETWEEN for path in (os.path.join(library, f"{name}.py"), f"<frozen {name}>")} | HIDING

    def is_work(self):
        frame = self.frame_of(1)
        for _ in range(MOST_BETWEEN):
            if frame is None or frame.f_code.co_filename in self.files:
                return frame is not None
            if frame.f_code.co_filename not in self.between:
                return False
            frame = frame.f_back
        return False


class Unseen:
    """With `hide`, hides the run; without it, does the same and hides nothing, which shows what the hiding itself breaks."""

    def __init__(self, request, root, here, text):
        self.hide, self.places, self.here, self.text = request["hides"]["hide"], request["hides"]["places"], here, text
        self.protected = {os.path.join(root, path) for path in request["fixed"]}
        self.tests = {os.path.join(root, path) for path in request["files"]} | {one for one in self.protected if is_test(one)}
        self.folders = {one for one in map(os.path.dirname, self.tests) if TESTS.search(os.path.basename(one)) and one != root}
        self.asker = Asker(os.path.join(root, path) for path in request["hides"]["files"])
        self.loaded = {os.path.splitext(os.path.basename(path))[0] for path in self.tests}
        self.neutral = set()
        self.hide_modules()
        self.hide_variables()
        self.hide_files()
        self.tell_nothing()
        self.load_neutrally()
        here = os.path.dirname(__file__)
        ours = lambda one: os.path.dirname(one.__code__.co_filename) == here and one.__code__.co_filename not in HIDING  # noqa: E731
        self.rename(lambda one: (one.__module__ or "").partition(".")[0] in FRAMEWORKS or ours(one))

    def is_asked(self):
        return self.hide and self.asker.is_work()

    def hide_modules(self):
        def is_hidden(name):
            return isinstance(name, str) and (name.partition(".")[0] in FRAMEWORKS or name in self.loaded) and self.is_asked()

        sys.modules = Shown(sys.modules, is_hidden)

    def hide_variables(self):
        if VARIABLE.search(self.text.decode("latin-1")):
            return
        is_hidden = lambda name: VARIABLE.match(os.fsdecode(name)) is not None and self.is_asked()  # noqa: E731
        kind = type(os.environ)
        one, every = kind.__getitem__, kind.__iter__

        def item(self, name):
            if isinstance(name, (str, bytes)) and is_hidden(name):
                raise KeyError(name)
            return one(self, name)

        kind.__getitem__ = item
        kind.__iter__ = lambda self: iter([name for name in every(self) if not is_hidden(name)])

    def hide_files(self):
        listed, scanned = os.listdir, os.scandir
        for name in PATH_TAKERS:
            setattr(os, name, self.taking(getattr(os, name)))
        builtins.open = io.open = self.taking(builtins.open)
        os.listdir = lambda path=".": [name for name in listed(path) if not self.is_hidden(inside(path, name))]
        os.scandir = lambda path=".": Entries(scanned(path), self.is_hidden)

    def taking(self, real):
        def take(*args, **words):
            path = args[0] if args else words.get("path", words.get("file"))
            if self.is_hidden(path):
                raise FileNotFoundError(2, "No such file or directory", path)
            return real(*args, **words)

        return take

    def is_hidden(self, path):
        """Whether a path is that of a test file and the work asks for it."""
        if not self.hide or not isinstance(path, (str, bytes, os.PathLike)):
            return False
        whole = os.path.normpath(os.path.join(self.here, os.fsdecode(path)))
        return (whole in self.tests or whole in self.folders) and self.is_asked()

    def load_neutrally(self):
        """Gives test files neutral names from when they are loaded: the work may be loaded by them, and look at once."""
        loader, rewrite = importlib.machinery.SourceFileLoader, sys.modules.get("_pytest.assertion.rewrite")
        compiled = loader.source_to_code
        shown = lambda path, code: self.neutral_code(code) if self.hide and path in self.protected else code  # noqa: E731
        loader.source_to_code = lambda loads, data, path, **words: shown(path, compiled(loads, data, path, **words))
        if rewrite is not None:
            rewritten = rewrite._rewrite_test

            def rewrite_test(path, config):
                stat, code = rewritten(path, config)
                return stat, shown(str(path), code)

            rewrite._rewrite_test = rewrite_test

    def tell_nothing(self):
        if self.hide:
            sys.argv[:] = [NEUTRAL_FILE]
            sys.orig_argv[:] = ["python3", NEUTRAL_FILE]

    def after_loading(self):
        """Called when the tests are loaded: their modules, files and functions get names that say nothing."""
        for name, module in list(sys.modules.items()):
            if os.path.realpath(getattr(module, "__file__", None) or "") in self.tests:
                self.loaded.add(name)
                if self.hide and not ASKS_NAME.search(self.text):
                    vars(module)["__name__"] = NEUTRAL_NAME
        self.rename(lambda one: one.__code__.co_filename in self.protected)

    def rename(self, fits):
        """Gives functions names that say nothing where they stand on the stack."""
        for one in gc.get_objects() if self.hide else ():
            if isinstance(one, types.FunctionType) and fits(one):
                one.__code__ = self.neutral_code(one.__code__)

    def neutral_code(self, code, depth=0):
        """A code object whose file and name do not say that it is a test."""
        inner = (self.neutral_code(one, depth + 1) if isinstance(one, types.CodeType) and depth < MOST_NESTED else one for one in code.co_consts)
        name, whole = (NEUTRAL_NAME if TESTS.search(one) else one for one in (code.co_name, code.co_qualname))
        path = code.co_filename if self.places and code.co_filename in self.protected else neutral_path(code.co_filename)
        self.neutral.add(path)
        add_lines(path)
        return code.replace(co_consts=tuple(inner), co_filename=path, co_name=name, co_qualname=whole)

    def run_script(self, path):
        """Runs a test script as the main program."""
        with open(path, "rb") as file:
            code = compile(file.read(), path, "exec")
        if self.hide:
            code, path = self.neutral_code(code), neutral_path(path)
        runpy._run_module_code(code, None, "__main__", script_name=path)


def is_test(path):
    return path.endswith(".py") and TESTS.search(os.path.basename(path)) is not None


def add_lines(path):
    """Has a file that is not there hold lines that say nothing."""
    if path not in linecache.cache and not os.path.exists(path):
        linecache.cache[path] = (0, None, [NEUTRAL_LINE] * MOST_LINES, path)


def inside(folder, name):
    return folder if isinstance(folder, int) else os.path.join(os.fsdecode(folder), os.fsdecode(name))


def neutral_path(path):
    """A path above the first folder that says what the file is."""
    parts = path.split(os.sep)
    at = next((i for i, part in enumerate(parts) if TESTS.search(part)), len(parts) - 1)
    return os.path.join(os.sep.join(parts[:at]) or os.sep, NEUTRAL_FILE)
