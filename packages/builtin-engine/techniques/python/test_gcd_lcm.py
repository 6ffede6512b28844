import unittest

from gcd_lcm import gcd, lcm, are_coprime, common_divisors


class GcdLcmTest(unittest.TestCase):
    def test_known_divisors(self):
        self.assertEqual(gcd(48, 36), 12)
        self.assertEqual(gcd(17, 5), 1)
        self.assertEqual(gcd(12, 18, 27), 3)
        self.assertEqual(gcd(-12, 18), 6)
        self.assertEqual(gcd(0, 5), 5)
        self.assertEqual(gcd(0, 0), 0)

    def test_known_multiples(self):
        self.assertEqual(lcm(4, 6), 12)
        self.assertEqual(lcm(-4, 6), 12)
        self.assertEqual(lcm(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 2520)
        self.assertEqual(lcm(3, 0), 0)
        self.assertEqual(lcm(), 1)

    def test_products_beyond_32_bits_stay_exact(self):
        self.assertEqual(lcm(3000000000, 2000000000), 6000000000)
        self.assertEqual(gcd(9007199254740990, 3), 3)
        self.assertEqual(lcm(-5), 5)
        self.assertEqual(lcm(5), 5)
        self.assertEqual(gcd(-4), 4)

    def test_readings_that_differ(self):
        self.assertEqual(are_coprime(8, 9), True)
        self.assertEqual(are_coprime(8, 6), False)
        self.assertEqual(are_coprime(0, 0), False)
        self.assertEqual(common_divisors(12, 18), [1, 2, 3, 6])
        self.assertEqual(common_divisors(12, 18, True), [2, 3, 6])
        self.assertEqual(common_divisors(0, 0), [])


if __name__ == "__main__":
    unittest.main()
