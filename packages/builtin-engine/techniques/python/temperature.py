"""
title: Convert temperatures: Celsius, Fahrenheit, Kelvin
when: A temperature has to be converted between Celsius, Fahrenheit and Kelvin, rounded or not.
words: temperature, celsius, fahrenheit, kelvin, convert, degrees, celsius to fahrenheit, fahrenheit to celsius, centigrade
param PLACES: None — decimals of the answer, halves up; without a number nothing is rounded
"""

import math

PLACES = None


def _rounded(number, places):
    return number if places is None else math.floor(number * 10**places + 0.5) / 10**places


def celsius_to_fahrenheit(celsius, places=PLACES):
    return _rounded(celsius * 9 / 5 + 32, places)


def fahrenheit_to_celsius(fahrenheit, places=PLACES):
    return _rounded((fahrenheit - 32) * 5 / 9, places)


def celsius_to_kelvin(celsius, places=PLACES):
    return _rounded(celsius + 273.15, places)


def kelvin_to_celsius(kelvin, places=PLACES):
    return _rounded(kelvin - 273.15, places)


def fahrenheit_to_kelvin(fahrenheit, places=PLACES):
    return _rounded((fahrenheit - 32) * 5 / 9 + 273.15, places)


def kelvin_to_fahrenheit(kelvin, places=PLACES):
    return _rounded((kelvin - 273.15) * 9 / 5 + 32, places)


def convert_temperature(value, source, target, places=PLACES):
    """Units by their first letter, in either case: "C" or "celsius", "F", "K"."""
    source, target = source[:1].upper(), target[:1].upper()
    if source not in ("C", "F", "K") or target not in ("C", "F", "K"):
        raise ValueError("unknown unit")
    if source == target:
        return _rounded(value, places)
    conversions = {
        "CF": celsius_to_fahrenheit,
        "CK": celsius_to_kelvin,
        "FC": fahrenheit_to_celsius,
        "FK": fahrenheit_to_kelvin,
        "KC": kelvin_to_celsius,
        "KF": kelvin_to_fahrenheit,
    }
    return conversions[source + target](value, places)
