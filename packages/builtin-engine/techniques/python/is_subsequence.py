"""
title: Subsequence, sublist, and whether letters suffice for a word
when: It has to be known whether one text or list occurs inside another in order, as one piece, or can be built from its letters.
words: subsequence, is subsequence, sublist, contains list, ransom note, can build, can construct, scramble, in order, contained, magazine, ransom note words, enough letters
param FOLD_CASE: False — whether letters that differ in case alone are the same
"""

FOLD_CASE = False


def _compared(items, fold_case):
    return list(items.lower() if fold_case and isinstance(items, str) else items)


def is_subsequence(part, whole, fold_case=FOLD_CASE):
    """Whether the part is left when items are taken out of the whole: "ace" of "abcde"."""
    rest = iter(_compared(whole, fold_case))
    return all(item in rest for item in _compared(part, fold_case))


def is_sublist(part, whole, fold_case=FOLD_CASE):
    """Whether the part stands in the whole as one piece."""
    wanted, every = _compared(part, fold_case), _compared(whole, fold_case)
    starts = range(len(every) - len(wanted) + 1)
    return any(every[start : start + len(wanted)] == wanted for start in starts)


def can_construct(word, source, fold_case=FOLD_CASE):
    """Whether the letters of the source, each used once, suffice for the word: the ransom note."""
    left = _compared(source, fold_case)
    for letter in _compared(word, fold_case):
        if letter not in left:
            return False
        left.remove(letter)
    return True


def count_subsequences(part, whole, fold_case=FOLD_CASE):
    """How often the part can be read out of the whole in order."""
    wanted = _compared(part, fold_case)
    ways = [1] + [0] * len(wanted)
    for item in _compared(whole, fold_case):
        for i in range(len(wanted), 0, -1):
            ways[i] += ways[i - 1] if wanted[i - 1] == item else 0
    return ways[-1]


def can_construct_from_words(note, source, fold_case=FOLD_CASE):
    """Whether the words of the source, each used once, suffice for a note; whole words between spaces."""
    wanted, given = (text.lower().split() if fold_case else text.split() for text in (note, source))
    return all(wanted.count(word) <= given.count(word) for word in wanted)


def can_construct_of_letters(text, source, fold_case=True):
    """As can_construct where spaces and signs do not count; in either case of the letters, or in the same."""
    return can_construct("".join(one for one in text if one.isalnum()), source, fold_case)


def can_construct_with_any(word, source, fold_case=FOLD_CASE):
    """Whether all letters of the word are in the source, each as often as one likes."""
    known = _compared(source, fold_case)
    return all(letter in known for letter in _compared(word, fold_case))
