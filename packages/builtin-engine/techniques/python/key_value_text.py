"""
title: Parse key=value text and "name: value" lines to a dictionary and back
when: A text of key=value pairs or of "name: value" lines has to be read into an object or dictionary, or written from one.
words: key value, key=value, parse pairs, name value lines, config string, settings text, string to dictionary, string to object, parse cookie, semicolon separated, header lines, dictionary to string, environment file, colon separated, properties, parse config
param GAP: ";" — sign between two pairs
param SIGN: "=" — sign between a key and its value
param TYPED: False — whether numbers, True, False and None become values of their kind
"""

import re

GAP = ";"
SIGN = "="
TYPED = False


def _typed_value(text):
    """Texts that read as a number, True, False or None."""
    if re.fullmatch(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)", text):
        return int(text) if re.fullmatch("[+-]?[0-9]+", text) else float(text)
    return {"true": True, "false": False, "null": None}.get(text.lower(), text)


def parse_pairs(text, gap=GAP, sign=SIGN, typed=TYPED):
    """ "a=1; b=x" -> {"a": "1", "b": "x"}; spaces at the ends go, a part without the sign is left out."""
    table = {}
    for part in text.split(gap):
        if sign in part:
            key, _, value = part.partition(sign)
            table[key.strip()] = _typed_value(value.strip()) if typed else value.strip()
    return table


def parse_typed_pairs(text, gap=GAP, sign=SIGN):
    """Numbers, True, False and None become values of their kind."""
    return parse_pairs(text, gap, sign, True)


def parse_comma_pairs(text, sign=SIGN, typed=TYPED):
    """Pairs with commas between: "a=1,b=2"."""
    return parse_pairs(text, ",", sign, typed)


def parse_space_pairs(text, sign=SIGN, typed=TYPED):
    """Pairs with spaces between: "a=1 b=2"."""
    return parse_pairs(text, " ", sign, typed)


def parse_colon_lines(text, typed=TYPED):
    """Lines such as "name: Ann"."""
    return parse_pairs(text, "\n", ":", typed)


def parse_env_lines(text, typed=TYPED):
    """Lines such as NAME=value; blank lines and those that begin with # are left out, quotes round a value go."""
    lines = [line for line in text.split("\n") if not line.strip().startswith("#")]
    found = parse_pairs("\n".join(lines), "\n", "=", typed)

    def bare(value):
        return re.sub(r"\A([\"'])(.*)\1\Z", r"\2", value, flags=re.DOTALL) if isinstance(value, str) else value

    return {key: bare(value) for key, value in found.items()}


def _plain(value):
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def write_pairs(table, gap=GAP, sign=SIGN):
    """{"a": 1, "b": "x"} -> "a=1;b=x"."""
    return gap.join(f"{key}{sign}{_plain(value)}" for key, value in table.items())


def write_colon_lines(table, sign=": "):
    """{"name": "Ann"} -> "name: Ann", a line for each."""
    return write_pairs(table, "\n", sign)


def value_of_key(text, key, gap=GAP, sign=SIGN):
    """The value of one key; None where it lacks."""
    return parse_pairs(text, gap, sign).get(key)


def set_pair(text, key, value, gap=GAP, sign=SIGN):
    """The text with a new value for a key, which comes last if it is new."""
    return write_pairs({**parse_pairs(text, gap, sign), key: value}, gap, sign)


def parse_the_pairs(text, gap=GAP, sign=SIGN):
    """As parse_pairs with spaces kept as they are; a part without the sign is a key with an empty text."""
    if text == "":
        return {}
    parts = [part.partition(sign) for part in text.split(gap)]
    return {key: value for key, _, value in parts}


def parse_pairs_from_each(text, bare_parts_are_true=False, gap=GAP, sign=SIGN):
    """As parse_pairs where the first of two equal keys wins; a part without the sign is a key with True where wanted."""
    table = {}
    for part in text.split(gap):
        key, found, value = part.partition(sign)
        if part.strip() == "" or key.strip() in table or (not found and not bare_parts_are_true):
            continue
        table[key.strip()] = value.strip() if found else True
    return table


def parse_pairs_with_lists(text, gap=GAP, sign=SIGN):
    """As parse_pairs with a list of all values of a key that comes more than once."""
    lists = {}
    for part in text.split(gap):
        key, found, value = part.partition(sign)
        if found:
            lists.setdefault(key.strip(), []).append(value.strip())
    return {key: values if len(values) > 1 else values[0] for key, values in lists.items()}
