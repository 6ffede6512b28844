"""
title: Read an INI or .env style configuration
when: Settings stand in a text of sections, name = value lines and comments.
words: ini, config, properties, dotenv, settings, section, key value, configuration file
param COMMENTS: "#;" — characters that begin a comment line
param TOP: "" — section of the lines before the first section head
"""

import re

COMMENTS = "#;"
TOP = ""


def _unquote(value):
    match = re.fullmatch(r"([\"'])(.*)\1", value, flags=re.DOTALL)
    return match.group(2) if match else value


def parse_ini(text, comments=COMMENTS, top=TOP):
    """A list of (section, name, value); later lines win when read in order.

    Values are texts, quotes are taken off.
    """
    entries = []
    section = top
    for number, raw in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        line = raw.strip()
        if not line or line[0] in comments:
            continue
        head = re.fullmatch(r"\[([^\]]+)\]", line)
        name, equals, value = line.partition("=")
        if head:
            section = head.group(1).strip()
        elif not equals or not name:
            raise ValueError(f"line {number} is neither a section nor name = value")
        else:
            entries.append((section, name.strip(), _unquote(value.strip())))
    return entries


def ini_sections(text, comments=COMMENTS, top=TOP):
    """Dictionaries of a section each."""
    sections = {}
    for section, name, value in parse_ini(text, comments, top):
        sections.setdefault(section, {})[name] = value
    return sections
