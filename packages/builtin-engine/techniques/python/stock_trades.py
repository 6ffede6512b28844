"""
title: Trades: best days, many trades, profit with a fee
when: The best day to buy and to sell, or the profit of as many trades as wanted, is to be found in a list of prices.
words: stock, stocks, share, shares, buy and sell, best time to buy, best day, trade, trades, profit, max profit, prices, transactions, multiple transactions, trading fee, largest drop, drawdown, biggest gain, biggest rise
param FEE: 0 — what each trade costs
"""

import math

FEE = 0


def best_trade_days(prices):
    """[day to buy, day to sell], from 0, with the highest profit; None where no trade brings one."""
    best, low, days = 0, 0, None
    for day, price in enumerate(prices):
        if price < prices[low]:
            low = day
        if price - prices[low] > best:
            best, days = price - prices[low], [low, day]
    return days


def best_trade_prices(prices):
    """[price to buy, price to sell] of the best trade; None where no trade brings a profit."""
    days = best_trade_days(prices)
    return None if days is None else [prices[day] for day in days]


def best_trade_or_loss(prices):
    """The best profit of one trade, also where it is a loss; None for fewer than two prices."""
    return max((prices[i] - min(prices[:i]) for i in range(1, len(prices))), default=None)


def profit_of_many_trades(prices, fee=FEE):
    """The profit of as many trades as wanted, one after the other."""
    without, holding = 0, -math.inf
    for price in prices:
        without, holding = max(without, holding + price - fee), max(holding, without - price)
    return without


def profit_of_trades(prices, trades=2):
    """The profit of at most so many trades, one after the other."""
    without, holding = [0] * (trades + 1), [-math.inf] * (trades + 1)
    for price in prices:
        for trade in range(1, trades + 1):
            without[trade] = max(without[trade], holding[trade] + price)
            holding[trade] = max(holding[trade], without[trade - 1] - price)
    return without[trades]


def largest_drop(prices):
    """The largest fall from a price to a later one."""
    return max([0] + [max([0, *prices[:i]]) - price for i, price in enumerate(prices)])


def day_of_largest_rise(prices):
    """The day, from 0, with the largest rise from the day before; -1 where no price rises."""
    rises = [after - before for before, after in zip(prices, prices[1:])]
    most = max([0, *rises])
    return rises.index(most) + 1 if most > 0 else -1


def profit_of_shares(shares, bought, sold, fee=FEE):
    """The profit of shares: bought at one price, sold at another, less a fee."""
    profit = math.floor((shares * (sold - bought) - fee) * 100 + 0.5 + 1e-7) / 100
    return int(profit) if profit.is_integer() else profit
