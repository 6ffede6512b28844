"""
title: Unit price: which offer is cheaper
when: The price of one unit, a hundred grams or a kilogram is wanted, or which of several packs is the best value.
words: unit price, price per unit, price per kilo, per hundred grams, per kg, per liter, per ounce, best value, best deal, best buy, cheaper, better deal, compare prices, offers, pack, packs, supermarket, pizza price per area
param PER: 1 — amount that the price is given for, such as 100 grams
param PLACES: 2 — decimals of the answer
"""

import math

PER = 1
PLACES = 2


def _rounded(number, places):
    result = math.floor(number * 10**places + 0.5 + 1e-7) / 10**places
    return int(result) if result.is_integer() else result


def unit_price(price, amount, per=PER, places=PLACES):
    """The price of one unit, or of so many."""
    return _rounded(price / amount * per, places)


def price_per_kilo(price, grams, places=PLACES):
    """The price of a kilogram of what has so many grams, or of a litre of what has so many millilitres."""
    return unit_price(price, grams, 1000, places)


def price_per_hundred(price, grams, places=PLACES):
    """The price of 100 grams or millilitres."""
    return unit_price(price, grams, 100, places)


def cheaper_offer(price1, amount1, price2, amount2):
    """Which of two packs costs less for the same amount."""
    difference = price1 * amount2 - price2 * amount1
    if abs(difference) < 1e-9:
        return "same"
    return "first" if difference < 0 else "second"


def best_offer_index(offers):
    """The place of the best of [price, amount], counted from 0; the first of equal ones, -1 for none."""
    each = [price / amount for price, amount in offers]
    return each.index(min(each)) if each else -1


def best_offer_name(offers):
    """The name of the best of [name, price, amount]; None for none."""
    best = best_offer_index([[price, amount] for _, price, amount in offers])
    return None if best < 0 else offers[best][0]


def price_per_area(price, diameter, places=PLACES):
    """The price of a square centimetre of a round pizza, from its diameter."""
    return _rounded(price / (math.pi * (diameter / 2) ** 2), places)
