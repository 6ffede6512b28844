import unittest

from wrap_text import wrap_text


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


if __name__ == "__main__":
    unittest.main()
