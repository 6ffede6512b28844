"""
title: Order total: price times quantity, discount, tax, shipping
when: The total of a list of items with price and quantity is wanted, with a discount, tax, shipping or a discount above a limit.
words: order total, invoice total, cart total, shopping cart, price times quantity, line total, subtotal, receipt, bill, sum of prices, quantity, qty, sales tax, discount over, free shipping, bulk discount, grand total, checkout
param PERCENT: 10 — discount or tax in percent
param LIMIT: 100 — subtotal from which the discount is given, or shipping is free
param SHIPPING: 5 — price of the shipping
param PLACES: 2 — decimals of an amount, halves up
"""

import math
import re

PERCENT = 10
LIMIT = 100
SHIPPING = 5
PLACES = 2


def _rounded(number, places):
    """Halves away from zero; a hair is added, since 1.005 is stored as a little less."""
    if places is None:
        return number
    size = math.floor(abs(number) * 10**places + 0.5 + 1e-9) / 10**places
    return 0 - size if number < 0 else size


_AMOUNTS = ["quantity", "qty", "count", "amount", "units"]


def _is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _price_and_quantity(item):
    """Price and quantity by their names, else the first two numbers; without a quantity it is 1."""
    if _is_number(item):
        return item, 1
    cells = item.items() if isinstance(item, dict) else [(str(i), value) for i, value in enumerate(item)]
    numbers = [(key, value) for key, value in cells if _is_number(value) and key != "id"]
    price = next((one for one in numbers if re.search("price|cost", one[0], re.IGNORECASE)), None)
    price = price or next((one for one in numbers if one[0] not in _AMOUNTS), None)
    quantity = next((one for one in numbers if one[0] in _AMOUNTS), None)
    quantity = quantity or next((one for one in numbers if one is not price), None)
    return (price[1] if price else 0), (quantity[1] if quantity else 1)


def line_totals(items, places=PLACES):
    """Price times quantity of each item; items are objects, lists such as ["tea", 2.5, 3] or prices."""
    return [_rounded(price * quantity, places) for price, quantity in map(_price_and_quantity, items)]


def order_total(items, places=PLACES):
    """The sum of price times quantity."""
    total = 0
    for price, quantity in map(_price_and_quantity, items):
        total += price * quantity
    return _rounded(total, places)


def order_total_with_tax(items, percent=PERCENT, places=PLACES):
    return _rounded(order_total(items, None) * (1 + percent / 100), places)


def order_total_with_discount(items, percent=PERCENT, places=PLACES):
    return _rounded(order_total(items, None) * (1 - percent / 100), places)


def order_total_discount_over(items, limit=LIMIT, percent=PERCENT, inclusive=False, places=PLACES):
    """The discount is given where the subtotal is above the limit, or on it where it counts."""
    total = order_total(items, None)
    is_given = total > limit or (inclusive and total == limit)
    return _rounded(total * (1 - percent / 100) if is_given else total, places)


def order_total_discount_and_tax(items, discount=PERCENT, tax=PERCENT, places=PLACES):
    """First the discount, then the tax."""
    return _rounded(order_total(items, None) * (1 - discount / 100) * (1 + tax / 100), places)


def order_total_with_shipping(items, shipping=SHIPPING, limit=LIMIT, places=PLACES):
    """Shipping is added below the limit; from the limit on it is free."""
    total = order_total(items, None)
    return _rounded(total + shipping if total < limit else total, places)


def count_pieces(items):
    """How many pieces there are in all."""
    total = 0
    for item in items:
        total += _price_and_quantity(item)[1]
    return total
