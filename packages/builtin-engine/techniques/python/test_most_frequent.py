import unittest

from most_frequent import most_frequent, frequent_words


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


if __name__ == "__main__":
    unittest.main()
