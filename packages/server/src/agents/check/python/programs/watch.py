"""Detects what the code under test manipulates: replaced functions and modules, written protected files."""
import functools, gc, os, re, sys, types
from given_state import Conditions, GivenState
from library_state import LibraryState
from stand_ins import StandIns

# Modules that decide whether a test passes. Any replacement in them counts, whoever wrote the new value.
DECISIVE = {
    "unittest", "_pytest", "pytest", "pluggy", "doctest", "builtins", "math", "cmath", "operator", "json", "time",
    "datetime", "decimal", "fractions", "statistics", "difflib", "re", "functools", "contextlib", "copy", "_thread",
    "random", "asyncio", "inspect", "traceback", "ast", "os", "posixpath", "pathlib", "subprocess", "shutil", "io", "tempfile",
    "hashlib", "string", "itertools",
}
MAX_WATCHED = 500
EXPECTED = re.compile(r"(?:^|[/._-])(?:expect(?:ed|ations?)|golden|snapshots?|fixtures?|test[-_]?data|want(?:ed)?|answers?|ref(?:erence)?|out)(?:[/._-]|$)", re.I)
# How protected files may change others: then their data is not watched.
WRITES = re.compile(rb"write|dump|\bcopy|rename|replace\(|unlink|remove|rmtree|truncate|touch|chmod|utime|subprocess|os\.system|open\([^)]*['\"][wax+]")
PARTIAL = (functools.partial, functools.partialmethod)
# Names that the language and the frameworks replace themselves.
OWN_CHANGES = {("builtins", "_"), ("asyncio.runners", "_lazy"), ("unittest.signals", "_interrupt_handler")}
CALLABLE = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, type)


def plain_member(value):
    return getattr(value, "__func__", value)


