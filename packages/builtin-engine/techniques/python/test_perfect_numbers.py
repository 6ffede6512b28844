import unittest

from perfect_numbers import (
    divisors_of,
    aliquot_sum,
    classify,
    perfect_numbers,
    is_perfect_number,
    is_abundant,
    is_deficient,
    divisors_of_without_it,
    divisors_of_without_one,
    divisor_sum,
    perfect_numbers_without_it,
    abundant_numbers,
)


class PerfectNumbersTest(unittest.TestCase):
    def test_divisors_rise_and_hold_a_square_root_once(self):
        self.assertEqual(divisors_of(28), [1, 2, 4, 7, 14, 28])
        self.assertEqual(divisors_of(36), [1, 2, 3, 4, 6, 9, 12, 18, 36])
        self.assertEqual(divisors_of(1), [1])
        self.assertEqual(divisors_of(97), [1, 97])
        with self.assertRaises(ValueError):
            divisors_of(0)
        with self.assertRaises(ValueError):
            divisors_of(-6)

    def test_classes_by_the_sum_of_proper_divisors(self):
        self.assertEqual(aliquot_sum(220), 284)
        self.assertEqual(classify(6), "perfect")
        self.assertEqual(classify(12), "abundant")
        self.assertEqual(classify(8), "deficient")
        self.assertEqual(classify(1), "deficient")

    def test_listed_up_to_a_limit(self):
        self.assertEqual(perfect_numbers(500), [6, 28, 496])
        self.assertEqual(perfect_numbers(28), [6, 28])
        self.assertEqual(perfect_numbers(27), [6])
        self.assertEqual(perfect_numbers(1), [])
        self.assertEqual(perfect_numbers(), [6, 28, 496, 8128])

    def test_other_readings(self):
        self.assertEqual(is_perfect_number(28), True)
        self.assertEqual(is_perfect_number(12), False)
        self.assertEqual(is_perfect_number(1), False)
        self.assertEqual(is_perfect_number(-6), False)
        self.assertEqual(is_abundant(12), True)
        self.assertEqual(is_abundant(6), False)
        self.assertEqual(is_abundant(0), False)
        self.assertEqual(is_abundant(1), False)
        self.assertEqual(is_deficient(8), True)
        self.assertEqual(is_deficient(6), False)
        self.assertEqual(is_deficient(0), False)
        self.assertEqual(is_deficient(1), True)
        self.assertEqual(divisors_of_without_it(12), [1, 2, 3, 4, 6])
        self.assertEqual(divisors_of_without_it(1), [])
        self.assertEqual(divisors_of_without_one(12), [2, 3, 4, 6])
        self.assertEqual(divisor_sum(6), 12)
        self.assertEqual(perfect_numbers_without_it(28), [6])
        self.assertEqual(perfect_numbers_without_it(), [6, 28, 496, 8128])
        self.assertEqual(abundant_numbers(20), [12, 18, 20])
        self.assertEqual(abundant_numbers(0), [])


if __name__ == "__main__":
    unittest.main()
