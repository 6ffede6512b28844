"""
title: Reverse Polish notation, stack machines, small programs
when: An expression in postfix or prefix notation has to be evaluated, or a list of commands for a stack or for variables has to be run.
words: reverse polish notation, rpn, postfix, prefix, polish notation, stack, stack machine, push, pop, evaluate, commands, instructions, register, registers, variables, assembler, interpreter, simple language, baseball game, undo, accumulator, inc dec, mov
param START: 0 — value at the beginning
"""

import re

START = 0


_calculate = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
}


def _plain(number):
    return int(number) if number == int(number) else number


def _number(text):
    return _plain(float(text))


def _tokens_of(tokens):
    return tokens.split() if isinstance(tokens, str) else list(map(str, tokens))


def evaluate_rpn(tokens, whole_division=False):
    """ "3 4 + 2 *", or its tokens as a list, as 14; with True the division cuts off to a whole number."""
    stack = []
    for token in _tokens_of(tokens):
        if token not in _calculate:
            stack.append(_number(token))
            continue
        b, a = stack.pop(), stack.pop()
        value = _plain(_calculate[token](a, b))
        stack.append(int(value) if whole_division and token == "/" else value)
    return stack[-1] if stack else START


def evaluate_rpn_whole(tokens):
    """As evaluate_rpn with a division that cuts off, as LeetCode has it."""
    return evaluate_rpn(tokens, True)


def evaluate_prefix(tokens):
    """ "* + 3 4 2" as 14."""
    stack = []
    for token in reversed(_tokens_of(tokens)):
        if token in _calculate:
            a, b = stack.pop(), stack.pop()
            stack.append(_plain(_calculate[token](a, b)))
        else:
            stack.append(_number(token))
    return stack[-1] if stack else START


def infix_to_postfix(text):
    """ "3 + 4 * 2" as "3 4 2 * +"; with brackets, between spaces or not."""
    level = {"+": 1, "-": 1, "*": 2, "/": 2}
    output, operators = [], []
    for token in re.findall(r"[0-9]+(?:\.[0-9]+)?|[A-Za-z][A-Za-z0-9_]*|[-+*/()]", text):
        if token == "(":
            operators.append(token)
        elif token == ")":
            while operators and operators[-1] != "(":
                output.append(operators.pop())
            operators = operators[:-1]
        elif token in level:
            while operators and level.get(operators[-1], 0) >= level[token]:
                output.append(operators.pop())
            operators.append(token)
        else:
            output.append(token)
    return " ".join(output + operators[::-1])


def run_stack(commands):
    """The stack after commands such as "push 5", "pop", "dup", "swap", "add", "sub" and "mul", in any case."""
    stack = []
    signs = {"add": "+", "sub": "-", "mul": "*", "div": "/"}
    for command in commands:
        word, *values = command.lower().split() or [""]
        if word == "push":
            stack.append(_number(values[0]))
        elif word == "pop":
            stack = stack[:-1]
        elif word == "dup":
            stack += stack[-1:]
        elif word == "swap":
            stack = stack[:-2] + stack[-2:][::-1]
        elif word in signs and len(stack) > 1:
            b, a = stack.pop(), stack.pop()
            stack.append(_plain(_calculate[signs[word]](a, b)))
    return stack


def stack_top(commands):
    """The top of the stack after the commands; None where it is empty."""
    stack = run_stack(commands)
    return stack[-1] if stack else None


def run_accumulator(commands, start=START):
    """A value after commands such as "add 5", "+3", "multiply 2", "-1", "inc" and "dec"."""
    value = start
    for command in commands:
        found = re.match(r"\s*([a-z]+|[-+*/])\s*(-?[0-9]+(?:\.[0-9]+)?)?", command, re.IGNORECASE)
        if not found:
            continue
        word, number = found[1].lower(), _number(found[2] or "1")
        if word in ("+", "add", "plus", "inc", "increment", "increase", "up"):
            value += number
        elif word in ("-", "sub", "subtract", "minus", "dec", "decrement", "decrease", "down"):
            value -= number
        elif word in ("*", "mul", "multiply", "times"):
            value *= number
        elif word in ("/", "div", "divide"):
            value = _plain(value / number)
    return value


def final_value(operations, start=START):
    """X after "++X", "X++", "--X" and "X--"."""
    return start + sum(1 if "+" in operation else -1 for operation in operations)


def run_assembler(program, steps=10000):
    """Registers after "mov a 5", "inc a", "dec a" and "jnz a -2" (jump where a is not 0)."""
    registers, at = {}, 0

    def value_of(word):
        return int(word) if re.fullmatch("-?[0-9]+", word) else registers.get(word, 0)

    for _ in range(steps):
        if not 0 <= at < len(program):
            break
        word, first, *rest = program[at].split()
        if word == "mov":
            registers[first] = value_of(rest[0])
        if word == "inc":
            registers[first] = value_of(first) + 1
        if word == "dec":
            registers[first] = value_of(first) - 1
        at += value_of(rest[0]) if word == "jnz" and value_of(first) != 0 else 1
    return registers


def run_assignments(lines):
    """Variables after lines such as "x = 5" and "y = x + 2": numbers, names and one operation."""
    variables = {}

    def value_of(word):
        return variables[word] if word in variables else _number(word)

    for line in lines:
        name, value = (part.strip() for part in line.split("=")[:2])
        first, *rest = value.split()
        variables[name] = _plain(_calculate[rest[0]](value_of(first), value_of(rest[1]))) if rest else value_of(first)
    return variables


def baseball_points(operations):
    """LeetCode's baseball game: numbers, "C" takes the last back, "D" doubles it, "+" adds the last two."""
    points = []
    for operation in operations:
        if operation == "C":
            points.pop()
        elif operation == "D":
            points.append(2 * points[-1])
        else:
            points.append(points[-1] + points[-2] if operation == "+" else int(operation))
    return sum(points)


def typed_text(text, backspace="#"):
    """Letters typed, with a sign that deletes the one before."""
    letters = []
    for sign in text:
        letters = letters[:-1] if sign == backspace else [*letters, sign]
    return "".join(letters)
