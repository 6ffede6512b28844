"""Writes probes into test files. The same bytes run with and without failures: the parent's answers decide which probes fail."""
import ast, random, re
from sites import FUNCTIONS, find_sites, mentions_main
from source_text import Text, Unreadable, parse
from star_imports import hidden_names, star_imports

# Files that inspect their own text or names must keep them.
REFLECTIVE = (
    "node.name", ".id()", "_testMethodName", "__name__", "CURRENT_TEST", "getsource", "nodeid", "load_tests", "co_name",
    "stack(", "open(__file__", "__qualname__", "countTestCases", "f_lineno", "co_filename",
)
LETTERS = "bcdfghjklmnpqrstvwxz"


def without_main(text):
    return text.split("\nif __name__")[0]


def is_reflective(texts):
    return any(word in without_main(text) for text in texts for word in REFLECTIVE)


def renames(texts, rng):
    """New names for all test functions, in the same alphabetical order; empty if one of the names is also used otherwise."""
    if is_reflective(texts):
        return {}
    found, uses = set(), {}
    for text in texts:
        for word in re.findall(r"\btest\w*", text):
            uses[word] = uses.get(word, 0) + 1
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, FUNCTIONS) and node.name.startswith("test"):
                found.add(node.name)
                uses[node.name] = uses.get(node.name, 0) - 1
    if any(uses.get(name) != 0 for name in found):
        return {}
    tag = lambda: "".join(rng.choice(LETTERS) for _ in range(7))  # noqa: E731
    return {name: f"test_{at:04d}{tag()}" for at, name in enumerate(sorted(found))}


def translate(ident, names):
    """A test id with test names replaced."""
    if not names:
        return ident
    return re.sub(r"test\w*", lambda found: names.get(found[0], found[0]), ident)


def substitute(sites, key):
    """The expectation of another test in the same file that cannot be right here too, or None."""
    own = sites[key]
    if own.get("near", True):
        return None
    value = ast.literal_eval(own["hidden"])
    others = [site["hidden"] for site in sites.values() if "hidden" in site and site["file"] == own["file"]]
    others = [text for text in random.sample(others, min(len(others), 40)) if differs(value, ast.literal_eval(text))]
    return random.choice(others) if others else None


def differs(one, two):
    """Whether two expectations differ so much that no value can meet both."""
    if type(one) is not type(two):
        return False
    if type(one) is int:
        return one != two
    if type(one) is float:
        return not abs(one - two) <= 1e-3 * max(abs(one), abs(two))
    if type(one) is str:
        plain = ["".join(filter(str.isalnum, text.casefold())) for text in (one, two)]
        return plain[0] != plain[1]
    return False


def write_site(text, site, key, probe):
    if site.role == "bind":
        start, _ = text.span(site.node)
        return text.edit(start, start, site.text(probe, key))
    if site.role == "made":
        for node, kind in (*((one, "class of") for one in site.classes), *((one, f"made {at}") for at, one in enumerate(site.literals))):
            wrap(text, node, f"{probe}({key}, '{kind}', (")
        return None
    if site.start is None:
        return write_behind(text, site.node, f"{probe}({key}, 'raise', 0)")
    if site.other is not None:
        wrap(text, site.other, f"{probe}({key}, 'note', (")
    start, end = text.span(site.start)
    if site.hidden is not None:
        lines = "\n" * (site.end.end_lineno - site.start.lineno)
        return text.edit(start, end, f"{probe}({key}, '{'far ' if site.far else ''}hidden', ({lines}))")
    if site.turned is not None:
        return turn(text, site, f"{probe}({key}, 'turned', (")
    return wrap(text, site.start, f"{probe}({key}, '{site.kind}', (")


def turn(text, site, call):
    """Lets an assertion ask for the opposite of the opposite, so that no answer can depend on which assertion asks for it."""
    if site.turned == "":
        return wrap(text, site.start, f"not {call}")
    _, end = text.span(site.turned)
    name = site.turned.attr
    text.edit(end - len(name), end, {"assertTrue": "assertFalse", "assertFalse": "assertTrue"}[name])
    return wrap(text, site.start, call)


def wrap(text, node, call):
    """Wraps an expression in `call`, which leaves two brackets open."""
    start, end = text.span(node)
    text.edit(start, start, call, rank=2)
    return text.edit(end, end, "))", rank=0)


def other_values(data):
    """The file with other numbers and strings in the same layout, so that code that reads expectations from it gets wrong values."""
    tree, source, encoding = parse(data)
    text, inside = Text(source), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            inside.update(ast.walk(node))
    for node in ast.walk(tree):
        if node in inside or not isinstance(node, ast.Constant) or type(node.value) not in (int, float, str):
            continue
        other = node.value + random.randrange(3, 99) if type(node.value) is not str else node.value[::-1] + random.choice(LETTERS)
        lines = "\n" * (node.end_lineno - node.lineno)
        text.edit(*text.span(node), f"({other!r}{lines})")
    try:
        return text.result().encode(encoding)
    except (Unreadable, UnicodeError):
        return data


