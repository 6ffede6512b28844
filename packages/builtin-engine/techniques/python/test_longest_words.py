import unittest

from longest_words import (
    longest_words,
    shortest_words,
    last_longest_word,
    last_shortest_word,
    second_longest_word,
    words_by_length_order,
    sort_sentence_by_length,
    word_length_range,
    word_with_most_vowels,
    middle_word,
    longest_word_by_alphabet,
    longest_words_only_one,
    second_longest_word_of_all,
    words_by_length_order_and_alphabet,
    middle_word_at,
    word_with_most_vowels_or_last,
)


class LongestWordsTest(unittest.TestCase):
    def test_longest_and_shortest(self):
        self.assertEqual(longest_words("the quick brown fox"), ["quick", "brown"])
        self.assertEqual(longest_words(["aa", "b", "cc"]), ["aa", "cc"])
        self.assertEqual(longest_words(""), [])
        self.assertEqual(shortest_words("the quick brown fox"), ["the", "fox"])
        self.assertEqual(last_longest_word("the quick brown fox."), "brown")
        self.assertEqual(last_longest_word(""), "")
        self.assertEqual(last_shortest_word("the quick brown fox."), "fox")
        self.assertEqual(second_longest_word("the quick brown foxes, four"), "four")
        self.assertEqual(second_longest_word("aa bb"), "")
        self.assertEqual(word_length_range("a quick fox"), 4)
        self.assertEqual(word_length_range([]), 0)

    def test_order(self):
        self.assertEqual(words_by_length_order("four a three bb"), ["a", "bb", "four", "three"])
        self.assertEqual(words_by_length_order(["a", "ccc", "bb"], True), ["ccc", "bb", "a"])
        self.assertEqual(sort_sentence_by_length("four a three bb"), "a bb four three")
        self.assertEqual(sort_sentence_by_length("a four", True), "four a")
        self.assertEqual(word_with_most_vowels("the queue is aeiou"), "aeiou")
        self.assertEqual(word_with_most_vowels("you see"), "you")
        self.assertEqual(word_with_most_vowels(""), "")
        self.assertEqual(middle_word("one two three"), "two")
        self.assertEqual(middle_word("one two"), "one")
        self.assertEqual(middle_word(""), "")

    def test_other_readings(self):
        self.assertEqual(longest_words("a bb! cc", True), ["bb!"])
        self.assertEqual(longest_words("a bb! cc"), ["bb", "cc"])
        self.assertEqual(shortest_words("a! bb cc", True), ["a!", "bb", "cc"])
        self.assertEqual(last_longest_word("bb a! cc", True), "cc")
        self.assertEqual(last_longest_word("bb! cc", True), "bb!")
        self.assertEqual(last_shortest_word("b a!", True), "b")
        self.assertEqual(words_by_length_order("a! b", False, True), ["b", "a!"])
        self.assertEqual(sort_sentence_by_length("bbb!! cccc a", False, True), "a cccc bbb!!")
        self.assertEqual(sort_sentence_by_length("a bbb! cccc", True, True), "bbb! cccc a")
        self.assertEqual(word_length_range("a bb!", True), 2)
        self.assertEqual(middle_word("a - b", True), "-")
        self.assertEqual(longest_word_by_alphabet("bb aa c"), "aa")
        self.assertEqual(longest_word_by_alphabet("bb! aa", True), "bb!")
        self.assertEqual(longest_word_by_alphabet(""), "")
        self.assertEqual(longest_words_only_one("bb aa bb c"), ["bb", "aa"])
        self.assertEqual(second_longest_word_of_all("bb aa c"), "aa")
        self.assertEqual(second_longest_word_of_all("bb"), "")
        self.assertEqual(second_longest_word("bb aa c"), "c")
        self.assertEqual(words_by_length_order_and_alphabet("bb c aa"), ["c", "aa", "bb"])
        self.assertEqual(words_by_length_order_and_alphabet("b! a c", True), ["a", "c", "b!"])
        self.assertEqual(middle_word_at("a b c d"), "c")
        self.assertEqual(middle_word_at(""), "")
        self.assertEqual(word_with_most_vowels_or_last("tea sit boa"), "boa")


if __name__ == "__main__":
    unittest.main()
