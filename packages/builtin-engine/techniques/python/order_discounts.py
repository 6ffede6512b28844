"""
title: Discounts: from an amount, for many, buy 2 get 1, coupons
when: A price goes down by a discount from an amount or a quantity on, by an offer such as buy two get one free, or by a coupon.
words: discount, buy 2 get 1, buy two get one free, bogo, three for two, 3 for 2, free item, coupon, voucher, coupon code, promo code, quantity discount, bulk discount, threshold, orders over, spend, percent off, money off, cheapest free, happy hour, members
param BUY: 2 — items to pay of each set
param FREE: 1 — free items of each set
param INCLUSIVE: True — whether the amount itself is enough
"""

import math

BUY = 2
FREE = 1
INCLUSIVE = True


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def _less(amount, percent):
    return _cents(amount - amount * percent / 100)


def discount_from(total, threshold, percent, inclusive=INCLUSIVE):
    """What is to pay when a total that reaches the amount gets a discount."""
    reached = total >= threshold if inclusive else total > threshold
    return _less(total, percent) if reached else _cents(total)


def cart_discount(prices, threshold, percent, inclusive=INCLUSIVE):
    """As discount_from, of the sum of prices."""
    return discount_from(sum(prices), threshold, percent, inclusive)


def quantity_discount(price, quantity, least, percent):
    """Price times quantity, with a discount from a quantity on."""
    return discount_from(price * quantity, 0 if quantity >= least else math.inf, percent)


def amount_off(total, off=10, threshold=0):
    """A fixed amount off a total that reaches the threshold, never below 0."""
    return _cents(max(0, total - off) if total >= threshold else total)


def tiered_discount(total, tiers):
    """Pairs of amount and percent, in any order: the highest amount that the total reaches counts."""
    reached = sorted((tier for tier in tiers if total >= tier[0]), key=lambda tier: -tier[0])
    return _less(total, reached[0][1] if reached else 0)


def stacked_discounts(price, percents):
    """The discounts one after the other: 20 and 10 percent make 28."""
    for percent in percents:
        price *= 1 - percent / 100
    return _cents(price)


def paid_items(quantity, buy=BUY, free=FREE):
    """Buy so many, get so many free: how many are paid."""
    sets, rest = divmod(quantity, buy + free)
    return sets * buy + min(rest, buy)


def buy_get_free(quantity, price, buy=BUY, free=FREE):
    """The price of so many under such an offer."""
    return _cents(paid_items(quantity, buy, free) * price)


def cheapest_free(prices, set_size=3):
    """Of every so many items, the dearest first, the cheapest is free: 3 for 2."""
    order = sorted(prices, reverse=True)
    return _cents(sum(price for i, price in enumerate(order) if i % set_size != set_size - 1))


def one_cheapest_free(prices, least):
    """Of the whole list the one cheapest item is free where there are at least so many."""
    return _cents(sum(prices) - (min(prices) if len(prices) >= least else 0))


def multi_buy(quantity, price, set_size, set_price):
    """So many for one price, the rest at the price of one: 3 for 5."""
    sets, rest = divmod(quantity, set_size)
    return _cents(sets * set_price + rest * price)


def apply_coupon(total, code, coupons):
    """Coupons as { code: percent }; an unknown code changes nothing."""
    return _less(total, coupons.get(code, 0))


def discount_from_over(total, threshold, percent):
    """The discount is given only for a total of more than the amount: over it, not on it."""
    return discount_from(total, threshold, percent, False)


def quantity_discount_over(price, quantity, limit, percent):
    """Price times quantity, with a discount for more than so many: exactly so many get none."""
    return quantity_discount(price, quantity, quantity if quantity > limit else quantity + 1, percent)


def amount_off_over(total, off=10, threshold=0):
    """A fixed amount off a total of more than the threshold, never below 0."""
    return _cents(max(0, total - off) if total > threshold else total)


def tiered_discount_over(total, tiers):
    """Pairs of amount and percent, in any order: the highest amount that the total is above counts; on it the lower one."""
    passed = [tier for tier in tiers if total > tier[0]]
    return _less(total, max(passed, key=lambda tier: tier[0])[1] if passed else 0)


def stacked_discounts_of_one(price, percents):
    """The discounts of the original price added: 20 and 10 percent make 30."""
    return max(0, _less(price, sum(percents)))
