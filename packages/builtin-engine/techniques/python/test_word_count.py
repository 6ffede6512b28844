import unittest

from word_count import words_of, count_lines, count_sentences, average_word_length, reading_minutes


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


if __name__ == "__main__":
    unittest.main()
