"""
title: Read log lines of key=value pairs
when: A log line such as time=… level=info msg="two words" has to be read into fields.
words: logfmt, log, key value, parse, structured log, fields, log line, access log, log to dictionary, fields of a log line, parse fields
param FLAG: "true" — value of a name that stands without =
"""

import re

FLAG = "true"

_PAIR = re.compile(r'([^\s="]+)(?:=(?:"((?:[^"\\]|\\["\\nt])*)"|([^\s"]*)))?(?=\s|\Z)')
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


def parse_log_line(line, flag=FLAG):
    r"""(name, value) in order.

    Values in double quotes may hold spaces and the escapes \" \\ \n \t.
    """
    pairs = []
    at = 0
    while at < len(line):
        if line[at].isspace():
            at += 1
            continue
        match = _PAIR.match(line, at)
        if not match:
            raise ValueError(f"cannot read the line at {at}")
        name, quoted, bare = match.groups()
        if quoted is not None:
            value = re.sub(r"\\(.)", lambda m: _ESCAPES[m.group(1)], quoted)
        else:
            value = flag if bare is None else bare
        pairs.append((name, value))
        at = match.end()
    return pairs


def filter_log(lines, wanted, flag=FLAG):
    """Every field of the lines that have all the wanted values."""
    parsed = [parse_log_line(line, flag) for line in lines]
    return [pairs for pairs in parsed if all(item in pairs for item in wanted.items())]


def _typed_value(text):
    if re.fullmatch(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)", text):
        return int(text) if re.fullmatch("[+-]?[0-9]+", text) else float(text)
    return {"true": True, "false": False}.get(text, text)


def log_line_fields(line, typed=False):
    """The fields of a line as a dictionary, all as texts, or with numbers, true and false as values of their kind."""
    return {name: _typed_value(value) if typed else value for name, value in parse_log_line(line)}


def plain_log_fields(line, typed=False):
    """Parts at spaces with a = in them, as a dictionary of texts; quotes are signs as others."""
    parts = [part.partition("=") for part in line.split() if "=" in part]
    return {name: _typed_value(value) if typed else value for name, _, value in parts}
