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


def time_of_minutes(minutes):
    """90 -> "01:30"; what lies beyond a day turns round."""
    hours, rest = divmod(minutes % 1440, 60)
    return f"{hours:02d}:{rest:02d}"


def add_minutes(time, minutes):
    """ "23:50" and 20 -> "00:10"; a negative number goes back."""
    return time_of_minutes(minutes_of_time(time) + minutes)


def add_hours(time, hours):
    return add_minutes(time, hours * 60)


def minutes_between(start, end, over_midnight=OVER_MIDNIGHT):
    minutes = minutes_of_time(end) - minutes_of_time(start)
    return minutes + 1440 if minutes < 0 and over_midnight else minutes


def to_twelve_hours(time):
    """ "13:05" -> "1:05 PM"."""
    hours = minutes_of_time(time) // 60
    return f"{hours % 12 or 12}:{time.split(':')[1]} {'AM' if hours < 12 else 'PM'}"


def to_twenty_four_hours(time):
    """ "1:05 PM" -> "13:05"; seconds stay: "07:05:45PM" -> "19:05:45"."""
    found = re.fullmatch(r"(\d{1,2})((?::\d\d){0,2})\s*([ap])\.?m\.?", time.strip(), re.IGNORECASE | re.ASCII)
    if not found or int(found[1]) < 1 or int(found[1]) > 12:
        raise ValueError("not a time")
    hour = int(found[1]) % 12 + (12 if found[3].lower() == "p" else 0)
    return f"{hour:02d}{found[2] or ':00'}"


def is_valid_time(time):
    """H:MM or HH:MM, with seconds or without, from 0:00 to 23:59."""
    return bool(re.fullmatch(r"(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?", time))


def clock_angle(time):
    """The smaller angle between the two hands, in degrees."""
    minutes = minutes_of_time(time) % 720
    angle = abs(minutes / 2 - minutes % 60 * 6)
    return min(angle, 360 - angle)
