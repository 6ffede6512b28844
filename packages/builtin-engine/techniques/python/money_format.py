"""
title: Format an amount in integer cents
when: Money has to be shown with thousands separators and a sign, without floating-point errors.
words: money, currency, cents, format, thousands separator, price, amount, dollars
param SYMBOL: "$" — what stands before the amount
param DECIMALS: 2 — digits of the small unit; 0 where there is none
param GROUP: "," — what parts the thousands
param POINT: "." — what parts the small unit
"""

SYMBOL = "$"
DECIMALS = 2
GROUP = ","
POINT = "."


def format_money(cents, symbol=SYMBOL, decimals=DECIMALS, group=GROUP, point=POINT):
    if not isinstance(cents, int):
        raise ValueError("cents have to be an integer")
    whole, small = divmod(abs(cents), 10**decimals)
    grouped = f"{whole:,}".replace(",", group)
    rest = f"{point}{small:0{decimals}d}" if decimals > 0 else ""
    return ("-" if cents < 0 else "") + symbol + grouped + rest
