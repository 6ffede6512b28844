"""Views that leave some names out: of a dictionary, and of the entries of a folder."""


class Shown(dict):
    """A view of a dictionary that leaves some names out where the work asks. Changes go to the dictionary itself."""

    def __init__(self, whole, is_hidden):
        super().__init__()
        self._whole, self._hidden = whole, is_hidden

    def _names(self):
        return [name for name in list(self._whole) if not self._hidden(name)]

    def __getitem__(self, name):
        if self._hidden(name):
            raise KeyError(name)
        return self._whole[name]

    def __contains__(self, name):
        return name in self._whole and not self._hidden(name)

    def get(self, name, default=None):
        return default if self._hidden(name) else self._whole.get(name, default)

    def __iter__(self):
        return iter(self._names())

    def __len__(self):
        return len(self._names())

    def keys(self):
        return dict.fromkeys(self._names()).keys()

    def values(self):
        return [self._whole[name] for name in self._names()]

    def items(self):
        return {name: self._whole[name] for name in self._names()}.items()

    def copy(self):
        return dict(self.items())

    def __repr__(self):
        return repr(self.copy())

    def __eq__(self, other):
        return self.copy() == other

    __hash__ = None

    def __setitem__(self, name, value):
        self._whole[name] = value

    def __delitem__(self, name):
        del self._whole[name]

    def pop(self, name, *default):
        return self._whole.pop(name, *default)

    def popitem(self):
        return self._whole.popitem()

    def setdefault(self, name, default=None):
        return self._whole.setdefault(name, default)

    def update(self, *others, **words):
        self._whole.update(*others, **words)

    def clear(self):
        self._whole.clear()

    def __or__(self, other):
        return self.copy() | other

    def __reversed__(self):
        return reversed(self._names())


class Entries:
    """What `os.scandir` gives, without hidden files."""

    def __init__(self, entries, is_hidden):
        self.entries, self.is_hidden = entries, is_hidden

    def __iter__(self):
        return self

    def __next__(self):
        for entry in self.entries:
            if not self.is_hidden(entry.path):
                return entry
        raise StopIteration

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.entries.close()
