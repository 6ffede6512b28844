"""
title: Late fees: library, rent, returned too late
when: A fine has to be worked out for something that comes back or is paid late, by days, with a grace period or a highest amount.
words: late fee, late fees, fine, library fine, overdue, overdue book, days late, due date, returned, grace period, penalty, maximum fine, late payment, rent late, speeding fine
param PER_DAY: 0.25 — fee for each day
param CAP: None — highest fee; null where there is none
param GRACE: 0 — days that cost nothing
"""

import datetime
import math

PER_DAY = 0.25
CAP = None
GRACE = 0


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def late_fee(days_late, per_day=PER_DAY, cap=CAP, grace=GRACE):
    """The fee for the days beyond the grace period."""
    fee = max(0, days_late - grace) * per_day
    return _cents(fee if cap is None else min(fee, cap))


def late_fee_all_days(days_late, per_day=PER_DAY, cap=CAP, grace=GRACE):
    """As late_fee, but once the grace period is over all days count."""
    return 0 if days_late <= grace else late_fee(days_late, per_day, cap)


def days_late(due, returned):
    """Days from the due date to the return; 0 when it is in time."""
    return max(0, (datetime.date.fromisoformat(returned) - datetime.date.fromisoformat(due)).days)


def late_fee_between(due, returned, per_day=PER_DAY, cap=CAP, grace=GRACE):
    """The fee for something due on one date and returned on another."""
    return late_fee(days_late(due, returned), per_day, cap, grace)


def rising_late_fee(days_late, per_day, limit, higher):
    """One fee for the first days, a higher one for each day beyond them."""
    days = max(0, days_late)
    return _cents(min(days, limit) * per_day + max(0, days - limit) * higher)


def amount_with_penalty(amount, late, percent=5):
    """An amount with a percentage for each month or day that it is late."""
    return _cents(amount + amount * percent * max(0, late) / 100)


def library_fine(returned, due, per_day=15, per_month=500, per_year=10000):
    """HackerRank's library fine: by days in the month, months in the year, or a fixed amount for years. Dates are [day, month, year]."""
    days, months, years = (a - b for a, b in zip(returned, due))
    if years != 0:
        return per_year if years > 0 else 0
    if months != 0:
        return max(0, months) * per_month
    return max(0, days) * per_day


def late_fee_with_one(days_late, base, per_day=PER_DAY):
    """A fixed charge once it is late at all, and so much for each day: "5 at once plus 1 per day late"."""
    return 0 if days_late <= 0 else _cents(base + days_late * per_day)


def flat_late_fee(days_late, fee, grace=GRACE):
    """One fixed fee as soon as it is late, however many days: a flat fee."""
    return _cents(fee) if days_late > grace else 0


def late_fee_by_week(days_late, per_week, cap=CAP):
    """So much for each week that has begun: part of a week counts as a whole one."""
    fee = math.ceil(max(0, days_late) / 7) * per_week
    return _cents(fee if cap is None else min(fee, cap))


def late_fee_by_full_week(days_late, per_week):
    """So much for each full week; days that do not make a week cost nothing."""
    return _cents(max(0, days_late) // 7 * per_week)


def late_fee_between_all(due, returned, per_day=PER_DAY, cap=CAP, grace=GRACE):
    """Late by dates; once the grace period is over all days count, those of the grace period too."""
    return late_fee_all_days(days_late(due, returned), per_day, cap, grace)


def amount_with_penalty_on_all(amount, late, percent=5):
    """The percentage is put on again and again, on what has grown already: compounded for each month or day late."""
    return _cents(amount * (1 + percent / 100) ** max(0, late))


def amount_with_penalty_only_one(amount, late, percent=5):
    """A percentage of the amount once, however late it is; nothing where it is in time."""
    return _cents(amount + amount * percent / 100 if late > 0 else amount)
