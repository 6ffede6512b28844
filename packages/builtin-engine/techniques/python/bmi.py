"""
title: Body mass index and its category
when: The body mass index has to be worked out from weight and height, or put into a category such as normal or overweight.
words: bmi, body mass index, weight, height, underweight, overweight, obese, health, ideal weight
param PLACES: 1 — decimals of the index, halves up
param CATEGORIES: ["Underweight", "Normal", "Overweight", "Obese"] — names below 18.5, below 25, below 30, and above
"""

import math

PLACES = 1
CATEGORIES = ["Underweight", "Normal", "Overweight", "Obese"]


def _rounded(number, places):
    return math.floor(number * 10**places + 0.5) / 10**places


def body_mass_index(weight, height, places=PLACES):
    """Kilograms and metres."""
    return _rounded(weight / (height * height), places)


def body_mass_index_cm(weight, height, places=PLACES):
    """Kilograms and centimetres."""
    return _rounded(weight * 10000 / (height * height), places)


def body_mass_index_imperial(weight, height, places=PLACES):
    """Pounds and inches."""
    return _rounded(weight * 703 / (height * height), places)


def bmi_category(bmi, categories=CATEGORIES):
    """The category of an index."""
    return categories[next((i for i, bound in enumerate([18.5, 25, 30]) if bmi < bound), -1)]


def weight_category(weight, height, categories=CATEGORIES):
    """The category of a weight in kilograms and a height in metres; nothing is rounded before."""
    return bmi_category(weight / (height * height), categories)


def bmi_category_of(bmi, under="Underweight", normal="Normal", over="Overweight", obese="Obese"):
    """The category of an index with names of your own: below 18.5, below 25, below 30, and above."""
    return bmi_category(bmi, [under, normal, over, obese])


def bmi_category_up_to(bmi, under="Underweight", normal="Normal", over="Overweight", obese="Obese"):
    """As bmi_category_of where the bounds belong to the lower category: up to 18.5, up to 25, up to 30."""
    return [under, normal, over, obese][next((i for i, bound in enumerate([18.5, 25, 30]) if bmi <= bound), 3)]


def weight_category_of(
    weight, height, under="Underweight", normal="Normal", over="Overweight", obese="Obese"
):
    """The category of a weight in kilograms and a height in metres, names of your own."""
    return bmi_category_of(weight / (height * height), under, normal, over, obese)


def weight_category_up_to(
    weight, height, under="Underweight", normal="Normal", over="Overweight", obese="Obese"
):
    """As weight_category_of where the bounds belong to the lower category: up to 18.5, up to 25, up to 30."""
    return bmi_category_up_to(weight / (height * height), under, normal, over, obese)


def weight_for_bmi(bmi, height, places=PLACES):
    """Weight in kilograms that gives an index at a height in metres."""
    return _rounded(bmi * height * height, places)
