"""
title: Recipes: scale amounts, portions possible, shopping list
when: A recipe has to be scaled to another number of portions, or it is wanted how many cakes the stock is enough for and what is missing.
words: recipe, recipes, scale recipe, ingredients, ingredient, portions, servings, serves, cook, bake, cakes, cake, how many cakes, shopping list, groceries, pantry, stock, missing ingredients, double the recipe
param SERVINGS: 4 — portions that the recipe is made for
param PLACES: 2 — decimals of the amounts
"""

import math

SERVINGS = 4
PLACES = 2


def _rounded(number, places=PLACES):
    if places is None:
        return number
    result = math.floor(number * 10**places + 0.5 + 1e-7) / 10**places
    return int(result) if result.is_integer() else result


def scale_recipe(recipe, wanted, servings=SERVINGS, places=PLACES):
    """{ ingredient: amount } for so many portions instead of those that the recipe makes."""
    return {name: _rounded(amount * wanted / servings, places) for name, amount in recipe.items()}


def multiply_recipe(recipe, factor=2, places=PLACES):
    """{ ingredient: amount } times a factor."""
    return {name: _rounded(amount * factor, places) for name, amount in recipe.items()}


def scale_amount(amount, wanted, servings=SERVINGS, places=PLACES):
    """One amount for so many portions instead of those that it is meant for."""
    return _rounded(amount * wanted / servings, places)


def times_possible(recipe, available):
    """How many times the recipe can be made of what there is."""
    times = [math.floor(available.get(name, 0) / amount + 1e-9) for name, amount in recipe.items()]
    return min(times, default=0)


def can_make(recipe, available):
    return all(available.get(name, 0) >= amount for name, amount in recipe.items())


def shopping_list(recipe, available):
    """What has to be bought: { ingredient: amount }, without what there is enough of."""
    missing = {name: _rounded(amount - available.get(name, 0)) for name, amount in recipe.items()}
    return {name: amount for name, amount in missing.items() if amount > 0}


def missing_ingredients(recipe, available):
    """Names of the ingredients of which there is not enough, in the order of the recipe."""
    return list(shopping_list(recipe, available))


def stock_after(recipe, available, times=1):
    """What is left after the recipe was made so many times."""
    return {name: _rounded(amount - recipe.get(name, 0) * times) for name, amount in available.items()}


def scale_recipe_as_is(recipe, wanted, servings=SERVINGS):
    """As scale_recipe, but nothing is rounded."""
    return scale_recipe(recipe, wanted, servings, None)


def multiply_recipe_as_is(recipe, factor=2):
    """As multiply_recipe, but nothing is rounded."""
    return multiply_recipe(recipe, factor, None)


def scale_amount_as_is(amount, wanted, servings=SERVINGS):
    """As scale_amount, but nothing is rounded."""
    return scale_amount(amount, wanted, servings, None)
