"""
title: Shipping cost: flat, free from an amount, by weight
when: The shipping or delivery fee of an order has to be worked out, flat, by weight or free from an amount, alone or added to the total.
words: shipping, shipping cost, delivery, delivery fee, postage, free shipping, free delivery, flat rate, order total, by weight, parcel, package, per kg, express, cart, checkout, basket
param FREE_FROM: 50 — total from which shipping is free
param FEE: 4.99 — flat fee below it
param BASE: 5 — fee for the first kilogram or the first item
param PER_UNIT: 1.5 — price of each further kilogram or item
param INCLUDED: 1 — kilograms or items that the base fee holds
"""

import math

FREE_FROM = 50
FEE = 4.99
BASE = 5
PER_UNIT = 1.5
INCLUDED = 1


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def shipping_fee(total, free_from=FREE_FROM, fee=FEE):
    """The fee of an order: nothing from the amount on."""
    return 0 if total >= free_from else fee


def shipping_fee_above(total, free_above=FREE_FROM, fee=FEE):
    """As shipping_fee, but the order has to be above the amount."""
    return 0 if total > free_above else fee


def total_with_shipping(total, free_from=FREE_FROM, fee=FEE):
    """The order with its shipping."""
    return _cents(total + shipping_fee(total, free_from, fee))


def total_with_shipping_above(total, free_above=FREE_FROM, fee=FEE):
    """As total_with_shipping, but the order has to be above the amount to ship free."""
    return _cents(total + shipping_fee_above(total, free_above, fee))


def cart_with_shipping(prices, free_from, fee):
    """The sum of the prices with shipping; an empty cart costs nothing."""
    return total_with_shipping(sum(prices), free_from, fee) if prices else 0


def missing_to_free_shipping(total, free_from=FREE_FROM):
    """How much is missing to ship free."""
    return _cents(max(0, free_from - total))


def shipping_by_weight(weight, base=BASE, per_unit=PER_UNIT, included=INCLUDED):
    """A base fee, and a price for each started unit beyond those that it holds: kilograms, items."""
    return _cents(base + max(0, math.ceil(weight - included)) * per_unit)


def shipping_by_exact_weight(weight, base=BASE, per_unit=PER_UNIT, included=0):
    """As shipping_by_weight, parts of a unit paid as parts."""
    return _cents(base + max(0, weight - included) * per_unit)


def shipping_by_table(weight, table):
    """A table of largest weight and price, [[1, 3.9], [5, 5.9]], None for any weight; None where the parcel is too heavy."""
    return next((price for limit, price in table if limit is None or weight <= limit), None)


def shipping_fee_over(total, free_over=FREE_FROM, fee=FEE):
    """Free only for an order of more than the amount: over it, not on it."""
    return shipping_fee_above(total, free_over, fee)


def total_with_shipping_over(total, free_over=FREE_FROM, fee=FEE):
    """The order with its shipping, which is free only over the amount, not on it."""
    return total_with_shipping_above(total, free_over, fee)
