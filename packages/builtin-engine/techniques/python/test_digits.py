import unittest

from digits import (
    digits_of,
    digit_sum,
    digital_root,
    is_armstrong,
    digit_sum_signed,
    reversed_digits,
    digit_product,
)


class DigitsTest(unittest.TestCase):
    def test_digits_stand_in_the_order_of_reading(self):
        self.assertEqual(digits_of(1203), [1, 2, 0, 3])
        self.assertEqual(digits_of(0), [0])
        self.assertEqual(digits_of(-45), [4, 5])
        self.assertEqual(digits_of(10, 2), [1, 0, 1, 0])
        self.assertEqual(
            digits_of(123456789012345678901),
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1],
        )

    def test_sums_and_roots(self):
        self.assertEqual(digit_sum(999), 27)
        self.assertEqual(digit_sum(255, 16), 30)
        self.assertEqual(digital_root(493193), 2)
        self.assertEqual(digital_root(10), 1)
        self.assertEqual(digital_root(0), 0)

    def test_armstrong_numbers(self):
        self.assertEqual(is_armstrong(153), True)
        self.assertEqual(is_armstrong(154), False)
        self.assertEqual(is_armstrong(9474), True)
        self.assertEqual(is_armstrong(-153), False)
        self.assertEqual(is_armstrong(5, 3), True)

    def test_readings_that_differ(self):
        self.assertEqual(digit_sum_signed(-123), 4)
        self.assertEqual(digit_sum_signed(123), 6)
        self.assertEqual(digit_sum_signed(0), 0)
        self.assertEqual(reversed_digits(1203), [3, 0, 2, 1])
        self.assertEqual(reversed_digits(1203, True), [3, 2, 1])
        self.assertEqual(digit_product(234), 24)
        self.assertEqual(digit_product(204), 0)
        self.assertEqual(digit_product(204, True), 8)
        self.assertEqual(digit_product(0), 0)


if __name__ == "__main__":
    unittest.main()
