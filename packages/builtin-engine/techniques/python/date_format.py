"""
title: Date formats: ISO, day first, month first, month names
when: A date has to be changed from one way of writing to another (2024-03-05, 05/03/2024, 03/05/2024, 5 March 2024), a month named, or a date checked.
words: date format, format date, convert date, dd/mm/yyyy, mm/dd/yyyy, yyyy-mm-dd, iso date, month name, month number, long date, is valid date, reformat date
param SEPARATOR: "/" — sign between the numbers of a date
"""

import datetime
import re

SEPARATOR = "/"

_MONTHS = (
    "January February March April May June July August September October November December"
).split()


def _date(date):
    """Others than ISO dates are refused."""
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", date):
        raise ValueError("not a date")
    return datetime.date.fromisoformat(date)


def is_valid_date(date, single_digits=False):
    """Whether a text is an ISO date that exists; with single digits too where that is wanted: 2024-3-5."""
    if single_digits:
        return is_valid_date(re.sub("(?<=-)(?=[0-9](?![0-9]))", "0", date))
    try:
        return _date(date) is not None
    except ValueError:
        return False


def iso_to_day_first(date, separator=SEPARATOR):
    """ "2024-03-05" -> "05/03/2024"."""
    day = _date(date)
    return f"{day.day:02d}{separator}{day.month:02d}{separator}{day.year:04d}"


def iso_to_month_first(date, separator=SEPARATOR):
    """ "2024-03-05" -> "03/05/2024"."""
    day = _date(date)
    return f"{day.month:02d}{separator}{day.day:02d}{separator}{day.year:04d}"


def _to_iso(year, month, day):
    return _date(f"{year}-{month.zfill(2)}-{day.zfill(2)}").isoformat()


def day_first_to_iso(date, separator=SEPARATOR):
    """ "5/3/2024" -> "2024-03-05"."""
    day, month, year = (date.split(separator) + ["", ""])[:3]
    return _to_iso(year, month, day)


def month_first_to_iso(date, separator=SEPARATOR):
    """ "3/5/2024" -> "2024-03-05"."""
    month, day, year = (date.split(separator) + ["", ""])[:3]
    return _to_iso(year, month, day)


def month_name(month):
    """3 -> "March"."""
    if not isinstance(month, int) or month < 1 or month > 12:
        raise ValueError("month has to be 1 to 12")
    return _MONTHS[month - 1]


def month_number(name):
    """ "March", "mar" or "MAR" -> 3; -1 for other texts."""
    wanted = re.sub(r"\.$", "", name.lower())
    named = (i + 1 for i, month in enumerate(_MONTHS) if wanted in (month.lower(), month[:3].lower()))
    return next(named, -1)


def long_date(date):
    """ "2024-03-05" -> "5 March 2024"."""
    day = _date(date)
    return f"{day.day} {month_name(day.month)} {day.year}"


def long_date_month_first(date):
    """ "2024-03-05" -> "March 5, 2024"."""
    day = _date(date)
    return f"{month_name(day.month)} {day.day}, {day.year}"


def long_date_to_iso(text):
    """ "5 March 2024" or "March 5, 2024" -> "2024-03-05"."""
    first, second, year = (text.replace(",", "", 1).split() + ["", "", ""])[:3]
    day, name = (first, second) if re.match("[0-9]", first) else (second, first)
    return _to_iso(year, str(month_number(name)), day)


def _bare(part):
    return part[1:] if part.startswith("0") else part


def iso_into_day_first(date, separator=SEPARATOR):
    """ "2024-03-05" -> "5/3/2024": without zeros in front."""
    day, month, year = iso_to_day_first(date, "/").split("/")
    return separator.join([_bare(day), _bare(month), year])


def iso_into_month_first(date, separator=SEPARATOR):
    """ "2024-03-05" -> "3/5/2024": without zeros in front."""
    day, month, year = iso_to_day_first(date, "/").split("/")
    return separator.join([_bare(month), _bare(day), year])


def iso_turned_round(date, separator=SEPARATOR):
    """The parts turned round as they are, whether there is such a date or not."""
    return separator.join(date.split("-")[::-1])


def is_valid_day_first(date, single_digits=False):
    """Whether a text is a date that exists, day first: "31/12/2024", with two digits each, or with one too."""
    found = re.fullmatch("([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})", date)
    return found is not None and is_valid_date(f"{found[3]}-{found[2]}-{found[1]}", single_digits)


def is_valid_month_first(date, single_digits=False):
    """Whether a text is a date that exists, month first: "12/31/2024", with two digits each, or with one too."""
    found = re.fullmatch("([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})", date)
    return found is not None and is_valid_date(f"{found[3]}-{found[1]}-{found[2]}", single_digits)
