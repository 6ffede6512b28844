"""
title: Baskets and orders by names and a price list
when: Names of items are given with a price list, and the total, what can be bought with some money, or what is unknown is wanted.
words: basket, cart, shopping cart, order, menu, price list, total of items, items and prices, restaurant, bill, cafe, can afford, afford, budget, cheapest items, how many can i buy, gift cards, unknown item, vending machine, shop
param MISSING: 0 — price of an item that is not in the list
param TAX: 0 — percent on top
"""

import math

MISSING = 0
TAX = 0


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def basket_total(names, prices, tax=TAX):
    """What a list of names costs; a name that comes twice is paid twice."""
    total = sum(prices.get(name, MISSING) for name in names)
    return _cents(total + total * tax / 100)


def order_total(quantities, prices, tax=TAX):
    """What { name: quantity } costs."""
    total = sum(prices.get(name, MISSING) * count for name, count in quantities.items())
    return _cents(total + total * tax / 100)


def order_lines(quantities, prices):
    """{ name: price times quantity } of an order."""
    return {name: _cents(prices.get(name, MISSING) * count) for name, count in quantities.items()}


def unknown_items(names, prices):
    """Names of a basket that the price list does not have, each once."""
    return [name for name in dict.fromkeys(names) if name not in prices]


def can_afford(money, names, prices):
    """Whether the money is enough for the names."""
    return money >= basket_total(names, prices)


def is_enough(money, prices):
    """Whether the money is enough for these prices."""
    return money + 1e-9 >= sum(prices)


def most_items(prices, money):
    """How many items can be bought at most: the cheapest first."""
    count = 0
    for price in sorted(prices):
        if price > money + 1e-9:
            break
        money -= price
        count += 1
    return count


def affordable_items(prices, money):
    """Names whose price is at most the money, in the order of the list."""
    return [name for name, price in prices.items() if price <= money]


def buy_in_order(names, prices, money):
    """Names, taken in order, as long as the money is enough for each; a dearer one is passed over."""
    bought = []
    for name in names:
        price = prices.get(name, MISSING)
        if price > money + 1e-9:
            continue
        money -= price
        bought.append(name)
    return bought


def best_pair_within(first, second, money):
    """The dearest pair of one of each list that the money is enough for; -1 where none is."""
    return max([a + b for a in first for b in second if a + b <= money], default=-1)


def vending_machine(name, money, prices):
    """What a vending machine says: the item with its change, or what is missing."""
    if name not in prices:
        return {"ok": False, "message": "unknown item"}
    change = _cents(money - prices[name])
    return {"ok": False, "message": "not enough money"} if change < 0 else {"ok": True, "change": change}


def basket_total_or_not(names, prices, otherwise=None):
    """What a list of names costs, or another answer where a name is not in the price list."""
    return otherwise if unknown_items(names, prices) else basket_total(names, prices)


def order_total_or_not(quantities, prices, otherwise=None):
    """What { name: quantity } costs, or another answer where a name is not in the price list."""
    return otherwise if unknown_items(list(quantities), prices) else order_total(quantities, prices)


def items_cheaper_than(prices, money, cheapest_first=False):
    """Names that are cheaper than the money, which is not reached, in the order of the list or the cheapest first."""
    names = [name for name, price in prices.items() if price < money]
    return sorted(names, key=lambda name: prices[name]) if cheapest_first else names


def buy_in_order_until(names, prices, money):
    """Names, taken in order, until the first that the money is not enough for."""
    bought = []
    for name in names:
        money -= prices.get(name, MISSING)
        if money < -1e-9:
            break
        bought.append(name)
    return bought
