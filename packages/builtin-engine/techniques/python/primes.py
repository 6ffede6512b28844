"""
title: Primes: sieve, test and factors
when: Prime numbers up to a limit, a primality test or the prime factors of a number are asked for.
words: prime, sieve, eratosthenes, factorize, prime factors, divisor, number theory, count primes, composite number
param LIMIT: 100 — largest number that the sieve looks at
"""

LIMIT = 100


def primes_up_to(limit=LIMIT):
    composite = bytearray(max(0, limit) + 1)
    primes = []
    for n in range(2, limit + 1):
        if composite[n]:
            continue
        primes.append(n)
        # Smaller multiples were crossed out by smaller primes.
        for multiple in range(n * n, limit + 1, n):
            composite[multiple] = 1
    return primes


def prime_factors(number):
    """Prime factors in rising order, each as often as it divides; [] for 1."""
    if not isinstance(number, int) or number < 1:
        raise ValueError("not a positive integer")
    factors = []
    p = 2
    while p * p <= number:
        while number % p == 0:
            factors.append(p)
            number //= p
        p += 1 if p == 2 else 2
    return factors + [number] if number > 1 else factors


def is_prime(number):
    return number > 1 and len(prime_factors(number)) == 1


def primes_up_to_without_it(limit=LIMIT):
    """Primes below the limit, the limit itself left out."""
    return primes_up_to(limit - 1)


def prime_factors_only_one(number):
    """Prime factors in rising order, each once."""
    return list(dict.fromkeys(prime_factors(number)))


def count_primes(limit=LIMIT):
    """How many primes there are up to the limit, the limit included."""
    return len(primes_up_to(limit))


def count_primes_without_it(limit=LIMIT):
    """How many primes there are below the limit."""
    return len(primes_up_to(limit - 1))


def is_composite(number):
    """Whether the number has divisors besides 1 and itself; 0 and 1 have none."""
    return number > 1 and not is_prime(number)
