"""
title: Leap years and lengths of months
when: A task asks whether a year is a leap year, how many days a month has, or the day of the year.
words: leap year, gregorian, calendar, days in month, february, day of year, julian calendar, next leap year, count leap years, days in year
param GREGORIAN: True — whether full centuries are leap years only every 400 years
"""

GREGORIAN = True


def is_leap_year(year, gregorian=GREGORIAN):
    """Every fourth year, but of full centuries only every fourth; without that rule every fourth year, as in the Julian calendar."""
    return year % 4 == 0 and (not gregorian or year % 100 != 0 or year % 400 == 0)


def days_in_month(year, month):
    """Months count from 1."""
    if not 1 <= month <= 12:
        raise ValueError("month has to be 1 to 12")
    if month == 2:
        return 29 if is_leap_year(year) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def day_of_year(year, month, day):
    if not 1 <= day <= days_in_month(year, month):
        raise ValueError("no such day")
    return day + sum(days_in_month(year, before) for before in range(1, month))


def leap_years_between(first, last):
    """Both years included."""
    return [year for year in range(first, last + 1) if is_leap_year(year)]


def count_leap_years(first, last):
    """How many leap years there are from one year to another, both included."""
    return len(leap_years_between(first, last))


def next_leap_year(year, inclusive=False):
    """The first leap year after a year; with True the year itself counts."""
    after = year if inclusive else year + 1
    while not is_leap_year(after):
        after += 1
    return after


def days_in_year(year):
    """366 in a leap year, else 365."""
    return 366 if is_leap_year(year) else 365
