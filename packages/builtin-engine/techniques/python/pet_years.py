"""
title: Ages in dog, cat and planet years
when: The age of a dog or cat has to be told in human years or back, or an age on another planet.
words: dog years, cat years, human years, pet age, dog age, years of a dog, planets, space age, age on mars, mercury, light years
param FACTOR: 7 — human years of one dog year
param FIRST: 15 — human years of the first year
param SECOND: 9 — human years of the second year
param DOG: 5 — human years of each further year of a dog
param CAT: 4 — human years of each further year of a cat
"""

import math

FACTOR = 7
FIRST = 15
SECOND = 9
DOG = 5
CAT = 4


def simple_dog_years(age, factor=FACTOR):
    """Seven for each year, unless another factor is named."""
    return age * factor


def _in_steps(age, first, second, later):
    if age <= 0:
        return 0
    if age < 2:
        return age * first if age <= 1 else first + (age - 1) * second
    return first + second + (age - 2) * later


def dog_years(age, first=FIRST, second=SECOND, later=DOG):
    """15 for the first year, 9 for the second, 5 for each further one."""
    return _in_steps(age, first, second, later)


def cat_years(age, first=FIRST, second=SECOND, later=CAT):
    """15 for the first year, 9 for the second, 4 for each further one."""
    return _in_steps(age, first, second, later)


def dog_years_two_rates(age, first_two=10.5, later=4):
    """The first two years count so much each, every further one less: 10.5 and 4."""
    years = _in_steps(age, first_two, first_two, later)
    return int(years) if years == int(years) else years


def human_cat_dog_years(human_years):
    """[human years, cat years, dog years] for an age in human years."""
    return [human_years, cat_years(human_years), dog_years(human_years)]


def owned_cat_dog_years(cat_human_age, dog_human_age):
    """[cat years, dog years]: how old in full cat and dog years somebody is who is so old in human years."""

    def back(age, later):
        if age < FIRST:
            return 0
        return 1 if age < FIRST + SECOND else 2 + (age - FIRST - SECOND) // later

    return [back(cat_human_age, CAT), back(dog_human_age, DOG)]


_orbits = {
    "mercury": 0.2408467,
    "venus": 0.61519726,
    "earth": 1,
    "mars": 1.8808158,
    "jupiter": 11.862615,
    "saturn": 29.447498,
    "uranus": 84.016846,
    "neptune": 164.79132,
}


def age_on_planet(planet, seconds):
    """Age in years of a planet, from seconds, to two decimals."""
    if planet.lower() not in _orbits:
        raise ValueError("not a planet")
    years = math.floor(seconds / 31557600 / _orbits[planet.lower()] * 100 + 0.5 + 1e-7) / 100
    return int(years) if years.is_integer() else years
