"""
title: Add months to a date, clamped to the end of the month
when: A due date, subscription or anniversary lies some months or years away from a date.
words: add months, month end, clamp, due date, subscription, billing, anniversary, add years, recurring
param KEEP_MONTH_END: False — whether the last day of a month always leads to the last day
"""

from calendar import monthrange
from datetime import date

KEEP_MONTH_END = False


def add_months(start, months, keep_month_end=KEEP_MONTH_END):
    """2024-01-31 and one month is 2024-02-29. Months may be negative."""
    old = date.fromisoformat(start)
    year, month = divmod(old.year * 12 + old.month - 1 + months, 12)
    end = monthrange(year, month + 1)[1]
    at_end = old.day == monthrange(old.year, old.month)[1]
    day = end if keep_month_end and at_end else min(old.day, end)
    return date(year, month + 1, day).isoformat()
