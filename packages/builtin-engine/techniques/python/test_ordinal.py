import unittest

from ordinal import (
    ordinal,
    join_words,
    ranks,
    ordinal_only,
    ordinal_as_it_is,
    ranks_without_any,
)


class OrdinalTest(unittest.TestCase):
    def test_the_last_digit_decides_except_in_the_teens(self):
        self.assertEqual(ordinal(1), "1st")
        self.assertEqual(ordinal(2), "2nd")
        self.assertEqual(ordinal(3), "3rd")
        self.assertEqual(ordinal(4), "4th")
        self.assertEqual(ordinal(11), "11th")
        self.assertEqual(ordinal(112), "112th")
        self.assertEqual(ordinal(13), "13th")
        self.assertEqual(ordinal(21), "21st")
        self.assertEqual(ordinal(0), "0th")
        self.assertEqual(ordinal(-22), "-22nd")
        self.assertEqual(ordinal(10), "10th")
        with self.assertRaises(ValueError):
            ordinal(1.5)

    def test_lists_in_words(self):
        self.assertEqual(join_words([]), "")
        self.assertEqual(join_words(["a"]), "a")
        self.assertEqual(join_words(["a", "b"]), "a and b")
        self.assertEqual(join_words(["a", "b", "c"]), "a, b and c")
        self.assertEqual(join_words(["a", "b", "c"], True), "a, b, and c")
        self.assertEqual(join_words(["a", "b"], True), "a and b")

    def test_equal_scores_share_a_place(self):
        self.assertEqual(ranks([50, 70, 70, 10]), [3, 1, 1, 4])
        self.assertEqual(ranks([]), [])

    def test_other_readings(self):
        self.assertEqual(ordinal_only(11), "th")
        self.assertEqual(ordinal_only(22), "nd")
        self.assertEqual(ordinal_as_it_is(11), "11st")
        self.assertEqual(ordinal_as_it_is(-3), "-3rd")
        self.assertEqual(ordinal_as_it_is(20), "20th")
        self.assertEqual(ranks_without_any([90, 80, 90, 70]), [1, 2, 1, 3])


if __name__ == "__main__":
    unittest.main()
