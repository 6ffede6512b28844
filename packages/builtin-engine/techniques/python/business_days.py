"""
title: Count and add business days
when: Working days between dates, or a date some working days later, without weekends and holidays.
words: business days, working days, weekdays, holidays, weekend, deadline, delivery date, next business day, next working day, business days between
param WEEKEND: [6, 7] — days off, 1 for Monday to 7 for Sunday
"""

from datetime import date, timedelta

WEEKEND = [6, 7]


def is_business_day(day, holidays=(), weekend=WEEKEND):
    return date.fromisoformat(day).isoweekday() not in weekend and day not in holidays


def count_business_days(first, last, holidays=(), weekend=WEEKEND):
    """From the first day to the last, both included."""
    start, end = date.fromisoformat(first), date.fromisoformat(last)
    days = (start + timedelta(days=i) for i in range((end - start).days + 1))
    return sum(is_business_day(day.isoformat(), holidays, weekend) for day in days)


def add_business_days(start, days, holidays=(), weekend=WEEKEND):
    """The day itself is not counted; a negative number goes back."""
    if len(set(weekend)) >= 7:
        raise ValueError("no day is left to work on")
    day = date.fromisoformat(start)
    left = abs(days)
    while left > 0:
        day += timedelta(days=-1 if days < 0 else 1)
        if is_business_day(day.isoformat(), holidays, weekend):
            left -= 1
    return day.isoformat()


def business_days_of(first, last, with_first=True, with_last=True):
    """Working days from one date to another; the first and the last day are counted, or not."""
    return count_business_days(first, last, ["" if with_first else first, "" if with_last else last])


def business_days_in_between(first, last):
    """Working days after the first date and before the last: neither is counted."""
    return business_days_of(first, last, False, False)


def next_business_day(day, after=False, holidays=()):
    """The first working day on or after a date, or after it where that is wanted."""
    return day if not after and is_business_day(day, holidays) else add_business_days(day, 1, holidays)
