"""
title: Income tax by brackets
when: A tax has to be worked out in brackets, where each part of the income has its own rate, or with an allowance that is free.
words: tax, income tax, tax brackets, progressive tax, tax rate, bracket, allowance, tax free, effective rate, marginal rate, taxable income, after tax, net income
param INCLUSIVE: True — whether a limit itself belongs to the lower bracket
"""

import math

INCLUSIVE = True


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def bracket_tax(income, brackets):
    """Each part of the income is taxed by its own bracket; brackets are upper limits with percentages, the last one None: [[10000, 10], [None, 20]]."""
    tax = start = 0
    for limit, percent in brackets:
        end = income if limit is None else min(income, limit)
        tax += max(0, end - start) * percent / 100
        start = max(start, end)
    return _cents(tax)


def flat_bracket_tax(income, brackets):
    """The whole income is taxed by the bracket in which it lies; 0 beyond the last one."""
    return _cents(max(0, income) * marginal_rate(income, brackets) / 100)


def marginal_rate(income, brackets, inclusive=INCLUSIVE):
    """The percentage of the bracket in which the income lies."""

    def is_below(limit):
        return limit is None or income < limit or (inclusive and income == limit)

    return next((percent for limit, percent in brackets if is_below(limit)), 0)


def effective_rate(income, brackets):
    """The tax as a percentage of the income."""
    return 0 if income <= 0 else _cents(bracket_tax(income, brackets) * 100 / income)


def income_after_tax(income, brackets):
    return _cents(income - bracket_tax(income, brackets))


def tax_above_allowance(income, allowance, percent):
    """A percentage of what lies above the allowance."""
    return _cents(max(0, income - allowance) * percent / 100)


def net_above_allowance(income, allowance, percent):
    """What is left after tax_above_allowance."""
    return _cents(income - tax_above_allowance(income, allowance, percent))


def two_rate_tax(income, limit, lower, higher):
    """A lower percentage up to a limit, a higher one on what lies above it."""
    return _cents((min(income, limit) * lower + max(0, income - limit) * higher) / 100)
