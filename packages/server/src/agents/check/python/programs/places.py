"""Places in a test file where a failure can be injected."""


class Site:
    """One place for a probe. `start` and `end` are the nodes of the expectation; without them the probe follows the statement."""

    def __init__(self, kind, node, start=None, end=None, hidden=None, other=None):
        self.kind, self.node, self.start, self.end, self.hidden, self.other = kind, node, start, end, hidden, other
        self.test, self.role, self.near, self.turned, self.far = None, "assert", False, None, kind == "far"


class Made(Site):
    """The literals from which an expectation is made. They change together."""

    def __init__(self, statement, classes, literals):
        super().__init__("made", statement)
        self.classes, self.literals = classes, literals
