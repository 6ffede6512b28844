"""
title: Age on a date, next birthday, days until it
when: The age in full years on a date is wanted, the next birthday, the days until it, or whether somebody is old enough.
words: age, calculate age, years old, birthday, date of birth, birth date, next birthday, days until birthday, adult, old enough, anniversary
param ADULT: 18 — age from which somebody counts as an adult
"""

import datetime

ADULT = 18


def age_on(birth, date):
    """Full years from one ISO date to another, negative before the birth; 29 February counts as 1 March."""
    start, end = datetime.date.fromisoformat(birth), datetime.date.fromisoformat(date)
    is_earlier = (end.month, end.day) < (start.month, start.day)
    return end.year - start.year - (1 if is_earlier else 0)


def _birthday_in(year, birth):
    """In a year without 29 February it is 1 March."""
    born = datetime.date.fromisoformat(birth)
    return datetime.date(year, born.month, 1) + datetime.timedelta(days=born.day - 1)


def next_birthday(birth, date):
    """The first birthday on or after a date, as an ISO date."""
    day = datetime.date.fromisoformat(date)
    birthday = _birthday_in(day.year, birth)
    return (birthday if birthday >= day else _birthday_in(day.year + 1, birth)).isoformat()


def days_until_birthday(birth, date):
    """0 on the birthday itself."""
    following = datetime.date.fromisoformat(next_birthday(birth, date))
    return (following - datetime.date.fromisoformat(date)).days


def is_adult(birth, date, adult=ADULT):
    return age_on(birth, date) >= adult


def is_birthday(birth, date):
    return next_birthday(birth, date) == date
