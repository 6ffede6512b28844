import unittest

from truncate_text import (
    truncate_text,
    cut_text,
    cut_text_trimmed,
    first_characters,
    first_words,
    take_words,
    truncate_at_word,
    truncate_middle,
)


class TruncateTextTest(unittest.TestCase):
    def test_characters(self):
        self.assertEqual(truncate_text("Hello, big world"), "Hello, ...")
        self.assertEqual(truncate_text("Hello, wor"), "Hello, wor")
        self.assertEqual(truncate_text("Hello there", 8, "…"), "Hello t…")
        self.assertEqual(truncate_text("Hello", 2), "..")
        self.assertEqual(truncate_text("Hello", 3), "...")
        self.assertEqual(truncate_text("", 3), "")
        self.assertEqual(cut_text("Hello, big world", 5), "Hello...")
        self.assertEqual(cut_text("Hello, big world"), "Hello, big...")
        self.assertEqual(cut_text("Hello", 5), "Hello")
        self.assertEqual(cut_text("Hello", 4, "!"), "Hell!")
        self.assertEqual(cut_text_trimmed("Hello big world", 6), "Hello...")
        self.assertEqual(cut_text_trimmed("Hello big world", 15), "Hello big world")
        self.assertEqual(cut_text_trimmed("Hello wide world"), "Hello wide...")
        self.assertEqual(cut_text_trimmed("Hello wide world", 6, ""), "Hello")
        self.assertEqual(first_characters("Hello", 2), "He")
        self.assertEqual(first_characters("Hello, big world"), "Hello, big")
        self.assertEqual(truncate_middle("abcdefghijklmnop"), "abcd...nop")
        self.assertEqual(truncate_middle("abcdefghij", 9), "abc...hij")
        self.assertEqual(truncate_middle("abcdefghij", 10), "abcdefghij")
        self.assertEqual(truncate_middle("abcdef", 5, "-"), "ab-ef")

    def test_words(self):
        self.assertEqual(first_words("one two three four five six"), "one two three four five...")
        self.assertEqual(first_words("one two three", 2, "…"), "one two…")
        self.assertEqual(first_words("one two", 2), "one two")
        self.assertEqual(take_words("one two three", 2), "one two")
        self.assertEqual(take_words("a b c d e f"), "a b c d e")
        self.assertEqual(truncate_at_word("The quick brown fox", 12), "The quick...")
        self.assertEqual(truncate_at_word("The quick brown fox", 15), "The quick brown...")
        self.assertEqual(truncate_at_word("The quick brown fox"), "The quick...")
        self.assertEqual(truncate_at_word("The", 3), "The")
        self.assertEqual(truncate_at_word("Immediately", 5, " -"), " -")


if __name__ == "__main__":
    unittest.main()
