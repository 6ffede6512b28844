"""Reports what stands in for the modules, functions and classes that given files import."""
import os, re, sys, types

# How given files put modules of their own in the place of others.
PUTS = re.compile(rb"sys\.modules\[[^\]\n]*\]\s*=(?!=)|sys\.modules['\"]?\s*,|sys\.modules\.(?:update|setdefault)")
# Given files that are about loading modules.
LOADS = re.compile(rb"meta_path|path_hooks|[Ii]mport_?[Hh]ook|importer")


def is_empty(module):
    """Whether a module only holds other modules, as pytest makes one for a folder that cannot be imported."""
    return type(module) is types.ModuleType and all(
        isinstance(value, types.ModuleType) or (name[:2] == "__" and name != "__getattr__") for name, value in vars(module).items()
    )


class StandIns:
    """
    `borrowed`: by given file, the names that it imports from given files, each with the file and the name there ("": the module).
    `watch` says who wrote a value, and receives each stand-in.
    """

    def __init__(self, watch, request):
        self.watch, self.roots, self.borrowed, self.states = watch, request["roots"], request["borrowed"], request["states"]
        self.imported, self.candidates, self.real, self.exists = request["imported"], {}, os.path.realpath, os.path.exists
        self.puts, self.loads = PUTS.search(watch.text) is not None, LOADS.search(watch.text) is not None

    def compare(self):
        for name, module in list(sys.modules.items()):
            file = getattr(module, "__file__", None)
            if not self.loads and self.is_moved(module, file):
                self.watch.tell(f"__file__ of {name}")
            if not self.puts and name not in self.watch.expected and self.is_only_given(name) and not self.is_given(name, module):
                self.watch.tell(f"the given module {name}")
            if not isinstance(file, str) or not isinstance(module, types.ModuleType):
                continue
            self.compare_library(module, self.imported.get(file) or {})
            for local, source, part in self.borrowed.get(file) or ():
                if local in vars(module) and not self.is_as_given(vars(module)[local], source, part):
                    self.watch.tell(f"{local}, which {os.path.relpath(file, self.watch.root)} imports")

    def compare_library(self, module, names):
        """Reports library names imported by given files that the work replaced, for example through a star import."""
        for name, (source, part) in names.items():
            home, now = self.watch.modules.get(source), vars(module).get(name)
            real = home if part == "" or home is None else vars(home).get(part)
            if home is not None and now is not None and now is not real and self.watch.whose(now) == "subject":
                self.watch.tell(f"{name} of {source}")

    def is_moved(self, module, file):
        """Whether a module of the work says that it is another file: tests find their data beside a module."""
        origin = getattr(vars(module).get("__spec__"), "origin", None) if isinstance(module, types.ModuleType) else None
        # The origin of a module that has no file is a word.
        is_own = isinstance(origin, str) and os.path.isabs(origin) and self.watch.is_subject(origin)
        return is_own and isinstance(file, str) and self.real(file) != self.real(origin)

    def is_only_given(self, name):
        """Whether files of this module's name exist in the folders of imports, and all of them are given."""
        if name not in self.candidates:
            paths = [os.path.join(root, *name.split(".")) for root in self.roots]
            found = [one for path in paths for one in (f"{path}.py", os.path.join(path, "__init__.py")) if self.exists(one)]
            self.candidates[name] = bool(found) and all(map(self.watch.is_protected, found))
        return self.candidates[name]

    def is_given(self, name, module):
        """Whether a module comes from a given file as the language loads it, or from another folder of imports."""
        file = getattr(module, "__file__", None)
        if module is None or self.watch.is_mocked(module) or is_empty(module):
            return True
        if "." not in name and (self.watch.is_installed(module) or self.watch.is_subject(file) and self.exists(file)):
            return True
        loader = getattr(getattr(module, "__spec__", None), "loader", None)
        is_own = loader is not None and not self.loads and self.watch.whose(loader) == "subject"
        package, _, part = name.rpartition(".")
        held = getattr(sys.modules.get(package), part, module)
        is_held = held is module or self.watch.is_mocked(held) or self.is_module_of_given(held)
        return is_held and not is_own and self.watch.is_protected(file)

    def is_module_of_given(self, now):
        """A package may have something else of its own under the name of a module."""
        if isinstance(now, types.ModuleType):
            return self.watch.is_protected(getattr(now, "__file__", None))
        return self.watch.whose(now) != "subject"

    def is_as_given(self, now, source, part):
        """Whether an imported value is the module, function or class that the given file `source` has under this name."""
        if self.watch.is_mocked(now):
            return True
        if part == "":
            return self.is_module_of_given(now)
        state = self.states[source]
        if part in state["functions"]:
            return hasattr(now, "__code__") and self.watch.whose(now) != "subject"
        methods = state["classes"].get(part)
        return methods is None or isinstance(now, type) and self.is_class_as_given(now, methods)

    def is_class_as_given(self, cls, methods):
        """Classes that the work makes or inherits from may change their methods."""
        whose = self.watch.whose
        if whose(cls) == "subject":
            return False
        if any(whose(one) == "subject" for one in (type(cls), *cls.__mro__)):
            return True
        found = [vars(cls)[name] for name in methods if name in vars(cls) and not self.is_set(name)]
        return all(whose(one) != "subject" for one in found)

    def is_set(self, name):
        """Whether given files may set a method themselves."""
        name = re.escape(name.encode())
        return re.search(rb"\.%(n)s\s*=(?!=)|['\"](?:[\w.]*\.)?%(n)s['\"]" % {b"n": name}, self.watch.text) is not None
