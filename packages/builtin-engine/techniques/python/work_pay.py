"""
title: Pay: overtime, weekly pay, commission, salary
when: Wages have to be worked out from hours and a rate, with overtime beyond a limit, a commission on sales, a bonus or deductions.
words: pay, wage, wages, salary, overtime, overtime pay, hourly rate, hours worked, weekly pay, paycheck, payroll, time and a half, gross pay, net pay, deductions, commission, sales commission, bonus, raise, employee, worker
param LIMIT: 40 — hours of a week
param FACTOR: 1.5 — how much more an hour beyond them is worth
param PERCENT: 5 — commission, raise or deduction in percent
"""

import math

LIMIT = 40
FACTOR = 1.5
PERCENT = 5


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def overtime_pay(hours, rate, limit, factor=FACTOR):
    """Hours beyond the limit are paid at the higher rate."""
    return _cents(min(hours, limit) * rate + max(0, hours - limit) * rate * factor)


def overtime_hours(hours, limit):
    """How many hours lie beyond the limit."""
    return max(0, hours - limit)


def weekly_pay(days, rate, limit, factor=FACTOR):
    """The pay of a week given as hours of each day, overtime counted by the week."""
    return overtime_pay(sum(days), rate, limit, factor)


def daily_overtime_pay(days, rate, limit, factor=FACTOR):
    """As weekly_pay, overtime counted each day by itself."""
    return _cents(sum(overtime_pay(hours, rate, limit, factor) for hours in days))


def stepped_overtime_pay(hours, rate, limit, higher_from, higher_factor):
    """Overtime in steps: the next hours at one factor, all beyond at a higher one."""
    beyond = max(0, hours - higher_from)
    return _cents(overtime_pay(hours - beyond, rate, limit) + beyond * rate * higher_factor)


def commission(sales, percent=PERCENT, base=0):
    """A commission on sales, on top of a base pay."""
    return _cents(base + sales * percent / 100)


def commission_above_target(sales, target, percent, above):
    """A commission with a higher percentage for what lies above a target."""
    return _cents((min(sales, target) * percent + max(0, sales - target) * above) / 100)


def commission_on_excess(sales, target, percent):
    """Only sales above a target bring a commission."""
    return commission(max(0, sales - target), percent)


def net_pay(gross, percent=PERCENT, deductions=0):
    """What is left of a pay after a percentage and fixed amounts are taken off."""
    return _cents(gross - gross * percent / 100 - deductions)


def salary_after_raise(salary, percent=PERCENT, years=1):
    return _cents(salary * (1 + percent / 100) ** years)


def yearly_salary(rate, hours_per_week=LIMIT, weeks=52):
    """The salary of a year from an hourly rate."""
    return _cents(rate * hours_per_week * weeks)


def hourly_rate(salary, hours_per_week=LIMIT, weeks=52):
    """The hourly rate of a yearly salary."""
    return _cents(salary / (hours_per_week * weeks))


def commission_on_all(sales, target, percent, above):
    """A commission with the higher percentage on all sales once they are above a target; on it the lower one."""
    return commission(sales, above if sales > target else percent)


def commission_on_all_from(sales, target, percent, above):
    """A commission with the higher percentage on all sales once they reach a target."""
    return commission(sales, above if sales >= target else percent)


def pay_with_bonus(pay, sales, target, bonus):
    """A fixed bonus on top of the pay where the sales reach a target."""
    return _cents(pay + bonus if sales >= target else pay)
