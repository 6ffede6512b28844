import unittest

from text_trim_pad import (
    pad_left,
    pad_right,
    pad_center,
    pad_number,
    trim_text,
    trim_left,
    trim_right,
    collapse_spaces,
    remove_spaces,
    trim_character,
    repeat_text,
    pad_center_by_one,
    collapse_spaces_only,
    collapse_spaces_as_is,
    remove_spaces_only,
    trim_characters_of_all,
)


class TextTrimPadTest(unittest.TestCase):
    def test_filled_up_to_a_width(self):
        self.assertEqual(pad_left("5", 3, "0"), "005")
        self.assertEqual(pad_left("abc", 5), "  abc")
        self.assertEqual(pad_left("abcdef", 3), "abcdef")
        self.assertEqual(pad_right("ab", 4, "."), "ab..")
        self.assertEqual(pad_right("ab", 3), "ab ")
        self.assertEqual(pad_center("ab", 6, "*"), "**ab**")
        self.assertEqual(pad_center("abc", 6), " abc  ")
        self.assertEqual(pad_center("abc", 2), "abc")
        self.assertEqual(pad_number(7), "07")
        self.assertEqual(pad_number(-7, 3), "-007")
        self.assertEqual(pad_number(0, 3), "000")

    def test_spaces(self):
        self.assertEqual(trim_text("  a b "), "a b")
        self.assertEqual(trim_left("  a b "), "a b ")
        self.assertEqual(trim_right("  a b "), "  a b")
        self.assertEqual(collapse_spaces("  a   b\t c "), "a b c")
        self.assertEqual(collapse_spaces(""), "")
        self.assertEqual(remove_spaces(" a b  c "), "abc")

    def test_other_ends_repeats(self):
        self.assertEqual(trim_character("--a-b--", "-"), "a-b")
        self.assertEqual(trim_character("---", "-"), "")
        self.assertEqual(trim_character("abba", "ab"), "abba")
        self.assertEqual(repeat_text("ab", 3), "ababab")
        self.assertEqual(repeat_text("ab", 2, "-"), "ab-ab")
        self.assertEqual(repeat_text("ab", 0), "")

    def test_other_readings(self):
        self.assertEqual(pad_center_by_one("ab", 5), "  ab ")
        self.assertEqual(pad_center_by_one("ab", 4, "-"), "-ab-")
        self.assertEqual(pad_center_by_one("abc", 2), "abc")
        self.assertEqual(collapse_spaces_only("  a \t b  "), " a \t b ")
        self.assertEqual(collapse_spaces_as_is("  a  b  "), "a b")
        self.assertEqual(remove_spaces_only(" a\t b"), "a\tb")
        self.assertEqual(trim_characters_of_all("-_a-b_-", "-_"), "a-b")
        self.assertEqual(trim_characters_of_all(" a "), "a")


if __name__ == "__main__":
    unittest.main()
