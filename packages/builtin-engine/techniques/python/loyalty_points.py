"""
title: Loyalty points, member levels, stamp cards
when: Points for a purchase, the level of a member by points, what points are worth, or the free items of a stamp card are wanted.
words: loyalty points, reward points, bonus points, points per dollar, membership level, member tier, gold, silver, bronze, status, stamp card, free coffee, coffee card, rewards, frequent flyer, miles
param RATE: 1 — points for each whole unit of money
param BOUNDS: [0, 100, 500, 1000] — points from which a level is reached
param LEVELS: ["basic", "bronze", "silver", "gold"] — names of the levels
param STAMPS: 10 — items for one free one
"""

import math

RATE = 1
BOUNDS = [0, 100, 500, 1000]
LEVELS = ["basic", "bronze", "silver", "gold"]
STAMPS = 10


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def points_for(amount, rate=RATE):
    """Points for each whole unit of money that is spent."""
    return math.floor(max(0, amount) + 1e-9) * rate


def points_for_every(amount, step=10, points=RATE):
    """Points for each full step of money: 1 point for every 10."""
    return math.floor(max(0, amount) / step + 1e-9) * points


def points_above(amount, limit, rate, higher_rate):
    """More points above an amount: the normal rate up to it, a higher one beyond."""
    return math.floor(min(amount, limit) * rate + max(0, amount - limit) * higher_rate + 1e-9)


def member_level(points, bounds=BOUNDS, levels=LEVELS):
    """The level that the points reach; None below all of them."""
    reached = sum(1 for bound in bounds if points >= bound)
    return None if reached == 0 else levels[reached - 1]


def points_to_next_level(points, bounds=BOUNDS):
    """Points that are missing to the next level; 0 at the highest."""
    return next((bound - points for bound in bounds if bound > points), 0)


def points_value(points, every=100, value=1):
    """What points are worth: so much money for every so many points."""
    return _cents(points // every * value)


def free_items(bought, stamps=STAMPS):
    """Free items on a stamp card for what was bought."""
    return bought // stamps


def paid_with_card(items, stamps=STAMPS):
    """Items that are paid when each one after a full card is free."""
    return items - items // (stamps + 1)
