"""
title: Ranks with ties: competition, dense, medals
when: Places have to be given to scores, with equal scores at the same place, or medals to the best.
words: rank, ranking, ranks, ties, tied, place, places, competition ranking, dense ranking, leaderboard, position, medal, gold, silver, bronze, podium, scoreboard, top three, standing, same rank
param METHOD: "competition" — "competition" (1, 2, 2, 4), "dense" (1, 2, 2, 3), "ordinal" (1, 2, 3, 4) or "average" (1, 2.5, 2.5, 4)
param ASCENDING: False — whether the smallest number is first
"""

METHOD = "competition"
ASCENDING = False


def rank_with_ties(numbers, method=METHOD, ascending=ASCENDING):
    """The place of each number, in the order of the list."""
    places = []
    for i, number in enumerate(numbers):
        before = [other for other in numbers if (other < number if ascending else other > number)]
        if method == "dense":
            places.append(len(set(before)) + 1)
        elif method == "average":
            place = len(before) + (numbers.count(number) + 1) / 2
            places.append(int(place) if place.is_integer() else place)
        elif method == "ordinal":
            places.append(len(before) + 1 + numbers[:i].count(number))
        elif method == "competition":
            places.append(len(before) + 1)
        else:
            raise ValueError("unknown method")
    return places


def dense_ranks(numbers, ascending=ASCENDING):
    """Places without gaps: equal numbers share one, the next one follows at once."""
    return rank_with_ties(numbers, "dense", ascending)


def ranks_ascending(numbers, method=METHOD):
    """Places with the smallest number first: equal numbers share one."""
    return rank_with_ties(numbers, method, True)


def rank_names(scores, method=METHOD, ascending=ASCENDING):
    """{ name: place } of { name: score }."""
    return dict(zip(scores, rank_with_ties(list(scores.values()), method, ascending)))


def ranking_rows(scores, method=METHOD):
    """[place, name, score] of { name: score }, the best first; equal ones by name."""
    places = rank_names(scores, method, False)
    rows = [[places[name], name, score] for name, score in scores.items()]
    return sorted(rows, key=lambda row: (-row[2], row[1]))


def medals(scores, first="Gold Medal", second="Silver Medal", third="Bronze Medal"):
    """Words for the first three places, the place as a text for all others."""
    words = {1: first, 2: second, 3: third}
    return [words.get(place, str(place)) for place in rank_with_ties(scores, "ordinal", False)]


def best_names(scores, count=3):
    """The names of the best of { name: score }, down to a place; those who share the last place are included."""
    return [name for place, name, _ in ranking_rows(scores) if place <= count]


def place_on_leaderboard(leaderboard, score):
    """The place that a score gets on a leaderboard of others, without gaps."""
    return len({other for other in leaderboard if other > score}) + 1


def places_on_leaderboard(leaderboard, scores):
    """The place that each of many scores gets on a leaderboard."""
    return [place_on_leaderboard(leaderboard, score) for score in scores]


def rank_with_ties_as_one(numbers, ascending=ASCENDING):
    """Places without gaps, equal numbers share one; the largest first, with True the smallest."""
    return rank_with_ties(numbers, "dense", ascending)


def rank_with_ties_by_each(numbers, ascending=ASCENDING):
    """Each number has a place of its own, equal ones in the order of the list; the largest first, with True the smallest."""
    return rank_with_ties(numbers, "ordinal", ascending)


def rank_with_ties_as_is(numbers, ascending=ASCENDING):
    """Equal numbers share a place and places are left out behind them: 1, 2, 2, 4; the largest first, with True the smallest."""
    return rank_with_ties(numbers, "competition", ascending)


def rank_with_ties_to_all(numbers, ascending=ASCENDING):
    """Equal numbers share the last of their places: 1, 3, 3, 4; the largest first, with True the smallest."""
    return [
        sum(1 for other in numbers if (other <= number if ascending else other >= number)) for number in numbers
    ]


def rank_with_ties_over_all(numbers, ascending=ASCENDING):
    """Equal numbers share the mean of their places: 1, 2.5, 2.5, 4; the largest first, with True the smallest."""
    return rank_with_ties(numbers, "average", ascending)


def best_names_only(scores, count=3):
    """The names of the so many best of { name: score }, no more of them: equal ones by name."""
    return [name for _, name, _ in ranking_rows(scores)[:count]]
