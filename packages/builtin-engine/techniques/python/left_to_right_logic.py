"""
title: Boolean and arithmetic expressions from left to right
when: Values joined by and, or, xor have to be worked out from left to right, a text with true and false evaluated, or sums without precedence.
words: boolean, boolean expression, logical calculator, and, or, xor, not, true and false, left to right, logic gates, gate, circuit, truth table, nand, implies, all true, any true, no precedence, simple calculator, evaluate expression, majority vote, exactly one
param OPERATOR: "AND" — operator that joins all values
"""

import re

OPERATOR = "AND"


_gates = {
    "AND": lambda a, b: a and b,
    "OR": lambda a, b: a or b,
    "XOR": lambda a, b: a != b,
    "NAND": lambda a, b: not (a and b),
    "NOR": lambda a, b: not (a or b),
    "XNOR": lambda a, b: a == b,
    "IMPLIES": lambda a, b: not a or b,
}


def logic_gate(a, b, operator=OPERATOR):
    """Two values by a gate: "AND", "OR", "XOR", "NAND", "NOR", "XNOR", "IMPLIES", in any case."""
    return _gates[operator.upper()](a, b)


def logical_calculator(values, operator=OPERATOR):
    """All values joined from left to right by one operator."""
    return join_booleans(values, [operator] * (len(values) - 1))


def evaluate_boolean_text(text):
    """ "true and false or not true" from left to right; not belongs to the word behind it."""
    result = operator = None
    negated = False
    for word in text.lower().split():
        if word == "not":
            negated = not negated
        elif word.upper() in _gates:
            operator = word
        else:
            value = (word in ("true", "1", "t")) != negated
            result = value if result is None else logic_gate(result, value, operator)
            negated = False
    return result


def join_booleans(values, operators):
    """Values and operators of two lists: [True, False] and ["and"]."""
    result = values[0]
    for value, operator in zip(values[1:], operators):
        result = logic_gate(result, value, operator)
    return result


def count_true(values):
    return sum(1 for value in values if value is True)


def exactly_true(values, count=1):
    """Whether so many of the values are true: exactly one, unless another number is named."""
    return count_true(values) == count


def most_true(values, half_is_enough=False):
    """Whether more than half of the values are true; with True exactly half is enough."""
    twice = count_true(values) * 2
    return twice > len(values) or (half_is_enough and twice == len(values))


def truth_table(operator=OPERATOR):
    """Rows [a, b, result] of a gate for all values of two inputs, as numbers."""
    return [[a, b, int(logic_gate(a == 1, b == 1, operator))] for a in (0, 1) for b in (0, 1)]


def _plain(number):
    return int(number) if number == int(number) else number


def calculate_left_to_right(text):
    """ "2 + 3 * 4" as 20: without precedence, division exact."""
    numbers = r"[0-9]+(?:\.[0-9]+)?"
    first = re.match(rf"\s*(-?{numbers})", text)
    if not first:
        return 0
    result = float(first[1])
    for sign, number in re.findall(rf"([-+*/x])\s*(-?{numbers})", text[first.end() :]):
        if sign == "+":
            result += float(number)
        elif sign == "-":
            result -= float(number)
        else:
            result = result / float(number) if sign == "/" else result * float(number)
    return _plain(result)


def simple_calculator(a, b, operation="+", whole_division=False, none=None):
    """Two numbers by the sign or word of an operation; None, or another answer, for a division by 0 or an unknown sign. With True a division gives a whole number, rounded down."""
    names = {"plus": "+", "add": "+", "minus": "-", "subtract": "-", "times": "*", "multiply": "*", "divide": "/", "x": "*"}
    sign = names.get(operation.lower(), operation)
    if sign == "+":
        return a + b
    if sign == "-":
        return a - b
    if sign == "*":
        return a * b
    if sign != "/" or b == 0:
        return none
    return a // b if whole_division else _plain(a / b)


def evaluate_boolean_text_and_first(text):
    """As evaluate_boolean_text, but "and" binds more than "or": "true or true and false" is True."""
    return any(evaluate_boolean_text(part) is True for part in re.split(r"\bor\b", text.lower()))


def at_least_true(values, count=1):
    """Whether at least so many of the values are true."""
    return count_true(values) >= count
