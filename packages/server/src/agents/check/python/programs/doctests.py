"""Doctest examples: parsed and compared in the parent, evaluated in the child."""
import ast, doctest, random, re

PARSER, CHECKER = doctest.DocTestParser(), doctest.OutputChecker()


def texts_of(path, text, tree):
    """`(id, text)` of a whole text file, or of each docstring with examples in a module."""
    if tree is None:
        return [(path, text)]
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found = []
    for node in ast.walk(tree):
        docstring = ast.get_docstring(node, clean=False) if isinstance(node, kinds) else None
        if docstring and ">>>" in docstring:
            found.append((f"{path}::{getattr(node, 'name', '__doc__')}:{getattr(node, 'lineno', 1)}", docstring))
    return found


def groups_of(paths, fixed, facts, options):
    """`{id, file, examples}` of each docstring or text with examples. `options` hold for each that does not say otherwise."""
    groups = []
    general = {doctest.OPTIONFLAGS_BY_NAME[name]: True for name in options if name in doctest.OPTIONFLAGS_BY_NAME}
    for path in paths:
        text = fixed[path].decode("utf-8", "replace")
        for ident, one in texts_of(path, text, facts.trees.get(path)):
            examples = PARSER.get_examples(one.replace("\r\n", "\n"))
            for example in examples:
                example.options = {**general, **example.options}
            if examples:
                groups.append({"id": ident, "file": path, "examples": examples})
    return groups


def for_child(groups):
    return [{"id": g["id"], "file": g["file"], "sources": [e.source for e in g["examples"] if not is_skipped(e)]} for g in groups]


def is_skipped(example):
    return bool(example.options.get(doctest.SKIP))


def is_literal(text):
    try:
        ast.literal_eval(text.strip())
        return True
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return False


def mistake(example, out, flip=False):
    """Why an example fails, or None."""
    if out is None:
        return "gave nothing"
    flags = sum(flag for flag, on in example.options.items() if on)
    want = (example.want.rstrip("\n") + f" {random.randrange(10**6)}\n") if flip else example.want
    if out["error"] is not None:
        wanted = example.exc_msg
        if wanted is not None and flags & doctest.IGNORE_EXCEPTION_DETAIL:
            wanted, got = (one.split(":")[0].rpartition(".")[2] for one in (wanted, out["error"]))
            return None if wanted == got and not flip else f"raised {got}"
        met = wanted is not None and not flip and CHECKER.check_output(wanted, out["error"], flags)
        return None if met else f"raised {out['error'][:120].strip()}"
    if example.exc_msg is not None:
        return "raised nothing"
    if not out["exact"] and is_literal(example.want):
        return "its value has a custom class, but the expectation is a plain value"
    return None if CHECKER.check_output(want, out["got"], flags) else f"gave {out['got'][:80]!r}"


def judge(groups, outs, tests, flip=None):
    """Marks tests with wrong examples as failed. `flip` is one (group, example) whose expectation is changed."""
    for group in groups:
        test, at = tests.get(group["id"]), 0
        if test is None or test["r"] != "pass":
            continue
        for example in group["examples"]:
            if is_skipped(example):
                continue
            wrong = mistake(example, outs.get((group["id"], at)), flip == (group["id"], at))
            if wrong is not None:
                test.update(r="fail", why="Example", by="assertion", msg=f"{example.source.strip()[:80]}: {wrong}", where=[[group["file"], at]])
                break
            at += 1


def count(groups):
    return sum(1 for group in groups for example in group["examples"] if example.want and not is_skipped(example))


def bent_text(data, groups):
    """The bytes of the file with changed expectations, so that code that reads them from the file gets wrong values."""
    text = data.decode("utf-8", "replace")
    for want in sorted({e.want.rstrip("\n") for g in groups for e in g["examples"] if e.want.strip()}, key=len, reverse=True):
        if is_literal(want):
            # In a text, examples may be indented.
            lines = r"\r?\n\1".join(re.escape(line) for line in want.split("\n"))
            text = re.sub(rf"(?m)^([ \t]*){lines}(?=\r?$)", lambda found, want=want: found[1] + bent_literal(want), text)
    return text.encode()


def bent_literal(want):
    """A literal of the same kind that is not equal."""
    if want[-1].isdigit():
        return f"{want}9"
    return f"{want[:-1]}9{want[-1]}" if want[-1] in "'\"" else "-1"
