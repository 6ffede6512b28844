import unittest

from truncate_words import (
    truncate_words,
    truncate_words_as_is,
    truncate_words_by_one,
)


class TruncateWordsTest(unittest.TestCase):
    def test_a_text_that_fits_is_left_as_it_is(self):
        self.assertEqual(truncate_words("short"), "short")
        self.assertEqual(truncate_words("exactly", 7), "exactly")
        self.assertEqual(truncate_words("", 0), "")

    def test_words_are_kept_whole(self):
        self.assertEqual(truncate_words("the quick brown fox", 10), "the quick…")
        self.assertEqual(truncate_words("the quick brown fox", 9), "the…")
        self.assertEqual(truncate_words("the quick brown fox", 15, "..."), "the quick...")

    def test_a_first_word_that_is_too_long_is_cut(self):
        self.assertEqual(truncate_words("extraordinary", 6), "extra…")
        self.assertEqual(truncate_words("😀😀😀😀", 3), "😀😀…")

    def test_there_has_to_be_room_for_the_ending(self):
        with self.assertRaises(ValueError):
            truncate_words("abcdef", 2, "...")
        self.assertEqual(truncate_words("abcdef", 3, "..."), "...")

    def test_the_length_that_is_meant_when_none_is_named(self):
        self.assertEqual(truncate_words("a" * 80), "a" * 80)
        self.assertEqual(truncate_words("a" * 81), "a" * 79 + "…")

    def test_other_readings(self):
        self.assertEqual(truncate_words_as_is("the quick fox", 9), "the quick…")
        self.assertEqual(truncate_words_as_is("the quick fox", 2, "..."), "...")
        self.assertEqual(truncate_words_as_is("the quick", 9), "the quick")
        self.assertEqual(truncate_words_as_is("a aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa"), "a aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa…")
        self.assertEqual(truncate_words_by_one("a b c", 2), "a b…")
        self.assertEqual(truncate_words_by_one("a  b", 2), "a  b")
        self.assertEqual(truncate_words_by_one("a b", 1, "..."), "a...")


if __name__ == "__main__":
    unittest.main()
