"""
title: Hangman, Wordle hints, bulls and cows
when: Letters of a word that have not been guessed have to be hidden, wrong guesses counted, or a guess compared with a secret word.
words: hangman, mask word, guessed letters, hide letters, wordle, hints, feedback, mastermind, bulls and cows, secret word, guess, wrong guesses, word game
param MASK: "_" — sign for a letter that is not guessed
param SEPARATOR: "" — text between two letters
param LIVES: 6 — wrong guesses that end the game
"""

MASK = "_"
SEPARATOR = ""
LIVES = 6


def _has_guessed(guesses, letter):
    return letter.lower() in [guess.lower() for guess in guesses]


def hangman_mask(word, guesses, mask=MASK, separator=SEPARATOR):
    """The word with the letters that are guessed (a text or a list), in either case; signs and spaces are shown."""
    return separator.join(
        mask if letter.isalpha() and not _has_guessed(guesses, letter) else letter for letter in word
    )


def wrong_guesses(word, guesses):
    """Guesses that are not in the word, each once."""
    return [guess for guess in dict.fromkeys(guesses) if not _has_guessed(word, guess)]


def lives_left(word, guesses, lives=LIVES):
    return max(0, lives - len(wrong_guesses(word, guesses)))


def is_word_guessed(word, guesses):
    return hangman_mask(word, guesses) == word


def hangman_state(word, guesses, lives=LIVES):
    """ "won", "lost" or "playing"."""
    if is_word_guessed(word, guesses):
        return "won"
    return "lost" if lives_left(word, guesses, lives) == 0 else "playing"


def bulls_and_cows(secret, guess):
    """[right letters at the right place, right letters at a wrong place], for texts of the same length."""
    bulls = sum(1 for a, b in zip(secret, guess) if a == b)
    shared = sum(min(secret.count(letter), guess.count(letter)) for letter in set(secret))
    return [bulls, shared - bulls]


def wordle_hints(secret, guess, each_time=False):
    """For each letter of a guess: "green" in place, "yellow" elsewhere in the word, "gray" not there.

    A letter is yellow only as often as the word has it elsewhere; or each time where that is wanted.
    """
    if each_time:
        other = ["yellow" if letter in secret else "gray" for letter in guess]
        return ["green" if letter == secret[i : i + 1] else other[i] for i, letter in enumerate(guess)]
    left = [a for a, b in zip(secret, guess) if a != b] + list(secret[len(guess) :])
    hints = []
    for i, letter in enumerate(guess):
        if letter == secret[i : i + 1]:
            hints.append("green")
        elif letter in left:
            left.remove(letter)
            hints.append("yellow")
        else:
            hints.append("gray")
    return hints


def _in_signs(hints, green, yellow, gray):
    return "".join({"green": green, "yellow": yellow, "gray": gray}[hint] for hint in hints)


def wordle_hints_in(secret, guess, green="G", yellow="Y", gray="-"):
    """As wordle_hints in one text of signs: "G" in place, "Y" elsewhere in the word, "-" not there."""
    return _in_signs(wordle_hints(secret, guess), green, yellow, gray)


def wordle_hints_each(secret, guess, green="G", yellow="Y", gray="-"):
    """As wordle_hints_in where a letter is elsewhere in the word each time that it is guessed."""
    return _in_signs(wordle_hints(secret, guess, True), green, yellow, gray)


def bulls_and_cows_text(secret, guess, bull="A", cow="B"):
    """ "1A3B": bulls and cows as a text, A for the right place."""
    bulls, cows = bulls_and_cows(secret, guess)
    return f"{bulls}{bull}{cows}{cow}"


def hangman_mask_of_all(word, guesses, mask=MASK, separator=SEPARATOR):
    """The word with every character hidden that is not guessed, spaces and signs as well; in this case alone."""
    return separator.join(letter if letter in guesses else mask for letter in word)


def lives_left_for_each(word, guesses, lives=LIVES):
    """As lives_left where a wrong guess costs a life each time, also the second time."""
    return max(0, lives - sum(1 for guess in guesses if not _has_guessed(word, guess)))
