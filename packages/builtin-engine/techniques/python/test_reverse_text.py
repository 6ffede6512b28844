import unittest

from reverse_text import (
    reverse_text,
    reverse_words,
    reverse_each_word,
    spin_words,
    reverse_only_letters,
    swap_halves,
)


class ReverseTextTest(unittest.TestCase):
    def test_the_whole_text(self):
        self.assertEqual(reverse_text("hello"), "olleh")
        self.assertEqual(reverse_text("a b"), "b a")
        self.assertEqual(reverse_text("naïve"), "evïan")
        self.assertEqual(reverse_text(""), "")

    def test_words(self):
        self.assertEqual(reverse_words("the sky is blue"), "blue is sky the")
        self.assertEqual(reverse_words("  hello   world "), "world hello")
        self.assertEqual(reverse_words(""), "")
        self.assertEqual(reverse_each_word("This is  fine"), "sihT si  enif")
        self.assertEqual(spin_words("Hey fellow warriors"), "Hey wollef sroirraw")
        self.assertEqual(spin_words("Hey you", 3), "yeH uoy")

    def test_letters_only_and_halves(self):
        self.assertEqual(reverse_only_letters("a-bC-dEf-ghIj!"), "j-Ih-gfE-dCba!")
        self.assertEqual(swap_halves("abcde"), "decab")
        self.assertEqual(swap_halves("abcd"), "cdab")
        self.assertEqual(swap_halves(""), "")


if __name__ == "__main__":
    unittest.main()
