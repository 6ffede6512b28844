"""
title: Age on a date, next birthday, days until it
when: The age in full years on a date is wanted, the next birthday, the days until it, or whether somebody is old enough.
words: age, calculate age, years old, birthday, date of birth, birth date, next birthday, days until birthday, adult, old enough, anniversary
param ADULT: 18 — age from which somebody counts as an adult
"""

import datetime

ADULT = 18


def age_on(birth, date, leap_early=False):
    """Full years from one ISO date to another, negative before the birth; 29 February counts as 1 March, or as 28 February."""
    start, end = datetime.date.fromisoformat(birth), datetime.date.fromisoformat(date)
    return end.year - start.year - (1 if end < _birthday_in(end.year, birth, leap_early) else 0)


def age_on_or_none(birth, date):
    """As age_on, but never below 0: a date before the birth gives 0."""
    return max(0, age_on(birth, date))


def _birthday_in(year, birth, leap_early):
    """In a year without 29 February it is 1 March, or 28 February."""
    born = datetime.date.fromisoformat(birth)
    found = datetime.date(year, born.month, 1) + datetime.timedelta(days=born.day - 1)
    return datetime.date(year, 2, 28) if leap_early and found.day != born.day else found


def next_birthday(birth, date, after=False, leap_early=False):
    """The first birthday on or after a date, as an ISO date; or after it, so that on the birthday it is next year's."""
    day = datetime.date.fromisoformat(date)
    birthday = _birthday_in(day.year, birth, leap_early)
    is_ahead = birthday > day if after else birthday >= day
    return (birthday if is_ahead else _birthday_in(day.year + 1, birth, leap_early)).isoformat()


def days_until_birthday(birth, date, after=False, leap_early=False):
    """0 on the birthday itself, or the days of a whole year where that is wanted."""
    following = datetime.date.fromisoformat(next_birthday(birth, date, after, leap_early))
    return (following - datetime.date.fromisoformat(date)).days


def is_adult(birth, date, adult=ADULT, above=False):
    """Old enough: the age is at least so much, or above it where that is wanted."""
    return age_on(birth, date) > adult if above else age_on(birth, date) >= adult


def is_birthday(birth, date, leap_early=False, exact=False):
    """Whether the day and month are those of the birth; 29 February counts as 1 March, as 28 February, or as neither."""
    return birth[5:] == date[5:] if exact else next_birthday(birth, date, False, leap_early) == date


def age_by_year(birth, date):
    """The year of the date less the year of birth, whether the birthday has been or not."""
    return datetime.date.fromisoformat(date).year - datetime.date.fromisoformat(birth).year
