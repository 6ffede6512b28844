"""
title: Priority queue on a binary heap
when: The most urgent item has to be taken again and again while new ones come in, equals in order of arrival.
words: priority queue, heap, binary heap, scheduler, min heap, max heap, tasks, urgent
param HIGHEST_FIRST: False — whether large priorities come first
"""

import heapq

HIGHEST_FIRST = False


class PriorityQueue:
    def __init__(self, highest_first=HIGHEST_FIRST):
        self._sign = -1 if highest_first else 1
        self._heap = []
        self._arrivals = 0

    def push(self, item, priority):
        # Among equal priorities the number of arrival decides; items are never compared.
        heapq.heappush(self._heap, (self._sign * priority, self._arrivals, item))
        self._arrivals += 1

    def pop(self):
        """The most urgent item, or None."""
        return heapq.heappop(self._heap)[2] if self._heap else None

    def peek(self):
        return self._heap[0][2] if self._heap else None

    def size(self):
        return len(self._heap)
