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
    truncate_text_as_it_is,
    truncate_text_as_one,
    truncate_text_or_not,
    truncate_text_by_all,
    truncate_text_without,
    truncate_at_word_by_all,
    first_words_and_one,
    cut_text_by_all,
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

    def test_other_readings(self):
        self.assertEqual(truncate_text_as_it_is("hello big world", 6), "hello ...")
        self.assertEqual(truncate_text_as_it_is("abcdefghijklm"), "abcdefghij...")
        self.assertEqual(truncate_text_as_it_is("abc", 2, "-"), "ab-")
        self.assertEqual(truncate_text_as_one("hello big world", 6), "hello...")
        self.assertEqual(truncate_text_as_one("abcdefghijklm"), "abcdefghij...")
        self.assertEqual(truncate_text_as_one("abc", 2, "-"), "ab-")
        self.assertEqual(truncate_text_or_not("abcdef", 3), "abc")
        self.assertEqual(truncate_text_or_not("abcdef", 4), "a...")
        self.assertEqual(truncate_text_or_not("abcdefghijkl"), "abcdefg...")
        self.assertEqual(truncate_text_or_not("abcd", 2, "-"), "a-")
        self.assertEqual(truncate_text_by_all("abcdef", 2), "...")
        self.assertEqual(truncate_text_by_all("abcdefghijkl"), "abcdefg...")
        self.assertEqual(truncate_text_by_all("abc", 3, "-"), "abc")
        self.assertEqual(truncate_text_by_all("abcd", 3, "-"), "ab-")
        self.assertEqual(truncate_text_without("ab cdef", 6), "ab...")
        self.assertEqual(truncate_text_without("abcdefghijkl"), "abcdefg...")
        self.assertEqual(truncate_text_without("abc", 3), "abc")
        self.assertEqual(truncate_text_without("abcd", 3, "-"), "ab-")
        self.assertEqual(truncate_at_word_by_all("the quick fox", 8), "the...")
        self.assertEqual(truncate_at_word_by_all("the quick brown"), "the...")
        self.assertEqual(truncate_at_word_by_all("the quick", 9, "-"), "the quick")
        self.assertEqual(truncate_at_word_by_all("the quick fox", 10, "-"), "the quick-")
        self.assertEqual(first_words_and_one("a b c", 2), "a b ...")
        self.assertEqual(first_words_and_one("a  b", 2), "a b")
        self.assertEqual(first_words_and_one("a b c d e f"), "a b c d e ...")
        self.assertEqual(first_words_and_one("a b", 1, "-"), "a -")

    def test_readings_that_differ_at_the_edges(self):
        self.assertEqual(cut_text_by_all("abcdefgh", 6), "abc...")
        self.assertEqual(cut_text_by_all("abcdefghijkl"), "abcdefg...")
        self.assertEqual(cut_text_by_all("abcd", 3, "-"), "ab-")


if __name__ == "__main__":
    unittest.main()
