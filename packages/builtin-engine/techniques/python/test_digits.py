import unittest

from digits import digits_of, digit_sum, digital_root, is_armstrong


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


if __name__ == "__main__":
    unittest.main()
