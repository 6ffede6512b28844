"""Finds the places in a test file where a failure can be injected."""
import ast
from binds import find_bind, local_names, module_names
from comparisons import asked, asked_for_class, called, claimed, compared, containers, in_all, is_literal, looped, made_by, number_in, operands, quantified, set_operands, sliced
from places import Made, Site

TWO_EQUAL = """assertEqual assertEquals assertListEqual assertDictEqual assertSetEqual assertTupleEqual assertMultiLineEqual
assertCountEqual assertSequenceEqual assertAlmostEqual""".split()
# Assertions by name: the index of the expectation, and the kind of change that makes it fail.
ARGUMENTS = {
    **{name: (1, {"assertCountEqual": "almost", "assertAlmostEqual": "far"}.get(name, "eq")) for name in TWO_EQUAL},
    "assertIs": (1, "obj"), "assertNotEqual": (1, "ne"), "assertIn": (1, "in"), "assertNotIn": (1, "all"),
    "assertTrue": (0, "false"), "assertFalse": (0, "true"), "assertIsNone": (0, "obj"), "assertIsNotNone": (0, "none"),
    "assertGreater": (1, "ord"), "assertGreaterEqual": (1, "ord"), "assertLess": (1, "ord"), "assertLessEqual": (1, "ord"),
    "assertIsInstance": (1, "class"), "assertRaises": (0, "exc"), "assertRaisesRegex": (0, "exc"),
    "assertRegex": (1, "re"), "assertWarns": (0, "warn"), "assertWarnsRegex": (0, "warn"),
    "assert_called_once_with": (0, "eq"), "assert_called_with": (0, "eq"), "assert_any_call": (0, "eq"),
    "assert_awaited_once_with": (0, "eq"), "assert_awaited_with": (0, "eq"),
}
# Kinds that compare two values: exactly, without order, or within a tolerance, which a changed value has to leave.
SAME = ("eq", "almost", "far")
SWALLOWS = {"Exception", "BaseException", "AssertionError"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def names_in(node):
    found = (child for child in ast.walk(node) if isinstance(child, (ast.Name, ast.Attribute)))
    return {child.id if isinstance(child, ast.Name) else child.attr for child in found}


def mentions_main(node):
    return "__name__" in names_in(node)


def part_of(condition, kind):
    """The argument of `startswith` or `endswith` as the expectation of kind "part"; else the condition itself."""
    asks = isinstance(condition, ast.Call) and getattr(condition.func, "attr", "") in ("startswith", "endswith")
    if asks and len(condition.args) == 1 and isinstance(getattr(condition.args[0], "value", None), str):
        return condition.args[0], "part"
    return condition, kind


class Finder(ast.NodeVisitor):
    def __init__(self, script, hide, module):
        self.script, self.hide, self.module = script, hide, module
        self.plain, self.alike, self.claims, self.loops, self.mocks, self.truths, self.held = [], [], [], [], [], [], []
        self.found, self.quiet, self.statement = [], 0, None
        self.path, self.scopes = [], [None]

    def add(self, site, role="assert"):
        if not self.quiet:
            site.role, site.test = role, ".".join(name for _, name in self.path)
            self.found.append(site)

    def expectation(self, expression, kind, role="assert", other=None, turned=None):
        hidden = None
        if kind in SAME and self.hide and is_literal(expression):
            hidden = ast.unparse(expression)
        # For `!=`, the replacement is the other side itself: an answer that differs from everything would differ from itself.
        site = Site(kind, self.statement, expression, expression, hidden, other if kind == "ne" else None)
        site.turned = turned if kind in ("not", "false", "true") else None
        self.add(site, role)
        number = number_in(expression) if kind == "eq" else None
        if number is not None:
            self.add(Site("arg", self.statement, number, number), "arg")
        for side in (expression, other) if kind == "eq" and other is not None else ():
            classes, literals = made_by(side)
            if classes and literals:
                self.add(Made(self.statement, classes, literals), "made")
                break
        if kind in SAME and self.hide and other is not None:
            bind = find_bind(self.statement, (expression, other), self.scopes[-1], self.module)
            if bind:
                bind.far = kind == "far"
                self.add(bind, "bind")

    def behind(self, statement, role):
        self.add(Site("raise", statement), role)

    def visit(self, node):
        if not isinstance(node, ast.stmt):
            return super().visit(node)
        outer, self.statement = self.statement, node
        super().visit(node)
        self.statement = outer
        return None

    def visit_Assert(self, node):
        self.condition(node.test, "not", "")
        self.plain += operands(node.test)
        self.held += containers(node.test)

    def condition(self, test, kind, turned):
        """
        Adds a condition that must hold. If it is not a comparison, `kind` says how to change it as a whole, and `turned` what
        asks for the opposite: the function of a call, or "" for a statement.
        """
        self.truths += asked(test)
        self.claims += claimed(test)
        self.loops += quantified(test)
        found = compared(in_all(test) or test)
        if found:
            self.expectation(found[1], found[0], other=found[2])
        else:
            self.expectation(*part_of(test, kind), turned=turned)

    def visit_Call(self, node):
        name, holder = called(node)
        if name.startswith("assert_") and isinstance(node.func, ast.Attribute) and holder not in ("self", "cls"):
            self.mocks.append(node.func.value)
        starred = any(isinstance(argument, ast.Starred) for argument in node.args)
        if name in ARGUMENTS and isinstance(node.func, ast.Attribute) and not starred:
            self.assertion(node, *ARGUMENTS[name])
        elif holder == "pytest" and name in ("raises", "warns") and node.args and not starred:
            self.expectation(node.args[0], "exc" if name == "raises" else "warn")
        elif name.startswith("assert") and isinstance(self.statement, ast.Expr) and self.statement.value is node:
            self.behind(self.statement, "assert")
        elif name == "exit" and self.script:
            self.status(node)
        self.generic_visit(node)

    def status(self, node):
        """Comparisons from which a script computes its exit status."""
        for one in ast.walk(node):
            if isinstance(one, ast.Compare) and not mentions_main(one):
                self.expectation(one, "if", "if")
                self.alike += [side for side in (one.left, *one.comparators) if not is_literal(side)]

    def assertion(self, node, index, kind):
        if len(node.args) <= index:
            if isinstance(self.statement, ast.Expr) and self.statement.value is node and not node.func.attr.endswith(("Raises", "Warns")):
                self.behind(self.statement, "assert")
            return
        two = node.func.attr in TWO_EQUAL
        if two and is_literal(node.args[0]) and not is_literal(node.args[1]):
            index = 0
        if not (len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp)):
            if kind == "false":
                self.condition(node.args[index], kind, node.func)
            else:
                self.expectation(node.args[index], kind, other=node.args[0], turned=node.func)
                self.truths += asked(node.args[index]) if kind == "true" else []
                self.loops += quantified(node.args[index]) if kind == "true" else []
            if kind == "class" and not is_literal(node.args[0]):
                self.claims.append(node.args[index])
            self.plain += [side for argument in node.args for side in operands(argument)]
            self.held += [side for argument in node.args for side in containers(argument)]
            if node.func.attr == "assertIn" and not is_literal(node.args[1]):
                self.held.append(node.args[1])
            if kind in ("almost", "far"):
                self.plain += [side for side in node.args[:2] if side is not node.args[index] and not is_literal(side)]
            if "Almost" in node.func.attr and self.found:
                self.found[-1].near = True

    def visit_JoinedStr(self, node):
        """Skips f-strings, because Python 3.11 reports wrong positions inside them."""

    def visit_If(self, node):
        self.truths += asked(node.test)
        if self.script and isinstance(node.test, (ast.Compare, ast.UnaryOp, ast.BoolOp, ast.Call)) and not mentions_main(node.test):
            self.expectation(node.test, "if", "if")
            if isinstance(node.test, ast.Compare):
                self.alike += [side for side in (node.test.left, *node.test.comparators) if not is_literal(side)]
        for statement in [*node.body, *node.orelse]:
            self.visit(statement)

    def visit_For(self, node):
        before = len(self.found)
        self.generic_visit(node)
        if len(self.found) > before:
            self.loops += looped(node.iter)

    def visit_Try(self, node):
        swallows = any(handler.type is None or names_in(handler.type) & SWALLOWS for handler in node.handlers)
        self.quiet += swallows
        for statement in node.body:
            self.visit(statement)
        self.quiet -= swallows
        for statement in [*node.handlers, *node.orelse, *node.finalbody]:
            self.visit(statement)

    visit_TryStar = visit_Try

    def visit_With(self, node):
        swallows = False
        for item in node.items:
            self.visit(item.context_expr)
            for call in ast.walk(item.context_expr):
                if isinstance(call, ast.Call):
                    name = called(call)[0]
                    swallows = swallows or name in ("suppress", "raises") or name.startswith("assertRaises")
        self.quiet += swallows
        for statement in node.body:
            self.visit(statement)
        self.quiet -= swallows

    visit_AsyncWith = visit_With

    def visit_ClassDef(self, node):
        self.path.append(("class", node.name))
        self.scopes.append(frozenset())
        for statement in node.body:
            self.visit(statement)
        self.scopes.pop()
        self.path.pop()

    def visit_FunctionDef(self, node):
        self.path.append(("function", node.name))
        self.scopes.append(local_names(node))
        for statement in node.body:
            self.visit(statement)
        self.scopes.pop()
        kinds = [kind for kind, _ in self.path]
        decorations = set().union(*[names_in(one) for one in node.decorator_list], set())
        top = kinds in (["function"], ["class", "function"])
        last = node.body[-1]
        if node.name.startswith("test") and top and not decorations & {"fixture", "property"}:
            if not isinstance(last, (ast.Return, ast.Raise, *FUNCTIONS, ast.ClassDef)):
                self.behind(last, "end")
        self.path.pop()

    visit_AsyncFunctionDef = visit_FunctionDef


def find_sites(tree, script, hide):
    """All sites of a parsed test file, unordered, and by kind the expressions that are read when they are evaluated."""
    finder = Finder(script, hide, module_names(tree))
    for statement in tree.body:
        finder.visit(statement)
    if script:
        for statement in script_statements(tree):
            finder.statement = statement
            finder.behind(statement, "line")
    return finder.found, {
        "truth": finder.truths, "plain": finder.plain, "alike": finder.alike, "claims": finder.claims, "loop": finder.loops,
        "mock": finder.mocks, "held": finder.held, "sets": set_operands(tree), "sliced": sliced(tree), "kind": asked_for_class(tree),
    }


def script_statements(tree):
    """Statements that a script executes outside functions."""
    pending = list(tree.body)
    while pending:
        statement = pending.pop()
        if isinstance(statement, ast.If) and mentions_main(statement.test):
            pending += statement.body
        elif isinstance(statement, (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Assert, ast.For)):
            future = isinstance(statement, ast.Expr) and is_literal(statement.value)
            if not future:
                yield statement
