import unittest

from wrap_text import (
    wrap_text,
    wrap_text_as_one,
    wrap_text_as_it_is,
    wrap_text_as_it_is_to_one,
    wrap_text_by_all,
)


class WrapTextTest(unittest.TestCase):
    def test_lines_are_as_full_as_the_width_allows(self):
        self.assertEqual(wrap_text("the quick brown fox", 9), ["the quick", "brown fox"])
        self.assertEqual(wrap_text("the quick brown fox", 8), ["the", "quick", "brown", "fox"])
        self.assertEqual(wrap_text("a b c", 1), ["a", "b", "c"])
        self.assertEqual(wrap_text("one  two\n three"), ["one two three"])

    def test_a_word_that_is_too_long_is_cut(self):
        self.assertEqual(wrap_text("ab abcdefgh c", 3), ["ab", "abc", "def", "gh", "c"])
        self.assertEqual(wrap_text("abcdef", 3), ["abc", "def"])

    def test_characters_are_counted_not_code_units(self):
        self.assertEqual(wrap_text("😀😀 😀", 4), ["😀😀 😀"])

    def test_the_edges(self):
        self.assertEqual(wrap_text(""), [])
        with self.assertRaises(ValueError):
            wrap_text("a", 0)
        self.assertEqual(len(wrap_text("a" * 36 + " " + "b" * 35)), 1)
        self.assertEqual(len(wrap_text("a" * 36 + " " + "b" * 36)), 2)

    def test_other_readings(self):
        self.assertEqual(wrap_text_as_one("abcdef gh", 4), "abcd\nef\ngh")
        self.assertEqual(wrap_text_as_one("a b"), "a b")
        self.assertEqual(wrap_text_as_it_is("abcdef g h ij", 3), ["abcdef", "g h", "ij"])
        self.assertEqual(wrap_text_as_it_is(""), [])
        self.assertEqual(wrap_text_as_it_is("a b"), ["a b"])
        self.assertEqual(wrap_text_as_it_is_to_one("abcdef gh", 3), "abcdef\ngh")
        self.assertEqual(wrap_text_as_it_is_to_one("a b"), "a b")
        self.assertEqual(wrap_text_by_all("ab cdef", 3), ["ab ", "cde", "f"])
        self.assertEqual(wrap_text_by_all(""), [])
        self.assertEqual(wrap_text_by_all("ab"), ["ab"])


if __name__ == "__main__":
    unittest.main()
