"""
title: Unix time, seconds and milliseconds since 1970
when: A Unix timestamp has to become a date and time, or a date and time the seconds or milliseconds since 1970.
words: unix time, timestamp, epoch, unix timestamp, seconds since 1970, milliseconds, iso 8601, datetime, date and time, utc, convert timestamp, age of timestamp, same day, parse datetime, duration between datetimes
param SEPARATOR: " " — text between date and time
"""

import datetime
import math
import re

SEPARATOR = " "


_start = datetime.datetime(1970, 1, 1)


def _seconds_of(text):
    """Seconds of "2024-03-01T12:30:00Z", "2024-03-01 12:30" or "2024-03-01", in UTC."""
    pattern = r"([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[T ]([0-9]{2}:[0-9]{2}(?::[0-9]{2})?)(?:\.[0-9]+)?Z?)?"
    found = re.fullmatch(pattern, text)
    if not found:
        raise ValueError("not a date and time")
    moment = datetime.datetime.fromisoformat(f"{found[1]}T{found[2] or '00:00'}")
    return int((moment - _start).total_seconds())


def _moment(seconds):
    return _start + datetime.timedelta(seconds=math.floor(seconds))


def unix_to_iso(seconds):
    """ "2024-03-01T12:30:00Z"."""
    return unix_to_text(seconds, "T") + "Z"


def unix_to_date(seconds):
    """ "2024-03-01"."""
    return _moment(seconds).date().isoformat()


def unix_to_clock(seconds):
    """ "12:30:00"."""
    return _moment(seconds).time().isoformat()


def unix_to_text(seconds, separator=SEPARATOR):
    """ "2024-03-01 12:30:00"."""
    return unix_to_date(seconds) + separator + unix_to_clock(seconds)


def milliseconds_to_iso(milliseconds):
    """ "2024-03-01T12:30:00.250Z" of milliseconds."""
    return f"{unix_to_text(milliseconds // 1000, 'T')}.{milliseconds % 1000:03d}Z"


def to_unix(text):
    """Seconds since 1970 of a date, or a date and time, in UTC."""
    return _seconds_of(text)


def to_unix_milliseconds(text):
    """Milliseconds since 1970 of a date, or a date and time, in UTC."""
    return _seconds_of(text) * 1000


def seconds_between_times(start, end):
    """Seconds from one date and time to another; negative backwards."""
    return _seconds_of(end) - _seconds_of(start)


def minutes_between_times(start, end):
    """Full minutes from one date and time to another."""
    return seconds_between_times(start, end) // 60


def hours_between_times(start, end):
    """Hours from one date and time to another, to two decimals."""
    hours = math.floor(seconds_between_times(start, end) / 3600 * 100 + 0.5 + 1e-7) / 100
    return int(hours) if hours.is_integer() else hours


def add_seconds_to(text, seconds, separator=SEPARATOR):
    """A date and time with seconds added: "2024-03-01 12:30:00"."""
    return unix_to_text(to_unix(text) + seconds, separator)


def add_hours_to(text, hours, separator=SEPARATOR):
    """A date and time with hours added."""
    return add_seconds_to(text, hours * 3600, separator)


def is_same_day(first, second):
    """Whether two timestamps lie on the same day, in UTC."""
    return unix_to_date(first) == unix_to_date(second)


def earliest_time(texts):
    """The earliest of dates and times, as it is written; None for none."""
    return min(texts, key=_seconds_of, default=None)


def latest_time(texts):
    """The latest of dates and times, as it is written; None for none."""
    return max(texts, key=_seconds_of, default=None)
