"""
title: Compare dotted version numbers, newest version, next version
when: Version numbers such as 1.10.2 with any number of parts have to be compared, sorted, the newest found, or the next one written.
words: compare versions, version numbers, newest version, latest version, sort versions, software version, major minor patch, bump version, increment version, update available, outdated, release numbers, next version, older, newer
param PART: "patch" — part that goes up: major, minor or patch
param SEPARATOR: "." — sign between the parts
"""

import re

PART = "patch"
SEPARATOR = "."


def version_parts(version, separator=SEPARATOR):
    """Numbers of a version; a "v" before it and what is no number are left out."""
    return [int(match[0]) if match else 0 for match in (re.search("[0-9]+", p) for p in version.split(separator))]


def compare_dotted(a, b, separator=SEPARATOR):
    """1, 0 or -1; missing parts count as 0."""
    first, second = version_parts(a, separator), version_parts(b, separator)
    size = max(len(first), len(second))
    first, second = first + [0] * (size - len(first)), second + [0] * (size - len(second))
    return (first > second) - (first < second)


def version_relation(a, b, newer="newer", older="older", equal="equal"):
    """ "newer", "older" or "equal": what the first is to the second."""
    return [older, equal, newer][compare_dotted(a, b) + 1]


def version_sign(a, b):
    """ ">", "<" or "=": what stands between the two."""
    return version_relation(a, b, ">", "<", "=")


def is_update_available(current, latest):
    """Whether the second version is newer than the first."""
    return compare_dotted(latest, current) > 0


def is_version_at_least(version, minimum):
    """Whether a version is the minimum or newer."""
    return compare_dotted(version, minimum) >= 0


def newest_version(versions):
    """The first among equals; None of none."""
    return next(iter(sort_versions(versions, True)), None)


def sort_versions(versions, descending=False):
    """The oldest first, or the newest."""
    def key(version):
        parts = version_parts(version)
        while parts and parts[-1] == 0:
            parts.pop()
        return parts

    return sorted(versions, key=key, reverse=descending)


def bump_version(version, part=PART):
    """The next major, minor or patch version; the parts behind become 0."""
    place = ["major", "minor", "patch"].index(part)
    prefix = "v" if version.startswith("v") else ""
    parts = version_parts(version)
    parts += [0] * (place + 1 - len(parts))
    bumped = [one if i < place else one + 1 if i == place else 0 for i, one in enumerate(parts)]
    return prefix + ".".join(map(str, bumped))


def next_version(version):
    """The version after this one, where no part but the first is above 9: "1.9.9" -> "2.0.0"."""
    digits = version.split(".")
    number = str(int("".join(digits)) + 1).zfill(len(digits))
    start = len(number) - len(digits) + 1
    return ".".join([number[:start], *number[start:]])


def version_change(before, after):
    """ "major", "minor", "patch", or "none": the first part in which two versions differ."""
    a, b = (version_parts(one) + [0, 0, 0] for one in (before, after))
    names = ["major", "minor", "patch"]
    return next((name for i, name in enumerate(names) if a[i] != b[i]), "none")


def compare_all_dotted(a, b):
    """As compare_dotted where of two versions that agree so far the one with more parts is newer: 1.0.0 than 1.0."""
    order = compare_dotted(a, b)
    more, fewer = len(version_parts(a)), len(version_parts(b))
    return (more > fewer) - (more < fewer) if order == 0 else order


def is_same_version_up_to(a, b, part=PART):
    """Whether two versions are equal up to a part: major, minor or patch."""
    changed = version_change(a, b)
    names = ["major", "minor", "patch"]
    return changed == "none" or names.index(changed) > names.index(part)
