import unittest

from interleave import interleave, pair_up


class InterleaveTest(unittest.TestCase):
    def test_items_in_turn_until_the_longest_ends(self):
        self.assertEqual(interleave([1, 2, 3], [4, 5, 6]), [1, 4, 2, 5, 3, 6])
        self.assertEqual(interleave([1], [2, 3, 4], [5, 6]), [1, 2, 5, 3, 6, 4])
        self.assertEqual(interleave([], [1]), [1])
        self.assertEqual(interleave([None, 0], [False]), [None, False, 0])
        self.assertEqual(interleave(), [])

    def test_rows_with_something_in_every_place(self):
        self.assertEqual(pair_up([[1, 2], ["a", "b"]]), [[1, "a"], [2, "b"]])
        self.assertEqual(pair_up([[1, 2], ["a"]]), [[1, "a"], [2, None]])
        self.assertEqual(pair_up([[1], ["a", "b"]], 0), [[1, "a"], [0, "b"]])
        self.assertEqual(pair_up([]), [])


if __name__ == "__main__":
    unittest.main()
