"""
title: Percentages: part, change, discount, tax, tip
when: A percentage of a number, the percentage that a part is, a percentage change, a discount, a tax or a tip has to be worked out.
words: percent, percentage, percent of, percentage change, increase, decrease, discount, sale price, tax, vat, sales tax, tip, markup, margin, split the bill
param PLACES: None — decimals of the answer, halves up; without a number nothing is rounded
"""

import math

PLACES = None


def _rounded(number, places):
    return number if places is None else math.floor(number * 10**places + 0.5) / 10**places


def percent_of(percent, number, places=PLACES):
    """So many percent of a number: 20 of 50 is 10."""
    return _rounded(percent * number / 100, places)


def percentage(part, whole, places=PLACES):
    """How many percent the part is of the whole; 0 of a whole of 0."""
    return 0 if whole == 0 else _rounded(part * 100 / whole, places)


def percent_change(before, after, places=PLACES):
    """By how many percent a number has grown; negative where it has become less."""
    return percentage(after - before, abs(before), places)


def apply_discount(price, percent, places=PLACES):
    return _rounded(price - price * percent / 100, places)


def discount_amount(price, percent, places=PLACES):
    return percent_of(percent, price, places)


def price_before_discount(price, percent, places=PLACES):
    """The price from which a discount led to this one."""
    return _rounded(price * 100 / (100 - percent), places)


def add_percent(price, percent, places=PLACES):
    """Price with tax, or anything else that goes up by a percentage."""
    return _rounded(price + price * percent / 100, places)


def tax_amount(price, percent, places=PLACES):
    return percent_of(percent, price, places)


def price_before_tax(price, percent, places=PLACES):
    """Price without the tax that it holds."""
    return _rounded(price * 100 / (100 + percent), places)


def tip_amount(bill, percent, places=PLACES):
    return percent_of(percent, bill, places)


def split_bill(bill, percent, people, places=PLACES):
    """What each person pays of a bill with the tip."""
    return _rounded(add_percent(bill, percent) / people, places)


def markup_percent(cost, price, places=PLACES):
    """The gain as a percentage of the cost."""
    return percent_change(cost, price, places)


def percentage_as_one(part, whole, places=0):
    """How many percent a part is, as a text with the sign: "25%", with so many decimals, halves up."""
    number = percentage(part, whole, places)
    return f"{int(number) if number == int(number) else number}%"


def percent_change_as_it_is(before, after, places=PLACES):
    """By how many percent a number has grown, by the plain rule: the change divided by what was before, with its sign."""
    return percentage(after - before, before, places)


def percent_change_without(before, after, places=PLACES):
    """How far two numbers differ in percent of the first, without a sign."""
    return abs(percent_change(before, after, places))


def percentage_difference(a, b, places=PLACES):
    """How far two numbers differ in percent of their mean."""
    return percentage(abs(a - b), abs(a + b) / 2, places)


def split_bill_without(bill, people, places=PLACES):
    """What each person pays of a bill without a tip."""
    return split_bill(bill, 0, people, places)
