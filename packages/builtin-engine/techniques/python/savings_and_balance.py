"""
title: Saving up, account balances, growth by years
when: It is wanted how long saving takes, what an account holds after deposits and withdrawals, or when something that grows or shrinks by a percentage reaches a limit.
words: savings, save up, saving goal, weeks to save, how long to save, piggy bank, allowance, balance, account balance, transactions, deposits, withdrawals, overdrawn, population growth, growth, years until, depreciation, car value, installments, instalments, payment plan, budget, expenses, remaining budget, loan payoff, debt
param PERCENT: 5 — growth in percent
param START: 0 — balance at the beginning
param LIMIT: 1000 — years after which nothing more is tried
"""

import math

PERCENT = 5
START = 0
LIMIT = 1000


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def times_to_save(goal, each, start=START):
    """How many times something is put aside until a goal is reached."""
    if goal <= start:
        return 0
    return None if each <= 0 else math.ceil((goal - start) / each - 1e-9)


def rising_savings(weeks, first=1, more=1):
    """The sum after so many weeks when each week puts aside more than the one before."""
    return _cents(weeks * first + more * weeks * (weeks - 1) / 2)


def balance_after(transactions, start=START):
    """The balance after amounts that come in, or go out where they are negative."""
    return _cents(start + sum(transactions))


def balances_after_each(transactions, start=START):
    """The balance after each amount."""
    balances = []
    for amount in transactions:
        start = _cents(start + amount)
        balances.append(start)
    return balances


def first_overdraft(transactions, start=START):
    """The place, from 0, of the first amount that brings the balance below 0; -1 where none does."""
    balances = balances_after_each(transactions, start)
    return next((i for i, balance in enumerate(balances) if balance < 0), -1)


def balance_of_commands(commands, start=START):
    """The balance after texts such as "deposit 50" and "withdraw 20"; what is not there is not paid out."""
    balance = start
    for command in commands:
        word, amount = command.split()[:2]
        if not word.lower().startswith("w"):
            balance += float(amount)
        elif float(amount) <= balance:
            balance -= float(amount)
    return _cents(balance)


def years_to_goal(amount, percent, goal, yearly=0):
    """Years until an amount that grows by a percentage, and by so much each year, reaches a goal; None where it never does."""
    years = 0
    while amount < goal:
        following = amount + amount * percent / 100 + yearly
        if following <= amount or years > LIMIT:
            return None
        amount = following
        years += 1
    return years


def population_years(population, percent, newcomers, goal):
    """Years until a population, counted in whole persons, is at least so large."""
    years = 0
    while population < goal:
        following = math.floor(population + population * percent / 100 + newcomers + 1e-9)
        if following <= population:
            return None
        population = following
        years += 1
    return years


def value_after_growth(amount, percent=PERCENT, years=1):
    """The value after years in which it grows by a percentage."""
    return _cents(amount * (1 + percent / 100) ** years)


def value_after_loss(amount, percent=PERCENT, years=1):
    """The value after years in which it loses a percentage of what is left."""
    return _cents(amount * (1 - percent / 100) ** years)


def installments(amount, count):
    """Equal payments to the cent; the last one holds what is left."""
    part, rest = divmod(math.floor(amount * 100 + 0.5), count)
    payments = [part] * (count - 1) + [part + rest]
    return [payment // 100 if payment % 100 == 0 else payment / 100 for payment in payments]


def months_to_pay_off(debt, monthly, percent=PERCENT):
    """Months until a debt with a yearly percentage is paid by a monthly amount; None where it never is."""
    months = 0
    while debt > 0.005:
        following = _cents(debt * (1 + percent / 1200)) - monthly
        if following >= debt:
            return None
        debt = _cents(following)
        months += 1
    return months


def budget_left(budget, expenses):
    """What is left of a budget; negative where more was spent."""
    return _cents(budget - sum(expenses))
