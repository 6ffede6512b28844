"""
title: Season, star sign, Easter, century of a date
when: The season or zodiac sign of a date is wanted, the date of Easter, the century or decade of a year, or the animal of the Chinese year.
words: season, spring, summer, autumn, winter, zodiac, star sign, horoscope, easter, computus, century, decade, chinese zodiac, holiday
param NORTHERN: True — whether the season is that of the northern half of the globe
param AUTUMN: "autumn" — name of the third season
"""

NORTHERN = True
AUTUMN = "autumn"

_SIGNS = (
    "Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius"
).split()
_LAST_DAYS = [19, 18, 20, 19, 20, 20, 22, 22, 22, 22, 21, 21]
_ANIMALS = "Monkey Rooster Dog Pig Rat Ox Tiger Rabbit Dragon Snake Horse Goat".split()


def season_of_month(month, northern=NORTHERN, autumn=AUTUMN):
    """Of a month from 1 to 12; December, January and February are the northern winter."""
    seasons = ["winter", "spring", "summer", autumn]
    return seasons[(month % 12 // 3 + (0 if northern else 2)) % 4]


def season_of(date, northern=NORTHERN, autumn=AUTUMN):
    """Of an ISO date, by its month."""
    return season_of_month(int(date[5:7]), northern, autumn)


def zodiac_sign(month, day):
    """Of a month and a day."""
    return _SIGNS[(month if day > _LAST_DAYS[month - 1] else month - 1) % 12]


def zodiac_of(date):
    """Of an ISO date."""
    return zodiac_sign(int(date[5:7]), int(date[8:10]))


def chinese_zodiac(year):
    return _ANIMALS[year % 12]


def easter(year):
    """Easter Sunday as an ISO date, after the Gregorian calendar."""
    golden = year % 19
    century, rest = divmod(year, 100)
    corrected = century - century // 4 - (8 * century + 13) // 25
    moon = (19 * golden + corrected + 15) % 30
    full = moon - (golden + 11 * moon) // 319
    weekday = (2 * (century % 4) + 2 * (rest // 4) - rest % 4 - full + 32) % 7
    month = (full + weekday + 90) // 25
    day = (full + weekday + month + 19) % 32
    return f"{year}-{month:02d}-{day:02d}"


def century_of(year):
    """1900 belongs to the 19th century, 1901 to the 20th."""
    return -(-year // 100)


def decade_of(year):
    """1987 -> 1980."""
    return year // 10 * 10


def season_of_all(date, northern=NORTHERN, autumn=AUTUMN):
    """By the days of the equinoxes and solstices: spring from March 20th, summer from June 21st, autumn from September 22nd, winter from December 21st."""
    day = date[5:10]
    place = sum(1 for start in ("03-20", "06-21", "09-22", "12-21") if day >= start) % 4
    return ["winter", "spring", "summer", autumn][(place + (0 if northern else 2)) % 4]


def century_of_as_is(year):
    """By full hundreds: 1900 and 1999 belong to the 20th century."""
    return year // 100 + 1
