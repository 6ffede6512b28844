"""
title: Chat lines and dialogues: who said what, messages per person
when: Lines such as "Ann: hello" or "[10:05] Ann: hello" of a chat, script or dialogue have to be read, counted by person or filtered.
words: chat, chat log, messages, dialogue, transcript, conversation, who said, messages per person, speaker, most active, sender, whatsapp export, script lines, count messages, message by user, talkative
param MISSING: None — answer where there is none
"""

import re

MISSING = None


def _lines_in(chat):
    return chat if isinstance(chat, list) else chat.split("\n")


def parse_chat_line(line):
    """{"time", "name", "message"} of a line; without a time it is None; None of a line that is none."""
    time = r"(?:\[([^\]]*)\]\s*|([0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?)\s+(?:-\s+)?)?"
    match = re.fullmatch(rf"\s*{time}([^:]+?)\s*:\s*(.*?)\s*", line)
    if not match:
        return None
    stamp = match[2] if match[1] is None else match[1]
    return {"time": MISSING if stamp is None else stamp, "name": match[3], "message": match[4]}


def parse_chat(chat):
    """Messages in their order; a line without a name belongs to the message before it."""
    found = []
    for line in _lines_in(chat):
        one = parse_chat_line(line)
        if one:
            found.append(one)
        elif found and line.strip() != "":
            found[-1]["message"] += "\n" + line.strip()
    return found


def messages_per_person(chat):
    """{"Ann": 2, "Bob": 1}."""
    counts = {}
    for one in parse_chat(chat):
        counts[one["name"]] = counts.get(one["name"], 0) + 1
    return counts


def words_per_person(chat):
    """{"Ann": 12}: words of all messages of each person."""
    counts = {}
    for one in parse_chat(chat):
        counts[one["name"]] = counts.get(one["name"], 0) + len(one["message"].split())
    return counts


def messages_of_person(chat, name):
    """What one person said, in order; the name in either case."""
    return [one["message"] for one in parse_chat(chat) if one["name"].lower() == name.lower()]


def most_active_person(chat, missing=MISSING):
    """Who wrote most messages, the first among equals."""
    counts = messages_per_person(chat)
    return max(counts, key=counts.get, default=missing)


def chat_members(chat):
    """Names in the order in which they first spoke."""
    return list(messages_per_person(chat))


def search_chat(chat, text):
    """Messages with a text, in either case, each as "Ann: hello"."""
    found = [one for one in parse_chat(chat) if text.lower() in one["message"].lower()]
    return [f"{one['name']}: {one['message']}" for one in found]


def last_message(chat, missing=MISSING):
    """The last message as "Ann: hello"."""
    messages = parse_chat(chat)
    return f"{messages[-1]['name']}: {messages[-1]['message']}" if messages else missing


def messages_of_the_person(chat, name):
    """What one person said, in order; the name as it is written."""
    return [one["message"] for one in parse_chat(chat) if one["name"] == name]


def most_active_person_of(chat, last_of_equal=False):
    """As most_active_person with the first in the alphabet, or the last who spoke first, among equals."""
    counts = messages_per_person(chat)
    names = [name for name, count in counts.items() if count == max(counts.values())]
    if not names:
        return MISSING
    return names[-1] if last_of_equal else min(names)


def messages_by_person(chat):
    """{"Ann": ["hello", "bye"]}: what each person said."""
    said = {}
    for one in parse_chat(chat):
        said.setdefault(one["name"], []).append(one["message"])
    return said


def letters_per_person(chat, without_spaces=False):
    """{"Ann": 12}: characters of all messages of each person, spaces counted or not."""
    joined = {name: "".join(texts) for name, texts in messages_by_person(chat).items()}
    return {name: len("".join(text.split()) if without_spaces else text) for name, text in joined.items()}
