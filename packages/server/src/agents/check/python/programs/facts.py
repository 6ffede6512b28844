"""Facts about the protected files, read before any code of the work runs."""
import ast, os, re, sys
from instrument import is_reflective
from source_text import Unreadable, parse
from comparisons import called
from sites import FUNCTIONS, names_in

DECLARES = re.compile(r"def test_?\d|setUpClass|setUpModule|setup_module|setup_class|scope\s*=\s*['\"]|^\s*global \w", re.M)
NUMBERED = re.compile(r"test_?\d")
SKIPS = re.compile(r"\bskip", re.I)
XFAILS = re.compile(r"xfail|expectedFailure")
MAIN_OF_UNITTEST = re.compile(r"\bunittest\.main\(|^\s*main\(", re.M)


class Facts:
    """`fixed` maps protected paths to bytes. Files that are not Python or cannot be parsed have no tree."""

    def __init__(self, fixed, files):
        self.trees, self.texts, self.unreadable = {}, {}, []
        for path, data in fixed.items():
            if not path.endswith(".py"):
                continue
            try:
                self.trees[path], self.texts[path], _ = parse(data)
            except Unreadable as error:
                self.unreadable.append(f"{path} {error}")
        text = "\n".join(self.texts.values())
        self.marks = {"skip": bool(SKIPS.search(text)), "xfail": bool(XFAILS.search(text))}
        self.reflective = is_reflective(list(self.texts.values()))
        self.ordered = bool(DECLARES.search(text)) or any(NUMBERED.search(os.path.basename(path)) for path in files)

    def mode(self, kind, files):
        """The mode to run `files` in. A script of unittest cases runs with unittest, so that its tests can be counted."""
        if kind != "script" or not all(path in self.trees for path in files):
            return kind
        return "unittest" if all(self.is_unittest_script(path) for path in files) else "script"

    def is_unittest_script(self, path):
        has_case = any(
            isinstance(node, ast.ClassDef) and any("TestCase" in names_in(base) for base in node.bases)
            for node in self.trees[path].body
        )
        return has_case and bool(MAIN_OF_UNITTEST.search(self.texts[path]))

    def async_names(self):
        return {node.name for tree in self.trees.values() for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)}

    def early(self):
        """Names of tests that may return, raise or skip before their last line."""
        return sorted({
            node.name
            for tree in self.trees.values()
            for node in ast.walk(tree)
            if isinstance(node, FUNCTIONS) and node.name.startswith("test")
            and any(isinstance(child, (ast.Return, ast.Raise)) or is_skip(child) for child in ast.walk(node))
        })

    def raising_lines(self):
        """Lines by file where an exception is expected. A different exception there counts as a failed assertion."""
        found = {}
        for path, tree in self.trees.items():
            lines = found.setdefault(path, set())
            for node in ast.walk(tree):
                if isinstance(node, (ast.With, ast.Expr)) and any(is_raises(child) for child in heads(node)):
                    lines.update(range(node.lineno, node.end_lineno + 1))
        return found

    def named(self):
        """Names that the protected files import or read as attributes. Classes among them keep their own comparisons."""
        found = set()
        for tree in self.trees.values():
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom):
                    found |= {alias.name for alias in node.names}
                elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                    found.add(node.attr)
        return sorted(found)[:5000]

    def outside_names(self):
        """Modules that the protected files import by name."""
        found = set()
        for tree in self.trees.values():
            for node in ast.walk(tree):
                if isinstance(node, ast.Import):
                    found |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    found.add(node.module)
        if self.async_names():
            found |= {"asyncio", "asyncio.runners", "unittest.async_case"}
        if any("mock" in text for text in self.texts.values()):
            found.add("unittest.mock")
        return sorted(found - {"__future__"})


def bound_imports(tree):
    """Names that a file binds only by imports, each with the level and name of its module and the imported name ("": the module)."""
    found, others = {}, set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            found.update({a.asname or a.name: (0, a.name, "") for a in node.names if a.asname or "." not in a.name})
        elif isinstance(node, ast.ImportFrom):
            found.update({a.asname or a.name: (node.level, node.module or "", a.name) for a in node.names if a.name != "*"})
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            others.add(node.id)
        elif isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            others.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)) and node not in tree.body:
            others |= {a.asname or a.name.partition(".")[0] for a in node.names}
    return {name: source for name, source in found.items() if name not in others}


def imported_names(tree):
    """Names that a file imports from elsewhere than its own package, each with the module and the imported name."""
    return {name: (module, part) for name, (level, module, part) in bound_imports(tree).items() if level == 0}


def borrowed_names(path, tree, given, roots):
    """Names that the file `path` imports from given files, each with the file and the name there ("": the module)."""
    found = []
    for name, (level, module, part) in bound_imports(tree).items():
        folders = roots if level == 0 else [os.path.join(os.path.dirname(path), *[os.pardir] * (level - 1))]
        whole = only_file(folders, [*module.split("."), part])
        source = whole or only_file(folders, module.split("."))
        if source in given:
            found.append([name, source, "" if whole else part])
    return found


def only_file(folders, parts):
    """The only file of a module in these folders, or None."""
    bases = {os.path.normpath(os.path.join(folder, *parts)) for folder in folders}
    files = [file for base in bases for file in (f"{base}.py", os.path.join(base, "__init__.py")) if os.path.isfile(file)]
    return files[0] if len(files) == 1 else None


def heads(node):
    if isinstance(node, ast.With):
        return [item.context_expr for item in node.items]
    return [node.value]


def is_raises(node):
    return isinstance(node, ast.Call) and (called(node)[0] in ("raises", "warns") or called(node)[0].startswith("assertRaises"))


def is_skip(node):
    return isinstance(node, ast.Call) and ("skip" in called(node)[0].lower() or called(node)[0] in ("xfail", "fail", "exit"))


def import_roots(root, files, start):
    """Folders in which tests that start in the folder `start` find the work's modules."""
    found = {start, os.path.join(start, "src")}
    for path in files:
        folder = os.path.dirname(path)
        found.add(folder)
        while folder and os.path.exists(os.path.join(root, folder, "__init__.py")):
            folder = os.path.dirname(folder)
        found.add(folder)
    return sorted(os.path.join(root, folder) for folder in found)


# The runner itself depends on these modules, so the work may not replace them.
NEVER_LEFT = {"unittest", "doctest", "builtins", "sys", "_thread", "os"}


def shadowed(roots):
    """Names of standard library modules that the work replaces legitimately by its own modules."""
    found = set()
    for root in roots:
        try:
            names = os.listdir(root)
        except OSError:
            continue
        for name in names:
            stem = name.removesuffix(".py")
            whole = os.path.join(root, name)
            is_module = name.endswith(".py") or os.path.isdir(whole) and any(one.endswith(".py") for one in os.listdir(whole))
            if is_module and stem in sys.stdlib_module_names:
                found.add(stem)
    return sorted(found - NEVER_LEFT)


def is_ours(roots, name):
    top = name.partition(".")[0]
    return any(os.path.exists(os.path.join(root, top)) or os.path.exists(os.path.join(root, f"{top}.py")) for root in roots)
