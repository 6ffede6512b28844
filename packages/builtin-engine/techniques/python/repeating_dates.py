"""
title: Repeating dates: every so many days, pay days, subscriptions
when: Dates that repeat are wanted: every so many days, weeks or months, the next one after a day, watering, rubbish, pay days, subscriptions.
words: every n days, recurring, repeat, repeating, weekly, monthly, biweekly, next due date, due date, reminder, subscription, renewal, payday, pay day, watering plants, trash day, rubbish, garbage collection, vaccination, service interval, expiry date, expired, best before, warranty, due in days, deadline
param DAYS: 7 — days from one date to the next
param COUNT: 5 — how many dates are wanted
"""

import calendar
import datetime

DAYS = 7
COUNT = 5


def _date(text):
    return datetime.date.fromisoformat(text)


def _after(text, days):
    return (_date(text) + datetime.timedelta(days=days)).isoformat()


def _days_from(start, end):
    return (_date(end) - _date(start)).days


def repeating_dates(start, days=DAYS, count=COUNT):
    """So many dates from the start on, every so many days."""
    return [_after(start, i * days) for i in range(count)]


def next_repeat(start, today, days=DAYS):
    """The next of repeating dates that is today or later."""
    passed = max(0, -(-_days_from(start, today) // days))
    return _after(start, passed * days)


def is_repeat_day(start, date, days=DAYS):
    """Whether a date is one of the repeating ones."""
    return _days_from(start, date) >= 0 and _days_from(start, date) % days == 0


def count_repeats(start, end, days=DAYS):
    """How many of the repeating dates lie from the start to an end, both included."""
    return max(0, _days_from(start, end) // days + 1)


def monthly_dates(start, count=COUNT, months=1):
    """The same day of each month, the last day where a month is shorter."""
    first, dates = _date(start), []
    for i in range(count):
        year, month = divmod(first.year * 12 + first.month - 1 + i * months, 12)
        day = min(first.day, calendar.monthrange(year, month + 1)[1])
        dates.append(datetime.date(year, month + 1, day).isoformat())
    return dates


def due_date(date, days=14):
    """The date so many days later."""
    return _after(date, days)


def is_expired(date, today):
    """Whether a date is before today."""
    return date < today


def expired_items(items, today):
    """Names of { name: date } whose date is before today."""
    return [name for name, date in items.items() if date < today]


def expiring_soon(items, today, days=DAYS):
    """Names of { name: date } whose date is today or at most so many days later."""
    return [name for name, date in items.items() if 0 <= _days_from(today, date) <= days]


def due_status(date, today, overdue="overdue", now="due today"):
    """ "overdue", "due today" or "due in 3 days"."""
    days = _days_from(today, date)
    if days < 0:
        return overdue
    return now if days == 0 else f"due in {days} day{'' if days == 1 else 's'}"


def next_date(dates, today):
    """The nearest date of a list that is today or later; None where there is none."""
    return min((date for date in dates if date >= today), default=None)


def last_date(dates, today):
    """The latest date of a list that is before today; None where there is none."""
    return max((date for date in dates if date < today), default=None)


def payday(year, month, number=25):
    """The pay day of a month: a day of the month, on the Friday before where it is a weekend."""
    date = datetime.date(year, month, number)
    return (date - datetime.timedelta(days=max(0, date.weekday() - 4))).isoformat()
