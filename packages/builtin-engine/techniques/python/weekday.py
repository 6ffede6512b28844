"""
title: Day of the week, and the n-th weekday of a month
when: The weekday of a date is asked for, or a date such as the third Friday of a month.
words: weekday, day of week, monday, sunday, zeller, sakamoto, nth weekday, last friday, calendar
"""

from calendar import monthrange
from datetime import date

_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]


def iso_weekday(year, month, day):
    """1 for Monday to 7 for Sunday, as ISO 8601 counts. Months count from 1."""
    return date(year, month, day).isoweekday()


def weekday_name(year, month, day):
    # Not strftime: that answers in the language of the machine.
    return _NAMES[iso_weekday(year, month, day) - 1]


def nth_weekday(year, month, weekday, n):
    """Day of the month of its n-th such weekday; n = -1 is the last.

    None where the month has fewer.
    """
    end = monthrange(year, month)[1]
    first = 1 + (weekday - iso_weekday(year, month, 1)) % 7
    if n == -1:
        return first + 7 * ((end - first) // 7)
    day = first + 7 * (n - 1)
    return day if n >= 1 and day <= end else None
