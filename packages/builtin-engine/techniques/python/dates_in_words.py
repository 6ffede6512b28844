"""
title: Dates in words: day, name of the month, ordinals, date ranges
when: A date has to be written with the name of its month or weekday, short or long or with an ordinal, or a range of dates as a text.
words: date format, format date, month name, short month, jan feb mar, date in words, written date, day month year, weekday and date, friday, ordinal day, 1st, 2nd, 3rd, date range text, from to, readable date, pretty date, invitation, american date
param DAYS: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] — names of the weekdays
param DASH: "–" — text between the ends of a range
"""

import datetime
import re

DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
DASH = "–"


_month_names = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]


def _parts_of(date):
    return [int(part) for part in date.split("-")]


def _weekday_of(date):
    return DAYS[datetime.date.fromisoformat(date).weekday()]


def _with_ending(number):
    is_teen = 11 <= number % 100 <= 13
    return str(number) + ("th" if is_teen else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th"))


def short_date(date, separator=" ", length=3):
    """ "5 Mar 2024": the day without a zero in front; short_date_of has one."""
    year, month, day = _parts_of(date)
    return separator.join([str(day), _month_names[month - 1][:length], str(year)])


def short_date_month_first(date, length=3):
    """ "Mar 5, 2024"."""
    year, month, day = _parts_of(date)
    return f"{_month_names[month - 1][:length]} {day}, {year}"


def ordinal_date(date):
    """ "March 5th, 2024"."""
    year, month, day = _parts_of(date)
    return f"{_month_names[month - 1]} {_with_ending(day)}, {year}"


def ordinal_day_first(date, between=" of "):
    """ "5th of March 2024", or with another word than "of"."""
    year, month, day = _parts_of(date)
    return f"{_with_ending(day)}{between}{_month_names[month - 1]} {year}"


def weekday_and_date(date, separator=", "):
    """ "Tuesday, 5 March 2024"."""
    year, month, day = _parts_of(date)
    return f"{_weekday_of(date)}{separator}{day} {_month_names[month - 1]} {year}"


def weekday_month_first(date):
    """ "Tuesday, March 5, 2024"."""
    year, month, day = _parts_of(date)
    return f"{_weekday_of(date)}, {_month_names[month - 1]} {day}, {year}"


def day_and_month(date, months=_month_names):
    """ "5 March", without the year."""
    _, month, day = _parts_of(date)
    return f"{day} {months[month - 1]}"


def month_and_year(date, months=_month_names):
    """ "March 2024"."""
    year, month = _parts_of(date)[:2]
    return f"{months[month - 1]} {year}"


def brief_date(date, length=3):
    """ "Tue 5 Mar"."""
    _, month, day = _parts_of(date)
    return f"{_weekday_of(date)[:length]} {day} {_month_names[month - 1][:length]}"


def date_range_text(start, end, dash=DASH):
    """A range without what both ends share: "5–9 March 2024", "28 February – 2 March 2024"."""
    (y1, m1, d1), (y2, m2, d2) = _parts_of(start), _parts_of(end)
    last = f"{d2} {_month_names[m2 - 1]} {y2}"
    if start == end:
        return last
    if y1 != y2:
        return f"{d1} {_month_names[m1 - 1]} {y1} {dash} {last}"
    return f"{d1}{dash}{last}" if m1 == m2 else f"{d1} {_month_names[m1 - 1]} {dash} {last}"


def words_to_iso(text):
    """ "5 March 2024", "Mar 5, 2024" or "5th of March, 2024" as an ISO date; None for what is no such date."""
    found = [bool(re.search(rf"\b{name[:3]}", text, re.IGNORECASE)) for name in _month_names]
    year = re.search(r"\b([0-9]{4})\b", text)
    day = re.search(r"\b([0-9]{1,2})(?:st|nd|rd|th)?\b", text, re.IGNORECASE)
    if True not in found or not year or not day:
        return None
    return f"{year[1]}-{found.index(True) + 1:02d}-{int(day[1]):02d}"


def short_date_of(date, capitals=False, separator=" "):
    """ "05 Mar 2024" or "05-Mar-2024": the day with two digits; the month in capitals where that is wanted."""
    year, month, day = _parts_of(date)
    name = _month_names[month - 1][:3]
    return separator.join([f"{day:02d}", name.upper() if capitals else name, str(year)])


def date_month_first_of(date, short=False):
    """ "March 05, 2024": the day with two digits; the short name of the month where that is wanted."""
    year, month, day = _parts_of(date)
    name = _month_names[month - 1]
    return f"{name[:3] if short else name} {day:02d}, {year}"


def date_without_comma(date, ordinal=False):
    """ "March 5 2024" and "March 5th 2024": month first without a comma."""
    year, month, day = _parts_of(date)
    return f"{_month_names[month - 1]} {_with_ending(day) if ordinal else day} {year}"


def ordinal_day_of(date, short=False):
    """ "5th March 2024", or with a short name "5th Mar 2024"."""
    year, month, day = _parts_of(date)
    name = _month_names[month - 1]
    return f"{_with_ending(day)} {name[:3] if short else name} {year}"


def month_and_day(date, ordinal=False):
    """ "March 5", without the year; with an ordinal "March 5th" where that is wanted."""
    _, month, day = _parts_of(date)
    return f"{_month_names[month - 1]} {_with_ending(day) if ordinal else day}"
