"""Finds the two sides of comparisons in expressions."""
import ast

OPERATORS = {
    ast.Eq: "eq", ast.NotEq: "ne", ast.In: "in", ast.Is: "obj", ast.Lt: "ord", ast.LtE: "ord", ast.Gt: "ord", ast.GtE: "ord",
}


def is_literal(node):
    try:
        ast.literal_eval(node)
        return True
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False


def called(node):
    """The name of the called function, and the name of the object or module before it."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr, getattr(node.func.value, "id", "")
    return getattr(node.func, "id", ""), ""


def compared(test):
    """The kind of a comparison, its expectation, and the other side. None for other expressions."""
    if not (isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) in OPERATORS):
        return None
    kind, left, right = OPERATORS[type(test.ops[0])], test.left, test.comparators[0]
    if kind == "eq" and is_literal(left) and not is_literal(right):
        left, right = right, left
    return kind, right, left


def in_all(test):
    """The comparison of `all(a == b for ...)`, or None."""
    is_all = isinstance(test, ast.Call) and getattr(test.func, "id", "") == "all" and len(test.args) == 1
    element = getattr(test.args[0], "elt", None) if is_all else None
    found = compared(element)
    return element if found and found[0] == "eq" else None


def number_in(node):
    """The first whole number among the arguments of a call, or None."""
    arguments = [*node.args, *(one.value for one in node.keywords)] if isinstance(node, ast.Call) else []
    return next((one for one in arguments if isinstance(one, ast.Constant) and type(one.value) is int), None)


def made_by(node):
    """
    The classes of which an expression is an object or a list of objects, as their names tell, and the literals from which it
    makes them. No literals if it makes them rather from something else: then those may be beside the point.
    """
    classes, literals, others, pending = [], [], 0, [node]
    while pending:
        one = pending.pop()
        if isinstance(one, ast.Call) and called(one)[0][:1].isupper():
            classes.append(one.func)
            pending += [*one.args, *(word.value for word in one.keywords)]
        elif isinstance(one, (ast.List, ast.Tuple, ast.Set)):
            pending += one.elts
        elif isinstance(one, ast.UnaryOp):
            pending.append(one.operand)
        elif not classes:
            return [], []
        elif isinstance(one, ast.Constant):
            literals += [one] if type(one.value) in (int, float, str) else []
        else:
            others += 1
    return classes, literals if not others or len(literals) > 1 else []


def looped(node):
    """What a loop goes through, without `enumerate` or `zip` around it."""
    if isinstance(node, ast.Call) and called(node) in (("enumerate", ""), ("zip", "")):
        return [one for argument in node.args for one in looped(argument)]
    return [] if isinstance(node, ast.Starred) or is_literal(node) else [node]


def quantified(node):
    """What `all` and `any` go through in an expression: with no items, they say nothing."""
    if isinstance(node, ast.Call) and called(node) in (("all", ""), ("any", "")) and len(node.args) == 1:
        generators = getattr(node.args[0], "generators", None)
        return looped(generators[0].iter) if generators else []
    if isinstance(node, (ast.UnaryOp, ast.BoolOp)):
        return [one for child in ast.iter_child_nodes(node) for one in quantified(child)]
    return []


def claimed(node):
    """The classes that calls of `isinstance` in an expression ask for, unless they ask about a literal."""
    pending, found = [node], []
    while pending:
        one = pending.pop()
        if isinstance(one, ast.Call) and called(one) == ("isinstance", "") and len(one.args) == 2 and not is_literal(one.args[0]):
            found.append(one.args[1])
        if not isinstance(one, ast.JoinedStr):
            pending += ast.iter_child_nodes(one)
    return found


def asked(node):
    """The parts of a condition whose truth decides it, without comparisons and literals."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return asked(node.operand)
    if isinstance(node, ast.BoolOp):
        return [one for value in node.values for one in asked(value)]
    return [node] if isinstance(node, (ast.Name, ast.Call, ast.Attribute, ast.Subscript, ast.Await)) else []


def containers(node):
    """What the conditions of an expression look into: `b` of `a in b`."""
    pending, found = [node], []
    while pending:
        one = pending.pop()
        if isinstance(one, ast.Compare):
            sides = zip(one.ops, one.comparators)
            found += [side for kind, side in sides if isinstance(kind, ast.In) and not is_literal(side)]
        if not isinstance(one, ast.JoinedStr):
            pending += ast.iter_child_nodes(one)
    return found


# Expressions whose value a test may have from the work.
NAMED = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)
SET_OPERATORS = (ast.Sub, ast.BitAnd, ast.BitOr, ast.BitXor, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
SET_METHODS = frozenset("difference intersection union symmetric_difference issubset issuperset isdisjoint".split())


def set_operands(tree):
    """What may be sets in a file: the sides of operators that sets have, and what their methods are called of."""
    return [side for one in outside_strings(tree) for side in sides_in(one) if isinstance(side, NAMED)]


def sides_in(node):
    if isinstance(node, ast.BinOp):
        return [node.left, node.right] if isinstance(node.op, SET_OPERATORS) else []
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators] if len(node.ops) == 1 and isinstance(node.ops[0], SET_OPERATORS) else []
    is_method = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SET_METHODS
    return [node.func.value] if is_method else []


def sliced(tree):
    """What a file takes items and slices of by their place."""
    found = [one.value for one in outside_strings(tree) if isinstance(one, ast.Subscript) and isinstance(one.ctx, ast.Load)]
    return [one for one in found if isinstance(one, NAMED)]


def asked_for_class(tree):
    """The values that a file asks for their class."""
    calls = (one for one in outside_strings(tree) if isinstance(one, ast.Call) and len(one.args) > 1)
    found = [one.args[0] for one in calls if called(one)[0] in ("isinstance", "assertIsInstance", "assertNotIsInstance")]
    return [one for one in found if isinstance(one, NAMED)]


def outside_strings(tree):
    """All nodes that are not in an f-string or an annotation."""
    pending = [tree]
    while pending:
        one = pending.pop()
        if isinstance(one, ast.JoinedStr):
            continue
        yield one
        pending += (child for name, child in fields(one) if name not in ("annotation", "returns"))


def fields(node):
    for name, value in ast.iter_fields(node):
        yield from ((name, one) for one in (value if isinstance(value, list) else [value]) if isinstance(one, ast.AST))


def operands(node):
    """Values that a comparison uses in `abs(a - b)`, or compares with `approx`."""
    pending, found = [node], []
    while pending:
        one = pending.pop()
        if isinstance(one, ast.JoinedStr):
            continue
        if isinstance(one, ast.Call) and called(one)[0] == "abs" and len(one.args) == 1 and isinstance(one.args[0], ast.BinOp):
            found += [side for side in (one.args[0].left, one.args[0].right) if not is_literal(side)]
            continue
        if isinstance(one, ast.Compare) and any(isinstance(side, ast.Call) and called(side)[0] == "approx" for side in one.comparators):
            found.append(one.left)
            continue
        pending += ast.iter_child_nodes(one)
    return found
