"""
title: Speed, distance and travel time, pace
when: A speed, a distance or a travel time is wanted, the average speed of a trip in parts, a time of arrival or the pace of a run.
words: speed, average speed, distance, travel time, time to travel, km/h, mph, kilometers per hour, miles per hour, how long, trip, journey, legs, arrival time, eta, pace, minutes per km, running, race, marathon, runner, cyclist, train, meet
param PLACES: 2 — decimals of the answer
param PAUSE: 0 — minutes of rest on the way
"""

import math

PLACES = 2
PAUSE = 0


def _rounded(number, places=PLACES):
    if places is None:
        return number
    result = math.floor(number * 10**places + 0.5 + 1e-7) / 10**places
    return int(result) if result.is_integer() else result


def _clock(hours, minutes):
    return f"{hours}:{minutes:02d}"


def average_speed(distance, hours, places=PLACES):
    """Distance by time; 0 in no time."""
    return 0 if hours == 0 else _rounded(distance / hours, places)


def speed_kmh(meters, seconds, places=PLACES):
    """In km/h, from metres and seconds."""
    return average_speed(meters * 3.6, seconds, places)


def speed_of_legs(legs, places=PLACES):
    """The speed of a trip in parts [distance, hours]."""
    return average_speed(sum(leg[0] for leg in legs), sum(leg[1] for leg in legs), places)


def round_trip_speed(speed, speed_back, places=PLACES):
    """The speed there and back over the same distance."""
    return _rounded(2 * speed * speed_back / (speed + speed_back), places)


def distance_travelled(speed, hours, places=PLACES):
    return _rounded(speed * hours, places)


def travel_hours(distance, speed, places=PLACES):
    """In hours."""
    return _rounded(distance / speed, places)


def travel_minutes(distance, speed, pause=PAUSE):
    """In whole minutes, with a rest."""
    return _rounded(distance / speed * 60, 0) + pause


def travel_time(distance, speed, pause=PAUSE):
    """As "H:MM", with a rest: 90 km at 60 km/h give "1:30"."""
    minutes = travel_minutes(distance, speed, pause)
    return _clock(minutes // 60, minutes % 60)


def arrival_time(start, distance, speed, pause=PAUSE):
    """ "09:30" and 90 km at 60 km/h give "11:00"."""
    hours, minutes = start.split(":")
    end = int(hours) * 60 + int(minutes) + travel_minutes(distance, speed, pause)
    return _clock(f"{end // 60 % 24:02d}", end % 60)


def pace(distance, minutes):
    """Minutes for one unit of distance, as "M:SS": 10 km in 55 minutes are "5:30"."""
    seconds = _rounded(minutes * 60 / distance, 0)
    return _clock(seconds // 60, seconds % 60)


def time_at_pace(distance, pace_text):
    """The time for a distance at a pace of "5:30" for each unit, as "H:MM:SS" or "M:SS"."""
    minutes, seconds = pace_text.split(":")
    total = _rounded((int(minutes) * 60 + int(seconds)) * distance, 0)
    hours, rest = divmod(total, 3600)
    if hours > 0:
        return f"{_clock(hours, rest // 60)}:{rest % 60:02d}"
    return _clock(rest // 60, rest % 60)


def hours_to_meet(distance, speed1, speed2, places=PLACES):
    """Hours until two that come towards each other meet."""
    return _rounded(distance / (speed1 + speed2), places)


def hours_to_catch_up(lead, slower, faster, places=PLACES):
    """Hours until the faster one behind has caught up; None where it never does."""
    return None if faster <= slower else _rounded(lead / (faster - slower), places)


def average_speed_as_is(distance, hours):
    """As average_speed, but nothing is rounded."""
    return average_speed(distance, hours, None)


def speed_kmh_as_is(meters, seconds):
    """As speed_kmh, but nothing is rounded."""
    return speed_kmh(meters, seconds, None)


def speed_of_legs_as_is(legs):
    """As speed_of_legs, but nothing is rounded."""
    return speed_of_legs(legs, None)


def round_trip_speed_as_is(speed, speed_back):
    """As round_trip_speed, but nothing is rounded."""
    return round_trip_speed(speed, speed_back, None)


def distance_travelled_as_is(speed, hours):
    """As distance_travelled, but nothing is rounded."""
    return distance_travelled(speed, hours, None)


def travel_hours_as_is(distance, speed):
    """As travel_hours, but nothing is rounded."""
    return travel_hours(distance, speed, None)


def hours_to_meet_as_is(distance, speed1, speed2):
    """As hours_to_meet, but nothing is rounded."""
    return hours_to_meet(distance, speed1, speed2, None)


def hours_to_catch_up_as_is(lead, slower, faster):
    """As hours_to_catch_up, but nothing is rounded."""
    return hours_to_catch_up(lead, slower, faster, None)
