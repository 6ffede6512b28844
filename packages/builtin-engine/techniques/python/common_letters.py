"""
title: Common letters and words of two texts, letters only in one
when: Two texts or a list of words have to be compared by their letters or words: what both share, what only one has, which letter was added, or how much they are alike.
words: common letters, shared letters, common characters, letters in both, letters in common, unique to each, difference of strings, find the difference, added letter, common words, shared words, same letters, similarity, two strings, uncommon words, overlap
param FOLD_CASE: False — whether capitals and small letters count as equal
param KEEP_REPEATS: False — whether a letter that both have twice counts twice
"""

import re

FOLD_CASE = False
KEEP_REPEATS = False


def _characters_in(text, fold_case):
    return list(text.lower() if fold_case else text)


def _letters_in(text, fold_case):
    return [one for one in _characters_in(text, fold_case) if one.strip() != ""]


def _once(items):
    return list(dict.fromkeys(items))


def _words_at_spaces(text, fold_case):
    """Words between spaces, signs and all."""
    return (text.lower() if fold_case else text).split()


def _words_in(text, fold_case):
    """Words without the signs round them."""
    return re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text.lower() if fold_case else text)


def _shared(items, others):
    """Of each item as many as the others have too."""
    left = list(others)
    found = []
    for item in items:
        if item in left:
            left.remove(item)
            found.append(item)
    return found


def common_letters(a, b, fold_case=FOLD_CASE, keep_repeats=KEEP_REPEATS):
    """Letters of the first text that the second has too, in the order of the first; spaces do not count."""
    found = _shared(_letters_in(a, fold_case), _letters_in(b, fold_case))
    return found if keep_repeats else list(dict.fromkeys(found))


def common_characters(a, b, fold_case=FOLD_CASE, keep_repeats=KEEP_REPEATS):
    """Characters of the first text that the second has too, spaces and signs as well."""
    found = _shared(_characters_in(a, fold_case), _characters_in(b, fold_case))
    return found if keep_repeats else _once(found)


def count_common_characters(a, b, fold_case=FOLD_CASE, keep_repeats=KEEP_REPEATS):
    """How many different characters both have, spaces and signs as well."""
    return len(common_characters(a, b, fold_case, keep_repeats))


def common_letters_sorted(a, b, fold_case=FOLD_CASE, keep_repeats=KEEP_REPEATS):
    """The common letters as a text in the order of the alphabet."""
    return "".join(sorted(common_letters(a, b, fold_case, keep_repeats)))


def count_common_letters(a, b, fold_case=FOLD_CASE, keep_repeats=KEEP_REPEATS):
    """How many letters both share; a letter that both have twice counts twice where repeats are kept."""
    return len(common_letters(a, b, fold_case, keep_repeats))


def letters_in_all(words, keep_repeats=True, fold_case=FOLD_CASE):
    """Letters that all words have, as often as all have them, in the order of the first word."""
    found, *others = [_letters_in(word, fold_case) for word in words] or [[]]
    for other in others:
        found = _shared(found, other)
    return found if keep_repeats else list(dict.fromkeys(found))


def letters_only_in_first(a, b, fold_case=FOLD_CASE):
    """Letters of the first text that the second lacks, each once."""
    others = _letters_in(b, fold_case)
    return [letter for letter in dict.fromkeys(_letters_in(a, fold_case)) if letter not in others]


def letters_in_one_only(a, b, fold_case=FOLD_CASE):
    """Letters that only one of both has, those of the first before those of the second."""
    return letters_only_in_first(a, b, fold_case) + letters_only_in_first(b, a, fold_case)


def added_letter(a, b):
    """The letter that the longer text has more than the other; "" when there is none."""
    short, long = (list(a), list(b)) if len(a) <= len(b) else (list(b), list(a))
    for letter in _shared(short, long):
        long.remove(letter)
    return long[0] if long else ""


def use_same_letters(a, b, fold_case=FOLD_CASE):
    """Whether both use the same letters, however often."""
    return len(letters_in_one_only(a, b, fold_case)) == 0


def common_words(a, b, fold_case=FOLD_CASE):
    """Words of the first text that the second has too, each once: parted at spaces and compared as they are."""
    others = _words_at_spaces(b, fold_case)
    return [word for word in _once(_words_at_spaces(a, fold_case)) if word in others]


def common_words_only(a, b, fold_case=True):
    """As common_words where commas, full stops and other signs round a word do not count."""
    others = _words_in(b, fold_case)
    return [word for word in _once(_words_in(a, fold_case)) if word in others]


def count_common_words(a, b, fold_case=FOLD_CASE):
    return len(common_words(a, b, fold_case))


def count_common_words_only(a, b, fold_case=True):
    """As count_common_words where signs round a word do not count."""
    return len(common_words_only(a, b, fold_case))


def _alone(words):
    return [word for word in words if words.count(word) == 1]


def uncommon_words(a, b, fold_case=FOLD_CASE):
    """Words that stand once in both texts together: parted at spaces and compared as they are."""
    return _alone(_words_at_spaces(a, fold_case) + _words_at_spaces(b, fold_case))


def uncommon_words_only(a, b, fold_case=True):
    """As uncommon_words where signs round a word do not count."""
    return _alone(_words_in(a, fold_case) + _words_in(b, fold_case))


def uncommon_words_in_one(a, b, fold_case=FOLD_CASE):
    """Words that one text has and the other lacks, each once, those of the first text first."""
    first, second = _once(_words_at_spaces(a, fold_case)), _once(_words_at_spaces(b, fold_case))
    return [word for word in first if word not in second] + [word for word in second if word not in first]


def all_letters_sorted(a, b="", fold_case=True):
    """All letters of both texts once each, in the order of the alphabet."""
    return "".join(sorted(set(_letters_in(a + b, fold_case))))


def common_letters_only(a, b, fold_case=FOLD_CASE, keep_repeats=KEEP_REPEATS):
    """Letters alone, no digits and signs, that both texts have, in the order of the first."""
    first, second = ("".join(one for one in text if one.isalpha()) for text in (a, b))
    return common_letters(first, second, fold_case, keep_repeats)


def common_letters_as_text(a, b, fold_case=FOLD_CASE, keep_repeats=KEEP_REPEATS):
    """As common_letters in one text, in the order of the first text."""
    return "".join(common_letters(a, b, fold_case, keep_repeats))
