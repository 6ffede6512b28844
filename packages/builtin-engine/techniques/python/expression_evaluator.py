"""
title: Evaluate arithmetic expressions with precedence
when: A calculator or formula has to work out + - * / ^ and brackets without eval.
words: expression, calculator, parser, precedence climbing, tokenizer, shunting yard, eval, formula, evaluate string, calculate expression, left to right, without precedence, division by zero
param MAX_DEPTH: 200 — deepest nesting of brackets, signs and powers
"""

import math
import operator
import re

MAX_DEPTH = 200

_LEVELS = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}
_APPLY = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "^": pow}


def _apply(sign, a, b):
    try:
        value = _APPLY[sign](a, b)
        # Comparing or testing a complex number is a TypeError.
        if math.isfinite(value):
            return value
    except (ArithmeticError, TypeError):
        pass
    raise ValueError(f"{a} {sign} {b} is no finite number")


def evaluate(text, variables=None, max_depth=MAX_DEPTH):
    """Numbers, names, signs, brackets and + - * / ^, which binds to the right and before a sign."""
    tokens = re.findall(r"[0-9]+(?:\.[0-9]+)?|\.[0-9]+|[A-Za-z_]\w*|\S", text)[::-1]
    names = variables or {}

    def operand(depth):
        if depth > max_depth:
            raise ValueError("nested too deeply")
        token = tokens.pop() if tokens else "end"
        if re.match(r"\.?[0-9]", token):
            return float(token)
        if token in names:
            return names[token]
        if token in ("+", "-"):
            return (-1 if token == "-" else 1) * climb(depth + 1, 3)
        if token == "(":
            value = climb(depth + 1, 1)
            if tokens and tokens.pop() == ")":
                return value
        raise ValueError(f"unexpected {token}")

    # Takes operators of at least this level; the right side of ^ may hold another ^.
    def climb(depth, least):
        value = operand(depth)
        while tokens and _LEVELS.get(tokens[-1], 0) >= least:
            sign = tokens.pop()
            value = _apply(sign, value, climb(depth + 1, _LEVELS[sign] + (sign != "^")))
        return value

    value = climb(0, 1)
    if tokens:
        raise ValueError(f"unexpected {tokens[-1]}")
    return value


def evaluate_or_not(text, otherwise=None):
    """As evaluate, or another answer for what is no right expression or has no finite value."""
    try:
        return evaluate(text)
    except ValueError:
        return otherwise


def evaluate_in_order(text):
    """Numbers and + - * / from left to right, without precedence: 2 + 3 * 4 is 20, as on a simple calculator."""
    tokens = re.findall(r"[0-9]+(?:\.[0-9]+)?|[-+*/]", text)
    value = float(tokens[0]) if tokens else 0
    for sign, number in zip(tokens[1::2], tokens[2::2]):
        value = _apply(sign, value, float(number))
    return value
