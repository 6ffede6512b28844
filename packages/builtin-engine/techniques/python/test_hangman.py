import unittest

from hangman import (
    hangman_mask,
    wrong_guesses,
    lives_left,
    is_word_guessed,
    hangman_state,
    bulls_and_cows,
    wordle_hints,
    wordle_hints_in,
    wordle_hints_each,
    bulls_and_cows_text,
    hangman_mask_of_all,
    lives_left_for_each,
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

    def test_readings_that_differ(self):
        self.assertEqual(wordle_hints("abc", "aab"), ["green", "gray", "yellow"])
        self.assertEqual(wordle_hints("abc", "aab", True), ["green", "yellow", "yellow"])
        self.assertEqual(wordle_hints("abc", "dbd", True), ["gray", "green", "gray"])
        self.assertEqual(wordle_hints_in("abc", "aab"), "G-Y")
        self.assertEqual(wordle_hints_in("abc", "aab", "1", "2", "0"), "102")
        self.assertEqual(wordle_hints_each("abc", "aab"), "GYY")
        self.assertEqual(wordle_hints_each("abc", "xab", "1", "2", "0"), "022")
        self.assertEqual(bulls_and_cows_text("1807", "7810"), "1A3B")
        self.assertEqual(bulls_and_cows_text("1807", "7810", "b", "c"), "1b3c")
        self.assertEqual(hangman_mask_of_all("Hi ho", "hi"), "_i_h_")
        self.assertEqual(hangman_mask_of_all("ab", ["a"], "*", " "), "a *")
        self.assertEqual(lives_left_for_each("hello", "xxh"), 4)
        self.assertEqual(lives_left_for_each("hello", "xx", 1), 0)


if __name__ == "__main__":
    unittest.main()
