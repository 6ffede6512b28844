import unittest

from min_max import (
    largest_number,
    smallest_number,
    min_max,
    range_of,
    second_largest,
    second_smallest,
    index_of_largest,
    index_of_smallest,
    highest_and_lowest,
    sum_without_extremes,
    largest_product_of_two,
    index_of_largest_or_last,
    index_of_smallest_or_last,
    index_of_largest_from_one,
    index_of_smallest_from_one,
    index_of_largest_and_all,
    second_largest_or_same,
    second_smallest_or_same,
    sum_without_extremes_at_all,
    mean_without_extremes,
    max_min,
    largest_product_of_neighbours,
)


class MinMaxTest(unittest.TestCase):
    def test_largest_and_smallest(self):
        self.assertEqual(largest_number([3, 9, -2]), 9)
        self.assertEqual(largest_number([]), None)
        self.assertEqual(smallest_number([3, 9, -2]), -2)
        self.assertEqual(smallest_number([]), None)
        self.assertEqual(min_max([3, 1, 2]), [1, 3])
        self.assertEqual(range_of([3, 9, -2]), 11)
        self.assertEqual(range_of([]), 0)
        self.assertEqual(highest_and_lowest("1 9 3 4 -5"), "9 -5")
        self.assertEqual(highest_and_lowest("7"), "7 7")
        self.assertEqual(highest_and_lowest(""), "")
        self.assertEqual(highest_and_lowest("2.0 1.5"), "2 1.5")

    def test_the_second(self):
        self.assertEqual(second_largest([5, 9, 9, 1]), 5)
        self.assertEqual(second_largest([5, 9, 9, 1], False), 9)
        self.assertEqual(second_largest([7]), None)
        self.assertEqual(second_smallest([5, 1, 1, 9]), 5)
        self.assertEqual(second_smallest([5, 1, 1, 9], False), 1)
        self.assertEqual(second_smallest([]), None)

    def test_places_and_without_the_extremes(self):
        self.assertEqual(index_of_largest([3, 9, 9]), 1)
        self.assertEqual(index_of_largest([]), -1)
        self.assertEqual(index_of_smallest([3, 1, 1]), 1)
        self.assertEqual(index_of_smallest([]), -1)
        self.assertEqual(sum_without_extremes([6, 2, 1, 8, 10]), 16)
        self.assertEqual(sum_without_extremes([6, 2]), 0)
        self.assertEqual(largest_product_of_two([-10, -3, 5, 6, -2]), 30)
        self.assertEqual(largest_product_of_two([-10, -4, 5, 6]), 40)
        self.assertEqual(largest_product_of_two([1]), None)
        self.assertEqual(largest_product_of_two([2, 3]), 6)

    def test_other_readings(self):
        self.assertEqual(index_of_largest_or_last([3, 9, 9, 1]), 2)
        self.assertEqual(index_of_largest_or_last([]), -1)
        self.assertEqual(index_of_smallest_or_last([1, 3, 1]), 2)
        self.assertEqual(index_of_smallest_or_last([]), -1)
        self.assertEqual(index_of_largest_from_one([3, 9, 9]), 2)
        self.assertEqual(index_of_smallest_from_one([3, 1, 1]), 2)
        self.assertEqual(index_of_largest_and_all([9, 3, 9]), [0, 2])
        self.assertEqual(second_largest_or_same([5, 5]), 5)
        self.assertEqual(second_largest_or_same([5, 3, 5]), 3)
        self.assertEqual(second_largest_or_same([]), None)
        self.assertEqual(second_smallest_or_same([5, 5]), 5)
        self.assertEqual(second_smallest_or_same([5, 3, 3]), 5)
        self.assertEqual(sum_without_extremes_at_all([1, 1, 5, 9, 9]), 5)
        self.assertEqual(sum_without_extremes_at_all([1]), 0)
        self.assertEqual(mean_without_extremes([1, 4, 6, 9]), 5)
        self.assertEqual(mean_without_extremes([1, 2]), 0)
        self.assertEqual(mean_without_extremes([1, 2, 3]), 2)
        self.assertEqual(max_min([2, 1, 3]), [3, 1])
        self.assertEqual(largest_product_of_neighbours([3, -2, -5, 1]), 10)
        self.assertEqual(largest_product_of_neighbours([3]), None)


if __name__ == "__main__":
    unittest.main()
