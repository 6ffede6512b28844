"""
title: Read an INI or .env style configuration
when: Settings stand in a text of sections, name = value lines and comments.
words: ini, config, properties, dotenv, settings, section, key value, configuration file, parse config, typed values, inline comment, key = value lines
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


def _typed_value(text):
    if re.fullmatch(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)", text):
        return int(text) if re.fullmatch("[+-]?[0-9]+", text) else float(text)
    return {"true": True, "false": False}.get(text.lower(), text)


def ini_sections_of(text, typed=True, comments_behind=False):
    """As ini_sections; numbers, true and false as values of their kind, or all as texts.

    What stands behind a sign of a comment goes too where that is wanted.
    """
    bare = re.sub("[ \t]+[#;].*$", "", text, flags=re.MULTILINE) if comments_behind else text
    return {
        name: {key: _typed_value(value) if typed else value for key, value in section.items()}
        for name, section in ini_sections(bare).items()
    }


def ini_values(text, typed=False):
    """All name = value lines in one dictionary, whatever section they are in; later ones win."""
    values = {}
    for line in re.split(r"\r\n|\r|\n", text):
        match = re.fullmatch(r"\s*([^#;=\s\[][^=]*?)\s*=\s*(.*?)\s*", line)
        if match:
            values[match[1]] = _typed_value(match[2]) if typed else match[2]
    return values
