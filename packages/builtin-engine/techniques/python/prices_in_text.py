"""
title: Prices in a text: find, add, highest, read amounts, cents
when: Prices such as $12.50 or 9,99 € stand in a text and have to be found, added or compared, or a price text read as a number or in cents.
words: price, prices in text, extract prices, total of prices, dollar amounts, parse price, parse money, currency, euro, cents, to cents, amount from text, sum of amounts, highest price, receipt text, remove currency symbol, spent
param SYMBOL: "$" — sign of the currency before an amount
param PLACES: 2 — decimals of a sum, halves up
"""

import math
import re

SYMBOL = "$"
PLACES = 2


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


def prices_in(text, symbol=SYMBOL):
    """Amounts that follow the sign, in their order: "$1,200.50 and $3" -> [1200.5, 3]."""
    found = re.findall(rf"{re.escape(symbol)}\s?([0-9][0-9,]*(?:\.[0-9]+)?)", text)
    return [float(amount.replace(",", "")) for amount in found]


def sum_of_prices_in(text, symbol=SYMBOL, places=PLACES):
    total = 0
    for price in prices_in(text, symbol):
        total += price
    return _rounded(total, places)


def highest_price_in(text, symbol=SYMBOL):
    """None of none."""
    return max(prices_in(text, symbol), default=None)


def lowest_price_in(text, symbol=SYMBOL):
    """None of none."""
    return min(prices_in(text, symbol), default=None)


def parse_price(text):
    """A number of "$1,234.50", "1.234,50 €" or "(5.00)"; None of no amount. One or two last digits are decimals."""
    digits = re.sub(r"\A[.,]+(?=[0-9]{3})|[.,]+\Z", "", re.sub("[^0-9.,]", "", text))
    if not re.search("[0-9]", digits):
        return None
    match = re.fullmatch(r"(.*?)(?:[.,]([0-9]{1,2}))?", digits)
    whole = re.sub("[.,]", "", match[1]) or "0"
    amount = float(f"{whole}.{match[2] or '0'}")
    is_negative = re.match(r"\s*[^0-9]*-", text) or re.fullmatch(r"\s*\(.*\)\s*", text)
    return -amount if is_negative and amount > 0 else amount


def to_cents(price):
    """Whole cents of a price text or a number."""
    amount = (parse_price(price) or 0) if isinstance(price, str) else price
    return int(_rounded(amount * 100, 0))


def cents_to_price(cents, symbol=SYMBOL):
    """ "$12.50" of 1250 cents."""
    return f"{'-' if cents < 0 else ''}{symbol}{_fixed(abs(cents) / 100, 2)}"


def as_price(amount, symbol=SYMBOL, places=PLACES):
    """ "$12.50" of 12.5; the sign of a negative amount stands before the symbol."""
    return f"{'-' if amount < 0 else ''}{symbol}{_fixed(abs(amount), places)}"


def as_price_behind(amount, symbol="€", places=PLACES, point="."):
    """ "12.50 €" of 12.5: the symbol behind the amount."""
    return f"{_fixed(amount, places).replace('.', point)} {symbol}"


def sum_of_price_texts(prices, places=PLACES):
    """Prices of a list of texts added."""
    total = 0
    for price in prices:
        total += parse_price(price) or 0
    return _rounded(total, places)
