"""
title: Days between two dates, and a date some days later
when: The distance of two calendar dates in days is asked for, or days have to be added to a date.
words: date difference, days between, add days, calendar, deadline, countdown, age in days
param INCLUSIVE: False — whether both the first and the last day are counted
"""

from datetime import date, timedelta

INCLUSIVE = False


def days_between(start, end, inclusive=INCLUSIVE):
    """Of two ISO dates; negative when the end is before the start."""
    days = (date.fromisoformat(end) - date.fromisoformat(start)).days
    if not inclusive:
        return days
    return days - 1 if days < 0 else days + 1


def add_days(start, days):
    return (date.fromisoformat(start) + timedelta(days=days)).isoformat()
