import unittest

from interleave import interleave, pair_up, interleave_both, interleave_texts, pair_up_both


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

    def test_readings_that_differ(self):
        self.assertEqual(interleave_both([1, 2, 3], [8, 9]), [1, 8, 2, 9])
        self.assertEqual(interleave_both([], [1]), [])
        self.assertEqual(interleave_texts("abc", "12"), "a1b2c")
        self.assertEqual(interleave_texts("abc", "12", True), "a1b2")
        self.assertEqual(pair_up_both([1, 2, 3], ["a", "b"]), [[1, "a"], [2, "b"]])
        self.assertEqual(pair_up_both([1], ["a", "b"]), [[1, "a"]])


if __name__ == "__main__":
    unittest.main()
