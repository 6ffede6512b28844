"""
title: Parking fee: first hour, started hours, highest fee of a day
when: The price of parking or hiring has to be worked out from hours or minutes, with started hours, a free time or a highest amount a day.
words: parking, parking fee, parking lot, garage, car park, parking cost, first hour, each additional hour, started hour, per hour, daily maximum, cap, free minutes, rental, bike rental, hire, hourly rate, ticket machine
param FIRST_HOUR: 3 — price of the first hour
param FURTHER_HOUR: 2 — price of each further hour that is started
param CAP: None — most that a day costs; null where there is no such limit
param FREE: 0 — minutes that cost nothing
"""

import math

FIRST_HOUR = 3
FURTHER_HOUR = 2
CAP = None
FREE = 0


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def _limited(amount, cap):
    return amount if cap is None else min(amount, cap)


def parking_fee(hours, first_hour=FIRST_HOUR, further_hour=FURTHER_HOUR, cap=CAP):
    """Started hours are paid in full; no time costs nothing. The limit holds for each 24 hours."""
    started = math.ceil(hours)
    if started <= 0:
        return 0

    def fee_of(count):
        return _limited(0 if count == 0 else first_hour + (count - 1) * further_hour, cap)

    if cap is None or started <= 24:
        return _cents(fee_of(started))
    return _cents(started // 24 * cap + fee_of(started % 24))


def parking_fee_minutes(minutes, first_hour=FIRST_HOUR, further_hour=FURTHER_HOUR, cap=CAP, free=FREE):
    """The fee of so many minutes; some may be free, and all are paid once there are more."""
    return 0 if minutes <= free else parking_fee(minutes / 60, first_hour, further_hour, cap)


def _minutes_of(time):
    hours, minutes = time.split(":")
    return int(hours) * 60 + int(minutes)


def parking_fee_between(start, end, first_hour=FIRST_HOUR, further_hour=FURTHER_HOUR, cap=CAP):
    """From one time to another, "09:15" to "11:30"; an earlier second time is on the next day."""
    minutes = (_minutes_of(end) - _minutes_of(start)) % 1440
    return parking_fee(minutes / 60, first_hour, further_hour, cap)


def hourly_fee(hours, rate=FURTHER_HOUR, free_hours=FREE, cap=CAP):
    """One price for each started hour, the first ones perhaps free."""
    return _cents(_limited(max(0, math.ceil(hours - free_hours)) * rate, cap))


def rental_fee(hours, base, included, further_hour, cap=CAP):
    """A price that holds some hours, and one for each further hour that is started."""
    if hours <= 0:
        return 0
    return _cents(_limited(base + max(0, math.ceil(hours - included)) * further_hour, cap))


def car_rental(days, per_day=40, long_from=7, long_off=50, mid_off=20):
    """Days at one price, with something off from a number of days on and more from a higher one."""
    if days >= long_from:
        return days * per_day - long_off
    return days * per_day - mid_off if days >= 3 else days * per_day
