import unittest

from missing_and_majority import (
    is_sorted,
    is_monotonic,
    sorted_direction,
    missing_number,
    missing_from_one,
    missing_numbers,
    first_missing_positive,
    majority_element,
    single_number,
    odd_occurrence,
    first_duplicate,
    has_duplicates,
    are_all_equal,
    is_sorted_only,
    is_sorted_either_way,
    missing_numbers_from_one,
    missing_numbers_to_all,
    first_missing_number,
    majority_element_at_or_over,
    first_duplicate_of_all,
    all_duplicates,
    all_duplicates_as_is,
    all_duplicates_in_all,
    single_numbers,
)


class MissingAndMajorityTest(unittest.TestCase):
    def test_order(self):
        self.assertEqual(is_sorted([1, 2, 2, 3]), True)
        self.assertEqual(is_sorted([3, 2, 2], True), True)
        self.assertEqual(is_sorted([1, 3, 2]), False)
        self.assertEqual(is_sorted([3, 1], True), True)
        self.assertEqual(is_sorted([]), True)
        self.assertEqual(is_monotonic([3, 3, 1]), True)
        self.assertEqual(is_monotonic([1, 3, 2]), False)
        self.assertEqual(sorted_direction([1, 2]), "yes, ascending")
        self.assertEqual(sorted_direction([15, 7, 3]), "yes, descending")
        self.assertEqual(sorted_direction([4, 2, 30]), "no")

    def test_missing_numbers(self):
        self.assertEqual(missing_number([3, 0, 1]), 2)
        self.assertEqual(missing_number([]), 0)
        self.assertEqual(missing_from_one([1, 2, 4, 5]), 3)
        self.assertEqual(missing_from_one([]), 1)
        self.assertEqual(missing_numbers([7, 2, 4]), [3, 5, 6])
        self.assertEqual(missing_numbers([]), [])
        self.assertEqual(first_missing_positive([3, 4, -1, 1]), 2)
        self.assertEqual(first_missing_positive([]), 1)

    def test_how_often(self):
        self.assertEqual(majority_element([3, 2, 3]), 3)
        self.assertEqual(majority_element([1, 1, 2, 2]), None)
        self.assertEqual(majority_element([], -1), -1)
        self.assertEqual(single_number([4, 1, 2, 1, 2]), 4)
        self.assertEqual(single_number([1, 1]), None)
        self.assertEqual(odd_occurrence([20, 1, 1, 2, 2, 20, 20]), 20)
        self.assertEqual(odd_occurrence([1, 1]), None)
        self.assertEqual(odd_occurrence([5, 5, 4]), 4)
        self.assertEqual(first_duplicate([2, 1, 3, 1, 2]), 1)
        self.assertEqual(first_duplicate([1, 2]), None)
        self.assertEqual(has_duplicates([1, 2, 1]), True)
        self.assertEqual(has_duplicates([1, 2]), False)
        self.assertEqual(are_all_equal(["a", "a"]), True)
        self.assertEqual(are_all_equal([1, 2]), False)
        self.assertEqual(are_all_equal([]), True)

    def test_other_readings(self):
        self.assertEqual(is_sorted_only([1, 2, 2]), False)
        self.assertEqual(is_sorted_only([1, 2, 3]), True)
        self.assertEqual(is_sorted_only([3, 2, 1], True), True)
        self.assertEqual(is_sorted_only([3, 3], True), False)
        self.assertEqual(is_sorted_either_way([3, 1]), True)
        self.assertEqual(is_sorted_either_way([3, 1, 2]), False)
        self.assertEqual(missing_numbers_from_one([2, 5]), [1, 3, 4])
        self.assertEqual(missing_numbers_from_one([-1, 0, 2]), [1])
        self.assertEqual(missing_numbers_to_all([4, 3, 2, 7, 8, 2, 3, 1]), [5, 6])
        self.assertEqual(first_missing_number([0, 1, 3]), 2)
        self.assertEqual(first_missing_number([1]), 0)
        self.assertEqual(majority_element_at_or_over([1, 2, 1, 3]), 1)
        self.assertEqual(majority_element_at_or_over([1, 2, 3]), None)
        self.assertEqual(first_duplicate_of_all([2, 1, 1, 2]), 2)
        self.assertEqual(first_duplicate_of_all([1]), None)
        self.assertEqual(all_duplicates([2, 1, 1, 2, 2, 3]), [2, 1])
        self.assertEqual(all_duplicates_as_is([2, 1, 1, 2, 2, 3]), [1, 2])
        self.assertEqual(all_duplicates_in_all([10, 9, 9, 10]), [9, 10])
        self.assertEqual(single_numbers([2, 1, 2, 3]), [1, 3])


if __name__ == "__main__":
    unittest.main()
