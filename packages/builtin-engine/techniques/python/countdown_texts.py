"""
title: Countdowns and durations in words
when: A time that is left or a duration has to be told in words such as 2 days, 3 hours and 5 minutes, or dates such as today and tomorrow.
words: countdown, time left, days left, days until, days to go, remaining time, duration in words, hours and minutes, minutes in words, 2 hours and 5 minutes, human readable, today, tomorrow, yesterday, relative day, christmas, deadline, in words, seconds to words
param JOINER: " and " — text before the last part
param SEPARATOR: ", " — text between the other parts
"""

import datetime

JOINER = " and "
SEPARATOR = ", "


def _counted(count, unit):
    return f"{_plain(count)} {unit}{'' if count == 1 else 's'}"


def _plain(number):
    return int(number) if isinstance(number, float) and number.is_integer() else number


def _joined(parts, none, separator, joiner):
    if not parts:
        return none
    return parts[0] if len(parts) == 1 else separator.join(parts[:-1]) + joiner + parts[-1]


_sizes = [(86400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]


def _parts_of(seconds):
    """Parts such as "2 days" of seconds, without those that are 0."""
    parts = []
    for size, unit in _sizes:
        count, seconds = divmod(seconds, size)
        if count > 0:
            parts.append(_counted(count, unit))
    return parts


def seconds_in_words(seconds, separator=SEPARATOR, joiner=JOINER):
    """93784 as "1 day, 2 hours, 3 minutes and 4 seconds"; "0 seconds" for none."""
    return _joined(_parts_of(seconds), "0 seconds", separator, joiner)


def minutes_in_words(minutes, separator=SEPARATOR, joiner=JOINER):
    """125 as "2 hours and 5 minutes"; "0 minutes" for none."""
    return _joined(_parts_of(minutes * 60), "0 minutes", separator, joiner)


def hours_and_minutes(minutes, joiner=JOINER):
    """125 as "2 hours and 5 minutes", both always: 60 gives "1 hour and 0 minutes"."""
    return _counted(minutes // 60, "hour") + joiner + _counted(minutes % 60, "minute")


def short_duration_for(minutes, without_no_hours=False, hour="h", minute="m"):
    """125 as "2h 5m", 45 as "0h 45m" and 120 as "2h 0m": both always; or no hours below one hour, "45m"."""
    hours, rest = divmod(minutes, 60)
    return ("" if without_no_hours and hours == 0 else f"{_plain(hours)}{hour} ") + f"{_plain(rest)}{minute}"


def short_duration(minutes, hour="h", minute="m"):
    """125 as "2h 5m", 45 as "45m" and 120 as "2h": a part of 0 is left out."""
    hours, rest = divmod(minutes, 60)
    hours, rest = _plain(hours), _plain(rest)
    if hours == 0:
        return f"{rest}{minute}"
    return f"{hours}{hour}" if rest == 0 else f"{hours}{hour} {rest}{minute}"


def short_seconds(seconds, separator=" "):
    """Seconds as "1d 2h 3m 4s", without parts that are 0; "0s" for none."""
    parts = (part.split(" ") for part in _parts_of(seconds))
    return separator.join(count + unit[0] for count, unit in parts) or "0s"


def _days_from(today, date):
    return (datetime.date.fromisoformat(date) - datetime.date.fromisoformat(today)).days


def days_until(date, today, never_below_zero=False):
    """Whole days from today to a date; negative when it is past, or 0 where that is wanted."""
    return max(0, _days_from(today, date)) if never_below_zero else _days_from(today, date)


def relative_day(date, today):
    """ "today", "tomorrow", "yesterday", "in 3 days" or "3 days ago"."""
    days = _days_from(today, date)
    near = {-1: "yesterday", 0: "today", 1: "tomorrow"}
    if days in near:
        return near[days]
    return f"in {days} days" if days > 0 else f"{-days} days ago"


def days_left_text(date, today, left="left", now="today", over="over"):
    """ "3 days left", "1 day left", "today" or "over"."""
    days = _days_from(today, date)
    if days < 0:
        return over
    return now if days == 0 else f"{_counted(days, 'day')} {left}"


def seconds_in_their_words(seconds, separator=SEPARATOR):
    """Seconds as "1 hour, 2 minutes, 3 seconds": commas alone, no "and"; "0 seconds" for none."""
    return seconds_in_words(seconds, separator, separator)


def seconds_in_words_or(seconds, none="now"):
    """As seconds_in_words with "now" for none: "1 hour and 2 seconds"."""
    return _joined(_parts_of(seconds), none, SEPARATOR, JOINER)


def days_until_annual(today, month=12, day_of_month=25):
    """Days until the next such month and day, 0 on the day itself: Christmas is 12 and 25."""
    start = datetime.date.fromisoformat(today)
    days = (datetime.date(start.year, month, day_of_month) - start).days
    return days if days >= 0 else (datetime.date(start.year + 1, month, day_of_month) - start).days


def weeks_and_days(days, joiner=JOINER):
    """Days as weeks and days: 10 gives "1 week and 3 days"."""
    parts = [_counted(days // 7, "week"), _counted(days % 7, "day")]
    return _joined([part for part in parts if not part.startswith("0 ")], "0 days", SEPARATOR, joiner)


def countdown_numbers(start, without_zero=False):
    """The numbers from a start down to 0, or to 1 where that is wanted."""
    return list(range(start, 0 if without_zero else -1, -1))


def countdown(start, last="Liftoff!"):
    """The numbers from a start down to 1, then a last word."""
    return [*map(str, range(start, 0, -1)), last]
