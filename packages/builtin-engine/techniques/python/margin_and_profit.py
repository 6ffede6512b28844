"""
title: Profit, margin, markup, break-even
when: The profit of a sale, its margin or markup, the price for a wanted margin, or the number of sales that cover fixed costs is wanted.
words: profit, loss, profit or loss, margin, profit margin, markup, cost price, selling price, break even, breakeven, fixed costs, revenue, gain, shopkeeper, sold for, bought for, reseller
param PERCENT: 50 — wanted margin or markup
param PLACES: 2 — decimals of the answer
"""

import math

PERCENT = 50
PLACES = 2


def _rounded(number, places):
    result = math.floor(number * 10**places + 0.5 + 1e-7) / 10**places
    return int(result) if result.is_integer() else result


def profit(cost, price, quantity=1):
    """What is earned by selling so many; negative for a loss."""
    return _rounded((price - cost) * quantity, PLACES)


def profit_or_loss(cost, price, gain="profit", loss="loss", even="no profit no loss"):
    if price == cost:
        return even
    return gain if price > cost else loss


def margin_percent(cost, price, places=PLACES):
    """The profit as a percentage of the price; 0 of a price of 0."""
    return 0 if price == 0 else _rounded((price - cost) * 100 / price, places)


def profit_percent(cost, price, places=PLACES):
    """The profit as a percentage of the cost, to so many decimals; 0 of a cost of 0."""
    return 0 if cost == 0 else _rounded((price - cost) * 100 / cost, places)


def price_for_margin(cost, percent=PERCENT):
    """The price of which the margin is so many percent."""
    return _rounded(cost * 100 / (100 - percent), PLACES)


def price_for_markup(cost, percent=PERCENT):
    """The cost with so many percent on top."""
    return _rounded(cost + cost * percent / 100, PLACES)


def break_even(fixed_costs, price, cost=0):
    """How many sales cover the fixed costs; None where each one loses money."""
    return None if price <= cost else math.ceil(fixed_costs / (price - cost) - 1e-9)


def total_profit(quantity, price, cost=0, fixed_costs=0):
    """Takings less costs: tickets, [price, cost of each], fixed costs."""
    return _rounded(quantity * (price - cost) - fixed_costs, PLACES)
