"""
title: Primes and divisors: factors as text, Goldbach, twins, friends
when: Prime factors are wanted as a text or as counts, the next or n-th prime, twin primes, sums of two primes, numbers of divisors or friendly numbers.
words: prime factorization, prime factors, as text, factor text, exponent, factor tree, next prime, previous prime, nth prime, primes between, prime range, count primes, twin primes, goldbach, sum of two primes, amicable numbers, friendly, perfect number, divisors, count divisors, sum of divisors, divisor pairs, factor pairs, abundant, semiprime, coprime, gcd of list, lcm of list, greatest common divisor, smallest prime factor, largest prime factor, emirp, circular
param TIMES: "*" — sign between factors
param POWER: "^" — sign before an exponent
"""

import math

TIMES = "*"
POWER = "^"


def _is_prime_number(number):
    if number < 2:
        return False
    return all(number % p != 0 for p in range(2, math.isqrt(number) + 1))


def factor_pairs(number):
    """[prime, exponent] of each prime factor, in rising order."""
    pairs, p = [], 2
    while p * p <= number:
        count = 0
        while number % p == 0:
            number //= p
            count += 1
        if count > 0:
            pairs.append([p, count])
        p += 1
    return [*pairs, [number, 1]] if number > 1 else pairs


def factor_counts(number):
    """{ prime: exponent }."""
    return {str(prime): count for prime, count in factor_pairs(number)}


def factor_text(number, times=TIMES, power=POWER):
    """360 as "2^3*3^2*5"."""
    texts = [f"{prime}{power}{count}" if count > 1 else str(prime) for prime, count in factor_pairs(number)]
    return times.join(texts) if texts else str(number)


def factor_product_text(number, times=" x "):
    """12 as "2 x 2 x 3": each factor as often as it divides."""
    factors = [str(prime) for prime, count in factor_pairs(number) for _ in range(count)]
    return times.join(factors) if factors else str(number)


def factor_brackets(number, power="**"):
    """Codewars' form: 86240 as "(2**5)(5)(7**2)(11)"."""
    return "".join(f"({prime}{power}{count})" if count > 1 else f"({prime})" for prime, count in factor_pairs(number))


def distinct_prime_factors(number):
    """Prime factors, each once."""
    return [prime for prime, _ in factor_pairs(number)]


def largest_prime_factor(number):
    """The largest prime factor; None for 1."""
    return max(distinct_prime_factors(number), default=None)


def smallest_prime_factor(number):
    """The smallest prime factor; None for 1."""
    return min(distinct_prime_factors(number), default=None)


def count_divisors(number):
    """How many divisors a number has, 1 and itself included."""
    return math.prod(count + 1 for _, count in factor_pairs(number)) if number >= 1 else 0


def sum_of_divisors(number):
    """The sum of all divisors, 1 and the number included."""
    return sum(a if a == b else a + b for a, b in divisor_pairs(number))


def divisor_pairs(number):
    """[a, b] with a * b the number and a not above b."""
    return [[a, number // a] for a in range(1, math.isqrt(max(0, number)) + 1) if number % a == 0]


def next_prime(number):
    """The first prime above a number."""
    following = max(2, math.floor(number) + 1)
    while not _is_prime_number(following):
        following += 1
    return following


def previous_prime(number):
    """The last prime below a number; None below 3."""
    return next((before for before in range(math.ceil(number) - 1, 1, -1) if _is_prime_number(before)), None)


def nth_prime(n):
    """The n-th prime, 2 for n = 1."""
    return first_primes(n)[-1] if n >= 1 else None


def first_primes(count):
    """The first so many primes."""
    primes = []
    while len(primes) < count:
        primes.append(next_prime(primes[-1] if primes else 1))
    return primes


def primes_between(first, last):
    """Primes from one number to another, both included."""
    return [number for number in range(first, last + 1) if _is_prime_number(number)]


def count_primes_between(first, last):
    return len(primes_between(first, last))


def count_primes_below(number):
    """How many primes lie below a number."""
    return count_primes_between(2, number - 1)


def primes_of_list(numbers):
    """Primes of a list, in its order."""
    return [number for number in numbers if _is_prime_number(number)]


def sum_of_primes(limit):
    return sum(primes_between(2, limit))


def twin_primes(limit=100):
    """Pairs of primes whose difference is 2, both up to the limit."""
    return [[prime, prime + 2] for prime in primes_between(2, limit - 2) if _is_prime_number(prime + 2)]


def goldbach_pair(number):
    """The first two primes, the smaller as small as possible, with the sum; None where there are none."""
    return next(iter(goldbach_pairs(number)), None)


def goldbach_pairs(number):
    """All pairs of primes with the sum, the smaller number first."""
    return [[prime, number - prime] for prime in primes_between(2, number // 2) if _is_prime_number(number - prime)]


def _proper_sum(number):
    return sum_of_divisors(number) - number


def are_amicable(a, b):
    """Whether each is the sum of the proper divisors of the other."""
    return a != b and a > 0 and b > 0 and _proper_sum(a) == b and _proper_sum(b) == a


def amicable_pairs(limit=1000):
    """Pairs of amicable numbers up to the limit, the smaller first."""
    pairs = [[a, _proper_sum(a)] for a in range(1, limit + 1)]
    return [[a, b] for a, b in pairs if a < b <= limit and _proper_sum(b) == a]


def is_semiprime(number):
    """Whether it is the product of two primes."""
    return sum(count for _, count in factor_pairs(number)) == 2


def gcd_of_list(numbers):
    """The greatest common divisor of a list; 0 for an empty one."""
    return math.gcd(*numbers)


def lcm_of_list(numbers):
    """The least common multiple of a list; 1 for an empty one, 0 where it holds 0."""
    return math.lcm(*numbers)


def common_divisors(numbers):
    """Divisors that all numbers of a list have, in rising order."""
    greatest = gcd_of_list(numbers)
    return [number for number in range(1, greatest + 1) if greatest % number == 0]
