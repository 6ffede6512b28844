"""
title: Part of the day, greetings, opening hours
when: A greeting or a part of the day is wanted by the hour, or whether a shop is open at a time or on a weekday, also over midnight.
words: part of day, morning, afternoon, evening, night, greeting, good morning, greet by hour, opening hours, open, closed, is open, shop hours, store hours, office hours, business hours, happy hour, quiet hours, curfew, vacation alarm, alarm clock, weekday, weekend, traffic light
param MORNING: 5 — hour from which it is morning
param AFTERNOON: 12 — hour from which it is afternoon
param EVENING: 18 — hour from which it is evening
param NIGHT: 22 — hour from which it is night
"""

MORNING = 5
AFTERNOON = 12
EVENING = 18
NIGHT = 22


def _minutes_of(time):
    if not isinstance(time, str):
        return time * 60
    hours, minutes = [*time.split(":"), "0"][:2]
    return int(hours) * 60 + int(minutes)


def part_of_day(time, morning=MORNING, afternoon=AFTERNOON, evening=EVENING, night=NIGHT):
    """ "morning", "afternoon", "evening" or "night" of an hour or a time."""
    hour = _minutes_of(time) / 60
    if hour < morning or hour >= night:
        return "night"
    if hour < afternoon:
        return "morning"
    return "afternoon" if hour < evening else "evening"


def greeting_by_hour(time, morning=MORNING, afternoon=AFTERNOON, evening=EVENING, night=NIGHT):
    """ "Good morning", "Good afternoon", "Good evening" or "Good night"."""
    return f"Good {part_of_day(time, morning, afternoon, evening, night)}"


def simple_greeting(time, afternoon=AFTERNOON, evening=EVENING):
    """ "Good morning" before noon, "Good afternoon" before the evening, then "Good evening"."""
    return f"Good {part_of_day(time, 0, afternoon, evening, 25)}"


def greet_person(name, time, afternoon=AFTERNOON, evening=EVENING):
    """ "Good morning, Ann!" """
    return f"{simple_greeting(time, afternoon, evening)}, {name}!"


def is_open_at(time, opens="09:00", closes="17:00"):
    """Whether it is open at a time; closing time is closed, and hours may go over midnight."""
    now, start, end = map(_minutes_of, [time, opens, closes])
    return start <= now < end if start <= end else now >= start or now < end


def is_open_until(time, opens="09:00", closes="17:00"):
    """As is_open_at, open until and with the closing time."""
    return is_open_at(time, opens, closes) or _minutes_of(time) == _minutes_of(closes)


def open_or_closed(time, opens="09:00", closes="17:00", is_open="open", is_closed="closed"):
    return is_open if is_open_at(time, opens, closes) else is_closed


def is_open_on(hours, day, time):
    """Whether it is open by { day: [opens, closes] }; a day that is missing is closed."""
    return hours.get(day) is not None and is_open_at(time, *hours[day])


def minutes_until_closing(time, opens="09:00", closes="17:00"):
    """Minutes until it closes; 0 where it is closed."""
    return (_minutes_of(closes) - _minutes_of(time)) % 1440 if is_open_at(time, opens, closes) else 0


def minutes_until_opening(time, opens="09:00", closes="17:00"):
    """Minutes until it opens; 0 where it is open."""
    return 0 if is_open_at(time, opens, closes) else (_minutes_of(opens) - _minutes_of(time)) % 1440


def alarm_for(day, vacation, early="7:00", late="10:00", off="off"):
    """CodingBat's alarm clock: a day from 0 for Sunday to 6, and whether it is vacation."""
    is_weekend = day in (0, 6)
    if vacation:
        return off if is_weekend else late
    return late if is_weekend else early


def can_sleep_in(is_weekday, is_vacation):
    """CodingBat: whether one can sleep in."""
    return not is_weekday or is_vacation


def next_traffic_light(color):
    """The next colour of a traffic light, with a yellow before red alone."""
    return {"green": "yellow", "yellow": "red", "red": "green"}.get(color)


def is_open_at_or_to(time, opens="09:00", closes="17:00"):
    """Whether it is open at a time: closing time is open as well, both ends are included."""
    return is_open_until(time, opens, closes)


def is_open_on_to(hours, day, time):
    """Whether it is open by { day: [opens, closes] }, closing time included; a day that is missing is closed."""
    return hours.get(day) is not None and is_open_until(time, *hours[day])


def open_or_closed_to(time, opens="09:00", closes="17:00", open="open", closed="closed"):
    """open or closed, closing time still open."""
    return open if is_open_until(time, opens, closes) else closed
