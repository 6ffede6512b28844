"""
title: Convert units of length, weight, volume, speed and time
when: A length, weight, volume, speed or time has to be converted from one unit to another: kilometres and miles, kilograms and pounds, inches and centimetres.
words: convert units, kilometers to miles, miles to kilometers, kg to pounds, pounds to kg, inches to cm, feet to meters, gallons to liters, km/h to m/s, ounces, metric, imperial, seconds to hours, unit converter
param PLACES: None — decimals of the answer, halves up; without a number nothing is rounded
"""

import math

PLACES = None

_KINDS = [
    {"mm": 0.001, "cm": 0.01, "m": 1, "km": 1000, "in": 0.0254, "ft": 0.3048, "yd": 0.9144, "mi": 1609.344},
    {"mg": 0.001, "g": 1, "kg": 1000, "t": 1000000, "oz": 28.349523125, "lb": 453.59237},
    {"ml": 0.001, "cl": 0.01, "dl": 0.1, "l": 1, "gal": 3.785411784, "pt": 0.473176473, "qt": 0.946352946},
    {"m/s": 3600, "km/h": 1000, "mph": 1609.344},
    {"ms": 0.001, "s": 1, "min": 60, "h": 3600, "d": 86400, "week": 604800},
]


def _rounded(number, places):
    return number if places is None else math.floor(number * 10**places + 0.5) / 10**places


def convert_units(value, source, target, places=PLACES):
    """Units of the same kind by their signs: mm cm m km in ft yd mi, mg g kg t oz lb, ml l gal, km/h mph, min h."""
    kind = next((units for units in _KINDS if source in units and target in units), None)
    if kind is None:
        raise ValueError(f"no conversion from {source} to {target}")
    return _rounded(value * kind[source] / kind[target], places)


def kilometers_to_miles(kilometers, places=PLACES):
    return _rounded(kilometers / 1.609344, places)


def miles_to_kilometers(miles, places=PLACES):
    return _rounded(miles * 1.609344, places)


def kilograms_to_pounds(kilograms, places=PLACES):
    return _rounded(kilograms / 0.45359237, places)


def pounds_to_kilograms(pounds, places=PLACES):
    return _rounded(pounds * 0.45359237, places)


def inches_to_centimeters(inches, places=PLACES):
    return _rounded(inches * 2.54, places)


def centimeters_to_inches(centimeters, places=PLACES):
    return _rounded(centimeters / 2.54, places)


def feet_to_meters(feet, places=PLACES):
    return _rounded(feet * 0.3048, places)


def meters_to_feet(meters, places=PLACES):
    return _rounded(meters / 0.3048, places)


def liters_to_gallons(liters, places=PLACES):
    return _rounded(liters / 3.785411784, places)


def gallons_to_liters(gallons, places=PLACES):
    return _rounded(gallons * 3.785411784, places)


def to_seconds(hours, minutes=0, seconds=0):
    """Whole seconds of hours, minutes and seconds."""
    return hours * 3600 + minutes * 60 + seconds


def degrees_to_radians(degrees, places=PLACES):
    return _rounded(degrees * math.pi / 180, places)


def radians_to_degrees(radians, places=PLACES):
    return _rounded(radians * 180 / math.pi, places)
