import unittest

from perfect_numbers import divisors_of, aliquot_sum, classify, perfect_numbers


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


if __name__ == "__main__":
    unittest.main()
