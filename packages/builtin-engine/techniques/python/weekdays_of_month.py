"""
title: Weekdays: next Monday, last Friday of a month, Friday the 13th
when: The next or last occurrence of a weekday is wanted, the n-th or last weekday of a month as a date, or how often the 13th is a Friday.
words: weekday, day of the week, next monday, next friday, previous, last friday of the month, first monday, second tuesday, nth weekday, meetup, thanksgiving, friday the 13th, all sundays, sundays, weekday name, abbreviation, mon tue wed, weekdays between, is monday, every monday, payday, is weekend, number of the weekday
param NAMES: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] — names of the weekdays from Monday on
param INCLUSIVE: False — whether the date itself counts
"""

import calendar
import datetime

NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
INCLUSIVE = False


def _date(text):
    return datetime.date.fromisoformat(text)


def _weekday_place(weekday, names):
    """The place of a weekday given as a name, as the beginning of one or as 1 for Monday to 7 for Sunday."""
    if not isinstance(weekday, str):
        return weekday - 1
    for place, name in enumerate(names):
        if weekday.lower() in (name.lower(), name[:3].lower()):
            return place
    raise ValueError("not a weekday")


def day_name_of(date, names=NAMES):
    """The name of the weekday of an ISO date."""
    return names[_date(date).weekday()]


def short_day_name(date, length=3):
    """ "Mon" of an ISO date."""
    return day_name_of(date)[:length]


def weekday_after(weekday, days, names=NAMES):
    """The weekday so many days after one that is named."""
    return names[(_weekday_place(weekday, names) + days) % 7]


def next_weekday(date, weekday, inclusive=INCLUSIVE):
    """The next date with the weekday."""
    ahead = (_weekday_place(weekday, NAMES) - _date(date).weekday()) % 7
    return (_date(date) + datetime.timedelta(days=7 if ahead == 0 and not inclusive else ahead)).isoformat()


def previous_weekday(date, weekday, inclusive=INCLUSIVE):
    """The last date before with the weekday."""
    back = (_date(date).weekday() - _weekday_place(weekday, NAMES)) % 7
    return (_date(date) - datetime.timedelta(days=7 if back == 0 and not inclusive else back)).isoformat()


def weekdays_of_month(year, month, weekday):
    """Dates of a month with the weekday."""
    last = calendar.monthrange(year, month)[1]
    days = [datetime.date(year, month, day) for day in range(1, last + 1)]
    return [day.isoformat() for day in days if day.weekday() == _weekday_place(weekday, NAMES)]


def nth_weekday_date(year, month, weekday, n=1):
    """The n-th date of a month with the weekday, -1 for the last; None where the month has fewer."""
    dates = weekdays_of_month(year, month, weekday)
    place = n - 1 if n > 0 else len(dates) + n
    return dates[place] if 0 <= place < len(dates) else None


def last_weekday_date(year, month, weekday="Friday"):
    """The last date of a month with the weekday."""
    return nth_weekday_date(year, month, weekday, -1)


def meetup_date(year, month, which, weekday):
    """The date in words of meetups: "first" to "fifth", "last", or "teenth" for the 13th to the 19th."""
    dates = weekdays_of_month(year, month, weekday)
    if which == "teenth":
        return next((date for date in dates if int(date[8:]) >= 13), None)
    if which == "last":
        return dates[-1]
    order = ["first", "second", "third", "fourth", "fifth"]
    return dict(zip(order, dates)).get(which)


def count_friday13(year, weekday="Friday", day_of_month=13):
    """How many months of a year have a Friday the 13th, or another weekday and day."""
    return len(friday13_dates(year, weekday, day_of_month))


def friday13_dates(year, weekday="Friday", day_of_month=13):
    """The dates of a year that are a Friday the 13th, or another weekday and day."""
    dates = [date for month in range(1, 13) for date in weekdays_of_month(year, month, weekday)]
    return [date for date in dates if int(date[8:]) == day_of_month]


def start_of_week(date, sunday_first=False):
    """The Monday of a date's week."""
    place = _date(date).weekday()
    return (_date(date) - datetime.timedelta(days=(place + 1) % 7 if sunday_first else place)).isoformat()


def week_dates(date):
    """The seven dates of a date's week, from Monday on."""
    start = _date(start_of_week(date))
    return [(start + datetime.timedelta(days=i)).isoformat() for i in range(7)]


def next_weekend(date):
    """The date of the Saturday or Sunday that comes first, itself included."""
    return date if _date(date).weekday() == 6 else next_weekday(date, "Saturday", True)


def weekday_number(date):
    """0 for Sunday to 6 for Saturday."""
    return (_date(date).weekday() + 1) % 7


def weekday_number_of(date):
    """0 for Monday to 6 for Sunday."""
    return _date(date).weekday()


def weekday_number_from_one(date):
    """1 for Monday to 7 for Sunday."""
    return _date(date).weekday() + 1


def weekday_number_by_one(date):
    """1 for Sunday to 7 for Saturday."""
    return weekday_number(date) + 1


def is_weekend(date):
    """Whether a date is a Saturday or a Sunday."""
    return _date(date).weekday() >= 5


def is_weekday(date):
    """Whether a date is a day from Monday to Friday."""
    return _date(date).weekday() < 5


def count_weekdays_of_month(year, month, weekday):
    """How many dates of a month have the weekday."""
    return len(weekdays_of_month(year, month, weekday))
