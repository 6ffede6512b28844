import unittest

from top_k import top_k, bottom_k


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


if __name__ == "__main__":
    unittest.main()
