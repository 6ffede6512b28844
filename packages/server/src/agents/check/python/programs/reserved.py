"""Reports work that reads what the tests compare with, or loads their helpers, although no test gives it to the work."""
import builtins, gc, importlib, importlib.util, os, pathlib, sys, types

SEPARATOR = os.sep
# Modules of the library that read source texts to show them.
SHOWS = ("traceback", "warnings", "inspect", "logging", "pdb")
# Flags of functions that take `*args` and `**kwargs`.
COLLECTS, COLLECTS_NAMED = 4, 8
# Events that give a file another name, whose first argument is the file.
RENAMES = ("os.link", "os.symlink", "os.rename")
# Events of starting another program, whose first arguments are the program and its own.
STARTS = ("subprocess.Popen", "os.system", "os.posix_spawn", "os.exec")
MAX_DEPTH, MAX_ITEMS, MAX_TEXT = 3, 100, 64 << 10
NO_VALUES = (int, float, complex, bool, type(None), type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType)


def frames_from(frame):
    while frame is not None:
        yield frame
        frame = frame.f_back


class Reserved:
    """
    `files`: paths of reserved files, each with the folder of tests that it is in, or None. `companions`: those that a test does not give
    to the work with a file of another kind beside them; without a folder, they are reserved only where it does that. `hands_on`: whether tests may hand on a path other than
    by an argument: an object of the work, or a variable of one of its modules, may hold it then.
    """

    def __init__(self, watch, files, companions, hands_on):
        self.watch, self.files, self.companions, self.hands_on, self.real = watch, files, companions, hands_on, os.path.realpath
        self.folders, self.bases = tuple(folder + SEPARATOR for folder in files.values() if folder), {os.path.basename(path) for path in files}
        self.texts = {watch.read(path): path for path in files if path.endswith(".py") and os.path.basename(path) != "__init__.py"}
        self.tests, self.taken, self.given, self.environ, self.busy = set(), set(), set(), os.environ, False

    def users(self):
        """The frames of the work from its innermost to the one that a test called; empty if a test itself acts, None to show a text."""
        found = []
        for frame in frames_from(sys._getframe(3)):
            path = frame.f_code.co_filename
            if path.startswith("<frozen"):
                continue
            if self.watch.is_protected(path):
                break
            if self.watch.is_subject(path) and not path.startswith(self.folders):
                found.append(frame)
            elif not found and frame.f_globals.get("__name__") in SHOWS:
                return None
        return found

    def use(self, path):
        """Someone reads or loads a reserved file."""
        users = self.users()
        if users is None:
            return
        if not users:
            self.tests.add(path)
        elif path not in self.taken:
            if path in self.given or self.is_given(path, users[-1]):
                self.given.add(path)
            else:
                self.taken.add(path)
        if path in self.tests and path in self.taken:
            self.watch.tell(f"an answer of its own by {os.path.relpath(path, self.watch.root)} of the tests")

    def is_given(self, path, frame):
        """Whether a test gave this file, or a folder of tests around it, to the function of the work that it called."""
        code = frame.f_code
        collects = bool(code.co_flags & COLLECTS) + bool(code.co_flags & COLLECTS_NAMED)
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount + collects]
        defaults = {id(value) for one in gc.get_referrers(code) if isinstance(one, types.FunctionType) for value in (*(one.__defaults__ or ()), *(one.__kwdefaults__ or {}).values())}
        values = [frame.f_locals[name] for name in names if name in frame.f_locals]
        values = [value for value in values if id(value) not in defaults]
        values += [*self.environ.values(), os.getcwd(), *sys.argv[1:]]
        if self.hands_on:
            values += [value for module in list(sys.modules.values()) if self.watch.is_subject(getattr(module, "__file__", None)) for name, value in list(vars(module).items()) if name.encode() in self.watch.text]
        self.beside = False
        if any(self.tells(value, path, 0) for value in values) or self.is_named_by_given(path):
            return True
        return self.files[path] is None and not self.beside

    def is_named_by_given(self, path):
        """Whether a file that the work was given names this one."""
        return any(os.path.basename(path).encode() in self.watch.read(one) for one in self.given)

    def tells(self, value, path, depth):
        if isinstance(value, bytes):
            value = value.decode("utf-8", "replace")
        if isinstance(value, pathlib.PurePath):
            value = str(value)
        if isinstance(value, str):
            return self.is_path_to(value, path)
        if depth == MAX_DEPTH or isinstance(value, NO_VALUES):
            return False
        if isinstance(value, dict):
            inner = [*dict.keys(value), *dict.values(value)]
        elif isinstance(value, (list, tuple, set, frozenset)):
            inner = list(value)
        else:
            inner = list(getattr(value, "__dict__", {}).values()) if self.hands_on else []
        return any(self.tells(one, path, depth + 1) for one in inner[:MAX_ITEMS])

    def is_path_to(self, text, path):
        base = os.path.basename(path)
        if len(text) > MAX_TEXT or not text:
            return False
        if base in text:
            return True
        whole = self.real(text)
        if path in self.companions and self.is_beside(whole, path):
            self.beside = True
            return base.encode() in self.watch.read(whole)
        if os.path.splitext(base)[0] in text.replace(".", "/").split("/"):
            return True
        return self.files[path] is not None and path.startswith(whole + SEPARATOR) and (whole + SEPARATOR).startswith(self.files[path] + SEPARATOR)

    def is_beside(self, whole, path):
        """Whether this is another file than a companion, in the same folder and of the same name but for its ending."""
        return whole != path and os.path.splitext(whole)[0] == os.path.splitext(path)[0] and os.path.isfile(whole)

    def on_event(self, event, args):
        if self.busy or event not in ("open", "compile", *STARTS, *RENAMES):
            return
        self.busy = True
        try:
            if event == "open":
                self.on_open(args)
            elif event in RENAMES:
                self.on_open((args[0], None, os.O_RDONLY))
            elif event in STARTS:
                self.on_start(args)
            elif isinstance(args[0], (str, bytes)):
                text = args[0].encode("utf-8", "replace") if isinstance(args[0], str) else bytes(args[0])
                if text in self.texts:
                    self.use(self.texts[text])
        finally:
            self.busy = False

    def on_open(self, args):
        path = args[0].decode("utf-8", "replace") if isinstance(args[0], bytes) else args[0]
        is_written = isinstance(args[2], int) and args[2] & os.O_ACCMODE == os.O_WRONLY
        # What a file of code holds counts only where it is loaded.
        if is_written or not isinstance(path, str) or os.path.basename(path) not in self.bases or path.endswith(".py"):
            return
        whole = self.real(path)
        if whole in self.files:
            self.use(whole)

    def on_start(self, args):
        """A program that is told of a reserved file reads it for whoever starts it."""
        said = " ".join(os.fsdecode(word) for part in args[:2] for word in (part if isinstance(part, (list, tuple)) else [part]) if isinstance(word, (str, bytes, os.PathLike)))
        for path in [path for path in self.files if os.path.basename(path) in said and not path.endswith(".py")]:
            self.use(path)

    def importing(self, real):
        """`__import__`, which sees modules that are loaded already."""
        def imported(name, globals=None, locals=None, fromlist=(), level=0):
            found = real(name, globals, locals, fromlist, level)
            package = (globals or {}).get("__package__") or ""
            try:
                whole = importlib.util.resolve_name("." * level + name, package) if level else name
            except (ImportError, ValueError):
                return found
            self.use_modules([whole, *(f"{whole}.{part}" for part in fromlist or ())])
            return found

        return imported

    def use_modules(self, names):
        if self.busy:
            return
        for name in names:
            path = getattr(sys.modules.get(name), "__file__", None)
            if isinstance(path, str) and os.path.basename(path) in self.bases and self.real(path) in self.texts.values():
                self.use(self.real(path))


def listen(watch, request):
    """Watches reserved files from now on. Called before the work is loaded."""
    companions = {os.path.join(watch.root, path) for path in request["companions"]}
    files = {path: None for path in companions}
    files.update((os.path.join(watch.root, path), os.path.join(watch.root, folder)) for path, folder in request["reserved"].items())
    if not files:
        return
    reserved = Reserved(watch, files, companions, request["hands_on"])
    sys.addaudithook(reserved.on_event)
    builtins.__import__ = reserved.importing(builtins.__import__)
    real = importlib.import_module

    def import_module(name, package=None):
        found = real(name, package)
        reserved.use_modules([getattr(found, "__name__", name)])
        return found

    importlib.import_module = import_module
