import unittest

from closest_values import (
    closest_value,
    closest_index,
    closest_smaller,
    closest_to_zero,
    closest_numbers,
    closest_numbers_sorted,
    smallest_difference,
    nearest_pair,
    nearest_pairs,
    largest_difference,
    smallest_difference_of_lists,
    floor_value,
    ceiling_value,
    within_tolerance,
    closest_guess,
    closest_value_of,
    closest_to_zero_of,
    closest_numbers_of,
    value_below,
    value_above,
)


class ClosestValuesTest(unittest.TestCase):
    def test_one_number(self):
        self.assertEqual(closest_value([1, 5, 9], 6), 5)
        self.assertEqual(closest_value([4, 6], 5), 4)
        self.assertEqual(closest_value([4, 6], 5, True), 6)
        self.assertEqual(closest_value([6, 4], 5), 6)
        self.assertEqual(closest_value([], 5), None)
        self.assertEqual(closest_value([3, -1]), -1)
        self.assertEqual(closest_index([1, 5, 9], 8), 2)
        self.assertEqual(closest_index([4, 6], 5, True), 1)
        self.assertEqual(closest_index([]), -1)
        self.assertEqual(closest_smaller([6, 4], 5), 4)
        self.assertEqual(closest_to_zero([-5, 2, -2, 8]), 2)
        self.assertEqual(closest_to_zero([]), 0)
        self.assertEqual(floor_value([1, 5, 9], 8), 5)
        self.assertEqual(floor_value([5, 9], 5), 5)
        self.assertEqual(floor_value([1]), None)
        self.assertEqual(ceiling_value([1, 9, 5], 4), 5)
        self.assertEqual(ceiling_value([1], 4), None)
        self.assertEqual(ceiling_value([-1, 2]), 2)
        self.assertEqual(closest_guess({"Ann": 50, "Bob": 42}, 45), "Bob")
        self.assertEqual(closest_guess({"Ann": 5, "Bob": -5}), "Ann")
        self.assertEqual(closest_guess({}, 1), None)

    def test_several_numbers(self):
        self.assertEqual(closest_numbers([1, 2, 3, 4, 5], 3, 2), [3, 2])
        self.assertEqual(closest_numbers([5, -1, 9, 2]), [-1, 2, 5])
        self.assertEqual(closest_numbers_sorted([9, 1, 5, 4], 5, 2), [4, 5])
        self.assertEqual(closest_numbers_sorted([5, -1, 9, 2]), [-1, 2, 5])
        self.assertEqual(within_tolerance([1, 2, 3, 4], 3), [2, 3, 4])
        self.assertEqual(within_tolerance([-2, 5]), [])
        self.assertEqual(within_tolerance([1, 9], 5, 4), [1, 9])

    def test_differences(self):
        self.assertEqual(smallest_difference([9, 1, 5, 6]), 1)
        self.assertEqual(smallest_difference([4]), None)
        self.assertEqual(nearest_pair([10, 1, 4, 8]), [8, 10])
        self.assertEqual(nearest_pair([1]), None)
        self.assertEqual(nearest_pairs([4, 2, 1, 3]), [[1, 2], [2, 3], [3, 4]])
        self.assertEqual(nearest_pairs([1, 9, 4]), [[1, 4]])
        self.assertEqual(largest_difference([3, 9, 1]), 8)
        self.assertEqual(largest_difference([3]), 0)
        self.assertEqual(smallest_difference_of_lists([1, 11], [9, 30]), 2)
        self.assertEqual(smallest_difference_of_lists([], [1]), None)

    def test_readings_that_differ(self):
        self.assertEqual(closest_value_of([7, 3, 3.5], 5), 3.5)
        self.assertEqual(closest_value_of([7, 3], 5), 3)
        self.assertEqual(closest_value_of([3, 7], 5, True), 7)
        self.assertEqual(closest_value_of([]), None)
        self.assertEqual(closest_to_zero_of([2, -2]), -2)
        self.assertEqual(closest_to_zero_of([2, -2], True), 2)
        self.assertEqual(closest_to_zero_of([]), None)
        self.assertEqual(closest_numbers_of([6, 4, 1, 9], 5, 2), [6, 4])
        self.assertEqual(closest_numbers_of([5, 1, 2, 0]), [0, 1, 2])
        self.assertEqual(value_below([1, 3, 5], 3), 1)
        self.assertEqual(value_below([3], 3), None)
        self.assertEqual(value_below([1, -2]), -2)
        self.assertEqual(value_above([1, 3, 5], 3), 5)
        self.assertEqual(value_above([3], 3), None)
        self.assertEqual(value_above([1, -2]), 1)


if __name__ == "__main__":
    unittest.main()
