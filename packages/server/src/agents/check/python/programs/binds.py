"""Finds comparisons whose expectation is in a variable, which can get another value before the work is called."""
import ast
from comparisons import is_literal

NESTED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
INNER = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)


class Bind:
    """A probe before a statement. `form` says what it sets: a local variable, an item of a local row, or a module variable."""

    def __init__(self, statement, form, name, item, tables):
        self.node, self.form, self.name, self.item, self.tables = statement, form, name, item, tables
        self.kind, self.role, self.test, self.hidden, self.near = form, "bind", None, None, False
        self.far = False

    def text(self, probe, key):
        """The source of the statement that asks whether the variable must change, and sets it."""
        form = f"far {self.form}" if self.far else self.form
        if self.form == "global":
            return f"{probe}({key}, '{form}', ({self.name!r}, {self.tables})); "
        item = f"{self.item!r}, " if self.form == "row" else ""
        return f"{self.name} = {probe}({key}, '{form}', ({self.name}, {item}{self.tables})); "


def local_names(function):
    """The local names of a function."""
    arguments = function.args
    names = {one.arg for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg) if one}
    return (names | stored_names(function.body)) - declared_names(function.body)


def nodes_of(body):
    """The nodes of a scope, without those of nested scopes."""
    pending = list(body)
    while pending:
        node = pending.pop()
        yield node
        if not isinstance(node, NESTED + INNER):
            pending += ast.iter_child_nodes(node)


def stored_names(body):
    return {node.id for node in nodes_of(body) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def declared_names(body):
    return {name for node in nodes_of(body) if isinstance(node, (ast.Global, ast.Nonlocal)) for name in node.names}


def module_names(tree):
    """The variables of a module, and all names that it defines, including functions and classes."""
    variables = stored_names(tree.body)
    return variables, variables | {node.name for node in tree.body if isinstance(node, NESTED)}


def said(statement):
    """The parts of an assertion that only form its failure message."""
    if isinstance(statement, ast.Assert):
        return [statement.msg] if statement.msg else []
    return [*statement.value.args[2:], *(one.value for one in statement.value.keywords)]


def find_bind(statement, sides, scope, module):
    """
    The probe before `statement` for one of the two `sides` of its comparison, or None. `scope`: the names of the innermost
    function, None outside functions; `module`: the result of `module_names`.
    """
    if isinstance(statement, ast.Expr) and not isinstance(statement.value, ast.Call):
        return None
    if not isinstance(statement, (ast.Assert, ast.Expr)):
        return None
    spoken = {node for one in said(statement) for node in ast.walk(one)}
    nodes = [node for node in ast.walk(statement) if node not in spoken]
    inner = {node for one in nodes if isinstance(one, INNER) for node in ast.walk(one)}
    used = [node.id for node in nodes if isinstance(node, ast.Name)]
    for side, other in (sides, sides[::-1]):
        form, name, item = form_of(side, scope, module[0])
        if form is None or side in inner or is_literal(other) or not has_call(other):
            continue
        again = [node for node in ast.walk(other) if isinstance(node, ast.Name) and node.id == name]
        if used.count(name) > 1 + len(again) or (again and (form != "row" or not all_other_items(other, name, item, len(again)))):
            continue
        theirs = {node.id for node in ast.walk(other) if isinstance(node, ast.Name)}
        return Bind(statement, form, name, item, not theirs & module[1] and form != "row")
    return None


def has_call(node):
    return any(isinstance(one, ast.Call) for one in ast.walk(node))


def form_of(side, scope, variables):
    if isinstance(side, ast.Name):
        if scope is None or side.id in scope:
            return "name", side.id, None
        return ("global", side.id, None) if side.id in variables else (None, "", None)
    is_row = isinstance(side, ast.Subscript) and isinstance(side.value, ast.Name) and isinstance(side.slice, ast.Constant)
    if is_row and (scope is None or side.value.id in scope):
        return "row", side.value.id, side.slice.value
    return None, "", None


def all_other_items(node, name, item, count):
    """Whether `node` reads only items of the row other than the one that is set."""
    asked = [
        one.slice.value
        for one in ast.walk(node)
        if isinstance(one, ast.Subscript) and isinstance(one.value, ast.Name) and one.value.id == name and isinstance(one.slice, ast.Constant)
    ]
    return len(asked) == count and all(type(one) is type(item) and one != item and not is_negative(one, item) for one in asked)


def is_negative(one, item):
    """Whether exactly one of two indices is negative: then both may refer to the same item."""
    return isinstance(one, int) and (one < 0) != (item < 0)
