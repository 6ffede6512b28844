"""
title: Add months to a date, clamped to the end of the month
when: A due date, subscription or anniversary lies some months or years away from a date.
words: add months, month end, clamp, due date, subscription, billing, anniversary, add years, recurring
param KEEP_MONTH_END: False — whether the last day of a month always leads to the last day
"""

from calendar import monthrange
from datetime import date, timedelta

KEEP_MONTH_END = False


def add_months(start, months, keep_month_end=KEEP_MONTH_END, run_over=False):
    """2024-01-31 and one month is 2024-02-29, or the days run over: 2024-03-02. Months may be negative."""
    old = date.fromisoformat(start)
    year, month = divmod(old.year * 12 + old.month - 1 + months, 12)
    end = monthrange(year, month + 1)[1]
    if run_over:
        return (date(year, month + 1, 1) + timedelta(days=old.day - 1)).isoformat()
    at_end = old.day == monthrange(old.year, old.month)[1]
    day = end if keep_month_end and at_end else min(old.day, end)
    return date(year, month + 1, day).isoformat()


def add_years(start, years, run_over=False):
    """The same day some years later: 29 February becomes 28 February, or 1 March where that is wanted."""
    return add_months(start, years * 12, False, run_over)
