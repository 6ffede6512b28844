"""
title: Guessing games: too low, too high, hot or cold
when: A guess has to be answered with a hint such as too low, too high or correct, with the number of guesses that are left.
words: guess, guessing game, number guessing, guess the number, too low, too high, higher, lower, correct, hint, hot, cold, warm, secret number, attempts, tries left, mastermind
param LOW: "Too low" — answer when the guess is below
param HIGH: "Too high" — answer when the guess is above
param CORRECT: "Correct" — answer when it is right
"""

LOW = "Too low"
HIGH = "Too high"
CORRECT = "Correct"


def guess_hint(guess, secret, low=LOW, high=HIGH, correct=CORRECT):
    if guess == secret:
        return correct
    return low if guess < secret else high


def guess_hints(guesses, secret, low=LOW, high=HIGH, correct=CORRECT):
    """The hints of guesses up to the right one."""
    end = guesses.index(secret) + 1 if secret in guesses else len(guesses)
    return [guess_hint(guess, secret, low, high, correct) for guess in guesses[:end]]


def guesses_needed(guesses, secret, allowed=100):
    """How many guesses it took; -1 where none was right, or not within the allowed number."""
    tried = guesses[:allowed]
    return tried.index(secret) + 1 if secret in tried else -1


def hot_or_cold(guess, secret, hot=5, warm=10):
    """ "hot" within a distance, "warm" within a larger one, else "cold"."""
    distance = abs(guess - secret)
    if distance == 0:
        return CORRECT.lower()
    if distance <= hot:
        return "hot"
    return "warm" if distance <= warm else "cold"


def warmer_or_colder(guesses, secret):
    """Whether each guess is nearer than the one before: "warmer", "colder" or "same"."""
    hints = []
    for last, guess in zip(guesses, guesses[1:]):
        before, now = abs(last - secret), abs(guess - secret)
        hints.append("same" if now == before else "warmer" if now < before else "colder")
    return hints


def halving_guesses(secret, low=1, high=100):
    """The guesses of somebody who always halves the range, up to the right one."""
    guesses = []
    while low <= high:
        guess = (low + high) // 2
        guesses.append(guess)
        if guess == secret:
            break
        if guess < secret:
            low = guess + 1
        else:
            high = guess - 1
    return guesses


def guesses_enough(low=1, high=100):
    """How many guesses are enough for any number of the range."""
    return max(0, high - low + 1).bit_length()


def mastermind_pegs(secret, guess):
    """Mastermind: [right places, right colours at wrong places]."""
    right = sum(1 for a, b in zip(secret, guess) if a == b)
    hidden, tried = list(secret), list(guess)
    common = sum(min(hidden.count(peg), tried.count(peg)) for peg in set(tried))
    return [right, common - right]


def guess_hints_for_all(guesses, secret, low=LOW, high=HIGH, correct=CORRECT):
    """The hints of all guesses, also of those behind the right one."""
    return [guess_hint(guess, secret, low, high, correct) for guess in guesses]


def hot_or_cold_below(guess, secret, hot=5, warm=10):
    """As hot_or_cold where the distances themselves do not belong to hot and warm: below 5 is hot, below 10 warm."""
    distance = abs(guess - secret)
    if distance == 0:
        return CORRECT.lower()
    if distance < hot:
        return "hot"
    return "warm" if distance < warm else "cold"
