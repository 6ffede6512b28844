import unittest

from even_odd import (
    is_even,
    is_odd,
    even_or_odd,
    even_numbers,
    odd_numbers,
    count_even,
    count_odd,
    sum_of_even,
    sum_of_odd,
    split_even_odd,
    even_first,
    sort_odd,
    parity_outlier,
    even_numbers_between,
    odd_numbers_between,
    odd_first,
    items_at_even_places,
)


class EvenOddTest(unittest.TestCase):
    def test_one_number(self):
        self.assertEqual(is_even(4), True)
        self.assertEqual(is_even(-3), False)
        self.assertEqual(is_even(0), True)
        self.assertEqual(is_odd(-3), True)
        self.assertEqual(is_odd(4), False)
        self.assertEqual(even_or_odd(2), "even")
        self.assertEqual(even_or_odd(7), "odd")
        self.assertEqual(even_or_odd(2, "Even"), "Even")
        self.assertEqual(even_or_odd(7, "Even", "Odd"), "Odd")

    def test_lists(self):
        self.assertEqual(even_numbers([1, 2, 3, -4, 0]), [2, -4, 0])
        self.assertEqual(even_numbers([]), [])
        self.assertEqual(odd_numbers([1, 2, -3]), [1, -3])
        self.assertEqual(count_even([1, 2, 4]), 2)
        self.assertEqual(count_odd([1, 2, 4]), 1)
        self.assertEqual(sum_of_even([1, 2, 4]), 6)
        self.assertEqual(sum_of_odd([1, 2, 3]), 4)
        self.assertEqual(split_even_odd([1, 2, 3, 4]), [[2, 4], [1, 3]])
        self.assertEqual(even_first([3, 1, 2, 4]), [2, 4, 3, 1])
        self.assertEqual(sort_odd([5, 8, 6, 3, 4]), [3, 8, 6, 5, 4])
        self.assertEqual(parity_outlier([2, 4, 0, 100, 4, 11]), 11)
        self.assertEqual(parity_outlier([1, 3, 8, 5]), 8)
        self.assertEqual(parity_outlier([1, 1, 2, 2]), None)
        self.assertEqual(even_numbers_between(3, 8), [4, 6, 8])
        self.assertEqual(even_numbers_between(2, 1), [])

    def test_readings_that_differ(self):
        self.assertEqual(odd_numbers_between(1, 5), [1, 3, 5])
        self.assertEqual(odd_numbers_between(2, 1), [])
        self.assertEqual(odd_numbers_between(-3, 0), [-3, -1])
        self.assertEqual(odd_first([2, 1, 4, 3]), [1, 3, 2, 4])
        self.assertEqual(items_at_even_places([5, 6, 7]), [5, 7])
        self.assertEqual(items_at_even_places("abcd", True), "bd")


if __name__ == "__main__":
    unittest.main()
