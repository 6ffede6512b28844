import unittest

from remove_repeats import (
    group_consecutive,
    remove_consecutive_duplicates,
    remove_adjacent_pairs,
    remove_duplicate_characters,
    remove_duplicate_words,
    remove_consecutive_duplicate_words,
    has_consecutive_duplicates,
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


if __name__ == "__main__":
    unittest.main()
