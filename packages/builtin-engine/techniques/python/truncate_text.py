"""
title: Truncate text to a length with "..." at the end, middle or after words
when: A text is longer than a limit of characters or words and has to be cut and marked with dots.
words: truncate, shorten, ellipsis, dots, cut off, limit characters, max length, preview, summary, excerpt, first words, middle, abbreviate text, clip, text too long, read more, three dots
param LENGTH: 10 — most characters
param ENDING: "..." — what shows that something was left out
param COUNT: 5 — most words
"""

LENGTH = 10
ENDING = "..."
COUNT = 5


def truncate_text(text, length=LENGTH, ending=ENDING):
    """At most so many characters, the ending among them; where the ending has no room, it is cut too."""
    if len(text) <= length:
        return text
    room = length - len(ending)
    return text[:room] + ending if room > 0 else ending[: max(0, length)]


def cut_text(text, length=LENGTH, ending=ENDING):
    """So many characters and then the ending, which is not counted."""
    return text if len(text) <= length else text[: max(0, length)] + ending


def cut_text_trimmed(text, length=LENGTH, ending=ENDING):
    """Like cutting, but without the spaces before the ending."""
    return text if len(text) <= length else text[: max(0, length)].rstrip() + ending


def first_characters(text, length=LENGTH):
    """So many characters at most, without any ending."""
    return text[: max(0, length)]


def first_words(text, count=COUNT, ending=ENDING):
    """The first words, then the ending if some were left out."""
    words = text.split()
    return text if len(words) <= count else " ".join(words[: max(0, count)]) + ending


def take_words(text, count=COUNT):
    """The first words and nothing behind them."""
    return first_words(text, count, "")


def truncate_at_word(text, length=LENGTH, ending=ENDING):
    """Whole words as long as they fit into so many characters, then the ending, which is not counted."""
    if len(text) <= length:
        return text
    kept = []
    for word in text.split():
        if len(" ".join([*kept, word])) > length:
            break
        kept.append(word)
    return " ".join(kept) + ending


def truncate_middle(text, length=LENGTH, ending=ENDING):
    """The middle gives way to the ending; of an odd rest the beginning keeps one more."""
    if len(text) <= length:
        return text
    room = max(0, length - len(ending))
    start = (room + 1) // 2
    return text[:start] + ending + text[len(text) - (room - start) :]


def truncate_text_as_it_is(text, length=LENGTH, ending=ENDING):
    """The plain rule: so many characters of the text and then the ending, which is not counted."""
    return cut_text(text, length, ending)


def truncate_text_as_one(text, length=LENGTH, ending=ENDING):
    """So many characters without the spaces at their end, then the ending, which is not counted."""
    return cut_text_trimmed(text, length, ending)


def truncate_text_or_not(text, length=LENGTH, ending=ENDING):
    """At most so many characters, the ending among them; where the ending has no room the text is cut without it."""
    return truncate_text(text, length, ending) if length > len(ending) else first_characters(text, length)


def truncate_text_by_all(text, length=LENGTH, ending=ENDING):
    """Always so many characters less the ending and then the ending, however short the length is: of a length up to 3 the whole ending."""
    return text if len(text) <= length else first_characters(text, length - len(ending)) + ending


def truncate_text_without(text, length=LENGTH, ending=ENDING):
    """Without the spaces before the ending, which is counted."""
    return text if len(text) <= length else first_characters(text, length - len(ending)).rstrip() + ending


def truncate_at_word_by_all(text, length=LENGTH, ending=ENDING):
    """Whole words as long as they and the ending fit into so many characters; the ending is counted."""
    return text if len(text) <= length else truncate_at_word(text, length - len(ending), "") + ending


def first_words_and_one(text, count=COUNT, ending=ENDING):
    """The first words with one space between, then the ending behind a space if some were left out."""
    words = text.split()
    return " ".join(words) if len(words) <= count else " ".join([*words[:count], ending])


def cut_text_by_all(text, length=LENGTH, ending=ENDING):
    """At most so many characters, the ending counted among them."""
    return truncate_text(text, length, ending)
