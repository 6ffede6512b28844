"""
title: Taxi fare: base fee, distance and waiting time
when: A taxi or ride fare has to be worked out from a base fee and a price for each kilometre or mile, with a least fare, waiting minutes or a night surcharge.
words: taxi, taxi fare, cab, ride, fare, base fare, per km, per kilometer, per mile, per minute, minimum fare, surcharge, night, meter, courier, scooter
param BASE: 3.5 — fee of every ride
param PER_KM: 2 — price of each kilometre
param PER_MINUTE: 0.5 — price of each minute
param MINIMUM: 0 — least that a ride costs
param SURCHARGE: 20 — percent that a night ride costs more
"""

import math

BASE = 3.5
PER_KM = 2
PER_MINUTE = 0.5
MINIMUM = 0
SURCHARGE = 20


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def taxi_fare(km, base=BASE, per_km=PER_KM, minimum=MINIMUM):
    """Base fee and distance."""
    return _cents(max(minimum, base + km * per_km))


def taxi_fare_started(km, base=BASE, per_km=PER_KM, minimum=MINIMUM):
    """Each started kilometre is paid in full."""
    return taxi_fare(math.ceil(km), base, per_km, minimum)


def ride_fare(km, minutes, base=BASE, per_km=PER_KM, per_minute=PER_MINUTE):
    """Base fee, distance and time."""
    return _cents(base + km * per_km + minutes * per_minute)


def fare_with_free_km(km, base, free_km, per_km):
    """The base fee holds the first kilometres."""
    return _cents(base + max(0, km - free_km) * per_km)


def fare_in_steps(km, base, per_km, limit, beyond):
    """The first kilometres at one price, those beyond at another."""
    return _cents(base + min(km, limit) * per_km + max(0, km - limit) * beyond)


def night_fare(km, is_night, base=BASE, per_km=PER_KM, surcharge=SURCHARGE):
    """The fare with so many percent more where it is night."""
    fare = base + km * per_km
    return _cents(fare + fare * surcharge / 100 if is_night else fare)
