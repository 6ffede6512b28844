"""
title: Parts of a URL: scheme, host, port, path, query, domain
when: A web address has to be taken apart, its host, domain, path or query read, or put together from parts.
words: url, parse url, web address, domain, hostname, host, port, scheme, protocol, path, query string, query parameters, fragment, hash, link, extract domain
param PREFIX: "www." — beginning of a host that the domain leaves out
"""

import re

PREFIX = "www."

_SHAPE = re.compile(
    r"(?:([a-z][a-z0-9+.-]*):)?(?://(?:[^/?#@]*@)?([^/?#:]*)(?::([0-9]+))?)?([^?#]*)(?:\?([^#]*))?(?:#(.*))?",
    re.IGNORECASE | re.DOTALL | re.ASCII,
)


def parse_url(url):
    """{scheme, host, port, path, query, fragment}; the port is a number or None, the rest are texts, "" where they lack."""
    scheme, host, port, path, query, fragment = _SHAPE.fullmatch(url.strip()).groups()
    return {
        "scheme": (scheme or "").lower(),
        "host": (host or "").lower(),
        "port": None if port is None else int(port),
        "path": path or "",
        "query": query or "",
        "fragment": fragment or "",
    }


def domain_of(url, prefix=PREFIX):
    """The host without www, whether a scheme stands in front or not."""
    has_scheme = re.match("[a-z][a-z0-9+.-]*://", url.strip(), re.IGNORECASE)
    return parse_url(url if has_scheme else f"//{url.strip()}")["host"].removeprefix(prefix)


def domain_name(url, prefix=PREFIX):
    """The name alone: "http://www.zombie-bites.com" -> "zombie-bites"."""
    return domain_of(url, prefix).split(".")[0]


def top_level_domain(url):
    """What follows the last dot of the host."""
    return domain_of(url).split(".")[-1]


def url_path(url):
    return parse_url(url)["path"]


def path_segments(url):
    """The parts of the path between the slashes."""
    return [part for part in parse_url(url)["path"].split("/") if part]


def remove_fragment(url):
    return url.split("#")[0]


def remove_query(url):
    return re.split("[?#]", url)[0]


def join_url(*parts):
    """Parts joined with one slash between two."""
    inner = [part.lstrip("/") if i > 0 else part for i, part in enumerate(parts)]
    return "/".join(part.rstrip("/") if i < len(parts) - 1 else part for i, part in enumerate(inner))
