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
    longest_word_or_last,
    shortest_word_or_last,
    longest_word_of_letters,
    shortest_word_of_letters,
    word_lengths_of_letters,
    words_longer_than_or_at,
    words_shorter_than_or_at,
    count_words_longer_than,
    count_words_longer_than_or_at,
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

    def test_other_readings(self):
        self.assertEqual(longest_word("ab! abc", True), "ab!")
        self.assertEqual(longest_word("ab! abc"), "abc")
        self.assertEqual(shortest_word("a! b", True), "b")
        self.assertEqual(word_lengths("a! - b", True), [2, 1, 1])
        self.assertEqual(longest_word_length("ab!", True), 3)
        self.assertEqual(shortest_word_length("a! bb", True), 2)
        self.assertEqual(words_longer_than("abcd! ab", 4, True), ["abcd!"])
        self.assertEqual(words_shorter_than("ab! a", 3, True), ["a"])
        self.assertEqual(words_of_length("ab! abc", 3, True), ["ab!", "abc"])
        self.assertEqual(length_of_each_word("a!", True), {"a!": 2})
        self.assertEqual(word_length_counts("a! bb", True), {"2": 2})
        self.assertEqual(longest_word_or_last("ab c de"), "de")
        self.assertEqual(longest_word_or_last("ab! de", True), "ab!")
        self.assertEqual(longest_word_or_last(""), "")
        self.assertEqual(shortest_word_or_last("a bb c"), "c")
        self.assertEqual(shortest_word_or_last("ab c"), "c")
        self.assertEqual(longest_word_of_letters("don't well-known a1b2c3"), "known")
        self.assertEqual(longest_word_of_letters(""), "")
        self.assertEqual(shortest_word_of_letters("ab don't"), "t")
        self.assertEqual(word_lengths_of_letters("don't! a1 -"), [4, 1, 0])
        self.assertEqual(words_longer_than_or_at("one four five5 x"), ["four", "five5"])
        self.assertEqual(words_shorter_than_or_at("one four fives"), ["one", "four"])
        self.assertEqual(words_shorter_than_or_at("one! four! x", 4, True), ["one!", "x"])
        self.assertEqual(count_words_longer_than("one four fives"), 1)
        self.assertEqual(count_words_longer_than("four!", 4, True), 1)
        self.assertEqual(count_words_longer_than_or_at("one four fives"), 2)


if __name__ == "__main__":
    unittest.main()
