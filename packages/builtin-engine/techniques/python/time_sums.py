"""
title: Sums and averages of times in hours, minutes and seconds
when: Durations written as H:MM, MM:SS or H:MM:SS have to be added, averaged, compared or changed into seconds, for laps, songs or hours.
words: add times, sum of times, total time, durations, hh:mm, mm:ss, h:mm:ss, playlist, songs, laps, lap times, fastest lap, slowest lap, stopwatch, average time, split times, race times, time to seconds, seconds to time, video length, album length
param WIDTH: 2 — digits of the first number, with zeros in front
"""

import math

WIDTH = 2


def _total_of(text):
    """The smallest unit of "1:30" or "1:02:03": seconds of MM:SS and H:MM:SS, minutes of H:MM."""
    total = 0
    for part in text.split(":"):
        total = total * 60 + int(part)
    return total


def _pair_text(total, width):
    return f"{str(total // 60).rjust(width, '0')}:{total % 60:02d}"


def sum_times(times, width=1):
    """The sum of times of two numbers: hours and minutes give "H:MM", minutes and seconds "M:SS"."""
    return _pair_text(sum(map(_total_of, times)), width)


def sum_times_padded(times, width=WIDTH):
    """As sum_times, with two digits in front: "04:15"."""
    return sum_times(times, width)


def add_times(first, second, width=1):
    """Two times together."""
    return sum_times([first, second], width)


def subtract_times(first, second, width=1):
    """The first time less the second, with a minus where that is below zero."""
    difference = _total_of(first) - _total_of(second)
    return ("-" if difference < 0 else "") + _pair_text(abs(difference), width)


def average_time_text(times, width=1):
    """The mean of times of two numbers, the smallest unit rounded half up; "0:00" without times."""
    mean = math.floor(sum(map(_total_of, times)) / len(times) + 0.5) if times else 0
    return _pair_text(mean, width)


def time_to_seconds(text):
    """ "1:02:03", "02:03" or "45" as seconds."""
    return _total_of(text)


def time_to_minutes(text):
    """Minutes of "1:30", hours and minutes."""
    hours, minutes = [*text.split(":"), "0"][:2]
    return int(hours) * 60 + int(minutes)


def time_to_hours(text):
    """Hours of "1:30" as a number: 1.5."""
    hours = math.floor(time_to_minutes(text) / 60 * 100 + 0.5 + 1e-7) / 100
    return int(hours) if hours.is_integer() else hours


def hours_to_time(hours, width=1):
    """1.5 hours as "1:30", minutes rounded."""
    return _pair_text(math.floor(hours * 60 + 0.5), width)


def seconds_to_minutes(seconds, width=1):
    """Seconds as "M:SS"."""
    return _pair_text(seconds, width)


def seconds_to_hours(seconds, width=1):
    """Seconds as "H:MM:SS"."""
    return f"{str(seconds // 3600).rjust(width, '0')}:{_pair_text(seconds % 3600, 2)}"


def sum_long_times(times, width=1):
    """The sum of "MM:SS" or "H:MM:SS" as "H:MM:SS"."""
    return seconds_to_hours(sum(map(_total_of, times)), width)


def fastest_time(times):
    """The shortest of times, as it is written; the first of equal ones, None for none."""
    return min(times, key=_total_of, default=None)


def slowest_time(times):
    """The longest of times, as it is written; the first of equal ones, None for none."""
    return max(times, key=_total_of, default=None)


def sort_times(times):
    """Times in rising order."""
    return sorted(times, key=_total_of)


def lap_times(readings, width=1):
    """The laps between times that are read one after the other: the first lap from 0 on."""
    return [subtract_times(after, before, width) for before, after in zip(["0:00", *readings], readings)]


def lap_numbers(readings):
    """The laps between numbers that are read one after the other."""
    return [after - before for before, after in zip([0, *readings], readings)]
