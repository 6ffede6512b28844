import unittest

from prime_puzzles import (
    factor_pairs,
    factor_counts,
    factor_text,
    factor_product_text,
    factor_brackets,
    distinct_prime_factors,
    largest_prime_factor,
    smallest_prime_factor,
    count_divisors,
    sum_of_divisors,
    divisor_pairs,
    next_prime,
    previous_prime,
    nth_prime,
    first_primes,
    primes_between,
    count_primes_between,
    count_primes_below,
    primes_of_list,
    sum_of_primes,
    twin_primes,
    goldbach_pair,
    goldbach_pairs,
    are_amicable,
    amicable_pairs,
    is_semiprime,
    gcd_of_list,
    lcm_of_list,
    common_divisors,
)


class PrimePuzzlesTest(unittest.TestCase):
    def test_factors(self):
        self.assertEqual(factor_pairs(360), [[2, 3], [3, 2], [5, 1]])
        self.assertEqual(factor_pairs(1), [])
        self.assertEqual(factor_pairs(8), [[2, 3]])
        self.assertEqual(factor_counts(12), {"2": 2, "3": 1})
        self.assertEqual(factor_text(360), "2^3*3^2*5")
        self.assertEqual(factor_text(12, " x ", "**"), "2**2 x 3")
        self.assertEqual(factor_text(13), "13")
        self.assertEqual(factor_text(1), "1")
        self.assertEqual(factor_product_text(12), "2 x 2 x 3")
        self.assertEqual(factor_product_text(1, "*"), "1")
        self.assertEqual(factor_brackets(86240), "(2**5)(5)(7**2)(11)")
        self.assertEqual(factor_brackets(9, "^"), "(3^2)")
        self.assertEqual(distinct_prime_factors(12), [2, 3])
        self.assertEqual(largest_prime_factor(13195), 29)
        self.assertEqual(largest_prime_factor(1), None)
        self.assertEqual(smallest_prime_factor(35), 5)
        self.assertEqual(smallest_prime_factor(1), None)
        self.assertEqual(count_divisors(12), 6)
        self.assertEqual(count_divisors(1), 1)
        self.assertEqual(count_divisors(0), 0)
        self.assertEqual(sum_of_divisors(12), 28)
        self.assertEqual(sum_of_divisors(9), 13)
        self.assertEqual(divisor_pairs(12), [[1, 12], [2, 6], [3, 4]])
        self.assertEqual(divisor_pairs(9), [[1, 9], [3, 3]])
        self.assertEqual(is_semiprime(15), True)
        self.assertEqual(is_semiprime(4), True)
        self.assertEqual(is_semiprime(8), False)
        self.assertEqual(gcd_of_list([12, 18, 30]), 6)
        self.assertEqual(gcd_of_list([]), 0)
        self.assertEqual(gcd_of_list([-4, 6]), 2)
        self.assertEqual(lcm_of_list([4, 6, 10]), 60)
        self.assertEqual(lcm_of_list([]), 1)
        self.assertEqual(lcm_of_list([3, 0]), 0)
        self.assertEqual(common_divisors([12, 18]), [1, 2, 3, 6])

    def test_primes(self):
        self.assertEqual(next_prime(14), 17)
        self.assertEqual(next_prime(-5), 2)
        self.assertEqual(next_prime(2), 3)
        self.assertEqual(previous_prime(14), 13)
        self.assertEqual(previous_prime(3), 2)
        self.assertEqual(previous_prime(2), None)
        self.assertEqual(nth_prime(1), 2)
        self.assertEqual(nth_prime(6), 13)
        self.assertEqual(nth_prime(0), None)
        self.assertEqual(first_primes(5), [2, 3, 5, 7, 11])
        self.assertEqual(first_primes(0), [])
        self.assertEqual(primes_between(10, 20), [11, 13, 17, 19])
        self.assertEqual(primes_between(4, 4), [])
        self.assertEqual(count_primes_between(1, 10), 4)
        self.assertEqual(count_primes_below(10), 4)
        self.assertEqual(count_primes_below(3), 1)
        self.assertEqual(primes_of_list([9, 2, 15, 7, 1]), [2, 7])
        self.assertEqual(sum_of_primes(10), 17)
        self.assertEqual(twin_primes(20), [[3, 5], [5, 7], [11, 13], [17, 19]])
        self.assertEqual(twin_primes(5), [[3, 5]])
        self.assertEqual(goldbach_pair(10), [3, 7])
        self.assertEqual(goldbach_pair(11), None)
        self.assertEqual(goldbach_pairs(10), [[3, 7], [5, 5]])
        self.assertEqual(are_amicable(220, 284), True)
        self.assertEqual(are_amicable(6, 6), False)
        self.assertEqual(are_amicable(220, 285), False)
        self.assertEqual(are_amicable(12, 16), False)
        self.assertEqual(are_amicable(1210, 1184), True)
        self.assertEqual(are_amicable(75, 48), False)
        self.assertEqual(are_amicable(0, 1), False)
        self.assertEqual(amicable_pairs(300), [[220, 284]])
        self.assertEqual(amicable_pairs(283), [])


if __name__ == "__main__":
    unittest.main()
