import unittest

from most_frequent import (
    most_frequent,
    frequent_words,
    most_frequent_one,
    most_frequent_one_of_all,
    most_frequent_one_over_all,
    most_frequent_one_or_last,
    most_frequent_one_to_get,
    most_frequent_items,
    most_frequent_items_in_all,
    most_frequent_by_all,
    least_frequent,
    highest_frequency,
)


class MostFrequentTest(unittest.TestCase):
    def test_counts_fall_equals_keep_their_order(self):
        self.assertEqual(
            most_frequent(["b", "a", "b", "c", "a", "b"]),
            [("b", 3), ("a", 2), ("c", 1)],
        )
        self.assertEqual(most_frequent([3, 1, 2, 1, 3], 2), [(3, 2), (1, 2)])
        self.assertEqual(most_frequent([], 3), [])
        self.assertEqual(most_frequent(["x"], 0), [])

    def test_words_in_any_case_equals_by_the_alphabet(self):
        self.assertEqual(
            frequent_words("The cat and the hat. The end!"),
            [("the", 3), ("and", 1), ("cat", 1), ("end", 1), ("hat", 1)],
        )
        self.assertEqual(frequent_words("the cat the hat", 2, ["the"]), [("cat", 1), ("hat", 1)])
        self.assertEqual(
            frequent_words("É é e constructor don't", 2),
            [("é", 2), ("constructor", 1)],
        )
        self.assertEqual(frequent_words(""), [])

    def test_ten_entries_when_no_number_is_named(self):
        self.assertEqual(len(most_frequent("abcdefghijk")), 10)
        self.assertEqual(len(frequent_words("a b c d e f g h i j k")), 10)

    def test_other_readings(self):
        self.assertEqual(most_frequent_one([2, 1, 1, 2, 3]), 2)
        self.assertEqual(most_frequent_one([]), None)
        self.assertEqual(most_frequent_one_of_all([10, 9, 9, 10, 3]), 9)
        self.assertEqual(most_frequent_one_over_all([9, 10, 9, 10, 30]), 10)
        self.assertEqual(most_frequent_one_or_last([2, 1, 2, 1]), 1)
        self.assertEqual(most_frequent_one_to_get([2, 1, 1, 2]), 1)
        self.assertEqual(most_frequent_one_to_get([], 0), 0)
        self.assertEqual(most_frequent_items(["b", "a", "a", "c"], 2), ["a", "b"])
        self.assertEqual(most_frequent_items([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        self.assertEqual(most_frequent_items_in_all(["b", "a", "c", "c"], 2), ["c", "a"])
        self.assertEqual(most_frequent_items_in_all([10, 9]), [9, 10])
        self.assertEqual(most_frequent_by_all(["b", "a"], 1), [["a", 1]])
        self.assertEqual(most_frequent_by_all(["b", "a"]), [["a", 1], ["b", 1]])
        self.assertEqual(least_frequent([1, 1, 3, 2]), 3)
        self.assertEqual(least_frequent([]), None)
        self.assertEqual(highest_frequency([1, 2, 1]), 2)
        self.assertEqual(highest_frequency([]), 0)


if __name__ == "__main__":
    unittest.main()
