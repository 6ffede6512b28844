"""
title: A calendar of a month as text, weeks of a month and year
when: The calendar of a month has to be shown as lines or weeks, or the week of a month or a year, its weeks or days left are wanted.
words: calendar, month calendar, print calendar, weeks of month, week of month, week number, week of year, day of year, days left in year, number of weeks, mo tu we, su mo tu, month grid, days of month, working days of month, last day
param SUNDAY_FIRST: False — whether weeks begin on Sunday
param HEADER: "Mo Tu We Th Fr Sa Su" — line above the days
"""

import calendar
import datetime

SUNDAY_FIRST = False
HEADER = "Mo Tu We Th Fr Sa Su"


def month_weeks(year, month, sunday_first=SUNDAY_FIRST):
    """Weeks of seven numbers, 0 for days of other months."""
    return calendar.Calendar(6 if sunday_first else 0).monthdayscalendar(year, month)


def calendar_lines(year, month, sunday_first=SUNDAY_FIRST, header=HEADER):
    """Lines with a header and the days, each two signs wide."""
    weeks = month_weeks(year, month, sunday_first)
    lines = [" ".join("  " if number == 0 else f"{number:2d}" for number in week).rstrip() for week in weeks]
    return ["Su Mo Tu We Th Fr Sa" if sunday_first and header == HEADER else header, *lines]


def calendar_text(year, month, sunday_first=SUNDAY_FIRST, header=HEADER):
    """The lines as one text."""
    return "\n".join(calendar_lines(year, month, sunday_first, header))


def count_month_weeks(year, month, sunday_first=SUNDAY_FIRST):
    """How many weeks of the calendar a month touches."""
    return len(month_weeks(year, month, sunday_first))


def week_of_month(date, sunday_first=SUNDAY_FIRST):
    """In which line of the calendar a date stands, from 1."""
    year, month, number = (int(part) for part in date.split("-"))
    weeks = month_weeks(year, month, sunday_first)
    return next(i for i, week in enumerate(weeks, 1) if number in week)


def simple_week_of_year(date):
    """The week of a year where each has seven days and January 1st begins the first."""
    return (day_number(date) + 6) // 7


def day_number(date):
    """1 for January 1st to 365 or 366."""
    return datetime.date.fromisoformat(date).timetuple().tm_yday


def days_left_in_year(date):
    """Days after this one in the year."""
    return day_number(f"{date[:4]}-12-31") - day_number(date)


def days_left_in_month(date):
    """Days after this one in the month."""
    year, month, number = (int(part) for part in date.split("-"))
    return calendar.monthrange(year, month)[1] - number


def is_last_day_of_month(date):
    return days_left_in_month(date) == 0


def workdays_of_month(year, month):
    """Monday to Friday of a month."""
    return sum(1 for week in month_weeks(year, month, False) for number in week[:5] if number > 0)


def date_of_day_number(year, number):
    """The date of a day of the year."""
    return (datetime.date(year, 1, 1) + datetime.timedelta(days=number - 1)).isoformat()
