import unittest

from power_mod import (
    power_mod,
    extended_gcd,
    modular_inverse,
    positive_mod,
    are_coprime,
    totient,
    chinese_remainder,
)


class PowerModTest(unittest.TestCase):
    def test_powers(self):
        self.assertEqual(power_mod(2, 10, 1000), 24)
        self.assertEqual(power_mod(3, 200, 13), 9)
        self.assertEqual(power_mod(2, 40), 511620083)
        self.assertEqual(power_mod(-3, 3, 5), 3)
        self.assertEqual(power_mod(5, 0, 1), 0)
        with self.assertRaises(ValueError):
            power_mod(2, -1, 5)
        self.assertEqual(positive_mod(-1, 5), 4)
        self.assertEqual(positive_mod(1000000009), 2)

    def test_inverses_and_coprime_numbers(self):
        self.assertEqual(modular_inverse(3, 11), 4)
        self.assertEqual(modular_inverse(-3, 11), 7)
        self.assertEqual(modular_inverse(2, 4), None)
        self.assertEqual(modular_inverse(2), 500000004)
        self.assertEqual(extended_gcd(30, 12), [6, 1, -2])
        self.assertEqual(extended_gcd(0, 5), [5, 0, 1])
        self.assertEqual(are_coprime(14, 15), True)
        self.assertEqual(are_coprime(-14, 21), False)
        self.assertEqual(totient(9), 6)
        self.assertEqual(totient(1), 1)

    def test_congruences(self):
        self.assertEqual(chinese_remainder([2, 3, 2], [3, 5, 7]), 23)
        self.assertEqual(chinese_remainder([1, 0], [2, 4]), None)
        self.assertEqual(chinese_remainder([], []), 0)


if __name__ == "__main__":
    unittest.main()
