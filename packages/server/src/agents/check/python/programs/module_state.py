"""The state of a given module according to its source text, read before any code of the work runs."""
import ast
from comparisons import is_literal

MAX_TEXT = 64 << 10
# Functions that only read their arguments.
READERS = frozenset(
    "len sorted enumerate zip range list dict tuple set frozenset iter sum min max any all isinstance print repr str parametrize subTest "
    "deepcopy copy".split()
)
READING_METHODS = frozenset("items keys values get index count copy".split())


def is_read_only(name, parent):
    """Whether a use of a name, inside the node `parent`, cannot modify its value."""
    if isinstance(parent, ast.Call):
        called = parent.func.attr if isinstance(parent.func, ast.Attribute) else getattr(parent.func, "id", "")
        return name is not parent.func and (called in READERS or called.startswith("assert"))
    if isinstance(parent, ast.Attribute):
        return parent.attr in READING_METHODS
    if isinstance(parent, ast.Subscript):
        return isinstance(parent.ctx, ast.Load)
    return isinstance(parent, (ast.For, ast.AsyncFor, ast.comprehension, ast.Compare, ast.BinOp, ast.Starred, ast.BoolOp, ast.If, ast.IfExp, ast.Assert))


def methods_of(node):
    """Names that only one undecorated function of a class has."""
    named = [child.id for child in ast.walk(node) if isinstance(child, ast.Name) and not isinstance(child.ctx, ast.Load)]
    defined = [child for child in node.body if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef))]
    names = [child.name for child in defined] + named
    return [child.name for child in defined if not child.decorator_list and names.count(child.name) == 1]


def state_of(tree):
    """The literal values of a module by name, its functions, its classes with their methods, and all names that it binds (None with a star import)."""
    bound, uses, starred = {}, {}, False
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load):
                uses.setdefault(node.id, []).append(node)
            else:
                bound[node.id] = bound.get(node.id, 0) + 1
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            bound[node.name] = bound.get(node.name, 0) + 1
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                starred = starred or alias.name == "*"
                name = alias.asname or alias.name.partition(".")[0]
                bound[name] = bound.get(name, 0) + 1
        elif isinstance(node, ast.arg):
            bound[node.arg] = bound.get(node.arg, 0) + 1
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            for name in node.names:
                bound[name] = bound.get(name, 0) + 2
    values, functions, classes = {}, [], {}
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and bound[node.name] == 1 and not node.decorator_list:
            functions.append(node.name)
        if isinstance(node, ast.ClassDef) and bound[node.name] == 1 and not node.decorator_list:
            classes[node.name] = methods_of(node)
        target = node.targets[0] if isinstance(node, ast.Assign) and len(node.targets) == 1 else getattr(node, "target", None)
        if not isinstance(node, (ast.Assign, ast.AnnAssign)) or not isinstance(target, ast.Name) or node.value is None:
            continue
        reads = all(is_read_only(use, parents.get(use)) for use in uses.get(target.id, ()))
        if bound[target.id] == 1 and reads and is_literal(node.value):
            text = ast.unparse(node.value)
            if len(text) <= MAX_TEXT:
                values[target.id] = text
    return {"values": values, "functions": functions, "classes": classes, "bound": None if starred else sorted(bound)}
