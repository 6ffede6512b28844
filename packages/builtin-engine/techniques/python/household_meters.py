"""
title: Electricity, meters, battery, heating
when: The cost of electricity, water or heating has to be worked out from power and hours or from meter readings, or the state of a battery or a thermostat is wanted.
words: electricity, electricity cost, power, watts, kilowatt hours, kwh, appliance, meter reading, meter, water meter, gas meter, battery, battery life, charge, percent charged, charging time, thermostat, heating, heater, air conditioning, solar, lamp, energy
param PRICE: 0.3 — price of one unit
param BASE: 0 — fee that is paid in any case
param TARGET: 20 — wanted temperature
param TOLERANCE: 1 — degrees away from it that change nothing
"""

import math

PRICE = 0.3
BASE = 0
TARGET = 20
TOLERANCE = 1


def _rounded(number, places=2):
    result = math.floor(number * 10**places + 0.5 + 1e-7) / 10**places
    return int(result) if result.is_integer() else result


def energy_used(watts, hours, days=1):
    """Kilowatt hours of a power in watts."""
    return _rounded(watts * hours * days / 1000, 3)


def electricity_cost(watts, hours, price=PRICE, days=1):
    """What a power in watts costs over hours, on so many days."""
    return _rounded(watts * hours * days / 1000 * price)


def units_over_zero(before, after, digits):
    """Units between two readings of a meter with so many digits, which begins at 0 again."""
    return after - before if after >= before else after - before + 10**digits


def meter_bill(before, after, price=PRICE, base=BASE):
    """A bill from two readings of a meter."""
    return _rounded(base + (after - before) * price)


def bill_for_units(units, price=PRICE, base=BASE):
    """A bill for so many units."""
    return _rounded(base + units * price)


def units_per_period(readings):
    """Units between the readings of a list."""
    return [after - before for before, after in zip(readings, readings[1:])]


def battery_hours(capacity, current, places=2):
    """Hours that a battery lasts: milliampere hours by milliampere."""
    return _rounded(capacity / current, places)


def battery_after(percent, hours, loss_per_hour=10):
    """Charge in percent after a time, with so many percent lost each hour; never below 0."""
    return max(0, _rounded(percent - hours * loss_per_hour))


def minutes_to_full(percent, per_minute=1):
    """Minutes until a battery is full, with so many percent each minute."""
    return max(0, math.ceil((100 - percent) / per_minute - 1e-9))


def thermostat(temperature, target=TARGET, tolerance=TOLERANCE):
    """What the heating does: "heat" below the target, "cool" above, "off" in between."""
    if temperature < target - tolerance:
        return "heat"
    return "cool" if temperature > target + tolerance else "off"


def heating_states(temperatures, target=TARGET, tolerance=TOLERANCE):
    """Whether the heating runs after each temperature: on below the target less the tolerance, off above the target plus it, else as before."""
    states, on = [], False
    for temperature in temperatures:
        if temperature < target - tolerance:
            on = True
        elif temperature > target + tolerance:
            on = False
        states.append(on)
    return states
