"""
title: Parts of a file path: file name, extension, folder, join, normalise
when: The file name, extension or folder of a path is wanted, paths have to be joined or normalised, or an extension changed.
words: path, file path, file name, filename, basename, extension, file extension, dirname, folder, directory, join paths, normalize path, change extension, without extension
param SEPARATOR: "/" — sign between folders
"""

SEPARATOR = "/"


def file_name(path, separator=SEPARATOR):
    """What follows the last separator."""
    return path.split(separator)[-1]


def file_extension(path, separator=SEPARATOR):
    """Without the dot; "" where there is none, also of a name that begins with its only dot."""
    name = file_name(path, separator)
    dot = name.rfind(".")
    return name[dot + 1 :] if dot > 0 else ""


def file_stem(path, separator=SEPARATOR):
    """The file name without its extension."""
    name = file_name(path, separator)
    dot = name.rfind(".")
    return name[:dot] if dot > 0 else name


def folder_of(path, separator=SEPARATOR):
    """What stands before the last separator; "" where there is none."""
    at = path.rfind(separator)
    return separator if at == 0 else path[: max(0, at)]


def change_extension(path, extension, separator=SEPARATOR):
    """The extension is given without its dot."""
    old = file_extension(path, separator)
    start = path if old == "" else path[: len(path) - len(old) - 1]
    return start if extension == "" else f"{start}.{extension}"


def join_paths(*parts):
    """Parts joined and normalised."""
    return normalize_path("/".join(part for part in parts if part))


def normalize_path(path):
    """Resolves "." and ".." and takes doubled and last slashes away; "." of an empty path."""
    is_absolute = path.startswith("/")
    kept = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part == ".." and kept and kept[-1] != "..":
            kept.pop()
        elif part != ".." or not is_absolute:
            kept.append(part)
    return ("/" if is_absolute else "") + "/".join(kept) or "."


def path_depth(path):
    """How many folders lie above the file."""
    return len([part for part in normalize_path(path).split("/") if part]) - 1
