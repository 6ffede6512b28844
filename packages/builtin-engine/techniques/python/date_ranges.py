"""
title: Date ranges: days in between, first and last of the month, quarter, weekend
when: All dates from one to another are wanted, the first or last day of a month, the quarter, a weekend test, or how often a weekday comes.
words: date range, dates between, list of dates, quarter, end of month, last day of month, first day of month, weekend, is weekend, count sundays, weekday, months between, overlap of dates
param STEP: 1 — days from one date of a list to the next
param MONTHS: 12 — months of the year that is cut into quarters
"""

import datetime

STEP = 1
MONTHS = 12


def _date(date):
    return datetime.date.fromisoformat(date)


def dates_between(first, last, step=STEP):
    """ISO dates from the first to the last, both included; none when the last is earlier."""
    count = (_date(last) - _date(first)).days
    return [(_date(first) + datetime.timedelta(days=n)).isoformat() for n in range(0, count + 1, step)]


def quarter_of(date, months=MONTHS):
    """1 to 4."""
    return (_date(date).month - 1) // (months // 4) + 1


def first_of_month(date):
    return _date(date).replace(day=1).isoformat()


def last_of_month(date):
    following = _date(date).replace(day=28) + datetime.timedelta(days=4)
    return (following.replace(day=1) - datetime.timedelta(days=1)).isoformat()


def is_weekend(date):
    """Saturday or Sunday."""
    return _date(date).isoweekday() > 5


def count_weekend_days(first, last):
    return sum(map(is_weekend, dates_between(first, last)))


def count_weekday(first, last, weekday):
    """How often a weekday comes, 1 for Monday to 7 for Sunday, both ends included."""
    return sum(1 for date in dates_between(first, last) if _date(date).isoweekday() == weekday)


def months_between(start, end, by_calendar=False):
    """Full months from one date to another; negative backwards. Or by the calendar: 31 January to 1 February is one."""
    before, after = _date(start), _date(end)
    if before > after:
        return -months_between(end, start, by_calendar)
    months = (after.year - before.year) * 12 + after.month - before.month
    return months - (1 if after.day < before.day and not by_calendar else 0)


def is_date_between(date, first, last, with_first=True, with_last=True):
    """Whether a date lies in a range; its first and last day belong to it, or do not."""
    time, start, end = _date(date), _date(first), _date(last)
    return (start < time or (with_first and start == time)) and (time < end or (with_last and time == end))


def is_date_in_between(date, first, last):
    """Whether a date lies between two others, neither of which counts."""
    return is_date_between(date, first, last, False, False)


def dates_in_between(first, last, with_first=False, with_last=False):
    """ISO dates after the first and before the last; with the first or the last where that is wanted."""
    dates = dates_between(first, last)
    return [date for date in dates if (with_first or date != first) and (with_last or date != last)]


def count_weekday_in_between(first, last, weekday, with_first=False, with_last=False):
    """How often a weekday comes, 1 for Monday to 7 for Sunday, after the first day and before the last."""
    days = dates_in_between(first, last, with_first, with_last)
    return sum(1 for date in days if _date(date).isoweekday() == weekday)
