import unittest

from flatten import flatten, nesting, flatten_once, nesting_depth


class FlattenTest(unittest.TestCase):
    def test_order_is_kept_at_any_depth(self):
        self.assertEqual(flatten([1, [2, [3, [4]], 5], [], "ab"]), [1, 2, 3, 4, 5, "ab"])
        self.assertEqual(flatten([[[[]]]]), [])
        self.assertEqual(flatten([]), [])
        self.assertEqual(flatten([None, [False, [0]]]), [None, False, 0])

    def test_down_to_a_depth(self):
        self.assertEqual(flatten([1, [2, [3, [4]]]], 1), [1, 2, [3, [4]]])
        self.assertEqual(flatten([1, [2, [3, [4]]]], 2), [1, 2, 3, [4]])
        self.assertEqual(flatten([1, [2]], 0), [1, [2]])

    def test_nesting_is_measured(self):
        self.assertEqual(nesting([1, 2]), 1)
        self.assertEqual(nesting([1, [2, [3]], [4]]), 3)
        self.assertEqual(nesting([[]]), 2)

    def test_deep_lists_overflow_no_stack(self):
        deep = 1
        for _ in range(1000):
            deep = [deep]
        self.assertEqual(flatten([deep]), [1])
        self.assertEqual(flatten([[deep]]), [[1]])

    def test_readings_that_differ(self):
        self.assertEqual(flatten_once([1, [2, [3]]]), [1, 2, [3]])
        self.assertEqual(flatten_once([]), [])
        self.assertEqual(nesting_depth([1, [2, [3]]]), 2)
        self.assertEqual(nesting_depth([1]), 0)


if __name__ == "__main__":
    unittest.main()
