"""
title: Sentences: split, count words, longest, capitalise, reverse
when: A text has to be split to sentences, each capitalised or ended with a full stop, the longest or shortest found, or words per sentence counted.
words: sentence, sentences, split into sentences, capitalize sentences, first letter of each sentence, longest sentence, shortest sentence, words per sentence, average sentence length, paragraph, full stop, period, question mark, questions, exclamation
param BY_WORDS: True — whether the length of a sentence is that of its words; else of its characters
param END: "." — sign at the end of a sentence
"""

import re

BY_WORDS = True
END = "."


def sentences_of(text):
    """Sentences with their last sign, trimmed."""
    parts = [one.strip() for one in re.findall(r"[^.!?]+[.!?]*", text)]
    return [one for one in parts if re.search(r"[^.!?]", one)]


def bare_sentences(text):
    """Sentences without their last sign."""
    return [re.sub(r"[.!?]+\Z", "", one).strip() for one in sentences_of(text)]


def _size_of(text, by_words):
    return len(text.split()) if by_words else len(text)


def capitalize_sentences(text):
    """The first letter of each sentence large, everything else as it is."""
    return re.sub(r"(\A\s*|[.!?]\s+)([^\W\d_])", lambda match: match[1] + match[2].upper(), text)


def longest_sentence(text, by_words=BY_WORDS):
    """The first among equals; "" of no sentence."""
    return max(sentences_of(text), key=lambda one: _size_of(one, by_words), default="")


def shortest_sentence(text, by_words=BY_WORDS):
    """The first among equals; "" of no sentence."""
    return min(sentences_of(text), key=lambda one: _size_of(one, by_words), default="")


def words_per_sentence(text):
    return [len(one.split()) for one in sentences_of(text)]


def most_words_in_sentence(text):
    """The most words that a sentence has; 0 of no sentence. Also of a list of sentences."""
    sentences = text if isinstance(text, list) else sentences_of(text)
    return max((len(one.split()) for one in sentences), default=0)


def average_words_per_sentence(text):
    """The mean number of words; 0 of no sentence."""
    counts = words_per_sentence(text)
    return sum(counts) / len(counts) if counts else 0


def as_sentence(text, end=END):
    """A capital at the front and a full stop at the end, if there is no sign yet; spaces at the ends go."""
    bare = text.strip()
    if bare == "":
        return ""
    return bare[0].upper() + bare[1:] + ("" if re.search(r"[.!?]\Z", bare) else end)


def reverse_sentences(text):
    """The sentences in reversed order."""
    return " ".join(reversed(sentences_of(text)))


def questions_in(text):
    return [one for one in sentences_of(text) if one.endswith("?")]


def longest_sentence_or_last(text, by_words=BY_WORDS):
    """The last among equals; "" of no sentence."""
    return max(reversed(sentences_of(text)), key=lambda one: _size_of(one, by_words), default="")


def sentences_of_only(text):
    """Parts between full stops alone, trimmed, without the stops and without empty ones."""
    return [one.strip() for one in text.split(".") if one.strip() != ""]


def capitalize_sentences_and_all(text):
    """The first letter of each sentence large, all other letters small."""
    return capitalize_sentences(text.lower())


def as_sentence_of_all(text, end=END):
    """A capital at the front, the rest small, and a full stop at the end, if there is no sign yet."""
    return as_sentence(text.lower(), end)


def as_sentence_and_one(text, end=END):
    """A capital at the front and always a full stop at the end."""
    return text[:1].upper() + text[1:] + end
