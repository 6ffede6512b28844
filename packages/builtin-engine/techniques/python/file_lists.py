"""
title: Lists of file names: by extension, unique name, safe name, kind, total size
when: A list of file names has to be grouped, counted or filtered by extension, a name made unique or safe, the kind of a file told, or sizes added.
words: file names, file list, group by extension, count extensions, filter files, images only, unique file name, duplicate file name, copy of, safe file name, sanitize filename, file type, kind of file, rename files, total size, largest file, add suffix, numbered files
param START: 1 — number that the first doubled name gets
param REPLACEMENT: "_" — what takes the place of a sign that a name may not have
param OTHER: "other" — kind of an unknown extension
"""

import re

START = 1
REPLACEMENT = "_"
OTHER = "other"


def _extension_of(name):
    """Without the dot, in lower case; "" where there is none, also of a name that begins with its only dot."""
    base = re.split(r"[/\\]", name)[-1]
    return base[base.rfind(".") + 1 :].lower() if base.rfind(".") > 0 else ""


def _stem_and_dot(name):
    extension = _extension_of(name)
    return (name, "") if extension == "" else (name[: -len(extension) - 1], name[-len(extension) - 1 :])


def files_by_extension(names):
    """{"txt": ["a.txt"]}; names without an extension are under ""."""
    groups = {}
    for name in names:
        groups.setdefault(_extension_of(name), []).append(name)
    return groups


def count_extensions(names):
    """{"txt": 2}."""
    return {extension: len(group) for extension, group in files_by_extension(names).items()}


def files_with_extension(names, extension):
    """Names with this extension, given with its dot or without, or with one of a list."""
    wanted = [one.removeprefix(".").lower() for one in ([extension] if isinstance(extension, str) else extension)]
    return [name for name in names if _extension_of(name) in wanted]


def extensions_in(names):
    """Extensions that occur, each once, in the order of the alphabet."""
    return sorted({_extension_of(name) for name in names} - {""})


def unique_file_name(name, taken, start=START, before="(", after=")"):
    """The name, or with the first free number before its extension: "a(1).txt"."""
    if name not in taken:
        return name
    stem, dot = _stem_and_dot(name)
    number = start
    while f"{stem}{before}{number}{after}{dot}" in taken:
        number += 1
    return f"{stem}{before}{number}{after}{dot}"


def unique_file_names(names, start=START, before="(", after=")"):
    """Each name of the list; one that came before gets a number before its extension."""
    given = []
    for name in names:
        given.append(unique_file_name(name, given, start, before, after))
    return given


def numbered_names(names, start=START, before="(", after=")"):
    """The name with a number behind everything, as in folders: "doc", "doc(1)"."""
    given = []
    for name in names:
        following, number = name, start
        while following in given:
            following = f"{name}{before}{number}{after}"
            number += 1
        given.append(following)
    return given


def safe_file_name(name, replacement=REPLACEMENT):
    """Signs that file systems forbid, and runs of spaces, replaced."""
    plain = re.sub(r'[<>:"/\\|?*]', lambda _: replacement, name.strip())
    return re.sub(r"\s+", lambda _: replacement, plain)


def file_kind(name, other=OTHER):
    """ "image", "document", "audio", "video", "archive" or "code" by the extension."""
    kinds = {
        "image": "jpg jpeg png gif svg bmp webp",
        "document": "pdf doc docx txt odt rtf md xls xlsx csv ppt pptx",
        "audio": "mp3 wav ogg flac m4a",
        "video": "mp4 avi mkv mov webm",
        "archive": "zip tar gz rar 7z",
        "code": "js ts py java c cpp h html css json rb go rs php sh",
    }
    return next((kind for kind, known in kinds.items() if _extension_of(name) in known.split(" ")), other)


def add_file_suffix(name, suffix):
    """ "a_old.txt": something put before the extension."""
    stem, dot = _stem_and_dot(name)
    return stem + suffix + dot


def total_file_size(files, field="size"):
    """Sizes of a list of objects, of pairs or of an object added."""
    if isinstance(files, dict):
        sizes = list(files.values())
    else:
        sizes = [file[1] if isinstance(file, list) else file[field] for file in files]
    total = 0
    for size in sizes:
        total += size
    return total


def unique_file_name_of(name, taken, start=START):
    """As unique_file_name with a space before the number in brackets: "a (1).txt"."""
    return unique_file_name(name, taken, start, " (", ")")


def unique_file_names_of(names, start=START):
    """As unique_file_names with a space before the number in brackets: "a (1).txt"."""
    return unique_file_names(names, start, " (", ")")


def unique_file_name_by(name, taken, sign="_", start=START):
    """As unique_file_name with a sign before the number: "a_1.txt"."""
    return unique_file_name(name, taken, start, sign, "")


def unique_file_names_by(names, sign="_", start=START):
    """As unique_file_names with a sign before the number: "a_1.txt"."""
    return unique_file_names(names, start, sign, "")


def files_with_the_extension(names, extension):
    """Names with exactly this ending, dot and case as they are given."""
    ending = extension if extension.startswith(".") else "." + extension
    return [name for name in names if name.endswith(ending)]


def files_by_the_extension(names, without_others=False):
    """{"TXT": ["a.TXT"]}: what stands behind the last dot as it is written; names without a dot under "" or left out."""
    groups = {}
    for name in names:
        key = name[name.rfind(".") + 1 :] if "." in name else ""
        if key != "" or not without_others:
            groups.setdefault(key, []).append(name)
    return groups


def count_the_extensions(names, without_others=False):
    """{"TXT": 2}: as files_by_the_extension, counted."""
    return {key: len(group) for key, group in files_by_the_extension(names, without_others).items()}


def safe_file_name_of(name, spaces_only=False, replacement=REPLACEMENT):
    """Each space, or each sign that is no letter, digit, dot, hyphen or underscore, replaced by one sign."""
    return re.sub(" " if spaces_only else "[^A-Za-z0-9._-]", lambda _: replacement, name)
