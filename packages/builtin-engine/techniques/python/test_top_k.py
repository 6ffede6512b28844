import unittest

from top_k import (
    top_k,
    bottom_k,
    top_only_one,
    top_in_all,
    top_as_is,
)


class TopKTest(unittest.TestCase):
    def test_the_best_come_first(self):
        self.assertEqual(top_k([5, 1, 9, 3, 7]), [9, 7, 5])
        self.assertEqual(top_k([5, 1, 9], 1), [9])
        self.assertEqual(bottom_k([5, 1, 9, 10, 3], 2), [1, 3])
        self.assertEqual(top_k([-5, -1], 2), [-1, -5])

    def test_fewer_items_than_asked_for(self):
        self.assertEqual(top_k([2, 4], 5), [4, 2])
        self.assertEqual(top_k([], 2), [])
        self.assertEqual(top_k([1, 2], 0), [])

    def test_among_equals_the_earlier(self):
        self.assertEqual(top_k(["bb", "a", "cc", "dd"], 2, len), ["bb", "cc"])
        self.assertEqual(bottom_k(["bb", "a", "c", "dd"], 3, len), ["a", "c", "bb"])

    def test_other_readings(self):
        self.assertEqual(top_only_one([5, 5, 3, 4], 2), [5, 4])
        self.assertEqual(top_only_one([1, 2, 3, 4]), [4, 3, 2])
        self.assertEqual(top_in_all([5, 1, 4], 2), [4, 5])
        self.assertEqual(top_in_all([1, 2, 3, 4]), [2, 3, 4])
        self.assertEqual(top_as_is([1, 4, 2, 5, 4], 2), [4, 5])
        self.assertEqual(top_as_is([3, 1, 4, 2]), [3, 4, 2])


if __name__ == "__main__":
    unittest.main()
