"""Changes variables, and module tables that contain their values, before the work is called."""
import sys

MAX_ITEMS = 5000
SIMPLE = (int, float, str, bytes, bool, list, tuple, dict, set, frozenset)


def is_same(one, value):
    try:
        return type(one) is type(value) and type(value) in SIMPLE and one == value
    except Exception:
        return False


def replaced(one, value, other, room):
    """`one` with every `value` in it replaced by `other`; unchanged if it contains none or is too long."""
    room[0] -= 1
    if room[0] < 0:
        return one
    if is_same(one, value):
        return other
    if type(one) in (list, tuple):
        items = [replaced(item, value, other, room) for item in one]
        return one if all(a is b for a, b in zip(items, one)) else type(one)(items)
    if type(one) is dict:
        items = {key: replaced(item, value, other, room) for key, item in one.items()}
        return one if all(items[key] is one[key] for key in one) else items
    return one


def with_item(row, item, other):
    """A copy of a row with one item replaced, or None if it is not a plain list, tuple or dict."""
    if type(row) not in (list, tuple, dict):
        return None
    copy = dict(row) if type(row) is dict else list(row)
    copy[item] = other
    return tuple(copy) if type(row) is tuple else copy


class Rebinding:
    def __init__(self):
        self.kept, self.frame_of = [], sys._getframe

    def restore(self):
        """Restores the module variables that were changed."""
        while self.kept:
            names, name, value = self.kept.pop()
            names[name] = value

    def keep(self, names, name, other):
        self.kept.append((names, name, names[name]))
        names[name] = other

    def unchanged(self, form, value):
        return None if form == "global" else value[0]

    def change(self, form, value, bent, depth):
        """The new value of a variable, which `bent` makes. Also changes module variables as needed, until `restore`."""
        names, tables = self.frame_of(depth).f_globals, value[-1]
        if form == "row":
            row, item, _ = value
            other = with_item(row, item, bent(row[item]))
            return row if other is None else other
        own = names[value[0]] if form == "global" else value[0]
        other = bent(own)
        for name in list(names) if tables else ():
            table = names[name]
            if not name.startswith("__") and type(table) in (list, tuple, dict):
                changed = replaced(table, own, other, [MAX_ITEMS])
                if changed is not table:
                    self.keep(names, name, changed)
        if form == "global":
            self.keep(names, value[0], other)
        return other
