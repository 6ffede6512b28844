"""
title: Knapsack: the most value within a limit
when: Items with a weight and a value have to be chosen so that the value is largest and a limit is kept.
words: knapsack, budget, capacity, optimise, subset, dynamic programming, selection, packing
param REPEAT: False — whether an item may be taken more than once
"""

REPEAT = False


def knapsack(items, capacity, repeat=REPEAT):
    """Items are (weight, value) with whole weights. (value, places of the items taken)."""
    if capacity < 0:
        raise ValueError("capacity has to be a natural number")
    if any(weight < (1 if repeat else 0) for weight, _ in items):
        raise ValueError("weights have to be whole and not negative")
    # best[c]: most value within c, and what was taken for it.
    best = [(0, ())] * (capacity + 1)
    for place, (weight, value) in enumerate(items):
        # Downwards an item is taken once at most, upwards again and again.
        upwards = range(weight, capacity + 1)
        for c in upwards if repeat else reversed(upwards):
            total, taken = best[c - weight]
            if total + value > best[c][0]:
                best[c] = (total + value, taken + (place,))
    value, taken = best[capacity]
    return value, list(taken)


def knapsack_of(items, capacity, repeat=REPEAT):
    """The most value alone, of [weight, value] items."""
    return knapsack(items, capacity, repeat)[0]


def knapsack_of_both(weights, values, capacity, repeat=REPEAT):
    """The most value, of a list of weights and a list of values."""
    return knapsack_of(list(zip(weights, values)), capacity, repeat)


def knapsack_of_each(items, capacity, repeat=REPEAT):
    """The most value of { weight, value } items."""
    return knapsack_of([(item["weight"], item["value"]) for item in items], capacity, repeat)
