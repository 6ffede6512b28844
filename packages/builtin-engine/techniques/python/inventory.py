"""
title: Inventory and stock: add, remove, low stock, restock, stock value
when: A stock of items with quantities has to be changed by deliveries and sales, or looked through for what is low, out of stock or worth how much.
words: inventory, stock, warehouse, add item, remove item, low stock, out of stock, restock, reorder, quantity on hand, sales, deliveries, stock value, shop, pantry, enough in stock, backpack, items
param AMOUNT: 1 — how many pieces are added or taken
param LIMIT: 5 — number below which the stock is low
param DROP_EMPTY: False — whether an item of which nothing is left is taken off the list
"""

import math

AMOUNT = 1
LIMIT = 5
DROP_EMPTY = False


def add_stock(stock, item, amount=AMOUNT):
    return {**stock, item: stock.get(item, 0) + amount}


def remove_stock(stock, item, amount=AMOUNT, drop_empty=DROP_EMPTY):
    """Takes as many as there are, but never more: nothing falls below 0, an unknown item changes nothing."""
    if item not in stock:
        return dict(stock)
    left = max(0, stock[item] - amount)
    if drop_empty and left == 0:
        return {name: count for name, count in stock.items() if name != item}
    return {**stock, item: left}


def sell_if_enough(stock, item, amount=AMOUNT):
    """Changes the stock only if there is enough."""
    return {**stock, item: stock.get(item, 0) - amount} if stock.get(item, 0) >= amount else dict(stock)


def add_deliveries(stock, deliveries):
    """All deliveries added: a list of names, of [name, amount], or an object."""
    stock = dict(stock)
    for item, amount in _changes_of(deliveries):
        stock = add_stock(stock, item, amount)
    return stock


def apply_sales(stock, sales, drop_empty=DROP_EMPTY):
    """All sales taken off, nothing below 0."""
    stock = dict(stock)
    for item, amount in _changes_of(sales):
        stock = remove_stock(stock, item, amount, drop_empty)
    return stock


def _changes_of(changes):
    if isinstance(changes, dict):
        return list(changes.items())
    return [one if isinstance(one, list) else [one, 1] for one in changes]


def low_stock(stock, limit=LIMIT, inclusive=False):
    """Names of the items of which there are fewer than the limit, or just as many where that counts."""
    return [item for item, count in stock.items() if count < limit or (inclusive and count == limit)]


def out_of_stock(stock):
    return [item for item, count in stock.items() if count <= 0]


def reorder_amounts(stock, wanted):
    """What has to be ordered to reach the wanted quantities; items with enough are left out."""
    lacking = {item: amount - stock.get(item, 0) for item, amount in wanted.items()}
    return {item: amount for item, amount in lacking.items() if amount > 0}


def can_fulfil(stock, order):
    """Whether the stock has everything of an order."""
    return not reorder_amounts(stock, order)


def stock_value(stock, prices):
    """The sum of quantity times price; an item without a price is worth 0."""
    value = 0
    for item, count in stock.items():
        value += count * prices.get(item, 0)
    return math.floor(value * 100 + 1e-7 + 0.5) / 100


def remove_stock_of(stock, item, amount=AMOUNT):
    """As remove_stock where the quantity may fall below 0, an unknown item as well."""
    return {**stock, item: stock.get(item, 0) - amount}


def apply_sales_if_enough(stock, sales):
    """As apply_sales where a sale of more than there is changes nothing."""
    stock = dict(stock)
    for item, amount in _changes_of(sales):
        stock = sell_if_enough(stock, item, amount)
    return stock


def stock_up_to(stock, limit=LIMIT, fewest_first=False):
    """Names of the items of which there are at most so many, the fewest first or in their order."""
    items = low_stock(stock, limit, True)
    return sorted(items, key=lambda item: stock[item]) if fewest_first else items
