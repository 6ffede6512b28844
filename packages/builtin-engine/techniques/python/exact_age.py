"""
title: Ages in years, months and days
when: The time between two dates is wanted in years, months and days, as numbers or as a text, or an age in days, weeks or months.
words: age, exact age, age in days, age in months, years and months, years months days, date difference, how old, baby age, old, anniversary, time since, birthday, length of service, warranty, generation, older, oldest, youngest, birth year
param JOINER: " and " — text before the last part
"""

import calendar
import datetime

JOINER = " and "


def _parts_of(date):
    return [int(part) for part in date.split("-")]


def age_parts(birth, date):
    """[years, months, days] from the first date to the second."""
    (y1, m1, d1), (y2, m2, d2) = _parts_of(birth), _parts_of(date)
    months = (y2 - y1) * 12 + m2 - m1 - (1 if d2 < d1 else 0)
    # The days of the month before count on from the day of birth, or from its last day where it is shorter.
    before = 31 if m2 == 1 else calendar.monthrange(y2, m2 - 1)[1]
    days = d2 - d1 if d2 >= d1 else d2 + before - min(d1, before)
    return [months // 12, months % 12, days]


def age_details(birth, date):
    """{ years, months, days } from the first date to the second."""
    return dict(zip(["years", "months", "days"], age_parts(birth, date)))


def _counted(count, unit):
    return f"{count} {unit}{'' if count == 1 else 's'}"


def age_text(birth, date, joiner=JOINER):
    """ "3 years, 2 months and 5 days", without parts that are 0."""
    counts = zip(age_parts(birth, date), ["year", "month", "day"])
    parts = [_counted(count, unit) for count, unit in counts if count > 0]
    if len(parts) < 2:
        return parts[0] if parts else "0 days"
    return ", ".join(parts[:-1]) + joiner + parts[-1]


def years_and_months(birth, date, joiner=JOINER):
    """ "3 years and 2 months", both always."""
    years, months, _ = age_parts(birth, date)
    return _counted(years, "year") + joiner + _counted(months, "month")


def age_in_days(birth, date):
    return (datetime.date.fromisoformat(date) - datetime.date.fromisoformat(birth)).days


def age_in_weeks(birth, date):
    """Full weeks."""
    return age_in_days(birth, date) // 7


def age_in_months(birth, date):
    """Full months."""
    years, months, _ = age_parts(birth, date)
    return years * 12 + months


def age_in_year(birth_year, year):
    """The age that is reached in a year."""
    return year - birth_year


def ages_by_name(births, date):
    """The age of persons { name: date of birth } on a date."""
    return {name: age_parts(birth, date)[0] for name, birth in births.items()}


def oldest_person(births):
    """The name with the earliest date of birth; None for none."""
    return min(births, key=births.get, default=None)


def youngest_person(births):
    """The name with the latest date of birth; None for none."""
    return max(births, key=births.get, default=None)


def generation_of(year):
    """The name of the generation of a year of birth."""
    names = [
        (2013, "Generation Alpha"),
        (1997, "Generation Z"),
        (1981, "Millennials"),
        (1965, "Generation X"),
        (1946, "Baby Boomers"),
        (1928, "Silent Generation"),
    ]
    return next((name for start, name in names if year >= start), None)


def age_text_of_all(birth, date, separator=", "):
    """ "3 years, 0 months, 5 days": all three parts always, with commas alone."""
    counts = zip(age_parts(birth, date), ["year", "month", "day"])
    return separator.join(_counted(count, unit) for count, unit in counts)


def age_text_with_commas(birth, date):
    """As age_text with commas alone: "3 years, 2 months, 5 days", without parts that are 0."""
    return age_text(birth, date, ", ")


def sort_by_age(births, youngest_first=False):
    """Names of the persons { name: date of birth } from the oldest to the youngest, or from the youngest on."""
    return sorted(births, key=births.get, reverse=youngest_first)
