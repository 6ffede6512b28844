"""Watches values of the library, and variables of the environment, from which tests may compute what they expect."""
import enum, os, re, sys, types
from given_state import is_same

SIMPLE = (int, float, complex, str, bytes, bool, tuple, frozenset)
TABLES = (list, dict)
MAX_ITEMS = 3000
# Modules whose values are settings that programs are meant to change.
SETTINGS = {"logging", "warnings", "mimetypes", "locale", "gettext", "linecache", "inspect", "zoneinfo", "sqlite3", "__main__"}
# Modules with tables that programs are meant to add to.
REGISTRIES = {"copy", "copyreg", "doctest", "encodings", "urllib"}
OWN_CHANGES = {("tempfile", "tempdir"), ("doctest", "master")}
# Of `sys`, only what describes the machine; a program sets the rest.
OF_SYS = "byteorder executable float_info hash_info hexversion implementation int_info maxsize maxunicode platform version version_info".split()
# Variables that a shell changes by itself.
OF_SHELLS = {"PWD", "OLDPWD", "SHLVL", "_"}
# Fewer digits make the arithmetic of tests coarse. From here on, answers are at least right to so many digits.
FEWEST_DIGITS = 6
PRECISION = re.compile(rb"\bprec\b|[gs]etcontext|localcontext")
ANY_VARIABLE = re.compile(rb"environ\[\s*[A-Za-z_]\w*\s*\]\s*=(?!=)|environ\.(?:clear|update)|environ\s*=(?!=)|clear\s*=\s*True")


def is_held(value):
    """Whether a value of a module is watched: no function, class or module, and not None, which stands for what is not set yet."""
    return not callable(value) and value is not None and not isinstance(value, types.ModuleType)


def is_table(value):
    return type(value) in TABLES and 0 < len(value) <= MAX_ITEMS


class LibraryState:
    """Made when the library is loaded and the work is not. `tell` receives each difference; `text` is that of all protected files."""

    def __init__(self, modules, tell, text, root):
        self.tell, self.text, self.root, self.known = tell, text, root, []
        self.environment, self.environ = dict(os.environ), os.environ
        for name, module in modules.items():
            self.keep_module(name, module)
        decimal = modules.get("decimal")
        self.context = decimal.getcontext if decimal else None

    def keep_module(self, name, module):
        top = name.partition(".")[0]
        if top in SETTINGS:
            return
        names = OF_SYS if top == "sys" else [key for key in vars(module) if not key.startswith("_")]
        for key in names:
            value = vars(module).get(key)
            if is_held(value) and (name, key) not in OWN_CHANGES:
                self.keep(f"{name}.{key}", vars(module), key, value, top in REGISTRIES)
            elif isinstance(value, type):
                self.keep_class(f"{name}.{key}", value)

    def keep_class(self, name, cls):
        for key, value in vars(cls).items():
            if not key.startswith("_") and type(value) in SIMPLE:
                self.keep(f"{name}.{key}", vars(cls), key, value)
        for member in cls if issubclass(cls, enum.Enum) else ():
            for key, value in vars(member).items():
                if type(value) in SIMPLE:
                    self.keep(f"{name}.{member.name}.{key.strip('_')}", vars(member), key, value)

    def keep(self, what, holder, key, value, may_grow=False):
        self.known.append((what, holder, key, value, value.copy() if is_table(value) else None, may_grow))

    def compare(self):
        """Reports what changed. Runs after each test, so the unchanged case must be fast."""
        for at, (what, holder, key, value, items, may_grow) in enumerate(self.known):
            now = holder.get(key)
            if now is value and items is None:
                continue
            if not self.is_unchanged(now, value, items, may_grow) and not self.is_set(what):
                self.tell(what)
            self.known[at] = (what, holder, key, now, now.copy() if is_table(now) else None, may_grow)
        self.compare_environment()
        if self.context and self.context().prec < FEWEST_DIGITS and not PRECISION.search(self.text):
            self.tell("the precision of decimals")

    def is_unchanged(self, now, value, items, may_grow):
        if items is None:
            return type(value) in SIMPLE and is_same(now, value)
        if type(now) is not type(items) or len(now) < len(items) or (len(now) > len(items) and not may_grow):
            return False
        pairs = ((now.get(key), items[key]) for key in items) if type(items) is dict else zip(now, items)
        return all(one is other or is_same(one, other) for one, other in pairs)

    def is_set(self, what):
        """Whether protected files may set a value themselves: they assign to its name, or patch a name like it."""
        name = re.escape(what.rpartition(".")[2].encode())
        assigns = rb"\.%s\s*(?:[-+*/%%|&^@]|//|\*\*|<<|>>)?=(?!=)" % name
        text = self.text
        quoted = re.search(rb"['\"](?:[\w.]*\.)?%s['\"]" % name, text) and re.search(rb"patch|setattr|setitem", text)
        return bool(quoted or re.search(assigns, text))

    def compare_environment(self):
        """Reports variables that were set at the start and have another value now. New ones are the work's to set."""
        for name, value in list(self.environment.items()):
            now = self.environ.get(name)
            if now == value:
                continue
            self.environment[name] = now
            if name not in OF_SHELLS and not self.is_longer(name, now, value) and not self.sets_variable(name):
                self.tell(f"the variable {name}")

    def is_longer(self, name, now, value):
        """Whether a list of folders still has all its folders, and before them only folders outside the workspace."""
        if not name.endswith("PATH") or value is None or now is None or value not in now:
            return False
        before = now[: now.index(value)].split(":")
        return all(os.path.isabs(one) and not (os.path.realpath(one) + os.sep).startswith(self.root + os.sep) for one in before if one)

    def sets_variable(self, name):
        text, name = self.text, re.escape(name.encode())
        sets = (
            rb"environb?\[\s*b?['\"]%(n)s['\"]\s*\]\s*=(?!=)|(?:setdefault|putenv|setenv|delenv|pop)\(\s*['\"]%(n)s['\"]"
            rb"|\bdel\b.*['\"]%(n)s['\"]|['\"]%(n)s['\"]\s*:|\b%(n)s\s*=(?!=)"
        )
        return bool(ANY_VARIABLE.search(text) or re.search(sets % {b"n": name}, text))
