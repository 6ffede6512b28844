"""
title: Prefix tree for completion
when: Words have to be completed from their beginning, or looked up by prefix, as in search suggestions.
words: trie, prefix tree, autocomplete, completion, starts with, dictionary, suggestions
param LIMIT: 10 — most completions that are returned
"""

LIMIT = 10


class Trie:
    def __init__(self, words=()):
        # The letters that follow, and whether a word ends here.
        self._next = {}
        self._is_word = False
        for word in words:
            self.add(word)

    def add(self, word):
        node = self
        for letter in word:
            node = node._next.setdefault(letter, Trie())
        node._is_word = True

    def _walk(self, prefix):
        node = self
        for letter in prefix:
            node = node._next.get(letter)
            if node is None:
                return None
        return node

    def has(self, word):
        node = self._walk(word)
        return node is not None and node._is_word

    def has_prefix(self, prefix):
        node = self._walk(prefix)
        return node is not None and (node._is_word or bool(node._next))

    def complete(self, prefix, limit=LIMIT):
        """Words that begin so, in the order of their letters.

        The prefix itself comes too where it is a word.
        """
        found = []
        start = self._walk(prefix)
        stack = [(prefix, start)] if start is not None else []
        while stack and len(found) < limit:
            text, node = stack.pop()
            if node._is_word:
                found.append(text)
            for letter in sorted(node._next, reverse=True):
                stack.append((text + letter, node._next[letter]))
        return found
