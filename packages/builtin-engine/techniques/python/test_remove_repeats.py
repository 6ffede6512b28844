import unittest

from remove_repeats import (
    group_consecutive,
    remove_consecutive_duplicates,
    remove_adjacent_pairs,
    remove_duplicate_characters,
    remove_duplicate_words,
    remove_consecutive_duplicate_words,
    has_consecutive_duplicates,
    remove_consecutive_duplicates_in_any_case,
    remove_duplicate_characters_in_any_case,
    remove_duplicate_characters_or_last,
    remove_duplicate_characters_at_all,
    remove_duplicate_characters_only,
    remove_duplicate_words_in_any_case,
    remove_duplicate_words_or_last,
    remove_duplicate_words_at_all,
    remove_consecutive_duplicate_words_in_any_case,
    remove_adjacent_pairs_at_all,
)


class RemoveRepeatsTest(unittest.TestCase):
    def test_runs_become_one(self):
        self.assertEqual(remove_consecutive_duplicates("aaabbbcca"), "abca")
        self.assertEqual(remove_consecutive_duplicates([1, 1, 2, 2, 1]), [1, 2, 1])
        self.assertEqual(remove_consecutive_duplicates("aaaabb", 2), "aabb")
        self.assertEqual(remove_consecutive_duplicates(""), "")
        self.assertEqual(
            remove_consecutive_duplicate_words("alpha beta beta gamma gamma alpha"),
            "alpha beta gamma alpha",
        )

    def test_groups_and_tests(self):
        self.assertEqual(group_consecutive([1, 1, 2, 3, 3]), [[1, 1], [2], [3, 3]])
        self.assertEqual(group_consecutive("aab"), [["a", "a"], ["b"]])
        self.assertEqual(group_consecutive([]), [])
        self.assertEqual(has_consecutive_duplicates("hello"), True)
        self.assertEqual(has_consecutive_duplicates([1, 2, 1]), False)

    def test_each_only_once_or_pairs_cancelled(self):
        self.assertEqual(remove_duplicate_characters("banana"), "ban")
        self.assertEqual(remove_duplicate_words("alpha beta beta gamma alpha"), "alpha beta gamma")
        self.assertEqual(remove_adjacent_pairs("abbaca"), "ca")
        self.assertEqual(remove_adjacent_pairs([1, 1, 2]), [2])
        self.assertEqual(remove_adjacent_pairs("aaa"), "a")

    def test_other_readings(self):
        self.assertEqual(remove_consecutive_duplicates_in_any_case("aAbBa"), "aba")
        self.assertEqual(remove_duplicate_characters_in_any_case("aAbaB"), "ab")
        self.assertEqual(remove_duplicate_characters_or_last("abcab"), "cab")
        self.assertEqual(remove_duplicate_characters_at_all("abcab"), "c")
        self.assertEqual(remove_duplicate_characters_only("ab a b"), "ab  ")
        self.assertEqual(remove_duplicate_words_in_any_case("A b a B c"), "A b c")
        self.assertEqual(remove_duplicate_words_or_last("a b a c"), "b a c")
        self.assertEqual(remove_duplicate_words_at_all("a b a c"), "b c")
        self.assertEqual(remove_consecutive_duplicate_words_in_any_case("The the a A b the"), "The a b the")
        self.assertEqual(remove_adjacent_pairs_at_all("aabccd"), "bd")
        self.assertEqual(remove_adjacent_pairs_at_all([1, 1, 1, 2]), [2])


if __name__ == "__main__":
    unittest.main()
