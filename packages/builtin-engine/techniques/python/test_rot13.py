import unittest

from rot13 import (
    rot13,
    rot5,
    rot18,
    rot47,
    rotate_letters,
    caesar_decrypt,
    shift_letters_and_digits,
    progressive_shift,
    all_caesar_shifts,
    guess_caesar_shift,
    crack_caesar,
)


class Rot13Test(unittest.TestCase):
    def test_rotations(self):
        self.assertEqual(rot13("Hello, World! 1"), "Uryyb, Jbeyq! 1")
        self.assertEqual(rot13("Uryyb"), "Hello")
        self.assertEqual(rot5("a1 6"), "a6 1")
        self.assertEqual(rot18("ab12"), "no67")
        self.assertEqual(rot47("Hello, World!"), "w6==@[ (@C=5P")
        self.assertEqual(rotate_letters("xyz", 3), "abc")
        self.assertEqual(rotate_letters("Abc"), "Def")
        self.assertEqual(rotate_letters("abc", -1), "zab")
        self.assertEqual(shift_letters_and_digits("xY9"), "aB2")
        self.assertEqual(progressive_shift("abc! z"), "bdf! d")
        self.assertEqual(progressive_shift("abc", 0), "ace")

    def test_back_again(self):
        self.assertEqual(caesar_decrypt("Khoor, Zruog"), "Hello, World")
        self.assertEqual(caesar_decrypt("bcd", 1), "abc")
        self.assertEqual(
            all_caesar_shifts("b"),
            [
                "b",
                "a",
                "z",
                "y",
                "x",
                "w",
                "v",
                "u",
                "t",
                "s",
                "r",
                "q",
                "p",
                "o",
                "n",
                "m",
                "l",
                "k",
                "j",
                "i",
                "h",
                "g",
                "f",
                "e",
                "d",
                "c",
            ],
        )
        self.assertEqual(guess_caesar_shift("phhw ph khuh"), 3)
        self.assertEqual(guess_caesar_shift("aab", "a"), 0)
        self.assertEqual(crack_caesar("phhw ph khuh dw hohyhq"), "meet me here at eleven")
        self.assertEqual(crack_caesar("bbc", "a"), "aab")


if __name__ == "__main__":
    unittest.main()
