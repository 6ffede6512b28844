import unittest

from sum_of_multiples import (
    multiples_below,
    sum_of_multiples,
    count_multiples,
    is_multiple_of_any,
    is_multiple_of_all,
    is_multiple,
    multiples_of,
    multiplication_table,
    divisible_by,
    multiples_below_and_it,
    sum_of_multiples_and_it,
    count_multiples_and_it,
    sum_of_multiples_of_all,
    sum_of_multiples_by_each,
    multiples_from_to,
)


class SumOfMultiplesTest(unittest.TestCase):
    def test_below_a_limit(self):
        self.assertEqual(sum_of_multiples(10), 23)
        self.assertEqual(sum_of_multiples(1000), 233168)
        self.assertEqual(sum_of_multiples(20, [7]), 21)
        self.assertEqual(sum_of_multiples(10, []), 0)
        self.assertEqual(sum_of_multiples(-5), 0)
        self.assertEqual(sum_of_multiples(5, [0]), 0)
        self.assertEqual(multiples_below(16), [3, 5, 6, 9, 10, 12, 15])
        self.assertEqual(multiples_below(7, [2]), [2, 4, 6])
        self.assertEqual(count_multiples(10), 4)

    def test_tests(self):
        self.assertEqual(is_multiple(12, 4), True)
        self.assertEqual(is_multiple(12, 5), False)
        self.assertEqual(is_multiple(12, 0), False)
        self.assertEqual(is_multiple_of_any(9), True)
        self.assertEqual(is_multiple_of_any(7), False)
        self.assertEqual(is_multiple_of_all(15), True)
        self.assertEqual(is_multiple_of_all(9), False)
        self.assertEqual(divisible_by([1, 2, 3, 4, 6], 2), [2, 4, 6])

    def test_tables(self):
        self.assertEqual(multiples_of(3, 4), [3, 6, 9, 12])
        self.assertEqual(multiples_of(2), [2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
        self.assertEqual(multiplication_table(3), [[1, 2, 3], [2, 4, 6], [3, 6, 9]])
        self.assertEqual(multiplication_table(0), [])

    def test_other_readings(self):
        self.assertEqual(multiples_below_and_it(10), [3, 5, 6, 9, 10])
        self.assertEqual(multiples_below_and_it(4, [2]), [2, 4])
        self.assertEqual(sum_of_multiples_and_it(10), 33)
        self.assertEqual(sum_of_multiples_and_it(4, [2]), 6)
        self.assertEqual(count_multiples_and_it(10), 5)
        self.assertEqual(count_multiples_and_it(4, [2]), 2)
        self.assertEqual(sum_of_multiples_of_all(46), 90)
        self.assertEqual(sum_of_multiples_of_all(13, [4, 6]), 12)
        self.assertEqual(sum_of_multiples_by_each(16), 75)
        self.assertEqual(sum_of_multiples_by_each(5, [2, 4]), 10)
        self.assertEqual(multiples_from_to(3, 9, 3), [3, 6, 9])
        self.assertEqual(multiples_from_to(9, 3, 3), [])


if __name__ == "__main__":
    unittest.main()
