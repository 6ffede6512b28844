"""Makes mutants of programs, and reformats programs. No code of the work runs here."""
import ast, base64, copy, io, json, os, random, sys, tokenize, zlib

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from source_text import Text, Unreadable, parse  # noqa: E402
from sites import mentions_main  # noqa: E402

REPORT_LIMIT = 110_000
SWAPS = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.Pow: ast.Mult, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE,
    ast.LtE: ast.Gt, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
}


def swapped(operator):
    return SWAPS[type(operator)]()


def changed(node):
    """The kind of a mutation of `node`, the node that it replaces, and the new text; or None."""
    twin = copy.deepcopy(node)
    if isinstance(node, (ast.BinOp, ast.BoolOp)) and type(node.op) in SWAPS:
        twin.op = swapped(node.op)
        return "operator", node, f"({ast.unparse(twin)})"
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS and not mentions_main(node):
        twin.ops[0] = swapped(node.ops[0])
        return "comparison", node, f"({ast.unparse(twin)})"
    if isinstance(node, (ast.If, ast.While, ast.IfExp)) and not mentions_main(node.test):
        return "condition", node.test, f"(not ({ast.unparse(node.test)}))"
    if isinstance(node, ast.Return) and node.value is not None and not is_none(node.value):
        return "result", node.value, "None"
    if isinstance(node, ast.AugAssign) and type(node.op) in SWAPS:
        twin.op = swapped(node.op)
        return "operator", node, ast.unparse(twin)
    if isinstance(node, ast.Expr) and isinstance(node.value, (ast.Call, ast.Await)):
        return "call", node, "None"
    if isinstance(node, ast.Raise):
        return "raise", node, "pass"
    return changed_constant(node)


def changed_constant(node):
    if not isinstance(node, ast.Constant):
        return None
    kind = type(node.value)
    if kind is bool:
        return "constant", node, repr(not node.value)
    if kind in (int, float):
        return "constant", node, repr(node.value + 1)
    if kind is str and node.value:
        return "text", node, repr(node.value + "x")
    return None


def is_none(node):
    return isinstance(node, ast.Constant) and node.value is None


def candidates(tree):
    """Nodes that affect the program's behaviour: no docstrings, annotations or parts of f-strings."""
    pending = [tree]
    while pending:
        node = pending.pop()
        if isinstance(node, (ast.JoinedStr, ast.Import, ast.ImportFrom)):
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        yield node
        for field, value in ast.iter_fields(node):
            if field not in ("annotation", "returns", "type_comment"):
                pending += [child for child in (value if isinstance(value, list) else [value]) if isinstance(child, ast.AST)]


def mutants_of(path, data, lines):
    tree, source, encoding = parse(data)
    if not encoding.startswith("utf-8"):
        return
    text, shift = Text(source), 3 if encoding == "utf-8-sig" else 0
    for node in candidates(tree):
        line = getattr(node, "lineno", None)
        if line is None or lines is not None and line not in lines:
            continue
        try:
            found = changed(node)
        except (ValueError, RecursionError):
            continue
        if found is None:
            continue
        kind, place, new = found
        start, end = text.span(place)
        whole = text.data[:start] + new.encode() + text.data[end:]
        try:
            ast.parse(whole)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
        yield kind, {"path": path, "start": start + shift, "end": end + shift, "text": new}


def choose(found, most, rng):
    """Chooses mutants of each kind in turn, so that a file full of constants does not get only changed constants."""
    kinds = {}
    for kind, mutant in found:
        kinds.setdefault(kind, []).append(mutant)
    piles = list(kinds.values())
    for pile in piles:
        rng.shuffle(pile)
    rng.shuffle(piles)
    chosen = []
    while len(chosen) < most and any(piles):
        for pile in piles:
            if pile and len(chosen) < most:
                chosen.append(pile.pop())
    return chosen


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read(1 << 20)
    except OSError:
        return None


def mutants(request):
    rng, found = random.Random(request["seed"]), []
    for path in request["paths"]:
        data, lines = read(path), request["lines"].get(path)
        if data is None:
            continue
        try:
            every = mutants_of(path, data, None if lines is None else set(lines))
            found += [one for one, _ in zip(every, range(400))]
        except (Unreadable, RecursionError):
            continue
    return choose(found, request["most"], rng)


def reindented(text):
    """Indents by three columns instead of four, and adds a blank line and a comment before each top-level statement."""
    lines, inside = text.splitlines(keepends=True), set()
    firsts = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        (row, column), (last, _) = token.start, token.end
        inside.update(range(row + 1, last + 1))
        if token.type not in (tokenize.INDENT, tokenize.DEDENT, tokenize.NL, tokenize.NEWLINE, tokenize.ENDMARKER):
            firsts.setdefault(row, column)
    for row, column in firsts.items():
        line = lines[row - 1]
        if row not in inside and line[:column] == " " * column:
            lines[row - 1] = ("\n# -\n" if column == 0 else "") + " " * (column // 4 * 3) + line[column:]
    return "".join(lines)


def with_idle_statements(tree):
    """The tree with a statement without effect in each function, which its syntax tree and its bytecode show."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            at = 1 if ast.get_docstring(node, clean=False) is not None else 0
            node.body.insert(at, ast.Expr(ast.Name("__name__", ast.Load())))
    return tree


def reformatted(request):
    """
    The programs with different comments, blank lines, quotes and spacing, and with statements without effect. A first line
    that names an interpreter stays.
    """
    texts, size = {}, 0
    for path in request["paths"]:
        data = read(path)
        try:
            tree, source, _ = parse(data or b"")
            text = reindented(ast.unparse(with_idle_statements(tree)) + "\n")
        except (Unreadable, RecursionError, tokenize.TokenError, IndentationError):
            continue
        first = source.partition("\n")[0] + "\n" if source.startswith("#!") else ""
        size += len(zlib.compress(text.encode())) * 4 // 3
        if data and size < REPORT_LIMIT * 9 // 10:
            texts[path] = first + text
    return texts


def main():
    request = json.loads(sys.stdin.buffer.readline())
    result = mutants(request) if request["action"] == "mutants" else reformatted(request)
    packed = base64.b64encode(zlib.compress(json.dumps(result).encode(), 6)).decode()
    if len(packed) > REPORT_LIMIT:
        sys.exit("too much to report")
    print(f"\n{request['nonce']} {json.dumps(packed)}", flush=True)


main()
