"""Compares the state of given modules in memory with their source texts."""
import ast, builtins, os, re, sys, types

BUILTINS = frozenset(dir(builtins))


def is_same(one, two):
    """Whether two literal values are equal and have the same types at any depth."""
    if type(one) is not type(two):
        return False
    if isinstance(one, (list, tuple)):
        return len(one) == len(two) and all(map(is_same, one, two))
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(is_same(one[key], two[key]) for key in one)
    return one == two or one != one


def is_frozen(value):
    return not isinstance(value, (list, dict, set)) and (not isinstance(value, tuple) or all(map(is_frozen, value)))


def is_outside_same(one, two):
    """Like is_same, but ignores changes inside nested lists and dictionaries, because functions may modify arguments in place."""
    if type(one) is not type(two):
        return False
    if not isinstance(one, (list, tuple, dict)):
        return is_same(one, two)
    if len(one) != len(two) or (isinstance(one, dict) and one.keys() != two.keys()):
        return False
    pairs = ((one[key], two[key]) for key in one) if isinstance(one, dict) else zip(one, two)
    return all(type(a) is type(b) and (not is_frozen(b) or is_same(a, b)) for a, b in pairs)


class GivenState:
    """Compares loaded modules with their texts. `tell` receives each difference; `whose` says who wrote a value."""

    def __init__(self, states, tell, whose, root):
        self.states, self.tell, self.whose, self.root, self.known = states, tell, whose, root, {}
        self.literal, self.real = ast.literal_eval, os.path.realpath

    def modules(self):
        for module in list(sys.modules.values()):
            path = getattr(module, "__file__", None)
            state = self.states.get(self.real(path)) if isinstance(path, str) else None
            if state is not None and isinstance(module, types.ModuleType):
                yield path, vars(module), state

    def compare(self, before_tests=False):
        is_as_given = is_same if before_tests else is_outside_same
        for path, names, state in self.modules():
            file = os.path.relpath(self.real(path), self.root)
            for name, text in state["values"].items():
                key = (path, name)
                if key not in self.known:
                    self.known[key] = self.literal(text)
                if name in names and not is_as_given(names[name], self.known[key]):
                    self.tell(f"{name} of {file}")
            for name in state["functions"]:
                now = names.get(name)
                code = getattr(now, "__code__", None)
                if now is not None and (code is None or self.whose(now) == "subject"):
                    self.tell(f"{name} of {file}")
            if state["bound"] is not None:
                for name in BUILTINS.intersection(names).difference(state["bound"]):
                    if not name.startswith("__") and self.whose(names[name]) == "subject":
                        self.tell(f"{name} in {file}")

    def compare_test(self, test):
        """Reports methods of the running test that the work replaced."""
        held = getattr(test, "__dict__", None)
        if not isinstance(held, dict):
            return
        kind = type(test)
        funcs = held.get("_type_equality_funcs")
        values = {name: value for name, value in held.items() if hasattr(kind, name)}
        values.update({f"equality of {key}": value for key, value in funcs.items()} if isinstance(funcs, dict) else {})
        for name, value in values.items():
            if callable(value) and self.whose(value) == "subject":
                self.tell(f"{name} of the running test")


class Conditions:
    """The values that skip conditions of tests may depend on: the machine and environment variables."""

    def __init__(self):
        self.platform, self.environment = self.platform_now(), dict(os.environ)

    def platform_now(self):
        return (sys.platform, os.name, tuple(sys.version_info), sys.byteorder, sys.maxsize)

    def compare(self, text, tell):
        """Reports changed values. `text` is the text of all protected files; variables that they set themselves are ignored."""
        if self.platform_now() != self.platform:
            tell("what sys says of this machine")
        for name in {*self.environment, *os.environ}:
            sets = rb"(?:environ\[|setdefault\(|putenv\(|setenv\()\s*['\"]" + re.escape(name.encode())
            if os.environ.get(name) != self.environment.get(name) and name.encode() in text and not re.search(sets, text):
                tell(f"the variable {name}, which given files read")
