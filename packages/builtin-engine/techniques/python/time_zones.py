"""
title: Time zones by offset: convert times, arrival of flights
when: A time has to be changed from one time zone to another by hours of offset, or the local time of an arrival is wanted.
words: time zone, timezone, utc offset, gmt, convert time zone, local time, offset, hours ahead, hours behind, flight, arrival, arrival time, world clock, jet lag, utc to local, call abroad, next day
param FROM: 0 — hours that the given time is ahead of UTC
param TO: 1 — hours that the wanted time is ahead of UTC
"""

import datetime
import math
import re

FROM = 0
TO = 1


def _minutes_of(time):
    hours, minutes = time.split(":")[:2]
    return int(hours) * 60 + int(minutes)


def _clock(minutes):
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def _shifted(time, hours):
    return math.floor(_minutes_of(time) + hours * 60 + 0.5)


def convert_time_zone(time, source=FROM, target=TO):
    """ "14:30" of one offset as a time of another."""
    return _clock(_shifted(time, target - source) % 1440)


def convert_time_zone_day(time, source=FROM, target=TO):
    """As convert_time_zone, with the days that are added: ["00:30", 1]."""
    days, minutes = divmod(_shifted(time, target - source), 1440)
    return [_clock(minutes), days]


def utc_to_local(time, offset=TO):
    """A time of UTC as local time."""
    return convert_time_zone(time, 0, offset)


def local_to_utc(time, offset=TO):
    """A local time as time of UTC."""
    return convert_time_zone(time, offset, 0)


def offset_hours(text):
    """ "+05:30", "-3" or "UTC+2" as hours."""
    found = re.search(r"([+-])([0-9]{1,2}):?([0-9]{2})?$", text.strip())
    if not found:
        return 0
    hours = int(found[2]) + int(found[3] or 0) / 60
    hours = int(hours) if hours.is_integer() else hours
    return -hours if found[1] == "-" else hours


def offset_text(hours):
    """Hours as "+05:30"."""
    return ("-" if hours < 0 else "+") + _clock(math.floor(abs(hours) * 60 + 0.5))


def convert_date_time_zone(text, source=FROM, target=TO):
    """ "2024-03-01 23:30" of one offset as a date and time of another."""
    moment = datetime.datetime.fromisoformat(text) + datetime.timedelta(minutes=math.floor((target - source) * 60 + 0.5))
    return moment.isoformat(text[10], "minutes")


def arrival_local_time(start, hours, source=FROM, target=TO):
    """The local time of an arrival: of a start at one offset, after so many hours, at another offset."""
    return _clock(_shifted(start, hours + target - source) % 1440)


def is_awake_there(time, source=FROM, target=TO, wakes="08:00", sleeps="22:00"):
    """Whether it is between two hours at another offset: may one call there?"""
    return _minutes_of(wakes) <= _minutes_of(convert_time_zone(time, source, target)) < _minutes_of(sleeps)
