"""
title: ISO week and week year of a date
when: Dates have to be grouped by calendar week, or a week such as 2020-W53 turned into its Monday.
words: iso week, week number, calendar week, ISO 8601, week year, monday, week of year, start of week, first day of week, number of the week
"""

import re
from datetime import date


def iso_week(day):
    """A week belongs to the year that its Thursday lies in."""
    year, week, _ = date.fromisoformat(day).isocalendar()
    return f"{year:04d}-W{week:02d}"


def monday_of_week(week):
    match = re.fullmatch(r"([0-9]{4})-W([0-9]{2})", week)
    if not match:
        raise ValueError(f"not a week: {week}")
    # Raises ValueError for a week that the year lacks.
    return date.fromisocalendar(int(match.group(1)), int(match.group(2)), 1).isoformat()


def iso_week_number(day):
    """The number of the ISO week alone, from 1 to 53."""
    return date.fromisoformat(day).isocalendar()[1]


def week_of_year(day):
    """Weeks counted from 1 January in sevens: the first seven days are week 1."""
    return (date.fromisoformat(day).timetuple().tm_yday - 1) // 7 + 1


def start_of_week(day, sunday_first=False):
    """The Monday of the week of a date, or the Sunday that begins it where weeks begin on Sunday."""
    given = date.fromisoformat(day)
    passed = given.isoweekday() % 7 if sunday_first else given.weekday()
    return date.fromordinal(given.toordinal() - passed).isoformat()
