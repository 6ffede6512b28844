import unittest

from pack_boxes import (
    first_fit,
    first_fit_decreasing,
    next_fit,
    count_first_fit,
    count_first_fit_decreasing,
    count_next_fit,
    boats_needed,
    most_that_fit,
    take_while_fits,
    best_load,
    fits_in_box,
    smallest_that_fits,
)


class PackBoxesTest(unittest.TestCase):
    def test_boxes(self):
        self.assertEqual(first_fit([6, 5, 4, 3, 2]), [[6, 4], [5, 3, 2]])
        self.assertEqual(first_fit([4, 8, 1, 4, 2, 1]), [[4, 1, 4, 1], [8, 2]])
        self.assertEqual(first_fit([11, 3]), [[3]])
        self.assertEqual(first_fit_decreasing([1, 9, 5, 5]), [[9, 1], [5, 5]])
        self.assertEqual(first_fit_decreasing([2, 3], 3), [[3], [2]])
        self.assertEqual(next_fit([6, 5, 4, 3, 2]), [[6], [5, 4], [3, 2]])
        self.assertEqual(next_fit([5, 5, 5], 15), [[5, 5, 5]])
        self.assertEqual(next_fit([20, 1]), [[1]])
        self.assertEqual(count_first_fit([4, 8, 1, 4, 2, 1]), 2)
        self.assertEqual(count_first_fit([4, 4], 5), 2)
        self.assertEqual(count_first_fit_decreasing([1, 9, 5, 5]), 2)
        self.assertEqual(count_first_fit_decreasing([1, 2], 3), 1)
        self.assertEqual(count_next_fit([6, 5, 4, 3, 2]), 3)
        self.assertEqual(count_next_fit([]), 0)

    def test_loads(self):
        self.assertEqual(boats_needed([3, 2, 2, 1], 3), 3)
        self.assertEqual(boats_needed([5, 5, 10]), 2)
        self.assertEqual(boats_needed([]), 0)
        self.assertEqual(most_that_fit([5, 1, 3, 4]), 3)
        self.assertEqual(most_that_fit([1, 9], 10), 2)
        self.assertEqual(take_while_fits([4, 5, 3, 1]), [4, 5])
        self.assertEqual(take_while_fits([4, 5], 9), [4, 5])
        self.assertEqual(best_load([7, 4, 5]), 9)
        self.assertEqual(best_load([7, 4, 5], 12), 12)
        self.assertEqual(best_load([]), 0)
        self.assertEqual(fits_in_box([5, 1, 3], [3, 5, 1]), True)
        self.assertEqual(fits_in_box([5, 1, 4], [3, 5, 1]), False)
        self.assertEqual(smallest_that_fits({"large": 20, "small": 5, "medium": 10}, 7), "medium")
        self.assertEqual(smallest_that_fits({"small": 5}, 5), "small")
        self.assertEqual(smallest_that_fits({"small": 5}, 6), None)


if __name__ == "__main__":
    unittest.main()
