import unittest

from word_frequencies import (
    word_frequencies,
    plain_word_counts,
    sorted_word_frequencies,
    word_frequency_pairs,
    most_common_word,
    words_occurring_once,
    repeated_words,
    first_repeated_word,
    distinct_words,
    count_distinct_words,
)


class WordFrequenciesTest(unittest.TestCase):
    def test_counts(self):
        self.assertEqual(
            word_frequencies("The fox and the dog. Don't!"),
            {"the": 2, "fox": 1, "and": 1, "dog": 1, "don't": 1},
        )
        self.assertEqual(word_frequencies("A a", False), {"A": 1, "a": 1})
        self.assertEqual(word_frequencies(["x", "y", "x"]), {"x": 2, "y": 1})
        self.assertEqual(word_frequencies(""), {})
        self.assertEqual(plain_word_counts("the, The the"), {"the,": 1, "The": 1, "the": 1})
        self.assertEqual(sorted_word_frequencies("b a B"), {"a": 1, "b": 2})
        self.assertEqual(sorted_word_frequencies("b a B", False), {"B": 1, "a": 1, "b": 1})
        self.assertEqual(word_frequency_pairs("c b a b"), [["b", 2], ["a", 1], ["c", 1]])
        self.assertEqual(word_frequency_pairs("B b", False), [["B", 1], ["b", 1]])

    def test_single_words(self):
        self.assertEqual(most_common_word("the cat, The dog, a cat"), "the")
        self.assertEqual(most_common_word(""), "")
        self.assertEqual(most_common_word("", None), None)
        self.assertEqual(most_common_word("A b b a a", "", False), "b")
        self.assertEqual(words_occurring_once("a b A c"), ["b", "c"])
        self.assertEqual(words_occurring_once("a A", False), ["a", "A"])
        self.assertEqual(repeated_words("a b A c c"), ["a", "c"])
        self.assertEqual(repeated_words("a A c c", False), ["c"])
        self.assertEqual(first_repeated_word("he said that He came"), "he")
        self.assertEqual(first_repeated_word("a b"), "")
        self.assertEqual(first_repeated_word("a A", None, False), None)
        self.assertEqual(distinct_words("b a B"), ["b", "a"])
        self.assertEqual(distinct_words("b B", False), ["b", "B"])
        self.assertEqual(count_distinct_words("b a B"), 2)
        self.assertEqual(count_distinct_words("b B", False), 2)


if __name__ == "__main__":
    unittest.main()
