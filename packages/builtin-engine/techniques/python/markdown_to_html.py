"""
title: Markdown to HTML: headings, bold, italic, links, lists
when: Simple Markdown (headings, bold, italic, code, links, lists, paragraphs) has to become HTML, or plain text.
words: markdown, markdown to html, heading, header, bold, italic, link, list, paragraph, convert markdown, parse markdown, strip markdown
param DEEPEST: 6 — deepest level of a heading
"""

import re

DEEPEST = 6


def _escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def inline_markdown(text):
    """Bold, italic, code and links inside a line; other HTML is escaped."""
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", _escaped(text))
    text = re.sub(r"(\*\*|__)(.+?)\1", r"<strong>\2</strong>", text)
    text = re.sub(r"([*_])(.+?)\1", r"<em>\2</em>", text)
    return re.sub(r"\[([^\]]+)\]\(([^)\s]+)\)", r'<a href="\2">\1</a>', text)


def markdown_heading(line, deepest=DEEPEST):
    """ "## Title" -> "<h2>Title</h2>"; a line that is no heading stays as it is."""
    found = re.match(r"(#+)\s+(.*?)\s*$", line.lstrip())
    if not found or len(found[1]) > deepest:
        return line
    return f"<h{len(found[1])}>{inline_markdown(found[2])}</h{len(found[1])}>"


def _kind_of(line):
    if re.match(r"[-*+]\s+", line):
        return "ul"
    return "ol" if re.match(r"[0-9]+\.\s+", line) else "p"


def _block(lines):
    kind = _kind_of(lines[0])
    if kind == "p":
        return f"<p>{inline_markdown(' '.join(lines))}</p>"
    items = [re.sub(r"^(?:[-*+]|[0-9]+\.)\s+", "", line) for line in lines]
    return f"<{kind}>{''.join(f'<li>{inline_markdown(item)}</li>' for item in items)}</{kind}>"


def markdown_to_html(markdown, deepest=DEEPEST):
    """Headings, lists and paragraphs, one line of HTML each; blank lines part paragraphs."""
    parts = []
    lines = []

    def flush():
        if lines:
            parts.append(_block(lines))
            lines.clear()

    for line in (text.strip() for text in markdown.split("\n")):
        heading = markdown_heading(line, deepest)
        if line == "" or heading != line or (lines and _kind_of(line) != _kind_of(lines[0])):
            flush()
        if heading != line:
            parts.append(heading)
        elif line != "":
            lines.append(line)
    flush()
    return "\n".join(parts)


def strip_markdown(markdown):
    """The text without the marks of headings, bold, italic, code and links."""
    text = re.sub(r"^#+\s+", "", markdown, flags=re.MULTILINE)
    text = re.sub(r"`([^`]+)`", r"\1", text)
    text = re.sub(r"(\*\*|__)(.+?)\1", r"\2", text)
    text = re.sub(r"([*_])(.+?)\1", r"\2", text)
    return re.sub(r"\[([^\]]+)\]\([^)\s]+\)", r"\1", text)
