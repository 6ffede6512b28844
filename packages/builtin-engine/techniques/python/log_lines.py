"""
title: Simple log lines: level, message, count by level, filter errors
when: Lines of a log such as "2024-01-05 10:00:00 ERROR text" or "[ERROR]: text" have to be read, filtered or counted by level, hour or message.
words: log, log file, log level, error, warning, info, parse log, count errors, log message, filter log, log analysis, reformat log, timestamp, severity, log entries, most common error, server log
param LEVEL: "ERROR" — level that is looked for
param MISSING: None — answer where a line has none
"""

import re

LEVEL = "ERROR"
MISSING = None


_LEVELS = r"\b(TRACE|DEBUG|INFO|WARN|WARNING|ERROR|CRITICAL|FATAL)\b"


def _lines_in(log):
    return [line for line in (log if isinstance(log, list) else log.split("\n")) if line.strip() != ""]


def log_level(line, missing=MISSING):
    """The level in capitals."""
    match = re.search(_LEVELS, line, re.IGNORECASE | re.ASCII)
    return match[1].upper() if match else missing


def log_message(line):
    """The text behind the level and the signs after it, trimmed."""
    match = re.search(_LEVELS, line, re.IGNORECASE | re.ASCII)
    return (re.sub(r"\A[\]):\s-]+", "", line[match.end() :]) if match else line).strip()


def parse_log_entry(line):
    """{"date", "time", "level", "message"}; what a line lacks is None."""
    date = re.search(r"\b[0-9]{4}-[0-9]{2}-[0-9]{2}", line, re.ASCII)
    time = re.search(r"\b[0-9]{2}:[0-9]{2}(?::[0-9]{2})?", line.replace("T", " ", 1), re.ASCII)
    return {
        "date": date[0] if date else MISSING,
        "time": time[0] if time else MISSING,
        "level": log_level(line),
        "message": log_message(line),
    }


def reformat_log_line(line):
    """ "[ERROR]: disk full" -> "disk full (error)"."""
    return f"{log_message(line)} ({log_level(line, 'null').lower()})"


def count_levels(log):
    """{"ERROR": 2, "INFO": 1}, of a text or a list of lines; lines without a level are left out."""
    counts = {}
    for line in _lines_in(log):
        level = log_level(line)
        if level is not None:
            counts[level] = counts.get(level, 0) + 1
    return counts


def count_level(log, level=LEVEL):
    return len(lines_of_level(log, level))


def lines_of_level(log, level=LEVEL):
    """Lines of one level, as they are."""
    return [line for line in _lines_in(log) if log_level(line) == level.upper()]


def messages_of_level(log, level=LEVEL):
    """Messages of one level, in their order."""
    return [log_message(line) for line in lines_of_level(log, level)]


def most_common_message(log, level=LEVEL, missing=MISSING):
    """The message that occurs most often in a level, the first among equals."""
    messages = messages_of_level(log, level)
    return max(messages, key=messages.count, default=missing)


def lines_per_hour(log):
    """How many lines there are of each hour: {"10": 2}."""
    counts = {}
    for line in _lines_in(log):
        time = parse_log_entry(line)["time"]
        if time is not None:
            counts[time[:2]] = counts.get(time[:2], 0) + 1
    return counts


def log_lines_between(log, first, last):
    """Lines whose date lies between two days, both included."""
    dated = [(parse_log_entry(line)["date"], line) for line in _lines_in(log)]
    return [line for date, line in dated if date is not None and first <= date <= last]
