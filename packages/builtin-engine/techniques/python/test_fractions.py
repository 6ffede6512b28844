import unittest

from fractions import fraction, add_fractions, multiply_fractions, divide_fractions, compare_fractions, format_fraction


class FractionsTest(unittest.TestCase):
    def test_lowest_terms_the_sign_above(self):
        self.assertEqual(fraction(6, -8), (-3, 4))
        self.assertEqual(fraction(0, 5), (0, 1))
        with self.assertRaises(ValueError):
            fraction(1, 0)

    def test_arithmetic(self):
        self.assertEqual(add_fractions(fraction(1, 2), fraction(1, 3)), (5, 6))
        self.assertEqual(add_fractions(fraction(1, 2), fraction(-1, 2)), (0, 1))
        self.assertEqual(multiply_fractions(fraction(2, 3), fraction(3, 4)), (1, 2))
        self.assertEqual(divide_fractions(fraction(1, 2), fraction(-1, 4)), (-2, 1))
        with self.assertRaises(ValueError):
            divide_fractions(fraction(1, 2), fraction(0, 1))

    def test_order(self):
        self.assertEqual(compare_fractions(fraction(1, 3), fraction(2, 5)), -1)
        self.assertEqual(compare_fractions(fraction(-1, 3), fraction(-2, 5)), 1)
        self.assertEqual(compare_fractions(fraction(2, 4), fraction(1, 2)), 0)

    def test_writing(self):
        self.assertEqual(format_fraction(fraction(3, 2)), "3/2")
        self.assertEqual(format_fraction(fraction(-3, 2), True), "-1 1/2")
        self.assertEqual(format_fraction(fraction(1, 2), True), "1/2")
        self.assertEqual(format_fraction(fraction(0, 2), True), "0")
        self.assertEqual(format_fraction(fraction(8, 4), True), "2")


if __name__ == "__main__":
    unittest.main()
