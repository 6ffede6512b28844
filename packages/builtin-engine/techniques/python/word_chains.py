"""
title: Word chains, words linked by last and first letter, letter ladders
when: A list of words has to be tested for a chain in which each word begins with the last letter of the one before, put in such an order, or compared letter by letter.
words: word chain, shiritori, last letter first letter, linked words, word ladder, one letter apart, domino words, chain of words, next word, snake words, connect words, overlap, merge overlapping words, alphabetical chain, longest chain
param SHARED: 1 — letters that two neighbours share
param NO_REPEATS: False — whether a word may stand there only once
"""

SHARED = 1
NO_REPEATS = False


def follows_word(before, after, shared=SHARED):
    """Whether the second word begins with the end of the first, in either case."""
    a, b = before.lower(), after.lower()
    return len(a) >= shared and len(b) >= shared and a[-shared:] == b[:shared]


def is_word_chain(words, shared=SHARED, no_repeats=NO_REPEATS):
    """Whether each word follows the one before; of one word or none it is so."""
    lower = [word.lower() for word in words]
    if no_repeats and len(set(lower)) != len(lower):
        return False
    return all(follows_word(a, b, shared) for a, b in zip(lower, lower[1:]))


def chain_beginning(words, shared=SHARED):
    """The words up to the first that does not follow."""
    broken = chain_break(words, shared)
    return list(words) if broken < 0 else words[:broken]


def chain_break(words, shared=SHARED):
    """The place of the first word that does not follow, counted from 0; -1 of a chain."""
    breaks = (i for i in range(1, len(words)) if not follows_word(words[i - 1], words[i], shared))
    return next(breaks, -1)


def next_in_chain(word, words, shared=SHARED):
    """The first word of a list that follows and is not the word itself; None when there is none."""
    return next((other for other in words if other != word and follows_word(word, other, shared)), None)


def longest_word_chain(words, shared=SHARED):
    """A longest chain of the words, each used once, the first found in their order."""
    best = []

    def visit(chain, rest):
        nonlocal best
        if len(chain) > len(best):
            best = chain
        for i, word in enumerate(rest):
            if not chain or follows_word(chain[-1], word, shared):
                visit([*chain, word], rest[:i] + rest[i + 1 :])

    visit([], words)
    return best


def is_word_ladder(words):
    """Whether neighbours in the list differ in exactly one letter and have the same length."""
    def is_step(a, b):
        return len(a) == len(b) and sum(1 for one, other in zip(a, b) if one != other) == 1

    return all(is_step(a, b) for a, b in zip(words, words[1:]))


def overlap_of(a, b):
    """The longest end of the first text with which the second begins."""
    size = min(len(a), len(b))
    while size > 0 and a[-size:] != b[:size]:
        size -= 1
    return b[:size]


def merge_overlapping(a, b):
    """Both texts as one, what they share written once."""
    return a + b[len(overlap_of(a, b)) :]


def is_alphabetical_word(word):
    """Whether the letters of a word rise in the alphabet; equal ones may follow each other."""
    letters = word.lower()
    return all(a <= b for a, b in zip(letters, letters[1:]))


def missing_letter_in_run(letters):
    """The letter that lacks in a run of letters: "abce" -> "d"; "" when none does."""
    codes = [ord(letter) for letter in "".join(letters)]
    return next((chr(a + 1) for a, b in zip(codes, codes[1:]) if b == a + 2), "")
