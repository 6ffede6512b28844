"""
title: Simple and compound interest, savings, loan payments
when: The interest on a sum of money, its value after years, the years until it is enough, or the monthly payment of a loan is wanted.
words: interest, simple interest, compound interest, principal, rate, years, savings, investment, growth, loan payment, mortgage, monthly payment, future value, double
param PLACES: 2 — decimals of the answer, halves up
param PER_YEAR: 1 — how often a year the interest is added
"""

import math

PLACES = 2
PER_YEAR = 1


def _rounded(number, places):
    return math.floor(number * 10**places + 0.5) / 10**places


def _grown(factor, steps):
    """A product for each whole step, the same in every language; powers in between are left to the engine."""
    if steps % 1 != 0:
        return factor**steps
    growth = 1
    for _ in range(int(steps)):
        growth *= factor
    return growth


def simple_interest(principal, rate, years, places=PLACES):
    """The interest alone; the rate in percent a year."""
    return _rounded(principal * rate * years / 100, places)


def simple_amount(principal, rate, years, places=PLACES):
    """Principal and simple interest."""
    return _rounded(principal + principal * rate * years / 100, places)


def compound_amount(principal, rate, years, per_year=PER_YEAR, places=PLACES):
    """Principal and compound interest; the rate in percent a year."""
    return _rounded(principal * _grown(1 + rate / 100 / per_year, years * per_year), places)


def compound_interest(principal, rate, years, per_year=PER_YEAR, places=PLACES):
    """The compound interest alone."""
    return _rounded(principal * _grown(1 + rate / 100 / per_year, years * per_year) - principal, places)


def years_to_reach(principal, rate, goal):
    """Full years until a sum has grown to the goal; -1 when it never does."""
    if principal >= goal:
        return 0
    if rate <= 0 or principal <= 0:
        return -1
    amount, years = principal, 0
    while amount < goal:
        amount *= 1 + rate / 100
        years += 1
    return years


def monthly_payment(loan, rate, years, places=PLACES):
    """The same payment each month that pays a loan back."""
    monthly, months = rate / 100 / 12, years * 12
    if monthly == 0:
        return _rounded(loan / months, places)
    return _rounded(loan * monthly / (1 - 1 / _grown(1 + monthly, months)), places)


def simple_interest_by_part(principal, rate, years, places=PLACES):
    """As simple_interest with the rate as a part of 1: 0.05 for five percent."""
    return simple_interest(principal, rate * 100, years, places)


def simple_amount_by_part(principal, rate, years, places=PLACES):
    """As simple_amount with the rate as a part of 1."""
    return simple_amount(principal, rate * 100, years, places)


def compound_amount_by_part(principal, rate, years, per_year=PER_YEAR, places=PLACES):
    """As compound_amount with the rate as a part of 1: 0.05 for five percent."""
    return _rounded(principal * _grown(1 + rate / per_year, years * per_year), places)


def compound_interest_by_part(principal, rate, years, per_year=PER_YEAR, places=PLACES):
    """As compound_interest with the rate as a part of 1."""
    return _rounded(principal * _grown(1 + rate / per_year, years * per_year) - principal, places)


def balances_by_year(principal, rate, years, round_each_year=False):
    """The amount after each year, compound; every one rounded before the next year, or only when it is shown."""
    amount, found = principal, []
    for _ in range(years):
        amount *= 1 + rate / 100
        if round_each_year:
            amount = _rounded(amount, PLACES)
        found.append(_rounded(amount, PLACES))
    return found


def years_to_reach_over(principal, rate, goal):
    """As years_to_reach where the sum has to be above the goal."""
    if principal > goal:
        return 0
    if rate <= 0 or principal <= 0:
        return -1
    amount, years = principal, 0
    while amount <= goal:
        amount *= 1 + rate / 100
        years += 1
    return years
