"""
title: Undo and redo
when: Changes of a state have to be taken back and made again, up to a number of steps.
words: undo, redo, history, stack, editor, snapshots, memento, steps back
param LIMIT: 100 — most steps that can be taken back
"""

LIMIT = 100


class UndoStack:
    """States are kept as they are: pass values that nobody changes afterwards."""

    def __init__(self, initial, limit=LIMIT):
        self._past = []
        self._present = initial
        self._future = []
        self._limit = limit

    def current(self):
        return self._present

    def change(self, state):
        """A new state; what had been taken back can no longer be made again."""
        self._past.append(self._present)
        if len(self._past) > self._limit:
            self._past.pop(0)
        self._present = state
        self._future = []

    def undo(self):
        """The state after the step; unchanged where there is nothing to take back."""
        if self._past:
            self._future.append(self._present)
            self._present = self._past.pop()
        return self._present

    def redo(self):
        if self._future:
            self._past.append(self._present)
            self._present = self._future.pop()
        return self._present

    def can_undo(self):
        return bool(self._past)

    def can_redo(self):
        return bool(self._future)
