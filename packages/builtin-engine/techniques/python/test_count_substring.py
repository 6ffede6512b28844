import unittest

from count_substring import (
    substring_positions,
    count_substring,
    count_overlapping,
    count_character,
    count_word,
    count_item,
    indexes_of,
    count_the_word,
    count_word_in,
)


class CountSubstringTest(unittest.TestCase):
    def test_parts_of_a_text(self):
        self.assertEqual(count_substring("abababa", "aba"), 2)
        self.assertEqual(count_substring("abababa", "aba", True), 3)
        self.assertEqual(count_substring("abc", "x"), 0)
        self.assertEqual(count_substring("abc", ""), 0)
        self.assertEqual(count_overlapping("aaaa", "aa"), 3)
        self.assertEqual(substring_positions("banana", "ana"), [1])
        self.assertEqual(substring_positions("banana", "ana", True), [1, 3])
        self.assertEqual(substring_positions("", "a"), [])

    def test_characters_words_and_items(self):
        self.assertEqual(count_character("banana", "n"), 2)
        self.assertEqual(count_character("", "a"), 0)
        self.assertEqual(count_word("The cat and the dog. Then the end.", "the", True), 3)
        self.assertEqual(count_item([1, 2, 1, 1], 1), 3)
        self.assertEqual(count_item([], 1), 0)
        self.assertEqual(indexes_of([5, 3, 5], 5), [0, 2])
        self.assertEqual(indexes_of("banana", "a"), [1, 3, 5])
        self.assertEqual(indexes_of([], 1), [])

    def test_readings_that_differ(self):
        self.assertEqual(substring_positions("banana", "an", False, True), [2, 4])
        self.assertEqual(count_substring("AbaB", "ab"), 0)
        self.assertEqual(count_substring("AbaB", "ab", False, True), 2)
        self.assertEqual(count_overlapping("aAa", "aa", True), 2)
        self.assertEqual(count_character("Banana b", "b"), 1)
        self.assertEqual(count_character("Banana b", "b", True), 2)
        self.assertEqual(count_word("The cat, the CAT.", "cat"), 1)
        self.assertEqual(count_word("a well-known well", "well"), 1)
        self.assertEqual(count_the_word("cat, cat Cat", "cat"), 1)
        self.assertEqual(count_the_word("cat, cat Cat", "cat", True), 2)
        self.assertEqual(count_word_in("a well-known Well", "well"), 1)
        self.assertEqual(count_word_in("a well-known Well", "well", True), 2)
        self.assertEqual(indexes_of([5, 3, 5], 5, True), [1, 3])


if __name__ == "__main__":
    unittest.main()
