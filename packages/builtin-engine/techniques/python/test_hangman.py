import unittest

from hangman import (
    hangman_mask,
    wrong_guesses,
    lives_left,
    is_word_guessed,
    hangman_state,
    bulls_and_cows,
    wordle_hints,
)


class HangmanTest(unittest.TestCase):
    def test_hangman(self):
        self.assertEqual(hangman_mask("hello", ["l", "h"]), "h_ll_")
        self.assertEqual(hangman_mask("Ice-cream!", "c"), "_c_-c____!")
        self.assertEqual(hangman_mask("cat", "a", "*", " "), "* a *")
        self.assertEqual(hangman_mask("", []), "")
        self.assertEqual(wrong_guesses("hello", ["x", "h", "x", "z"]), ["x", "z"])
        self.assertEqual(lives_left("hello", "xyz"), 3)
        self.assertEqual(lives_left("hello", "xyzwvu"), 0)
        self.assertEqual(lives_left("hello", "x", 1), 0)
        self.assertEqual(is_word_guessed("Hello", "ehlo"), True)
        self.assertEqual(is_word_guessed("Hello", "eho"), False)
        self.assertEqual(hangman_state("cat", "tac"), "won")
        self.assertEqual(hangman_state("cat", "tax"), "playing")
        self.assertEqual(hangman_state("cat", "xyz", 3), "lost")
        self.assertEqual(hangman_state("cat", "uvwxyz"), "lost")

    def test_guesses_of_words(self):
        self.assertEqual(bulls_and_cows("1807", "7810"), [1, 3])
        self.assertEqual(bulls_and_cows("1123", "0111"), [1, 1])
        self.assertEqual(wordle_hints("crane", "crate"), ["green", "green", "green", "gray", "green"])
        self.assertEqual(wordle_hints("abbey", "babes"), ["yellow", "yellow", "green", "green", "gray"])
        self.assertEqual(wordle_hints("abc", "ddd"), ["gray", "gray", "gray"])


if __name__ == "__main__":
    unittest.main()
