"""
title: Messages by thresholds: age group, temperature, speed, greeting by hour, sign of a number
when: A number has to be turned to a word or message by limits: an age group, ticket price, weather word, speeding message, time of day greeting, or positive, negative, zero.
words: threshold, bands, categories, ranges, if else, age group, child teenager adult senior, ticket price by age, hot cold warm, temperature message, speeding, fine, traffic light, good morning, good afternoon, good evening, greeting by hour, positive negative zero, label by range, too high, too low
param LIMITS: [13, 20, 65] — lower bounds from which the next word counts
param LABELS: ["child", "teenager", "adult", "senior"] — words, one more than there are bounds
"""

import math

LIMITS = [13, 20, 65]
LABELS = ["child", "teenager", "adult", "senior"]


def band_of(number, limits=LIMITS, labels=LABELS):
    """The word of the band in which a number lies; a bound belongs to the band above it."""
    return labels[sum(1 for limit in limits if number >= limit)]


def band_up_to(number, limits=LIMITS, labels=LABELS):
    """Like bandOf, but a bound belongs to the band below it."""
    return labels[sum(1 for limit in limits if number > limit)]


def count_bands(numbers, limits=LIMITS, labels=LABELS):
    """How many numbers lie in each band."""
    counts = {label: 0 for label in labels}
    for number in numbers:
        counts[band_of(number, limits, labels)] += 1
    return counts


def age_group(age, teen=13, adult=20, senior=65):
    """child below 13, teenager below 20, adult below 65, then senior; or other bounds."""
    return band_of(age, [teen, adult, senior], ["child", "teenager", "adult", "senior"])


def minor_or_adult(age, adult=18, minor="minor", grown="adult"):
    """minor below 18, then adult."""
    return grown if age >= adult else minor


def ticket_price(age, prices=(5, 10, 7), child=12, senior=65):
    """A child's price, the full one, or that of old age, by two bounds."""
    return band_of(age, [child, senior], prices)


def sign_word(number, positive="positive", negative="negative", zero="zero"):
    """ "positive", "negative" or "zero"."""
    return zero if number == 0 else positive if number > 0 else negative


def temperature_word(degrees, mild=10, warm=20, hot=30):
    """ "cold" below 10, "mild" below 20, "warm" below 30, then "hot"."""
    return band_of(degrees, [mild, warm, hot], ["cold", "mild", "warm", "hot"])


def state_of_water(celsius, solid="solid", liquid="liquid", gas="gas"):
    """State of water at a temperature in Celsius: "solid" up to 0, "liquid", "gas" from 100 on."""
    return solid if celsius <= 0 else liquid if celsius < 100 else gas


def greeting_by_hour(hour, morning=5, afternoon=12, evening=18, night=22):
    """ "Good morning" from 5, "Good afternoon" from 12, "Good evening" from 18, "Good night" from 22 o'clock."""
    return "Good night" if hour < morning else f"Good {day_part(hour, morning, afternoon, evening, night)}"


def day_part(hour, morning=5, afternoon=12, evening=18, night=22):
    """ "morning", "afternoon", "evening" or "night" of an hour from 0 to 23."""
    parts = ["night", "morning", "afternoon", "evening", "night"]
    return band_of(hour, [morning, afternoon, evening, night], parts)


def compare_message(number, other, higher="higher", lower="lower", equal="equal"):
    """ "higher", "lower" or "equal": what a number is to another one."""
    return sign_word(number - other, higher, lower, equal)


def guess_message(guess, secret, low="too low", high="too high", correct="correct"):
    """ "too low" for a guess below the secret, "too high" above it, else "correct"."""
    return sign_word(guess - secret, high, low, correct)


def demerit_points(speed, limit=70, step=5):
    """Demerit points: one for each whole so many km/h above the limit; 0 within it."""
    return max(0, math.floor((speed - limit) / step))


def speed_message(speed, limit=70, step=5, most=12):
    """ "Ok" within the limit, "Points: 2" above it, "License suspended" above the most points."""
    points = demerit_points(speed, limit, step)
    if points > most:
        return "License suspended"
    return f"Points: {points}" if points > 0 else "Ok"


def traffic_light_action(colour, red="stop", yellow="caution", green="go"):
    """What to do at a traffic light: stop, caution, go; None of another colour."""
    return {"red": red, "yellow": yellow, "amber": yellow, "green": green}.get(colour.lower())


def minor_or_adult_over(age, adult=18, minor="minor", grown="adult"):
    """minor up to the age and with it, adult only above it."""
    return grown if age > adult else minor


def age_group_to(age, child=12, teen=19, adult=64):
    """child up to 12, teenager up to 19, adult up to 64, then senior: each bound belongs to the group below it."""
    return band_up_to(age, [child, teen, adult], ["child", "teenager", "adult", "senior"])


def temperature_word_to(degrees, cold=10, mild=20, warm=30):
    """ "cold" up to 10, "mild" up to 20, "warm" up to 30, then "hot": each bound belongs to the word below it."""
    return band_up_to(degrees, [cold, mild, warm], ["cold", "mild", "warm", "hot"])


def state_of_water_over(celsius, solid="solid", liquid="liquid", gas="gas"):
    """State of water: "solid" below 0, "liquid" from 0 to 100, both included, "gas" above 100."""
    if celsius < 0:
        return solid
    return gas if celsius > 100 else liquid


def state_of_water_from(celsius, solid="solid", liquid="liquid", gas="gas"):
    """ "solid" below 0, "liquid" from 0 on, "gas" from 100 on."""
    if celsius < 0:
        return solid
    return gas if celsius >= 100 else liquid


def sign_word_of_two(number, positive="positive", negative="negative"):
    """ "positive" or "negative": zero counts as positive."""
    return positive if number >= 0 else negative


def demerit_points_by_each(speed, limit=70, step=5):
    """Demerit points: one for each so many km/h above the limit that have begun."""
    return max(0, math.ceil((speed - limit) / step))
