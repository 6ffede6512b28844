"""
title: Prices from a price list: total of a basket, receipt, cheapest shop
when: A basket or an order of item names, or of names with quantities, has to be priced by a price list or menu, or written as a receipt.
words: price list, menu, basket, shopping list, groceries, total price, dictionary of prices, cafe order, restaurant bill, receipt lines, unknown item, ordered items, afford, change, budget, how many can be bought
param UNKNOWN: 0 — price of an item that the list lacks
param PLACES: 2 — decimals of an amount, halves up
param SYMBOL: "$" — sign before an amount
"""

import math

UNKNOWN = 0
PLACES = 2
SYMBOL = "$"


def _rounded(number, places):
    """Halves away from zero; a hair is added, since 1.005 is stored as a little less."""
    if places is None:
        return number
    size = math.floor(abs(number) * 10**places + 0.5 + 1e-9) / 10**places
    return 0 - size if number < 0 else size


def _fixed(number, places):
    """With exactly so many decimals, halves away from zero."""
    digits = str(math.floor(abs(number) * 10**places + 0.5 + 1e-9)).zfill(places + 1)
    whole = digits[: len(digits) - places]
    sign = "-" if number < 0 and digits.strip("0") else ""
    return sign + whole + (f".{digits[len(digits) - places :]}" if places > 0 else "")


def _plain(value):
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _quantities(basket):
    """Names count once for each time that they stand there."""
    if isinstance(basket, dict):
        return list(basket.items())
    counts = {}
    for name in basket:
        counts[name] = counts.get(name, 0) + 1
    return list(counts.items())


def basket_total(prices, basket, unknown=UNKNOWN, places=PLACES):
    """The price of a basket: a list of names, or an object of names and quantities."""
    total = 0
    for name, count in _quantities(basket):
        total += prices.get(name, unknown) * count
    return _rounded(total, places)


def unknown_items(prices, basket):
    """Names of a basket that the list lacks, each once."""
    return [name for name, _ in _quantities(basket) if name not in prices]


def receipt_lines(prices, basket, symbol=SYMBOL, places=PLACES):
    """Lines such as "2 x tea: $5.00", then the total."""
    lines = [
        f"{_plain(count)} x {name}: {symbol}{_fixed(prices.get(name, UNKNOWN) * count, places)}"
        for name, count in _quantities(basket)
    ]
    return [*lines, f"Total: {symbol}{_fixed(basket_total(prices, basket, UNKNOWN, places), places)}"]


def change_for_basket(prices, basket, paid, places=PLACES):
    """What is given back; a negative number is what lacks."""
    return _rounded(paid - basket_total(prices, basket, UNKNOWN, None), places)


def can_afford_basket(prices, basket, money):
    """Whether the money is enough."""
    return change_for_basket(prices, basket, money) >= 0


def affordable_items(prices, money):
    """Names of the items that cost no more than the money, in the order of the list."""
    return [name for name, price in prices.items() if price <= money]
