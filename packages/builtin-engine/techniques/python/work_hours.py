"""
title: Working hours: shifts, breaks, timesheets
when: The hours of a shift or a week are wanted from start and end times, with breaks, over midnight or rounded to quarters.
words: working hours, hours worked, shift, shifts, night shift, timesheet, time sheet, clock in, clock out, break, lunch break, start and end time, total hours, overtime hours, flexitime, over midnight, work day, attendance, rounded to quarter
param BREAK: 0 — minutes of rest that do not count
param PLACES: 2 — decimals of hours
param DAILY: 8 — hours that a day should have
"""

import math

BREAK = 0
PLACES = 2
DAILY = 8


def _minutes_of(time):
    hours, minutes = time.split(":")[:2]
    return int(hours) * 60 + int(minutes)


def _hours_of(minutes):
    hours = math.floor(minutes / 60 * 10**PLACES + 0.5 + 1e-7) / 10**PLACES
    return int(hours) if hours.is_integer() else hours


def _text_of(minutes):
    return f"{minutes // 60}:{minutes % 60:02d}"


def minutes_worked(start, end, break_minutes=BREAK):
    """Minutes from start to end, less the break; an end that is earlier is on the next day."""
    return max(0, (_minutes_of(end) - _minutes_of(start)) % 1440 - break_minutes)


def hours_worked(start, end, break_minutes=BREAK):
    """Hours as a number: 7.5."""
    return _hours_of(minutes_worked(start, end, break_minutes))


def time_worked(start, end, break_minutes=BREAK):
    """Hours as a text: "7:30"."""
    return _text_of(minutes_worked(start, end, break_minutes))


def _all_minutes(shifts, break_minutes):
    return sum(minutes_worked(*shift[:2], *(shift[2:] or [break_minutes])) for shift in shifts)


def total_hours(shifts, break_minutes=BREAK):
    """Hours of shifts [start, end], or [start, end, break in minutes]."""
    return _hours_of(_all_minutes(shifts, break_minutes))


def total_time_worked(shifts, break_minutes=BREAK):
    """As total_hours, as a text: "38:30"."""
    return _text_of(_all_minutes(shifts, break_minutes))


def pay_for_shifts(shifts, rate, break_minutes=BREAK):
    """The pay of shifts by an hourly rate."""
    pay = math.floor(_all_minutes(shifts, break_minutes) / 60 * rate * 100 + 0.5 + 1e-7) / 100
    return int(pay) if pay.is_integer() else pay


def hours_by_name(rows, break_minutes=BREAK):
    """{ name: hours } of rows [name, start, end]."""
    minutes = {}
    for name, start, end in rows:
        minutes[name] = minutes.get(name, 0) + minutes_worked(start, end, break_minutes)
    return {name: _hours_of(total) for name, total in minutes.items()}


def hours_balance(hours_per_day, daily=DAILY):
    """Hours above what the days should have; negative where hours are missing."""
    return _hours_of(sum((hours - daily) * 60 for hours in hours_per_day))


def round_minutes(minutes, step=15):
    """Minutes rounded to the nearest so many, halves up: 22 becomes 15, 23 becomes 30."""
    return math.floor(minutes / step + 0.5) * step


def round_time(time, step=15):
    """ "08:07" becomes "08:00", "08:08" becomes "08:15"."""
    return _text_of(round_minutes(_minutes_of(time), step) % 1440).zfill(5)


def end_of_work(start, hours=DAILY, break_minutes=BREAK):
    """When the work of a day ends."""
    return _text_of(math.floor(_minutes_of(start) + hours * 60 + break_minutes + 0.5) % 1440).zfill(5)


def is_late(arrival, start="09:00", grace=0):
    """Whether somebody came late."""
    return _minutes_of(arrival) > _minutes_of(start) + grace


def minutes_late(arrival, start="09:00"):
    """Minutes late, 0 in time."""
    return max(0, _minutes_of(arrival) - _minutes_of(start))
