"""Finds out whether tests hand paths of their files to functions that they do not define, or only read these files themselves."""
import ast, os
from comparisons import called
from sites import FUNCTIONS

# Functions and methods whose result is a path if an argument or their object is one.
PATHS = frozenset(
    """Path PurePath joinpath resolve absolute expanduser with_suffix with_name with_stem relative_to glob rglob iglob iterdir listdir scandir walk
    join dirname abspath realpath normpath fspath as_posix sorted list tuple set str reversed enumerate zip filter next""".split()
)
# Others that read what a path names, or use the path, without handing it on.
READS = PATHS | frozenset(
    """open read_text read_bytes read_csv read_json load loads loadtxt reader DictReader print len repr exists is_file is_dir isfile isdir stat
    parametrize param insert append startswith endswith basename relpath skipif subTest fail""".split()
)
PARTS = ("parent", "parents")


class Paths(ast.NodeVisitor):
    """Names that hold a path in any of the trees, and whether one is handed on. Scopes do not matter."""

    def __init__(self, words, own):
        self.words, self.own, self.names, self.handed = words, own, set(), False

    def is_path(self, node):
        if isinstance(node, ast.Name):
            return node.id == "__file__" or node.id in self.names
        if isinstance(node, ast.Constant):
            return isinstance(node.value, str) and not self.words.isdisjoint(node.value.replace("\\", "/").split("/"))
        if isinstance(node, ast.Attribute):
            return node.attr in self.names or node.attr in PARTS and self.is_path(node.value)
        if isinstance(node, ast.Call):
            name = called(node)[0]
            return name in self.names or name in PATHS and any(map(self.is_path, [*node.args, getattr(node.func, "value", None)]))
        if isinstance(node, (ast.BinOp, ast.JoinedStr, ast.FormattedValue, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.IfExp, ast.Subscript, ast.Starred, ast.keyword)):
            return any(map(self.is_path, ast.iter_child_nodes(node)))
        if isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp)):
            return self.is_path(node.elt) or self.is_path(node.generators[0].iter)
        return False

    def bind(self, target, value):
        if isinstance(target, ast.Attribute) and getattr(target.value, "id", "") not in ("self", "cls"):
            self.handed = True
        if value is not None and self.is_path(value):
            self.names |= {getattr(node, "id", getattr(node, "attr", "")) for node in ast.walk(target) if isinstance(node, (ast.Name, ast.Attribute))} - {"self", "cls"}

    def visit_Assign(self, node):
        if self.is_path(node.value):
            for target in node.targets:
                self.bind(target, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node):
        self.bind(node.target, node.value)
        self.generic_visit(node)

    visit_NamedExpr = visit_AnnAssign

    def visit_For(self, node):
        self.bind(node.target, node.iter)
        self.generic_visit(node)

    def visit_comprehension(self, node):
        self.bind(node.target, node.iter)
        self.generic_visit(node)

    def visit_Return(self, node):
        if node.value is not None and self.is_path(node.value):
            self.names.add(self.inside)
        self.generic_visit(node)

    visit_Yield = visit_Return
    inside = ""

    def visit_FunctionDef(self, node):
        outer, self.inside = self.inside, node.name
        self.generic_visit(node)
        self.inside = outer

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Call(self, node):
        name, values = called(node)[0], [*node.args, *(word.value for word in node.keywords)]
        if name == "parametrize" and len(values) > 1 and self.is_path(values[1]):
            self.names |= set(str(getattr(values[0], "value", "")).replace(" ", "").split(","))
        for at, value in enumerate(values):
            if not self.is_path(value):
                continue
            if name in self.own:
                self.names |= set(self.own[name][at : at + 1]) if at < len(node.args) else {node.keywords[at - len(node.args)].arg}
            elif name not in READS and not name.lower().startswith("assert"):
                self.handed = True
        self.generic_visit(node)


def hands_on(trees, reserved):
    """Whether given tests may hand the path of a reserved file, or a folder above it, to the work."""
    words = {part for path in reserved for part in (os.path.basename(path), os.path.basename(os.path.dirname(path)))}
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]
    paths = Paths(words, {node.name: [arg.arg for arg in node.args.args if arg.arg not in ("self", "cls")] for node in functions})
    while not paths.handed:
        known = len(paths.names)
        for tree in trees:
            paths.visit(tree)
        if len(paths.names) == known:
            break
    return paths.handed
