"""Gives given tests the functions of the language where a star import hides them behind functions of the work."""
import ast, builtins, os, re, sys

# Not exceptions: a library may have a TimeoutError of its own.
BUILTINS = {
    name: value
    for name, value in vars(builtins).items()
    if not name.startswith("_") and not (isinstance(value, type) and issubclass(value, BaseException))
}
DEFINES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def hidden_names(tree):
    """
    The functions of the language that a file uses and that its star imports could hide. None that a test of the file is named
    after: such a function is what the tests are about.
    """
    nodes = list(ast.walk(tree))
    named = [node for node in nodes if isinstance(node, ast.Name)]
    used = {node.id for node in named if isinstance(node.ctx, ast.Load)}
    own = {node.id for node in named if not isinstance(node.ctx, ast.Load)}
    own |= {node.asname or node.name for node in nodes if isinstance(node, ast.alias)} | {node.arg for node in nodes if isinstance(node, ast.arg)}
    defined = [node.name for node in nodes if isinstance(node, DEFINES)]
    words = {word.lower() for name in defined for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}
    return sorted((used & BUILTINS.keys()) - own - words - set(defined))


def star_imports(tree):
    """The star imports of a file."""
    found = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return [node for node in found if any(alias.name == "*" for alias in node.names)]


def star_reader(request):
    """Returns a function that receives the variables of a given file and such names, and gives them their meaning in the language."""
    root, real, modules = os.path.realpath(request["root"]) + os.sep, os.path.realpath, sys.modules

    def is_of_the_work(value):
        name = getattr(value if hasattr(value, "__code__") or isinstance(value, type) else type(value), "__module__", None)
        code = getattr(value, "__code__", None)
        path = code.co_filename if code else getattr(modules.get(name), "__file__", None) or ""
        return real(path).startswith(root) and "-packages" + os.sep not in path

    def read(found):
        variables, names = found
        for name in names:
            if name in variables and is_of_the_work(variables[name]):
                variables[name] = BUILTINS[name]

    return read
