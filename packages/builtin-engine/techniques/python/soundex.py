"""
title: Soundex and words that sound alike
when: Names have to be compared by their sound, coded by Soundex, grouped by it, or words tested for rhyme and alliteration.
words: soundex, sounds like, sound alike, phonetic, homophones, similar names, name matching, fuzzy names, rhyme, alliteration, same ending, group similar, phonetic code, spelling variants
param LENGTH: 4 — characters of a code
param ENDING: 2 — letters at the end that rhyming words share
"""

import re

LENGTH = 4
ENDING = 2


_GROUPS = ["bfpv", "cgjkqsxz", "dt", "l", "mn", "r"]


def _digit_of(letter):
    return next((str(i + 1) for i, group in enumerate(_GROUPS) if letter in group), "0")


def soundex(name, length=LENGTH):
    """The first letter and digits for the sounds that follow: "Robert" -> "R163"; "" without letters."""
    # Between two letters of one sound h and w do not separate, vowels do.
    letters = re.sub("(?<!^)[hw]", "", re.sub("[^a-z]", "", name.lower()))
    if letters == "":
        return ""
    sounds = [_digit_of(letter) for letter in letters]
    rest = [sound for before, sound in zip(sounds, sounds[1:]) if sound != "0" and sound != before]
    return (letters[0].upper() + "".join(rest)).ljust(length, "0")[:length]


def sounds_alike(a, b, length=LENGTH):
    return soundex(a, length) == soundex(b, length)


def similar_names(name, names, length=LENGTH):
    """Names of a list that sound like this one."""
    return [other for other in names if sounds_alike(name, other, length)]


def group_by_sound(names, length=LENGTH):
    """{"R163": ["Robert", "Rupert"]}."""
    found = {}
    for name in names:
        found.setdefault(soundex(name, length), []).append(name)
    return found


def do_rhyme(a, b, ending=ENDING):
    """Whether both words end with the same letters, in either case."""
    return a.lower()[-ending:] == b.lower()[-ending:]


def rhymes_with(word, words, ending=ENDING):
    """Words of a list that rhyme with this one; the word itself is left out."""
    return [other for other in words if other.lower() != word.lower() and do_rhyme(word, other, ending)]


def is_alliteration(text):
    """Whether all words of a text begin with the same letter."""
    return len({word[0] for word in re.findall(r"[^\W\d_]+", text.lower())}) == 1
