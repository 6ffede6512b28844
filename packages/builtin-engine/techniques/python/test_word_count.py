import unittest

from word_count import (
    words_of,
    count_lines,
    count_sentences,
    average_word_length,
    reading_minutes,
    count_words,
    count_words_only,
    count_words_of_letters,
    count_words_by_spaces,
    count_lines_as_is,
    count_lines_without_any,
    count_sentences_by_all,
    count_sentences_only,
    average_word_length_as_it_is,
    reading_minutes_at_one,
)


class WordCountTest(unittest.TestCase):
    def test_words_are_found_among_signs(self):
        self.assertEqual(
            words_of("Don't stop, well-known naïve 42nd!"),
            ["Don't", "stop", "well-known", "naïve", "42nd"],
        )
        self.assertEqual(words_of(" -- "), [])
        self.assertEqual(average_word_length("a bb ccc"), 2)
        self.assertEqual(average_word_length(""), 0)

    def test_lines_end_with_a_line_feed(self):
        self.assertEqual(count_lines("a\nb\n"), 2)
        self.assertEqual(count_lines("a\nb"), 2)
        self.assertEqual(count_lines("\n\n"), 2)
        self.assertEqual(count_lines(""), 0)

    def test_sentences_end_with_a_sign(self):
        self.assertEqual(count_sentences("One. Two! Version 1.5 is out?! Four"), 4)
        self.assertEqual(count_sentences("..."), 0)

    def test_reading_time_is_rounded_up(self):
        self.assertEqual(reading_minutes("one two three", 2), 2)
        self.assertEqual(reading_minutes("one two", 2), 1)
        self.assertEqual(reading_minutes("one two three"), 1)
        self.assertEqual(reading_minutes(""), 0)
        self.assertEqual(reading_minutes("a " * 200), 1)
        self.assertEqual(reading_minutes("a " * 201), 2)

    def test_other_readings(self):
        self.assertEqual(count_words("well-known - yes, don't"), 4)
        self.assertEqual(count_words(""), 0)
        self.assertEqual(count_words_only("well-known - yes, don't"), 3)
        self.assertEqual(count_words_of_letters("well-known - yes, don't 12"), 5)
        self.assertEqual(count_words_by_spaces("a  b"), 3)
        self.assertEqual(count_words_by_spaces(""), 0)
        self.assertEqual(count_lines_as_is("a\nb\n"), 3)
        self.assertEqual(count_lines_as_is(""), 1)
        self.assertEqual(count_lines_without_any("a\n \nb\n"), 2)
        self.assertEqual(count_lines_without_any("a\n \n"), 1)
        self.assertEqual(count_sentences_by_all("Wait... What?!"), 5)
        self.assertEqual(count_sentences_only("Wait... What?!"), 2)
        self.assertEqual(count_sentences_only("No end"), 0)
        self.assertEqual(average_word_length_as_it_is("ab c!"), 2)
        self.assertEqual(average_word_length_as_it_is(""), 0)
        self.assertEqual(average_word_length_as_it_is("abc"), 3)
        self.assertEqual(reading_minutes_at_one("a b", 4), 1)
        self.assertEqual(reading_minutes_at_one("a b c d e f", 4), 2)
        self.assertEqual(reading_minutes_at_one(""), 1)


if __name__ == "__main__":
    unittest.main()
