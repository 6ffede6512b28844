"""
title: Dominoes: chains, points, matching pieces
when: Dominoes have to be checked for a chain whose neighbours match, put in order, counted by points, or searched for pieces that fit.
words: dominoes, domino, chain, tiles, pips, matching ends, bones, connect, next to each other, double six
param TURNING: True — whether pieces may be turned round
"""

TURNING = True


def is_domino_chain(dominoes):
    """Whether the pieces fit as they lie: the end of each is the beginning of the next."""
    return all(before[1] == after[0] for before, after in zip(dominoes, dominoes[1:]))


def domino_points(dominoes):
    """The sum of all points."""
    return sum(a + b for a, b in dominoes)


def domino_doubles(dominoes):
    """Pieces with the same number twice."""
    return [piece for piece in dominoes if piece[0] == piece[1]]


def playable_dominoes(hand, left, right=None):
    """Pieces that fit to one of two open ends."""
    ends = [left, left if right is None else right]
    return [piece for piece in hand if piece[0] in ends or piece[1] in ends]


def _extended(chain, rest, turning):
    if not rest:
        return chain
    for i, (a, b) in enumerate(rest):
        for piece in [[a, b], [b, a]] if turning and a != b else [[a, b]]:
            if chain and piece[0] != chain[-1][1]:
                continue
            found = _extended(chain + [piece], rest[:i] + rest[i + 1 :], turning)
            if found is not None:
                return found
    return None


def domino_chain(dominoes, turning=TURNING):
    """All pieces in an order that fits; None where there is none."""
    return _extended([], dominoes, turning)


def can_chain_dominoes(dominoes, turning=TURNING):
    """Whether all pieces fit to a chain in some order."""
    return domino_chain(dominoes, turning) is not None


def can_ring_dominoes(dominoes):
    """Whether all pieces fit to a ring, whose ends match too: each number comes an even number of times, and all hang together."""
    numbers = [number for piece in dominoes for number in piece]
    if any(numbers.count(number) % 2 == 1 for number in numbers):
        return False
    reached = set(numbers[:2])
    for _ in dominoes:
        for piece in dominoes:
            if reached & set(piece):
                reached |= set(piece)
    return len(reached) == len(set(numbers))


def count_equal_dominoes(dominoes):
    """How many pairs of pieces are equal, turned round or not."""
    keys = [sorted(piece) for piece in dominoes]
    return sum(keys[i + 1 :].count(key) for i, key in enumerate(keys))
