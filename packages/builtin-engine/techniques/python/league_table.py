"""
title: League tables and points of matches
when: Points of wins, draws and losses have to be counted, or a table of teams made from the results of matches.
words: league, league table, football, soccer, points, wins, draws, losses, match, matches, results, goals, goal difference, team, teams, standings, tournament, season, champion, ranking, home, away, home wins
param WIN: 3 — points of a win
param DRAW: 1 — points of a draw
param LOSS: 0 — points of a loss
"""

import re

WIN = 3
DRAW = 1
LOSS = 0


def league_points(wins, draws, losses=0, win=WIN, draw=DRAW):
    """Points of so many wins, draws and losses."""
    return wins * win + draws * draw + losses * LOSS


def points_of_form(results, win=WIN, draw=DRAW, loss=LOSS):
    """Points of a text or list of W, D and L."""
    points = {"W": win, "D": draw, "L": loss}
    return sum(points.get(result.upper(), 0) for result in results)


def _goals_of(score):
    """Goals of "3:1" or "3-1"."""
    return [int(part) for part in re.split("[:-]", score)][:2]


def points_of_scores(scores, win=WIN, draw=DRAW, loss=LOSS):
    """Points of our team from results such as "3:1", our goals first."""
    total = 0
    for ours, theirs in map(_goals_of, scores):
        total += draw if ours == theirs else win if ours > theirs else loss
    return total


def match_result(home_goals, away_goals, home="home", away="away", draw="draw"):
    """ "home", "away" or "draw"."""
    if home_goals == away_goals:
        return draw
    return home if home_goals > away_goals else away


def _counted_teams(matches, win, draw):
    """What each team has from matches [home, goals, away, goals], by names."""
    teams = {}
    for home, home_goals, away, away_goals in matches:
        for team, scored, conceded in [(home, home_goals, away_goals), (away, away_goals, home_goals)]:
            keys = ["played", "wins", "draws", "losses", "goals", "against", "points"]
            row = teams.setdefault(team, {"team": team, **dict.fromkeys(keys, 0)})
            row["played"] += 1
            row["wins"] += 1 if scored > conceded else 0
            row["draws"] += 1 if scored == conceded else 0
            row["losses"] += 1 if scored < conceded else 0
            row["goals"] += scored
            row["against"] += conceded
            row["points"] = row["wins"] * win + row["draws"] * draw
    return list(teams.values())


def _order(row):
    return (-row["points"], row["against"] - row["goals"], -row["goals"], row["team"])


def league_table(matches, win=WIN, draw=DRAW):
    """Rows of all teams from matches [home, goals, away, goals]: most points first, then goal difference, goals and name."""
    return sorted(_counted_teams(matches, win, draw), key=_order)


def league_order(matches, win=WIN, draw=DRAW):
    """Names of the teams in the order of the table."""
    return [row["team"] for row in league_table(matches, win, draw)]


def team_points(matches, win=WIN, draw=DRAW):
    """{ team: points } in the order in which the teams come."""
    return {row["team"]: row["points"] for row in _counted_teams(matches, win, draw)}


def league_champion(matches, win=WIN, draw=DRAW):
    """The first of the table; None without matches."""
    return next(iter(league_order(matches, win, draw)), None)


def tournament_winner(matches, results):
    """[home team, away team] and whether the home team won (1) or not (0): the team with most wins, the first to get there."""
    wins, best = {}, None
    for (home, away), result in zip(matches, results):
        team = home if result == 1 else away
        wins[team] = wins.get(team, 0) + 1
        if best is None or wins[team] > wins[best]:
            best = team
    return best


def _names_by(matches, win, draw, key):
    return [row["team"] for row in sorted(_counted_teams(matches, win, draw), key=key)]


def league_order_by_points(matches, win=WIN, draw=DRAW):
    """Names of the teams by points alone, the most first; teams with equal points in alphabetical order."""
    return _names_by(matches, win, draw, lambda row: (-row["points"], row["team"]))


def league_order_by_difference(matches, win=WIN, draw=DRAW):
    """Names of the teams by points, then goal difference; what is still equal in alphabetical order, goals do not count."""
    return _names_by(
        matches, win, draw, lambda row: (-row["points"], row["against"] - row["goals"], row["team"])
    )


def league_points_in_order(matches, win=WIN, draw=DRAW):
    """[team, points], the most points first; teams with equal points in alphabetical order."""
    rows = [[row["team"], row["points"]] for row in _counted_teams(matches, win, draw)]
    return sorted(rows, key=lambda row: (-row[1], row[0]))


def league_points_as_is(matches, win=WIN, draw=DRAW):
    """[team, points], the most points first; teams with equal points in the order in which they come."""
    rows = [[row["team"], row["points"]] for row in _counted_teams(matches, win, draw)]
    return sorted(rows, key=lambda row: -row[1])


def tournament_winner_by_alphabet(matches, results):
    """The team with most wins; of equal ones the first in the alphabet, None without matches."""
    wins = {}
    for [home, away], result in zip(matches, results):
        team = home if result == 1 else away
        wins[team] = wins.get(team, 0) + 1
    return min((team for team in wins if wins[team] == max(wins.values())), default=None)


def match_letter(ours, theirs, letters="WDL"):
    """ "W", "D" or "L" of our goals and theirs."""
    if ours == theirs:
        return letters[1]
    return letters[0] if ours > theirs else letters[2]
