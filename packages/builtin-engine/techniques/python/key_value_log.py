"""
title: Read log lines of key=value pairs
when: A log line such as time=… level=info msg="two words" has to be read into fields.
words: logfmt, log, key value, parse, structured log, fields, log line, access log
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
