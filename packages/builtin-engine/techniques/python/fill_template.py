"""
title: Fill the placeholders of a template
when: Names in braces inside a text have to be replaced by values, with escapes and missing names handled.
words: template, placeholder, interpolate, substitute, mustache, format string, variables, fill in, replace placeholders, double braces, double curly braces, mail merge, merge fields
param MISSING: "" — what stands for a name without a value; null makes it an error
"""

import re

MISSING = ""


def _plain(value):
    """As JSON writes it: true, and 2 for 2.0."""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def fill_template(template, values, missing=MISSING):
    """{name} and {a.b} are replaced, {{ and }} stand for braces.

    Values are never read as templates again.
    """

    def replaced(match):
        path = match.group(1)
        if path is None:
            return match.group(0)[0]
        value = values
        for key in path.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        if value is not None:
            return _plain(value)
        if missing is None:
            raise ValueError(f"no value for {path}")
        return missing

    return re.sub(r"\{\{|\}\}|\{([\w.]+)\}", replaced, template)


def _filled(template, values, pattern, unknown):
    def replaced(match):
        value = values.get(match[1])
        if value is not None:
            return _plain(value)
        return match[0] if unknown is None else unknown

    return re.sub(pattern, replaced, template, flags=re.ASCII)


def fill_in_template(template, values, drop_unknown=False):
    """{name} alone: a name without a value stays as it stands, or goes; braces have no other meaning."""
    return _filled(template, values, r"\{(\w+)\}", "" if drop_unknown else None)


def fill_the_template(template, values, drop_unknown=False):
    """{{name}}, with spaces inside or without: a name without a value stays as it stands, or goes."""
    return _filled(template, values, r"\{\{\s*(\w+)\s*\}\}", "" if drop_unknown else None)


def fill_dollar_template(template, values, drop_unknown=False):
    """${name}: a name without a value stays as it stands, or goes."""
    return _filled(template, values, r"\$\{(\w+)\}", "" if drop_unknown else None)


def fill_template_with(template, values, open="[", close="]"):
    """Names between two signs such as "[" and "]", "<" and ">" or "%" and "%"; a name without a value stays."""
    return _filled(template, values, re.escape(open) + r"(\w+)" + re.escape(close), None)


def fill_template_in_order(template, items):
    """{0}, {1} and so on by the places of a list, or {} one after the other; a place that the list lacks stays."""
    places = iter(range(len(template)))

    def replaced(match):
        at = next(places) if match[1] == "" else int(match[1])
        return _plain(items[at]) if at < len(items) else match[0]

    return re.sub(r"\{([0-9]*)\}", replaced, template)
