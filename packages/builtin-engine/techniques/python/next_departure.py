"""
title: The next bus or train from a timetable
when: The next departure from a list of times is wanted, how long one has to wait for it, or what of an opening or timetable is still to come.
words: next bus, next train, bus, train, departure, departures, timetable, bus schedule, bus stop, wait, waiting time, minutes until, missed the bus, last bus, catch, ferry, tram, next time, showtimes, alarm, next alarm, leave the house
param NONE: None — answer when nothing leaves any more today
"""

NONE = None


def _minutes_of(time):
    hours, minutes = time.split(":")[:2]
    return int(hours) * 60 + int(minutes)


def _in_order(times):
    return sorted(times, key=_minutes_of)


def next_departure(times, now, none=NONE):
    """The first time that is not before now; another answer when there is none."""
    return next((time for time in _in_order(times) if _minutes_of(time) >= _minutes_of(now)), none)


def next_departure_after(times, now, none=NONE):
    """As next_departure, but a departure right now is missed."""
    return next((time for time in _in_order(times) if _minutes_of(time) > _minutes_of(now)), none)


def next_departure_or_first(times, now):
    """The next time, the first one of tomorrow where nothing leaves any more; None without times."""
    return next_departure(times, now, next(iter(_in_order(times)), None))


def minutes_to_next(times, now, none=NONE):
    """Minutes until the next departure; another answer when there is none today."""
    following = next_departure(times, now, None)
    return none if following is None else _minutes_of(following) - _minutes_of(now)


def wait_over_midnight(times, now):
    """Minutes until the next departure, tomorrow's first one included; None without times."""
    following = next_departure_or_first(times, now)
    return None if following is None else (_minutes_of(following) - _minutes_of(now)) % 1440


def departures_left(times, now):
    """All times that are still to come, in order."""
    return [time for time in _in_order(times) if _minutes_of(time) >= _minutes_of(now)]


def next_departures(times, now, count=3):
    """The next times, as many as wanted."""
    return departures_left(times, now)[:count]


def last_departure(times, now, none=NONE):
    """The last time that has gone; another answer when there is none."""
    gone = [time for time in _in_order(times) if _minutes_of(time) < _minutes_of(now)]
    return gone[-1] if gone else none


def timetable(first, last, every=30):
    """Times from the first to the last, every so many minutes."""
    times = range(_minutes_of(first), _minutes_of(last) + 1, every)
    return [f"{minutes // 60:02d}:{minutes % 60:02d}" for minutes in times]


def wait_for_every(now, every=30):
    """Minutes to wait for what leaves every so many minutes from the full hour on."""
    return (every - _minutes_of(now) % every) % every


def can_catch(departure, now, walk=0):
    """Whether one who walks so many minutes from now on catches the departure."""
    return _minutes_of(now) + walk <= _minutes_of(departure)


def next_departure_not_at(times, now, none=NONE):
    """The first time after now: a departure right now is missed."""
    return next_departure_after(times, now, none)


def minutes_to_next_not_at(times, now, none=NONE):
    """Minutes until the next departure; one right now is missed."""
    following = next_departure_after(times, now)
    return none if following is None else _minutes_of(following) - _minutes_of(now)


def departures_left_not_at(times, now):
    """All times after now, in order: a departure right now is missed."""
    return [time for time in departures_left(times, now) if _minutes_of(time) > _minutes_of(now)]


def last_departure_or_at(times, now, none=NONE):
    """The last time that has gone or goes right now; another answer when there is none."""
    gone = [time for time in times if _minutes_of(time) <= _minutes_of(now)]
    return max(gone, key=_minutes_of, default=none)


def wait_for_every_not_at(now, every=30):
    """Minutes to wait for what leaves every so many minutes from the full hour on; what leaves right now is missed."""
    return every - _minutes_of(now) % every
