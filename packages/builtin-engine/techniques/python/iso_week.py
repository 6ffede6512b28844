"""
title: ISO week and week year of a date
when: Dates have to be grouped by calendar week, or a week such as 2020-W53 turned into its Monday.
words: iso week, week number, calendar week, ISO 8601, week year, monday
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
