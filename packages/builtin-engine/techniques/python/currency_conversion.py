"""
title: Currency conversion
when: An amount has to be changed into another currency by a rate, by a table of rates, with a fee or without.
words: currency, convert currency, exchange rate, dollars, euros, pounds, yen, usd, eur, gbp, foreign money, exchange, rates, conversion fee, travel money, to euros, to dollars
param RATE: 1.1 — units of the other currency for one
param FEE: 2 — percent that the exchange keeps
"""

import math

RATE = 1.1
FEE = 2


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def convert_currency(amount, rate=RATE):
    """The amount in the other currency, to the cent."""
    return _cents(amount * rate)


def convert_back(amount, rate=RATE):
    """Back from the other currency: divided by the rate."""
    return _cents(amount / rate)


def convert_with_fee(amount, rate=RATE, fee=FEE):
    """What is left after the exchange has kept its percentage."""
    return _cents(amount * rate * (1 - fee / 100))


def convert_after_fee(amount, rate=RATE, fixed_fee=FEE):
    """A fixed fee is taken off before the exchange."""
    return _cents(max(0, amount - fixed_fee) * rate)


def convert_by_rates(amount, source, target, rates):
    """By a table of what one unit of the base currency is in each: { EUR: 1, USD: 1.1, GBP: 0.85 }; None for one that is missing."""
    if source not in rates or target not in rates:
        return None
    return _cents(amount / rates[source] * rates[target])


def convert_by_worth(amount, source, target, worth):
    """By a table of what one unit of each is worth in the base currency: { EUR: 1, USD: 0.9 }; None for one that is missing."""
    if source not in worth or target not in worth:
        return None
    return _cents(amount * worth[source] / worth[target])


def wallet_worth(wallet, worth):
    """What { code: amount } comes to, by what one unit of each is worth."""
    return _cents(sum(amount * worth.get(code, 0) for code, amount in wallet.items()))


def convert_currency_to_whole(amount, rate=RATE, cut_off=False):
    """As convert_currency in whole units, rounded half up or cut off, as for yen."""
    return math.floor(amount * rate + (1e-9 if cut_off else 0.5 + 1e-9))


def convert_by_rates_or_not(amount, source, target, rates, otherwise=None):
    """As convert_by_rates, or another answer for a currency that is missing."""
    found = convert_by_rates(amount, source, target, rates)
    return otherwise if found is None else found
