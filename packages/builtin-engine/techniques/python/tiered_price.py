"""
title: Prices in tiers: first units at one rate, the rest at another
when: The first units cost one rate and those beyond a limit another, or a bill goes up in steps, with a base fee or without.
words: tiered price, tiers, electricity bill, water bill, gas bill, power bill, utility bill, units, kwh, rate, first units, above the limit, remaining units, step rate, slab, base fee, fixed charge, bulk price, volume price, wholesale, photocopies, data plan, phone bill, minutes included
param LIMIT: 100 — units at the first rate
param FIRST_RATE: 0.1 — price of each unit up to the limit
param REST_RATE: 0.2 — price of each unit beyond it
param BASE: 0 — fee that is paid in any case
"""

import math

LIMIT = 100
FIRST_RATE = 0.1
REST_RATE = 0.2
BASE = 0


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def tiered_price(units, limit=LIMIT, first_rate=FIRST_RATE, rest_rate=REST_RATE, base=BASE):
    """What the units cost when those up to a limit have one rate and the others another."""
    first = min(units, limit)
    return _cents(base + first * first_rate + (units - first) * rest_rate)


def plan_price(units, base=BASE, included=LIMIT, extra_rate=REST_RATE):
    """A base fee holds some units, each further unit costs extra: a phone plan with minutes included."""
    return _cents(base + max(0, units - included) * extra_rate)


def step_price(units, tiers, base=BASE):
    """Tiers as pairs of upper limit and rate, [[100, 0.1], [200, 0.15], [None, 0.2]]; each unit pays the rate of its own tier."""
    total, start = base, 0
    for limit, rate in tiers:
        end = units if limit is None else min(units, limit)
        total += max(0, end - start) * rate
        start = max(start, end)
    return _cents(total)


def step_price_by_size(units, tiers, base=BASE):
    """Tiers as pairs of size and rate: the first 100 units, the next 200 units, and None for all others."""
    limits, end = [], 0
    for size, rate in tiers:
        end += size or 0
        limits.append([None if size is None else end, rate])
    return step_price(units, limits, base)


def volume_price(quantity, tiers):
    """Tiers as pairs of smallest quantity and price; all units pay the price of the last tier that is reached."""
    reached = [price for least, price in tiers if quantity >= least]
    return _cents(quantity * max(0, *reached[-1:], 0))


def bulk_price(quantity, price, bulk_from, bulk_one):
    """All units have the lower price from a quantity on."""
    return _cents(quantity * (bulk_one if quantity >= bulk_from else price))


def bulk_price_over(quantity, price, limit, bulk_one):
    """All units have the lower price only for more than a quantity; exactly so many pay the full one."""
    return bulk_price(quantity, price, quantity if quantity > limit else quantity + 1, bulk_one)


def volume_price_over(quantity, tiers):
    """Tiers as pairs of quantity and price; the last tier that the quantity is above counts for all units; on it the one before."""
    passed = [price for start, price in tiers if quantity > start]
    return _cents(quantity * (passed[-1] if passed else 0))
