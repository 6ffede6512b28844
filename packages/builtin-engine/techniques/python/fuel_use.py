"""
title: Fuel use, fuel cost and range
when: The fuel for a trip, what it costs, how much a car uses on a hundred km, or whether the tank is enough is wanted.
words: fuel, gas, petrol, gasoline, diesel, fuel cost, trip cost, fuel consumption, fuel efficiency, liters per hundred km, l/100km, mpg, miles per gallon, tank, range, refuel, gas station, reach the pump, electric car
param PER_100: 7 — litres on 100 km
param PRICE: 1.5 — price of one litre
param PLACES: 2 — decimals of the answer
"""

import math

PER_100 = 7
PRICE = 1.5
PLACES = 2


def _rounded(number, places=PLACES):
    result = math.floor(number * 10**places + 0.5 + 1e-7) / 10**places
    return int(result) if result.is_integer() else result


def fuel_needed(km, per100=PER_100, places=PLACES):
    """Litres for a distance in km."""
    return _rounded(km * per100 / 100, places)


def fuel_cost(km, per100=PER_100, price=PRICE):
    return _rounded(km * per100 / 100 * price)


def fuel_share(km, people, per100=PER_100, price=PRICE):
    """What each person pays of the fuel."""
    return _rounded(km * per100 / 100 * price / people)


def fuel_cost_by_mileage(distance, mileage, price=PRICE):
    """Cost of a distance by a car that goes so far with one unit: miles per gallon, km per litre."""
    return _rounded(distance / mileage * price)


def fuel_consumption(liters, km, places=PLACES):
    """Litres on 100 km, from what a distance took."""
    return 0 if km == 0 else _rounded(liters * 100 / km, places)


def fuel_economy(distance, fuel, places=PLACES):
    """Distance with one unit of fuel: miles per gallon, km per litre."""
    return 0 if fuel == 0 else _rounded(distance / fuel, places)


def fuel_range(liters, per100=PER_100, places=PLACES):
    """How many km the tank reaches."""
    return _rounded(liters * 100 / per100, places)


def can_reach(distance, mileage, fuel_left):
    """Whether the fuel that is left is enough, by distance with one unit."""
    return mileage * fuel_left >= distance


def refuel_stops(distance, range_):
    """How often a full tank has to be filled again on the way."""
    return max(0, math.ceil(distance / range_) - 1)