class Watch:
    def __init__(self, root, protected, emit, request):
        self.expected = sys.stdlib_module_names - set(request["shadowed"])
        self.named = request["preload"]
        self.root, self.protected, self.emit = root, protected, emit
        self.modules, self.before, self.keys, self.told = {}, [], {}, set()
        self.stat, self.getcwd, self.here, self.settled = os.stat, os.getcwd, os.getcwd(), 0
        # Read now: later, the files may hold other values.
        self.text = b"\n".join(map(self.read, self.protected))
        self.may_move, self.mocks = b"chdir" in self.text, re.search(rb"mock|patch", self.text) is not None
        self.conditions, self.ready, self.library, self.called, self.unseen = Conditions(), None, None, None, None
        self.given = GivenState(request["states"], self.tell, self.whose, root)
        self.stand_ins = StandIns(self, request)
        # Expected data that no protected file writes stays what it is. Other data may be a store that the work writes.
        writes = WRITES.search(self.text) is not None
        is_expected = lambda path: not writes and EXPECTED.search(os.path.relpath(path, root)) is not None  # noqa: E731
        watched = [path for path in protected if path.endswith(".py") or is_expected(path)][:MAX_WATCHED]
        self.written = {path: self.state(path) for path in watched}

    def compare_conditions(self):
        """Called before the first test. Checks that loading the work did not change what conditions of given tests depend on."""
        self.conditions.compare(self.text, self.tell)
        self.given.compare(before_tests=True)
        self.stand_ins.compare()
        if self.unseen is not None:
            self.unseen.after_loading()
        if self.ready is not None:
            self.ready()
            self.written = {path: self.state(path) for path in self.written}

    def state(self, path):
        """A state of a file that changes with every write and cannot be restored."""
        try:
            found = self.stat(path)
        except OSError:
            return None
        return (found.st_ctime_ns, found.st_ino, found.st_size)

    def is_protected(self, path):
        return isinstance(path, str) and os.path.realpath(path) in self.protected

    def is_subject(self, path):
        path = os.path.realpath(path) if path else ""
        return path.startswith(self.root + os.sep) and path not in self.protected

    def remember(self):
        """Records frameworks and standard modules. Called when they are loaded and the work is not."""
        library = sys.stdlib_module_names
        for name, module in list(sys.modules.items()):
            top = name.partition(".")[0]
            if not isinstance(module, types.ModuleType) or name == "__main__":
                continue
            if top in library or top in DECISIVE or self.is_installed(module):
                self.modules[name] = module
                self.remember_module(name, module, top)
        counts = {name for name in self.modules if name.partition(".")[0] in DECISIVE} | {"sys", *self.named}
        self.library = LibraryState({name: self.modules[name] for name in counts & self.modules.keys()}, self.tell, self.text, self.root)

    def is_installed(self, module):
        return "-packages" + os.sep in (getattr(module, "__file__", None) or "")

    def remember_module(self, name, module, top):
        for key, value in list(vars(module).items()):
            if not isinstance(value, CALLABLE) or (name, key) in OWN_CHANGES:
                continue
            self.keep((name, key), vars(module), key, value)
            home = getattr(value, "__module__", None)
            if isinstance(value, type) and isinstance(home, str) and home.partition(".")[0] == top and top in DECISIVE:
                self.remember_class(name, key, value)

    def remember_class(self, name, key, cls):
        self.keys[name, key] = (cls, frozenset(vars(cls)), len(vars(cls)), cls.__bases__)
        for attribute, member in list(vars(cls).items()):
            plain = plain_member(member)
            if callable(plain) or isinstance(member, property):
                self.keep((name, key, attribute), vars(cls), attribute, member)

    def keep(self, key, holder, name, raw):
        """Records a value, and for a function also the parts that can be changed in place."""
        plain = plain_member(raw)
        if isinstance(plain, types.FunctionType):
            words = None if plain.__kwdefaults__ is None else dict(plain.__kwdefaults__)
            self.before.append((holder, name, raw, plain, plain.__code__, plain.__defaults__, words, key))
        else:
            self.before.append((holder, name, raw, None, None, None, None, key))

    def is_mock(self, value):
        return type(value).__module__.startswith("unittest.mock")

    def is_mocked(self, value):
        """Whether given files, which mock something, may have put this value where it is."""
        return self.mocks and self.is_mock(value)

    def whose(self, value):
        """Who wrote a value's code: `protected`, `subject` or `library`."""
        if self.is_mock(value):
            return "protected" if self.mocks else "subject"
        for _ in range(8):
            if isinstance(value, PARTIAL):
                value = value.func
            wrapped = value.__dict__.get("__wrapped__") if isinstance(value, types.FunctionType) else None
            value = wrapped if wrapped is not None else value
        if not isinstance(value, CALLABLE):
            value = type(value)
        code = getattr(plain_member(value), "__code__", None)
        module = getattr(value, "__module__", None)
        home = sys.modules.get(module) if isinstance(module, str) else None
        path = code.co_filename if code else getattr(home, "__file__", None) or ""
        if self.is_protected(path):
            return "protected"
        # Code that was compiled from no file belongs to the work.
        if self.is_subject(path) or (code and not os.path.isabs(path) and not path.startswith("<frozen")):
            return "subject"
        return "library"

    def tell(self, what):
        if what not in self.told:
            self.told.add(what)
            self.emit(t="patched", what=what)

    def compare(self):
        """Reports every name that has changed. Runs after every test, so the unchanged case must be fast."""
        for at, (holder, name, raw, plain, code, defaults, words, key) in enumerate(self.before):
            now = holder.get(name)
            if now is not raw:
                self.judge(key, plain_member(now), code)
                # The judged value becomes the base for the next comparison.
                self.before[at] = (holder, name, now, None, None, None, None, key)
            elif plain is not None and not (
                plain.__code__ is code and plain.__defaults__ is defaults and plain.__kwdefaults__ == words
            ):
                self.judge(key, plain, None, in_place=True)
        self.compare_classes()
        self.compare_modules()
        self.stand_ins.compare()
        self.compare_files()
        self.given.compare()
        self.library.compare()

    def judge(self, key, now, code, in_place=False):
        """Reports a changed name if the work wrote the new value or, for names that decide, unless a framework itself replaced it."""
        by = self.whose(now)
        reloaded = code is not None and getattr(now, "__code__", None) == code and by == "library"
        strict = key[0].partition(".")[0] in DECISIVE and not reloaded
        if by == "subject" or (strict and (in_place or by == "library" and not self.is_frameworks_own(now))):
            self.tell(".".join(key))

    def is_frameworks_own(self, now):
        code = getattr(plain_member(now), "__code__", None)
        return code is not None and f"{os.sep}_pytest{os.sep}" in code.co_filename

    def compare_classes(self):
        for (module, name), (cls, keys, size, bases) in list(self.keys.items()):
            if cls.__bases__ is not bases and cls.__bases__ != bases:
                self.tell(f"{module}.{name}.__bases__")
            if len(vars(cls)) == size:
                continue
            added = frozenset(vars(cls)) - keys
            self.keys[module, name] = (cls, keys | added, len(vars(cls)), cls.__bases__)
            for key in added:
                member = plain_member(vars(cls)[key])
                if (callable(member) or isinstance(member, property)) and self.whose(member) == "subject":
                    self.tell(f"{module}.{name}.{key}")

    def compare_modules(self):
        for name, module in self.modules.items():
            now = sys.modules.get(name)
            if now is None or now is module or self.is_mocked(now):
                continue
            path = getattr(now, "__file__", None) or ""
            if not self.is_protected(path) and (self.is_subject(path) or not os.path.isabs(path)):
                self.tell(f"sys.modules[{name!r}]")
        for name, now in list(sys.modules.items()):
            if name in self.expected and name not in self.modules and self.is_faked(name, now):
                self.tell(f"sys.modules[{name!r}]")
        for what, hook in (("sys.settrace", sys.gettrace()), ("sys.setprofile", sys.getprofile())):
            if hook is not None and self.whose(hook) == "subject":
                self.tell(what)

    def is_faked(self, name, module):
        """Whether a standard library module that was loaded later is a fake."""
        path = getattr(module, "__file__", None)
        if path is None:
            return name not in sys.builtin_module_names and getattr(module, "__spec__", None) is None
        return self.is_subject(path)

    def read(self, path):
        try:
            with open(path, "rb") as file:
                return file.read(1 << 20)
        except OSError:
            return b""

    def is_elsewhere(self):
        try:
            return self.getcwd() != self.here
        except OSError:
            return True

    def compare_files(self):
        """Reports written protected files, and a changed working directory."""
        if not self.may_move and self.is_elsewhere():
            self.tell("the working directory")
        for path, state in self.written.items():
            if self.state(path) != state:
                self.tell(f"the file {os.path.relpath(path, self.root)}")

    def where(self, trace):
        """Files and lines in an exception's traceback, outermost first."""
        frames = []
        while trace is not None:
            path = trace.tb_frame.f_code.co_filename
            frames.append([os.path.relpath(os.path.realpath(path), self.root) if os.path.isabs(path) else path, trace.tb_lineno])
            trace = trace.tb_next
        return frames if len(frames) <= 40 else frames[:20] + frames[-20:]

    def innermost(self, frames):
        """The file of the innermost frame in the workspace, or None."""
        mine = [path for path, _ in frames if not path.startswith(("..", "<frozen"))]
        return mine[-1] if mine else None

    def is_fair(self, frames):
        path = self.innermost(frames)
        return path is not None and self.is_protected(os.path.join(self.root, path))

    def settle(self):
        """Called after each test. Collects garbage, so that finalizers report now. After 100 tests, compares fully only after every tenth."""
        self.settled += 1
        gc.collect(0)
        if self.called is not None:
            self.called.compare()
        if self.settled < 100 or self.settled % 10 == 0:
            self.compare()
        else:
            self.compare_files()