def write_behind(text, node, call):
    """Writes a call after a statement: on the same line if the statement is simple, else on a new line."""
    end = text.at(node.end_lineno, node.end_col_offset)
    if not hasattr(node, "body") and not hasattr(node, "cases"):
        return text.edit(end, end, f"; {call}", rank=3)
    stop = text.data.find(b"\n", end)
    stop = len(text.data) if stop < 0 else stop
    indent = text.indent(node)
    return text.edit(stop, stop, f"\n{indent if indent.isspace() or not indent else ' ' * node.col_offset}{call}", rank=4)


def added_test(tree, mode, tag, call):
    case = mode == "unittest" or any(
        isinstance(node, ast.ClassDef) and any("TestCase" in ast.unparse(base) for base in node.bases) for node in tree.body
    )
    if case:
        return f"\nclass T{tag}(__import__('unittest').TestCase):\n    def test_{tag}(self):\n        {call}\n"
    return f"\ndef test_{tag}():\n    {call}\n"


def write_added(text, tree, addition):
    """Adds a test before the `__main__` block if there is one, else at the end."""
    last = tree.body[-1] if tree.body else None
    if isinstance(last, ast.If) and mentions_main(last.test):
        start = text.at(last.lineno, 0)
        text.edit(start, start, addition.lstrip("\n") + "\n", rank=5)
    else:
        text.edit(len(text.data), len(text.data), "\n" + addition, rank=5)


def rename(text, tree, names):
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS) and node.name in names:
            start = text.at(node.lineno, node.col_offset)
            found = re.compile(rb"\bdef\s+").search(text.data, start)
            if found and text.data.startswith(node.name.encode(), found.end()):
                text.edit(found.end(), found.end() + len(node.name), names[node.name])


def instrument(data, twin, probe, first, rng, names, runs):
    """The new bytes of one file, its sites by number, and the last number. `runs`: whether the file's tests run, not only its helpers."""
    mode, script = twin["mode"], twin["mode"] == "script" and runs
    tree, source, encoding = parse(data)
    text, sites, key = Text(source), {}, first
    found, read = find_sites(tree, script, twin["hide"])
    for site in found:
        if site.role == "end" and not runs:
            continue
        key += rng.randrange(1, 9)
        write_site(text, site, key, probe)
        sites[key] = {"kind": site.kind, "role": site.role, "test": site.test}
        if site.role == "bind":
            sites[key]["length"] = site.node.end_lineno - site.node.lineno
        if site.hidden is not None:
            sites[key]["hidden"] = site.hidden
            sites[key]["near"] = site.near
    for kind, nodes in read.items():
        for node in nodes if twin["plain"] or kind in ("claims", "held", "kind", "loop", "mock", "sets", "sliced") else ():
            wrap(text, node, f"{probe}(0, '{kind}', (")
    hidden = hidden_names(tree)
    for node in star_imports(tree) if hidden else ():
        write_behind(text, node, f"{probe}(0, 'star', (globals(), {hidden}))")
    if twin["added"] and runs and not script and tree.body:
        key += rng.randrange(1, 9)
        tag = "".join(rng.choice(LETTERS) for _ in range(9))
        write_added(text, tree, added_test(tree, mode, tag, f"{probe}({key}, 'raise', 0)"))
        sites[key] = {"kind": "raise", "role": "added", "test": f"test_{tag}"}
    rename(text, tree, names)
    if twin["rename"] and encoding == "utf-8" and "coding" not in "".join(source.splitlines(keepends=True)[:2]):
        text.edit(0, 0, "\n" * rng.randrange(3, 40), rank=0)
    out = text.result()
    locate(out, probe, sites)
    return out.encode(encoding), sites, key


def locate(out, probe, sites):
    """Sets the lines of each site's statement in the new text."""
    try:
        tree = ast.parse(out)
    except (SyntaxError, ValueError, RecursionError) as error:
        raise Unreadable(f"no probe can be written into it: {error}") from None
    pending = [(tree, None)]
    while pending:
        node, statement = pending.pop()
        if isinstance(node, ast.stmt):
            statement = node
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == probe and node.args[0].value in sites:
            site = sites[node.args[0].value]
            # The assignment precedes the statement that compares the variable.
            end = statement.end_lineno + (site["length"] if site["role"] == "bind" else 0)
            site.update(line=statement.lineno, end=end)
        pending += [(child, statement) for child in ast.iter_child_nodes(node)]
