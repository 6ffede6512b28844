import unittest

from primes import (
    primes_up_to,
    prime_factors,
    is_prime,
    primes_up_to_without_it,
    prime_factors_only_one,
    count_primes,
    count_primes_without_it,
    is_composite,
)


class PrimesTest(unittest.TestCase):
    def test_the_sieve_holds_its_limit(self):
        self.assertEqual(primes_up_to(30), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
        self.assertEqual(primes_up_to(29), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
        self.assertEqual(primes_up_to(2), [2])
        self.assertEqual(primes_up_to(1), [])
        self.assertEqual(primes_up_to(-5), [])
        self.assertEqual(len(primes_up_to()), 25)

    def test_factors_multiply_to_the_number(self):
        self.assertEqual(prime_factors(360), [2, 2, 2, 3, 3, 5])
        self.assertEqual(prime_factors(49), [7, 7])
        self.assertEqual(prime_factors(1), [])
        self.assertEqual(prime_factors(600851475143), [71, 839, 1471, 6857])
        with self.assertRaises(ValueError):
            prime_factors(0)

    def test_single_numbers(self):
        self.assertEqual(is_prime(1), False)
        self.assertEqual(is_prime(2), True)
        self.assertEqual(is_prime(91), False)
        self.assertEqual(is_prime(-7), False)
        self.assertEqual(is_prime(2147483647), True)

    def test_other_readings(self):
        self.assertEqual(primes_up_to_without_it(7), [2, 3, 5])
        self.assertEqual(prime_factors_only_one(12), [2, 3])
        self.assertEqual(count_primes(7), 4)
        self.assertEqual(count_primes(), 25)
        self.assertEqual(count_primes_without_it(7), 3)
        self.assertEqual(count_primes_without_it(), 25)
        self.assertEqual(is_composite(4), True)
        self.assertEqual(is_composite(5), False)
        self.assertEqual(is_composite(1), False)


if __name__ == "__main__":
    unittest.main()
