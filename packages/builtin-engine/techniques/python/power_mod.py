"""
title: Modular exponentiation and modular inverse
when: A power has to be taken modulo a number, a modular inverse found, coprime numbers tested, or congruences solved.
words: modular exponentiation, power mod, modpow, fast power, modular inverse, modulo, extended euclid, bezout, coprime, euler totient, chinese remainder
param MODULUS: 1000000007 — number by which is divided
"""

MODULUS = 1000000007


def power_mod(base, exponent, modulus=MODULUS):
    """Never negative; the exponent is an integer from 0 up."""
    if exponent < 0:
        raise ValueError("negative exponent")
    return pow(base, exponent, modulus)


def extended_gcd(a, b):
    """[g, x, y] with a * x + b * y = g, the greatest common divisor of two integers from 0 up."""
    if b == 0:
        return [a, 1, 0]
    g, x, y = extended_gcd(b, a % b)
    return [g, y, x - a // b * y]


def modular_inverse(number, modulus=MODULUS):
    """The number from 0 to m - 1 that gives 1 when multiplied; None when there is none."""
    g, x, _ = extended_gcd(number % modulus, modulus)
    return x % modulus if g == 1 else None


def positive_mod(number, modulus=MODULUS):
    """The remainder from 0 to m - 1, of negative numbers too."""
    return number % modulus


def are_coprime(a, b):
    return extended_gcd(abs(a), abs(b))[0] == 1


def totient(n):
    """How many numbers from 1 to n are coprime to n."""
    return sum(1 for i in range(1, n + 1) if are_coprime(i, n))


def chinese_remainder(remainders, moduli):
    """The smallest number from 0 up with these remainders; None when there is none."""
    result, step = 0, 1
    for remainder, modulus in zip(remainders, moduli):
        tried = (result + k * step for k in range(modulus))
        result = next((n for n in tried if n % modulus == remainder % modulus), None)
        if result is None:
            return None
        step = step // extended_gcd(step, modulus)[0] * modulus
    return result
