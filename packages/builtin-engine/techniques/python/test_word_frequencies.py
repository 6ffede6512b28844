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
    word_frequencies_as_is,
    word_frequencies_of_letters,
    most_common_word_as_it_is,
    most_common_word_by_alphabet,
    most_common_word_or_last,
    most_common_word_as_all,
    word_frequency_pairs_as_is,
    words_occurring_once_as_is,
    repeated_words_as_is,
    first_repeated_word_as_it_is,
    first_repeated_word_of_all,
    distinct_words_as_is,
    count_distinct_words_as_is,
    distinct_words_in_all,
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

    def test_other_readings(self):
        self.assertEqual(word_frequencies_as_is("A a! a"), {"A": 1, "a!": 1, "a": 1})
        self.assertEqual(word_frequencies_as_is("A a! a", True), {"a": 2, "a!": 1})
        self.assertEqual(word_frequencies_of_letters("Don't don1"), {"don": 2, "t": 1})
        self.assertEqual(word_frequencies_of_letters("Don don", False), {"Don": 1, "don": 1})
        self.assertEqual(most_common_word_as_it_is("a b! b! b"), "b!")
        self.assertEqual(most_common_word_as_it_is("a B b"), "a")
        self.assertEqual(most_common_word_as_it_is("a B b", True), "b")
        self.assertEqual(most_common_word_as_it_is("", False, "-"), "-")
        self.assertEqual(most_common_word_by_alphabet("b a b a"), "a")
        self.assertEqual(most_common_word_by_alphabet("c a A"), "a")
        self.assertEqual(most_common_word_by_alphabet(""), "")
        self.assertEqual(most_common_word_or_last("b a b a c"), "a")
        self.assertEqual(most_common_word_or_last(""), "")
        self.assertEqual(most_common_word_as_all("A B b! b"), "b")
        self.assertEqual(most_common_word_as_all("C A a c, c"), "c")
        self.assertEqual(word_frequency_pairs_as_is("b a C c"), [["c", 2], ["b", 1], ["a", 1]])
        self.assertEqual(words_occurring_once_as_is("a a! A a!"), ["a", "A"])
        self.assertEqual(words_occurring_once_as_is("a A b", True), ["b"])
        self.assertEqual(repeated_words_as_is("a a! a! A"), ["a!"])
        self.assertEqual(repeated_words_as_is("a A", True), ["a"])
        self.assertEqual(first_repeated_word_as_it_is("A a b b!"), "b")
        self.assertEqual(first_repeated_word_of_all("b a a B"), "b")
        self.assertEqual(first_repeated_word_of_all("x"), "")
        self.assertEqual(distinct_words_as_is("a a! A a"), ["a", "a!", "A"])
        self.assertEqual(distinct_words_as_is("a A", True), ["a"])
        self.assertEqual(count_distinct_words_as_is("a a! A"), 3)
        self.assertEqual(count_distinct_words_as_is("a A", True), 1)
        self.assertEqual(distinct_words_in_all("c B b a"), ["a", "b", "c"])
        self.assertEqual(distinct_words_in_all("b A", False), ["A", "b"])


if __name__ == "__main__":
    unittest.main()
