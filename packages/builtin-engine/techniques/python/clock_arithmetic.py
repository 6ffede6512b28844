"""
title: Clock times: add minutes, difference, 12 and 24 hours
when: Minutes have to be added to a time such as 23:50, the minutes between two times counted, or a time changed between 12-hour and 24-hour clock.
words: clock, time, add minutes, add hours, minutes between, time difference, 12 hour, 24 hour, am pm, convert time, hh:mm, angle of clock hands, valid time
param OVER_MIDNIGHT: True — whether a second time that is earlier means the next day
"""

import re

OVER_MIDNIGHT = True


def minutes_of_time(time):
    """ "01:30" -> 90; seconds are left out."""
    if not is_valid_time(time):
        raise ValueError("not a time")
    hours, minutes = time.split(":")[:2]
    return int(hours) * 60 + int(minutes)


def _two(number):
    """Two digits at least; 30 for 30.0."""
    return str(int(number) if number % 1 == 0 else number).rjust(2, "0")


def time_of_minutes(minutes):
    """90 -> "01:30"; what lies beyond a day turns round."""
    hours, rest = divmod(minutes % 1440, 60)
    return f"{int(hours):02d}:{_two(rest)}"


def add_minutes(time, minutes):
    """ "23:50" and 20 -> "00:10"; a negative number goes back."""
    return time_of_minutes(minutes_of_time(time) + minutes)


def add_hours(time, hours):
    return add_minutes(time, hours * 60)


def minutes_between(start, end, over_midnight=OVER_MIDNIGHT):
    minutes = minutes_of_time(end) - minutes_of_time(start)
    return minutes + 1440 if minutes < 0 and over_midnight else minutes


def _twelve_hours(time, padded, half):
    hours = minutes_of_time(time) // 60
    shown = str(hours % 12 or 12).rjust(2 if padded else 1, "0")
    return f"{shown}:{time.split(':')[1]}{half[0 if hours < 12 else 1]}"


def to_twelve_hours(time, padded=False, small=False):
    """ "13:05" -> "1:05 PM", or with two digits "01:05 PM", or in small letters "1:05 pm"."""
    return _twelve_hours(time, padded, [" am", " pm"] if small else [" AM", " PM"])


def to_twelve_hours_and(time, padded=False):
    """ "13:05" -> "1:05PM" without a space, or with two digits "01:05PM"."""
    return _twelve_hours(time, padded, ["AM", "PM"])


def to_twelve_hours_only(time, padded=False):
    """ "13:05" -> "1:05pm" in small letters without a space, or with two digits "01:05pm"."""
    return _twelve_hours(time, padded, ["am", "pm"])


def to_twelve_hours_with(time, padded=False):
    """ "13:05" -> "1:05 p.m.", or with two digits "01:05 p.m." """
    return _twelve_hours(time, padded, [" a.m.", " p.m."])


def to_twenty_four_hours(time):
    """ "1:05 PM" -> "13:05"; seconds stay: "07:05:45PM" -> "19:05:45"."""
    found = re.fullmatch(r"(\d{1,2})((?::\d\d){0,2})\s*([ap])\.?m\.?", time.strip(), re.IGNORECASE | re.ASCII)
    if not found or int(found[1]) < 1 or int(found[1]) > 12:
        raise ValueError("not a time")
    hour = int(found[1]) % 12 + (12 if found[3].lower() == "p" else 0)
    return f"{hour:02d}{found[2] or ':00'}"


def is_valid_time(time, strict=False):
    """H:MM or HH:MM, with seconds or without; two digits for the hours and no seconds where that is wanted."""
    if strict:
        return bool(re.fullmatch("(?:[01][0-9]|2[0-3]):[0-5][0-9]", time))
    return bool(re.fullmatch(r"(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?", time))


def clock_angle(time):
    """The smaller angle between the two hands, in degrees."""
    minutes = minutes_of_time(time) % 720
    angle = abs(minutes / 2 - minutes % 60 * 6)
    return min(angle, 360 - angle)


def clock_angle_over(time):
    """The angle from the hour hand to the minute hand the way the hands go, from 0 to below 360 degrees."""
    minutes = minutes_of_time(time) % 720
    return (minutes % 60 * 6 - minutes / 2) % 360


def minutes_in_between(first, second):
    """Minutes between two times of one day, whichever comes first."""
    return abs(minutes_of_time(second) - minutes_of_time(first))


def add_minutes_over(time, minutes):
    """As add_minutes without a turn at midnight: "23:50" and 20 -> "24:10"."""
    hours, rest = divmod(minutes_of_time(time) + minutes, 60)
    return f"{_two(hours)}:{_two(rest)}"
