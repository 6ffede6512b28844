"""
title: Compare semantic versions and check ranges
when: Versions such as 1.10.0-rc.1 have to be ordered or checked against ^1.2.3, ~1.2 or >=1.
words: semver, version, compare, range, caret, tilde, prerelease, sort versions, upgrade
param ALLOW_PRERELEASE: False — whether prereleases satisfy a range
"""

import re

ALLOW_PRERELEASE = False

_VERSION = re.compile(
    r"v?(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)(?:-([\w.-]+))?(?:\+[\w.-]+)?", re.ASCII
)


def parse_version(text):
    match = _VERSION.fullmatch(text)
    if not match:
        raise ValueError(f"not a version: {text}")
    pre = match[4].split(".") if match[4] else []
    return {"numbers": [int(n) for n in match.groups()[:3]], "pre": pre}


def _key(text):
    version = parse_version(text)
    # Numbers come before names, and a release after all its prereleases.
    parts = [(0, int(p), "") if p.isdigit() else (1, 0, p) for p in version["pre"]]
    return (version["numbers"], not parts, parts)


def compare_versions(a, b):
    """-1, 0 or 1. A prerelease comes before its release; what stands after + does not count."""
    left, right = _key(a), _key(b)
    return (left > right) - (left < right)


def satisfies(version, wanted, allow_prerelease=ALLOW_PRERELEASE):
    """^1.2.3 up to the next leading number that is not 0, ~1.2.3 up to the next minor one,
    or = > >= < <=.
    """
    match = re.fullmatch(r"(\^|~|>=|<=|>|<|=)?\s*(\S+)", wanted.strip())
    if not match:
        raise ValueError(f"not a range: {wanted}")
    sign, base = match.groups()
    order = compare_versions(version, base)
    has, wants = parse_version(version), parse_version(base)["numbers"]
    if has["pre"] and not allow_prerelease:
        return False
    if sign in ("^", "~"):
        first = next((i for i, number in enumerate(wants) if number), 2)
        fixed = 2 if sign == "~" else first + 1
        return order >= 0 and wants[:fixed] == has["numbers"][:fixed]
    holds = {">=": order >= 0, "<=": order <= 0, ">": order > 0, "<": order < 0}
    return holds.get(sign, order == 0)
