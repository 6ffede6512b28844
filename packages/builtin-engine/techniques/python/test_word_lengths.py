import unittest

from word_lengths import (
    longest_word,
    shortest_word,
    word_lengths,
    longest_word_length,
    shortest_word_length,
    words_longer_than,
    words_shorter_than,
    words_of_length,
    length_of_each_word,
    word_length_counts,
)


class WordLengthsTest(unittest.TestCase):
    def test_longest_and_shortest(self):
        self.assertEqual(longest_word("The quick brown fox!"), "quick")
        self.assertEqual(longest_word(["a", "abc", "xyz"]), "abc")
        self.assertEqual(longest_word(""), "")
        self.assertEqual(shortest_word("The quick brown ox, an owl"), "ox")
        self.assertEqual(shortest_word(["abc", "de"]), "de")
        self.assertEqual(shortest_word([]), "")
        self.assertEqual(longest_word_length("The quick brown fox"), 5)
        self.assertEqual(longest_word_length(""), 0)
        self.assertEqual(shortest_word_length("bitcoin take over"), 4)
        self.assertEqual(shortest_word_length(""), 0)

    def test_lengths_of_all_words(self):
        self.assertEqual(word_lengths("Hello, big world"), [5, 3, 5])
        self.assertEqual(length_of_each_word(["apple", "fig"]), {"apple": 5, "fig": 3})
        self.assertEqual(word_length_counts("one two three"), {"3": 2, "5": 1})

    def test_words_by_their_length(self):
        self.assertEqual(words_longer_than("some words are much longer"), ["words", "longer"])
        self.assertEqual(words_longer_than(["a", "bb", "ccc"], 1), ["bb", "ccc"])
        self.assertEqual(words_shorter_than("some words are so long"), ["are", "so"])
        self.assertEqual(words_of_length("some words are much longer"), ["some", "much"])
        self.assertEqual(words_of_length([], 2), [])


if __name__ == "__main__":
    unittest.main()
