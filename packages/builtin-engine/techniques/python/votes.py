"""
title: Votes, tally and election winner
when: Votes, answers or items of a list have to be tallied into a dictionary, a winner found, or shares in percent worked out.
words: votes, tally, election, winner, poll, survey, ballot, count votes, count items, frequency dictionary, most votes, tie, majority, percentage of votes, histogram of list, occurrences, ranked choice
param TIE: None — answer where the first place is shared or nobody voted
param PLACES: 1 — decimals of a share in percent
"""

import math

TIE = None
PLACES = 1


def _rounded(number, places):
    """Halves away from zero; a hair is added, since 1.005 is stored as a little less."""
    if places is None:
        return number
    size = math.floor(abs(number) * 10**places + 0.5 + 1e-9) / 10**places
    return 0 - size if number < 0 else size


def tally(items):
    """{"a": 2, "b": 1}: how often each item stands in the list."""
    counts = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return counts


def tally_sorted(items):
    """Pairs of item and number, the most frequent first, equal ones in the order in which they occur."""
    return [list(pair) for pair in sorted(tally(items).items(), key=lambda pair: -pair[1])]


def _counts_of(votes):
    return tally_sorted(votes) if isinstance(votes, list) else list(votes.items())


def vote_leaders(votes):
    """All that share the first place; of a list of votes or of an object with their numbers."""
    counts = _counts_of(votes)
    most = max((count for _, count in counts), default=0)
    return [name for name, count in counts if count == most]


def election_winner(votes, tie=TIE):
    """The one with the most votes; of several there is none."""
    leaders = vote_leaders(votes)
    return leaders[0] if len(leaders) == 1 else tie


def alphabetical_winner(votes):
    """The one with the most votes, the first in the alphabet among equals; None without votes."""
    return next(iter(sorted(vote_leaders(votes))), None)


def majority_winner(votes, none=TIE):
    """The one with more than half of the votes."""
    counts = _counts_of(votes)
    total = sum(count for _, count in counts)
    return next((name for name, count in counts if count * 2 > total), none)


def vote_shares(votes, places=PLACES):
    """{"a": 66.7, "b": 33.3}: shares in percent."""
    counts = _counts_of(votes)
    total = sum(count for _, count in counts)
    return {name: 0 if total == 0 else _rounded(count * 100 / total, places) for name, count in counts}


def election_winner_or_one(votes, none=TIE):
    """The one with the most votes, the first that was voted for among equals; None without votes."""
    return next(iter(vote_leaders(votes)), none)


def election_winner_by_alphabet(votes):
    """The one with the most votes, the first in the alphabet among equals; None without votes."""
    return alphabetical_winner(votes)


def election_winner_last_in_alphabet(votes):
    """The one with the most votes, the last in the alphabet among equals; None without votes."""
    return max(vote_leaders(votes), default=None)


def election_winner_to_get(votes, none=TIE):
    """The one who is the first to have the highest number when a list of votes is read; None without votes."""
    counts = {}
    best, most = none, 0
    for vote in votes:
        counts[vote] = counts.get(vote, 0) + 1
        if counts[vote] > most:
            best, most = vote, counts[vote]
    return best


def majority_winner_or_two(votes, none=TIE):
    """The one with at least half of the votes, the first among equals."""
    counts = _counts_of(votes)
    total = sum(count for _, count in counts)
    return next((name for name, count in counts if total > 0 and count * 2 >= total), none)


def tally_sorted_by_alphabet(items):
    """Pairs of item and number, the most frequent first, equal ones in the order of the alphabet."""
    return [list(pair) for pair in sorted(tally(items).items(), key=lambda pair: (-pair[1], pair[0]))]


def winning_margin(votes):
    """How many votes the first has more than the second; all of them where there is only one."""
    numbers = sorted((count for _, count in _counts_of(votes)), reverse=True)
    first, second = [*numbers, 0, 0][:2]
    return first - second


def vote_shares_as_is(votes):
    """As vote_shares, but nothing is rounded."""
    return vote_shares(votes, None)
