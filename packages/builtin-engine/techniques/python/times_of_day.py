"""
title: Times of day: parse "5:30 pm", add time texts, opening hours, earliest
when: Times such as "5:30 PM" or "17:30" have to be read, compared, added, or tested against opening hours such as "9:00-17:30".
words: time, parse time, am pm, hours and minutes, opening hours, is open, time range, shift length, earliest time, latest time, add times, sum of times, total time, time slot, sort times, working hours, closing time, duration between times
param OPEN: "09:00" — when it opens
param CLOSE: "17:00" — when it closes
param SIGN: "-" — sign between the ends of a range of times
"""

import math
import re

OPEN = "09:00"
CLOSE = "17:00"
SIGN = "-"


def minutes_from_text(time):
    """Minutes since midnight of "17:30", "5:30 PM" or "5pm"; None of no time."""
    pattern = r"\s*([0-9]{1,2})(?::([0-9]{2}))?(?::[0-9]{2})?\s*([ap])?\.?(?:m\.?)?\s*"
    match = re.fullmatch(pattern, time, re.IGNORECASE)
    if not match or (match[2] is None and match[3] is None):
        return None
    hour, minute = int(match[1]), int(match[2] or 0)
    half = match[3].lower() if match[3] else None
    is_hour = hour < 24 if half is None else 1 <= hour <= 12
    if not is_hour or minute > 59:
        return None
    return (hour if half is None else hour % 12 + (12 if half == "p" else 0)) * 60 + minute


def parse_time_text(time):
    """{"hours": 17, "minutes": 30}; None of no time."""
    minutes = minutes_from_text(time)
    return None if minutes is None else {"hours": minutes // 60, "minutes": minutes % 60}


def hours_and_minutes(minutes):
    """ "02:05" of 125 minutes; hours may be more than 24."""
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def _length_of(text):
    hours, minutes = (text + ":0").split(":")[:2]
    return int(hours) * 60 + int(minutes)


def sum_of_time_texts(times):
    """Lengths such as "1:30" added: "4:15", hours without a zero in front."""
    minutes = sum(_length_of(time) for time in times)
    return f"{minutes // 60}:{minutes % 60:02d}"


def minutes_of_range(range, sign=SIGN):
    """Minutes of a range such as "9:00-17:30"; one that ends before it begins goes over midnight."""
    start, end = [minutes_from_text(time) for time in range.split(sign)]
    return (end - start) % 1440


def hours_of_range(range, sign=SIGN):
    """Hours of a range, with decimals."""
    return minutes_of_range(range, sign) / 60


def is_open_at(time, open=OPEN, close=CLOSE, last_included=False):
    """Whether it is open: from the opening time on, but no longer at the closing time; hours may go over midnight."""
    now, start, end = [minutes_from_text(one) for one in (time, open, close)]
    is_before = now < end or (last_included and now == end)
    return now >= start and is_before if start <= end else now >= start or is_before


def is_in_time_range(time, range, sign=SIGN):
    """Whether a time lies in a range such as "9:00-17:30"."""
    start, end = range.split(sign)
    return is_open_at(time, start, end)


def sort_times(times):
    """Times from the earliest to the latest, as they are written."""
    return sorted(times, key=minutes_from_text)


def earliest_time(times):
    """None of none."""
    return next(iter(sort_times(times)), None)


def latest_time(times):
    """None of none."""
    return next(reversed(sort_times(times)), None)


def time_slots(from_=OPEN, to=CLOSE, step=60):
    """Times from the first on, so many minutes apart, the last one before the end."""
    first, last = minutes_from_text(from_), minutes_from_text(to)
    count = max(0, math.ceil((last - first) / step))
    return [hours_and_minutes(first + i * step) for i in range(count)]


def do_times_overlap(a, b, sign=SIGN):
    """Whether two ranges share some time; touching is not sharing."""
    (start_a, end_a), (start_b, end_b) = [[minutes_from_text(t) for t in one.split(sign)] for one in (a, b)]
    return start_a < end_b and start_b < end_a
