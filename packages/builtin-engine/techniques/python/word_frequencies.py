"""
title: Word frequencies as a dictionary, most common word, unique and repeated words
when: How often each word occurs in a text is wanted as an object or dictionary, the most common word, or the words that occur once or several times.
words: word frequency, word count dictionary, count each word, how many times each word, most common word, most frequent word, unique words, words that occur once, repeated words, distinct words, histogram of words, occurrences of words, least common, how often each word
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


def _spaced(text, lower):
    return (text.lower() if lower else text).split()


def word_frequencies_as_is(text, lower=False):
    """Words as they stand between spaces: signs and capitals count. With True capitals do not count."""
    return word_frequencies(_spaced(text, lower), False)


def word_frequencies_of_letters(text, fold_case=FOLD_CASE):
    """Words are runs of letters: apostrophes, hyphens and digits part them. In lower case, with False as they are written."""
    return word_frequencies(re.findall(r"[^\W\d_]+", text), fold_case)


def most_common_word_as_it_is(text, lower=False, missing=MISSING):
    """The most common of the words as they stand between spaces, the first among equals. With True capitals do not count."""
    return most_common_word(_spaced(text, lower), missing, False)


def most_common_word_by_alphabet(text, fold_case=FOLD_CASE, missing=MISSING):
    """The most common word, of equal ones the first in the alphabet."""
    return next((word for word, _ in word_frequency_pairs(text, fold_case)), missing)


def most_common_word_or_last(text, fold_case=FOLD_CASE, missing=MISSING):
    """The most common word, of equal ones the last that is new in the text."""
    counts = word_frequencies(text, fold_case)
    return max(reversed(counts), key=counts.get, default=missing)


def most_common_word_as_all(text, missing=MISSING):
    """The most common word as it is written: case matters, the signs around words do not count."""
    return most_common_word(text, missing, False)


def word_frequency_pairs_as_is(text, fold_case=FOLD_CASE):
    """Pairs, the most frequent first, equal ones in the order in which they first occur."""
    pairs = word_frequencies(text, fold_case).items()
    return [list(pair) for pair in sorted(pairs, key=lambda pair: -pair[1])]


def words_occurring_once_as_is(text, lower=False):
    """As they stand between spaces: words that occur once, in their order."""
    return words_occurring_once(_spaced(text, lower), False)


def repeated_words_as_is(text, lower=False):
    """As they stand between spaces: words that occur more than once, each once, in their order."""
    return repeated_words(_spaced(text, lower), False)


def first_repeated_word_as_it_is(text, missing=MISSING):
    """The first word that has occurred before, as it is written: capitals count, signs around it do not."""
    return first_repeated_word(text, missing, False)


def first_repeated_word_of_all(text, fold_case=FOLD_CASE, missing=MISSING):
    """The first word of the text that comes again later."""
    return next(iter(repeated_words(text, fold_case)), missing)


def distinct_words_as_is(text, lower=False):
    """As they stand between spaces: each word once, in their order."""
    return distinct_words(_spaced(text, lower), False)


def count_distinct_words_as_is(text, lower=False):
    """How many different words stand between spaces, signs counted."""
    return len(distinct_words_as_is(text, lower))


def distinct_words_in_all(text, fold_case=FOLD_CASE):
    """Each word once, in alphabetical order."""
    return sorted(distinct_words(text, fold_case))
