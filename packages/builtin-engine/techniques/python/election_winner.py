"""
title: Elections: count votes, winner, ties, majority
when: Votes have to be counted, the winner found with or without ties, a majority checked or shares in percent given.
words: election, elections, vote, votes, voting, count votes, winner, tie, candidate, candidates, ballot, majority, poll, class president, most votes, percent of votes, runoff, tally, survey
param TIE: None — answer when several have the most votes
param PLACES: 1 — decimals of percentages
"""

import math

TIE = None
PLACES = 1


def count_votes(votes):
    """{ candidate: votes } in the order in which they come."""
    counts = {}
    for vote in votes:
        counts[vote] = counts.get(vote, 0) + 1
    return counts


def leaders_of_counts(counts):
    """All with the most votes of { candidate: votes }, in their order."""
    most = max([0, *counts.values()])
    return [name for name, count in counts.items() if count == most]


def election_winner(votes, tie=TIE):
    """The one with the most votes; at a tie, or without votes, another answer."""
    return winner_of_counts(count_votes(votes), tie)


def winner_of_counts(counts, tie=TIE):
    """The one with the most of { candidate: votes }; at a tie another answer."""
    leaders = leaders_of_counts(counts)
    return leaders[0] if len(leaders) == 1 else tie


def election_leaders(votes):
    """All who have the most votes, in the order in which they come."""
    return leaders_of_counts(count_votes(votes))


def winner_by_alphabet(votes):
    """At a tie the first in the alphabet; None without votes."""
    return min(election_leaders(votes), default=None)


def winner_by_alphabet_last(votes):
    """At a tie the last in the alphabet; None without votes."""
    return max(election_leaders(votes), default=None)


def winner_first_voted(votes):
    """At a tie the one who got the first vote; None without votes."""
    return next(iter(election_leaders(votes)), None)


def majority_winner(votes, tie=TIE):
    """The one with more than half of the votes; else another answer."""
    return next((name for name, count in count_votes(votes).items() if count * 2 > len(votes)), tie)


def vote_percentages(votes, places=PLACES):
    """{ candidate: percent }."""

    def percent(count):
        number = math.floor(count * 100 * 10**places / len(votes) + 0.5 + 1e-7) / 10**places
        return int(number) if number.is_integer() else number

    return {name: percent(count) for name, count in count_votes(votes).items()}


def vote_ranking(votes):
    """[candidate, votes], the most first; at a tie by name."""
    return [list(pair) for pair in sorted(count_votes(votes).items(), key=lambda pair: (-pair[1], pair[0]))]


def count_possible_winners(counts, left=0):
    """How many can still win when so many voters have not voted yet, and the winner needs strictly more than all others."""
    most = max([0, *counts])
    if left == 0:
        return 1 if counts.count(most) == 1 else 0
    return sum(1 for count in counts if count + left > most)


def election_winner_or_all(votes, by_alphabet=False):
    """The one with the most votes as a text, or at a tie all of them as a list; as they come, or by the alphabet."""
    leaders = election_leaders(votes)
    if len(leaders) == 1:
        return leaders[0]
    return sorted(leaders) if by_alphabet else leaders


def winner_first_reached(votes):
    """At a tie the one who reached that number of votes first; None without votes."""
    most = max(count_votes(votes).values(), default=0)
    counts = {}
    for vote in votes:
        counts[vote] = counts.get(vote, 0) + 1
        if counts[vote] == most:
            return vote
    return None


def half_winner(votes, tie=TIE):
    """The one with at least half of the votes, the first of two; else another answer."""
    return next((name for name, count in count_votes(votes).items() if count * 2 >= len(votes)), tie)


def vote_percentages_of(votes, whole=False):
    """{ candidate: percent } as exact numbers, or rounded to whole ones."""
    percents = {name: count * 100 / len(votes) for name, count in count_votes(votes).items()}
    return {name: int(percent + 0.5) if whole else percent for name, percent in percents.items()}


def vote_ranking_of(votes, last_of_alphabet_first=False):
    """[candidate, votes], the most first; at a tie in the order in which they come, or the last in the alphabet first."""
    counts = [list(pair) for pair in count_votes(votes).items()]
    if last_of_alphabet_first:
        counts.sort(key=lambda pair: pair[0], reverse=True)
    return sorted(counts, key=lambda pair: -pair[1])
