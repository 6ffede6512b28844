"""
title: Change in coins and notes
when: The change for a payment has to be given in coins and notes, as a list or as counts, or coins have to be counted up.
words: change, cash, cash register, till, coins, notes, bills, banknotes, denominations, paid, give change, change due, quarters, dimes, nickels, pennies, count coins, atm, withdraw, vending machine
param COINS: [50, 20, 10, 5, 2, 1] — values of coins and notes
param NAMES: ["quarters", "dimes", "nickels", "pennies"] — coins of 25, 10, 5 and 1 cents
"""

import math

COINS = [50, 20, 10, 5, 2, 1]
NAMES = ["quarters", "dimes", "nickels", "pennies"]


def _cents(amount):
    return math.floor(amount * 100 + 0.5 + 1e-7)


def _money(cents):
    return cents // 100 if cents % 100 == 0 else cents / 100


def change_due(price, paid):
    """What is to give back, to the cent; negative where too little was paid."""
    return _money(_cents(paid - price))


def _counted(amount, coins):
    """Pairs of coin and number, the largest coin first, as a person at a till counts them."""
    rest = _cents(amount)
    pairs = []
    for coin in sorted(coins, reverse=True):
        count = max(0, rest // _cents(coin))
        rest -= count * _cents(coin)
        pairs.append([coin, count])
    return pairs


def change_list(amount, coins=COINS):
    """Each coin or note of an amount, the largest first: 37 gives [20, 10, 5, 2]."""
    return [coin for coin, count in _counted(amount, coins) for _ in range(count)]


def change_counts(amount, coins=COINS):
    """How many of each, without those that are not used: { "20": 1, "5": 2 }."""
    return {str(coin): count for coin, count in _counted(amount, coins) if count > 0}


def change_pairs(amount, coins=COINS):
    """[coin, number] of those that are used."""
    return [[coin, count] for coin, count in _counted(amount, coins) if count > 0]


def change_numbers(amount, coins=COINS):
    """How many of each coin, also 0, the largest first."""
    return [count for _, count in _counted(amount, coins)]


def count_change(amount, coins=COINS):
    """How many coins and notes the till gives."""
    return len(change_list(amount, coins))


def give_change(price, paid, coins=COINS):
    """The coins for what was paid above the price; an empty list where it was not enough."""
    return change_list(change_due(price, paid), coins)


_american = [25, 10, 5, 1]


def american_coins(amount_in_cents, names=NAMES):
    """American coins of so many cents: { quarters, dimes, nickels, pennies }."""
    return dict(zip(names, change_numbers(amount_in_cents, _american)))


def coins_value(counts):
    """What { coin: number } comes to."""
    return _money(sum(_cents(float(coin)) * count for coin, count in counts.items()))


def american_coins_value(quarters, dimes=0, nickels=0, pennies=0):
    """What quarters, dimes, nickels and pennies come to, in dollars."""
    return _money(quarters * 25 + dimes * 10 + nickels * 5 + pennies)


def give_change_or_not(price, paid, otherwise=None, coins=COINS):
    """As give_change, or another answer where too little was paid."""
    return otherwise if paid < price else give_change(price, paid, coins)


def change_list_of_cents(amount):
    """As change_list with coins and notes of 100 down to 1 cent: 0.41 gives [0.2, 0.2, 0.01]."""
    return change_list(amount, [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01])


def american_coins_of_dollars(dollars, names=NAMES):
    """American coins of an amount in dollars, given as a number such as 0.41."""
    return american_coins(_cents(dollars), names)
