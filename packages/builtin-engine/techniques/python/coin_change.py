"""
title: Change with the fewest coins, and the number of ways
when: An amount has to be made up of given coins or notes, with the fewest pieces or in how many ways.
words: coin change, fewest coins, number of ways, cash, denominations, dynamic programming, greedy, minimum number of coins, min coins, count coins, smallest number of coins
param COINS: [1, 2, 5, 10, 20, 50, 100, 200] — values of the coins in the smallest unit
"""

COINS = [1, 2, 5, 10, 20, 50, 100, 200]


def _check(amount, coins):
    if amount < 0:
        raise ValueError("the amount has to be a natural number")
    if any(coin < 1 for coin in coins):
        raise ValueError("coins have to be whole and positive")


def fewest_coins(amount, coins=COINS):
    """The coins, largest first, or None when they cannot make the amount.

    Right also where greed is not.
    """
    _check(amount, coins)
    # best[sum]: (number of coins, last coin).
    best = [(0, 0)]
    for total in range(1, amount + 1):
        ways = [(best[total - c][0] + 1, c) for c in coins if c <= total and best[total - c]]
        # Of equally few coins those of the coin that is named first, as in JavaScript.
        best.append(min(ways, key=lambda way: way[0], default=None))
    if best[amount] is None:
        return None
    change = []
    while amount > 0:
        change.append(best[amount][1])
        amount -= change[-1]
    return sorted(change, reverse=True)


def count_ways(amount, coins=COINS):
    """Ways to make the amount, regardless of the order of the coins."""
    _check(amount, coins)
    ways = [1] + [0] * amount
    # One coin after the other, so that 1+2 and 2+1 are counted once.
    for coin in set(coins):
        for total in range(coin, amount + 1):
            ways[total] += ways[total - coin]
    return ways[amount]


def count_fewest_coins(amount, coins=COINS, otherwise=-1):
    """How many coins are needed at least, or another answer where they cannot make the amount."""
    found = fewest_coins(amount, coins)
    return otherwise if found is None else len(found)


def count_ordered_ways(amount, coins=COINS):
    """Ways to make the amount where the order of the coins counts: 1+2 and 2+1 are two."""
    _check(amount, coins)
    ways = [1] + [0] * amount
    for total in range(1, amount + 1):
        ways[total] = sum(ways[total - coin] for coin in set(coins) if coin <= total)
    return ways[amount]


def greedy_coins(amount, coins=COINS):
    """The coins, the largest first, as often as each goes in; what is left and cannot be paid is passed over."""
    _check(amount, coins)
    change = []
    for coin in sorted(coins, reverse=True):
        count, amount = divmod(amount, coin)
        change += [coin] * count
    return change


def count_greedy_coins(amount, coins=COINS):
    """How many coins the greedy way takes."""
    return len(greedy_coins(amount, coins))
