"""
title: Word frequencies as a dictionary, most common word, unique and repeated words
when: How often each word occurs in a text is wanted as an object or dictionary, the most common word, or the words that occur once or several times.
words: word frequency, word count dictionary, count each word, how many times each word, most common word, most frequent word, unique words, words that occur once, repeated words, distinct words, histogram of words, occurrences of words, least common
param FOLD_CASE: True — whether capitals and small letters count as equal
param MISSING: "" — answer where there is no word
"""

import re

FOLD_CASE = True
MISSING = ""


def _words_for(text, fold_case):
    """Words of a text without the signs around them, in lower case where that counts as equal; a list as it is."""
    words = text if isinstance(text, list) else re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text)
    return [word.lower() for word in words] if fold_case else words


def _counts_of(words):
    counts = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return counts


def word_frequencies(text, fold_case=FOLD_CASE):
    """{"the": 2, "fox": 1}, in the order in which the words first occur."""
    return _counts_of(_words_for(text, fold_case))


def plain_word_counts(text):
    """Words as they stand between the spaces, signs and capitals kept."""
    return _counts_of(text.split())


def sorted_word_frequencies(text, fold_case=FOLD_CASE):
    """Keys in the order of the alphabet."""
    return dict(sorted(word_frequencies(text, fold_case).items()))


def word_frequency_pairs(text, fold_case=FOLD_CASE):
    """Pairs, the most frequent first, equal ones in the order of the alphabet."""
    pairs = sorted_word_frequencies(text, fold_case).items()
    return [list(pair) for pair in sorted(pairs, key=lambda pair: -pair[1])]


def most_common_word(text, missing=MISSING, fold_case=FOLD_CASE):
    """The first among equals."""
    counts = word_frequencies(text, fold_case)
    return max(counts, key=counts.get, default=missing)


def words_occurring_once(text, fold_case=FOLD_CASE):
    """Words that occur once, in their order."""
    return [word for word, count in word_frequencies(text, fold_case).items() if count == 1]


def repeated_words(text, fold_case=FOLD_CASE):
    """Words that occur more than once, each once, in their order."""
    return [word for word, count in word_frequencies(text, fold_case).items() if count > 1]


def first_repeated_word(text, missing=MISSING, fold_case=FOLD_CASE):
    """The first word that has occurred before."""
    words = _words_for(text, fold_case)
    return next((word for place, word in enumerate(words) if words.index(word) < place), missing)


def distinct_words(text, fold_case=FOLD_CASE):
    """Each word once, in the order in which they first occur."""
    return list(dict.fromkeys(_words_for(text, fold_case)))


def count_distinct_words(text, fold_case=FOLD_CASE):
    return len(distinct_words(text, fold_case))
