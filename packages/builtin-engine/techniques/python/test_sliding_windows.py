import unittest

from sliding_windows import windows, moving_averages, largest_window_sum


class SlidingWindowsTest(unittest.TestCase):
    def test_whole_windows_only(self):
        self.assertEqual(windows([1, 2, 3, 4]), [[1, 2, 3], [2, 3, 4]])
        self.assertEqual(windows([1, 2, 3], 2), [[1, 2], [2, 3]])
        self.assertEqual(windows([1, 2, 3], 3), [[1, 2, 3]])
        self.assertEqual(windows([1, 2], 3), [])
        self.assertEqual(windows([], 1), [])
        with self.assertRaises(ValueError):
            windows([1], 0)

    def test_averages(self):
        self.assertEqual(moving_averages([1, 2, 3, 6], 2), [1.5, 2.5, 4.5])
        self.assertEqual(moving_averages([3, 3, 6]), [4])

    def test_the_largest_sum(self):
        self.assertEqual(largest_window_sum([2, 1, 5, 1, 3, 2]), 9)
        self.assertEqual(largest_window_sum([-5, -1, -3], 2), -4)
        self.assertEqual(largest_window_sum([-5, -1, -3], 1), -1)
        self.assertEqual(largest_window_sum([1], 2), None)
        self.assertEqual(largest_window_sum([9, 9, 1], 2), 18)
        with self.assertRaises(ValueError):
            largest_window_sum([1], 0)


if __name__ == "__main__":
    unittest.main()
