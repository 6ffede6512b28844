import unittest

from factorial_and_binomial import (
    factorial,
    double_factorial,
    binomial,
    count_permutations,
    catalan,
    trailing_zeros,
    count_derangements,
    factorial_or_not,
)


class FactorialAndBinomialTest(unittest.TestCase):
    def test_factorials(self):
        self.assertEqual(factorial(0), 1)
        self.assertEqual(factorial(5), 120)
        self.assertEqual(factorial(18), 6402373705728000)
        with self.assertRaises(ValueError):
            factorial(-1)
        with self.assertRaises(ValueError):
            factorial(1.5)
        self.assertEqual(double_factorial(7), 105)
        self.assertEqual(double_factorial(8), 384)
        self.assertEqual(double_factorial(0), 1)
        self.assertEqual(trailing_zeros(25), 6)
        self.assertEqual(trailing_zeros(4), 0)
        self.assertEqual(trailing_zeros(100), 24)

    def test_ways_to_choose(self):
        self.assertEqual(binomial(5, 2), 10)
        self.assertEqual(binomial(5, 0), 1)
        self.assertEqual(binomial(5, 5), 1)
        self.assertEqual(binomial(3, 5), 0)
        self.assertEqual(binomial(50, 25), 126410606437752)
        with self.assertRaises(ValueError):
            binomial(-1, 2)
        self.assertEqual(count_permutations(5, 2), 20)
        self.assertEqual(count_permutations(5, 5), 120)
        self.assertEqual(count_permutations(2, 3), 0)
        self.assertEqual(catalan(0), 1)
        self.assertEqual(catalan(5), 42)
        self.assertEqual(count_derangements(0), 1)
        self.assertEqual(count_derangements(1), 0)
        self.assertEqual(count_derangements(5), 44)

    def test_readings_that_differ(self):
        self.assertEqual(factorial_or_not(5), 120)
        self.assertEqual(factorial_or_not(0), 1)
        self.assertEqual(factorial_or_not(-1), None)
        self.assertEqual(factorial_or_not(-1, "no"), "no")
        self.assertEqual(factorial_or_not(1.5, -1), -1)


if __name__ == "__main__":
    unittest.main()
