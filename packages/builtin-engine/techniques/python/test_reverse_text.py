import unittest

from reverse_text import (
    reverse_text,
    reverse_words,
    reverse_each_word,
    spin_words,
    reverse_only_letters,
    swap_halves,
    reverse_words_keep_spaces,
    reverse_each_word_single_spaces,
    spin_words_over,
    reverse_only_letters_and_digits,
    reverse_each_word_only,
    swap_halves_with_one,
    swap_halves_at_all,
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

    def test_other_readings(self):
        self.assertEqual(reverse_words_keep_spaces("a  b c "), " c b  a")
        self.assertEqual(reverse_each_word_single_spaces(" ab  cd "), "ba dc")
        self.assertEqual(spin_words_over("hello world1 ab"), "hello 1dlrow ab")
        self.assertEqual(spin_words_over("abc ab", 2), "cba ab")
        self.assertEqual(reverse_only_letters_and_digits("a1-b c2"), "2c-b 1a")
        self.assertEqual(reverse_each_word_only("ab1, don't"), "ba1, nod't")
        self.assertEqual(swap_halves_with_one("abcde"), "deabc")
        self.assertEqual(swap_halves_at_all("abcde"), "cdeab")
        self.assertEqual(swap_halves_at_all("abcd"), "cdab")


if __name__ == "__main__":
    unittest.main()
