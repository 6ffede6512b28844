"""
title: Count events within a sliding time window
when: Events per minute or hour have to be counted, such as hits, errors or logins, with a clock passed in.
words: event counter, hit counter, sliding window, per minute, rate, statistics, deque, clock
param WINDOW_SECONDS: 300 — how far back events are counted
"""

from collections import deque

WINDOW_SECONDS = 300


class EventCounter:
    """`clock` returns seconds and does not go back.

    An event exactly one window old is no longer counted.
    """

    def __init__(self, clock, window_seconds=WINDOW_SECONDS):
        if not window_seconds > 0:
            raise ValueError("the window has to be positive")
        self._clock = clock
        self._window = window_seconds
        self._events = deque()

    def _forget(self):
        while self._events and self._events[0][0] <= self._clock() - self._window:
            self._events.popleft()
        return self._events

    def record(self, name=""):
        self._forget().append((self._clock(), name))

    def count(self):
        return len(self._forget())

    def count_of(self, name):
        return sum(1 for _, recorded in self._forget() if recorded == name)

    def rate(self):
        """Events per second over the window."""
        return len(self._forget()) / self._window
