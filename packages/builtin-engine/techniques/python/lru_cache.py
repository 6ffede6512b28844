"""
title: Cache that forgets what was used longest ago
when: Results have to be kept up to a number, dropping the least recently used.
words: lru, cache, least recently used, memoize, eviction, capacity, memory limit
param CAPACITY: 100 — most entries that are kept
"""

CAPACITY = 100


class LruCache:
    def __init__(self, capacity=CAPACITY):
        if capacity < 1:
            raise ValueError("capacity has to be at least 1")
        self._capacity = capacity
        # A dict keeps the order of insertion: the first entry is the one used longest ago.
        self._entries = {}

    def get(self, key):
        """The value, or None. Reading counts as use."""
        if key not in self._entries:
            return None
        self._entries[key] = self._entries.pop(key)
        return self._entries[key]

    def put(self, key, value):
        self._entries.pop(key, None)
        self._entries[key] = value
        if len(self._entries) > self._capacity:
            del self._entries[next(iter(self._entries))]

    def has(self, key):
        return key in self._entries

    def remove(self, key):
        if key not in self._entries:
            return False
        del self._entries[key]
        return True

    def keys(self):
        """From the one used longest ago to the newest."""
        return list(self._entries)
