"""
title: Days between two dates, and a date some days later
when: The distance of two calendar dates in days is asked for, or days have to be added to a date.
words: date difference, days between, add days, calendar, deadline, countdown, age in days, weeks between
param INCLUSIVE: False — whether both the first and the last day are counted
"""

from datetime import date, timedelta

INCLUSIVE = False


def days_between(start, end, inclusive=INCLUSIVE, absolute=False):
    """Of two ISO dates; negative when the end is before the start, or without a sign where that is wanted."""
    distance = (date.fromisoformat(end) - date.fromisoformat(start)).days
    days = abs(distance) if absolute else distance
    if not inclusive:
        return days
    return days - 1 if days < 0 else days + 1


def add_days(start, days):
    return (date.fromisoformat(start) + timedelta(days=days)).isoformat()


def days_in_between(first, second):
    """How many days lie between two dates, neither of which is counted; 0 for the same day or neighbours."""
    return max(0, abs(days_between(first, second)) - 1)


def days_between_them(first, second, inclusive=INCLUSIVE):
    """The distance in days, whichever date comes first; both days counted where that is wanted."""
    return days_between(first, second, inclusive, True)


def weeks_between(start, end, absolute=False):
    """Full weeks between two dates, negative backwards; without a sign where that is wanted."""
    weeks = int(days_between(start, end) / 7)
    return abs(weeks) if absolute else weeks
