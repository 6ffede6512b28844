"""
title: Fill the placeholders of a template
when: Names in braces inside a text have to be replaced by values, with escapes and missing names handled.
words: template, placeholder, interpolate, substitute, mustache, format string, variables
param MISSING: "" — what stands for a name without a value; null makes it an error
"""

import re

MISSING = ""


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
            return str(value)
        if missing is None:
            raise ValueError(f"no value for {path}")
        return missing

    return re.sub(r"\{\{|\}\}|\{([\w.]+)\}", replaced, template)
