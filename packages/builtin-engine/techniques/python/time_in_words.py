"""
title: The time in words: half past three, quarter to five
when: A time of the clock has to be told in words, such as quarter past two, twenty to six or three o'clock.
words: time in words, clock in words, half past, quarter past, quarter to, o'clock, o' clock, minutes past, minutes to, talking clock, tell the time, noon, midnight, spoken time, read the clock
param PAST: " past " — text before the hour that has begun
param TO: " to " — text before the hour that comes
param FULL: " o'clock" — text behind a full hour
"""

PAST = " past "
TO = " to "
FULL = " o'clock"


_ones = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()


_tens = ["", "", "twenty", "thirty", "forty", "fifty"]


def _number_words(number, hyphen):
    """0 to 59 in words."""
    if number < 20:
        return _ones[number]
    rest = number % 10
    return _tens[number // 10] + ("" if rest == 0 else hyphen + _ones[rest])


def _parts_of(time):
    hour, minute = time.split(":")[:2]
    return int(hour), int(minute)


def _hour_words(hour):
    return _ones[(hour + 11) % 12 + 1]


def time_in_words(time, past=PAST, to=TO, full=FULL):
    """ "3:30" as "half past three", "4:45" as "quarter to five", "5:20" as "twenty past five"."""
    hour, minute = _parts_of(time)

    def words(count):
        return {15: "quarter", 30: "half"}.get(count) or _number_words(count, "-")

    if minute == 0:
        return _hour_words(hour) + full
    if minute <= 30:
        return words(minute) + past + _hour_words(hour)
    return words(60 - minute) + to + _hour_words(hour + 1)


def hours_minutes_in_words(hour, minute):
    """HackerRank's words of hours and minutes: "five o' clock", "one minute past five", "quarter to six"."""

    def words(count):
        if count == 15:
            return "quarter"
        if count == 30:
            return "half"
        return f"{_number_words(count, ' ')} minute{'' if count == 1 else 's'}"

    if minute == 0:
        return f"{_hour_words(hour)} o' clock"
    if minute <= 30:
        return f"{words(minute)} past {_hour_words(hour)}"
    return f"{words(60 - minute)} to {_hour_words(hour + 1)}"


def talking_clock(time, before="It's ", oh="oh "):
    """ "It's three thirty pm", as a talking clock says it: "13:05" gives "one oh five pm"."""
    hour, minute = _parts_of(time)
    half = "am" if hour < 12 else "pm"
    if minute == 0:
        return f"{before}{_hour_words(hour)} {half}"
    return f"{before}{_hour_words(hour)} {oh if minute < 10 else ''}{_number_words(minute, ' ')} {half}"


def time_with_noon(time, noon="noon", midnight="midnight"):
    """ "midnight" for 00:00, "noon" for 12:00, else as time_in_words."""
    hour, minute = _parts_of(time)
    if minute == 0 and hour % 12 == 0:
        return noon if hour == 12 else midnight
    return time_in_words(time)


def digital_time_in_words(time, full=FULL):
    """The hour and the minutes as numbers in words: "three thirty"."""
    hour, minute = _parts_of(time)
    if minute == 0:
        return _hour_words(hour) + full
    return f"{_hour_words(hour)} {_number_words(minute, '-')}"
