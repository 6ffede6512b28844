"""
title: Escape and unescape HTML, strip tags, build tags
when: A text has to be made safe for HTML, entities turned back, tags removed, or a list or table written as HTML.
words: html escape, escape html, unescape, entities, strip tags, remove html tags, html to text, wrap in tag, html list, sanitize, special characters, ampersand, convert html entities
param APOSTROPHE: "&#39;" — entity for an apostrophe
param TAG: "ul" — tag of a list
"""

import re

APOSTROPHE = "&#39;"
TAG = "ul"

_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "nbsp": "\u00a0", "copy": "©", "euro": "€"}


def escape_html(text, apostrophe=APOSTROPHE):
    """The five characters that mean something in HTML."""
    signs = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": apostrophe}
    return "".join(signs.get(letter, letter) for letter in text)


def unescape_html(text):
    """Usual names and all numbers; what is unknown stays."""

    def sign(found):
        if found[1]:
            return chr(int(found[1], 16))
        if found[2]:
            return chr(int(found[2]))
        return _ENTITIES.get(found[3], found[0])

    return re.sub("&(?:#[xX]([0-9a-fA-F]{1,5})|#([0-9]{1,6})|([a-zA-Z]+));", sign, text)


def strip_tags(html):
    """Tags and comments go, the text between them stays."""
    return re.sub("<!--.*?-->|</?[a-zA-Z][^>]*>", "", html, flags=re.DOTALL)


def wrap_in_tag(text, tag):
    """The text in a tag, escaped."""
    return f"<{tag}>{escape_html(text)}</{tag}>"


def html_list(items, tag=TAG):
    """A list of items, each escaped."""
    return f"<{tag}>{''.join(wrap_in_tag(str(item), 'li') for item in items)}</{tag}>"


def tag_names(html):
    """Names of the tags that begin, in their order."""
    return [name.lower() for name in re.findall("<([a-zA-Z][a-zA-Z0-9-]*)[^>]*>", html)]


def link_targets(html):
    """Targets of all links."""
    found = re.findall(r"""<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')""", html, re.IGNORECASE)
    return [a or b for a, b in found]


def escape_to_html(text, quotes_too=True):
    """& < > and double quotes; an apostrophe stays. Quotes stay too where only the first three are wanted."""
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return escaped.replace('"', "&quot;") if quotes_too else escaped


def strip_all_tags(html, tidy=False):
    """Everything between < and the next > goes; the rest keeps its spaces, or has its runs of spaces made one."""
    text = re.sub("<[^>]*>", "", html)
    return " ".join(text.split()) if tidy else text


def strip_tags_to_words(html):
    """Everything between < and the next > becomes a space, runs of spaces one space, and the ends are trimmed."""
    return " ".join(re.sub("<[^>]*>", " ", html).split())


def wrap_in_plain_tag(text, tag):
    """The text in a tag as it is, not escaped."""
    return f"<{tag}>{text}</{tag}>"


def html_list_of(items, on_lines=False, tag=TAG):
    """A list of items as they are, not escaped; each on a line of its own where that is wanted."""
    parts = [f"<{tag}>", *(f"<li>{item}</li>" for item in items), f"</{tag}>"]
    return ("\n" if on_lines else "").join(parts)
