"""
title: Ticket prices by age, groups and families
when: The price of tickets depends on the age of a visitor, on the number of adults and children, or on the size of a group.
words: ticket, ticket price, tickets, admission, entry fee, entrance, cinema, movie, zoo, museum, theme park, child, children, adult, senior, age group, family, group discount, student, free under, pensioner
param CHILD: 5 — price of a child
param ADULT: 10 — price of an adult
param SENIOR: 7 — price of a senior
param CHILD_BELOW: 12 — age from which a visitor is an adult
param SENIOR_FROM: 65 — age from which a visitor is a senior
"""

import math

CHILD = 5
ADULT = 10
SENIOR = 7
CHILD_BELOW = 12
SENIOR_FROM = 65


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def visitor_kind(age, child_below=CHILD_BELOW, senior_from=SENIOR_FROM):
    """ "child", "adult" or "senior" by age."""
    if age < child_below:
        return "child"
    return "senior" if age >= senior_from else "adult"


def ticket_price(age, child=CHILD, adult=ADULT, senior=SENIOR):
    """Price of one visitor, by the ages of the parameters' defaults."""
    return {"child": child, "adult": adult, "senior": senior}[visitor_kind(age)]


def ticket_price_by_age(age, child_below=CHILD_BELOW, child=CHILD, senior_from=SENIOR_FROM, senior=SENIOR, adult=ADULT):
    """Price of one visitor: children below an age, seniors from an age, adults."""
    return {"child": child, "adult": adult, "senior": senior}[visitor_kind(age, child_below, senior_from)]


def tickets_for_ages(ages, child=CHILD, adult=ADULT, senior=SENIOR):
    """The sum for visitors of these ages."""
    return _cents(sum(ticket_price(age, child, adult, senior) for age in ages))


def price_by_age(age, rows):
    """Price by rows of [lowest age, price] in rising order; None below all of them."""
    reached = [price for least, price in rows if age >= least]
    return reached[-1] if reached else None


def family_total(adults, children, adult_price=ADULT, child_price=CHILD):
    """So many adults and children."""
    return _cents(adults * adult_price + children * child_price)


def group_price(people, price, group_from, percent):
    """A group of at least so many gets a percentage off."""
    total = people * price
    return _cents(total - total * percent / 100 if people >= group_from else total)


def cheapest_family(adults, children, family, adult_price=ADULT, child_price=CHILD):
    """The cheaper of single tickets and a family ticket for two adults and any children."""
    single = family_total(adults, children, adult_price, child_price)
    return single if adults > 2 else min(single, family)


def visitor_kind_to(age, child_to=CHILD_BELOW, senior_over=SENIOR_FROM):
    """ "child" up to an age and with it, "senior" only above an age, else "adult"."""
    if age <= child_to:
        return "child"
    return "senior" if age > senior_over else "adult"


def visitor_kind_from(age, child_to=CHILD_BELOW, senior_from=SENIOR_FROM):
    """ "child" up to an age and with it, "senior" from an age on, else "adult"."""
    if age <= child_to:
        return "child"
    return "senior" if age >= senior_from else "adult"


def ticket_price_to(age, child=CHILD, adult=ADULT, senior=SENIOR):
    """Price of one visitor: children up to 12 and with it, seniors only above 65."""
    return {"child": child, "adult": adult, "senior": senior}[visitor_kind_to(age)]


def ticket_price_from(age, child=CHILD, adult=ADULT, senior=SENIOR):
    """Price of one visitor: children up to 12 and with it, seniors from 65 on."""
    return {"child": child, "adult": adult, "senior": senior}[visitor_kind_from(age)]


def group_price_over(people, price, limit, percent):
    """A group of more than so many gets a percentage off; exactly so many get none."""
    return group_price(people, price, people if people > limit else people + 1, percent)
