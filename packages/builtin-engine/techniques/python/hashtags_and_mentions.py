"""
title: Hashtags and mentions of a post: find, count, make, remove
when: The hashtags or @mentions of a text or post have to be found, counted, removed or made from words.
words: hashtag, hashtags, mention, mentions, tweet, post, social media, at sign, tags, extract hashtags, hashtag generator, trending, twitter, instagram, user handles, find tags
param KEEP_SIGN: True — whether # and @ stay before what is found
param MOST: 140 — most characters of a made hashtag
"""

import re

KEEP_SIGN = True
MOST = 140


def _found(text, sign, keep):
    return [match[0] if keep else match[1] for match in re.finditer(sign, text, re.ASCII)]


def hashtags_in(text, keep_sign=KEEP_SIGN):
    """Hashtags in their order, as often as they stand there."""
    return _found(text, r"(?<!\w)#(\w+)", keep_sign)


def mentions_in(text, keep_sign=KEEP_SIGN):
    """Mentions in their order; the @ of an e-mail address is none."""
    return _found(text, r"(?<!\w)@(\w+)", keep_sign)


def unique_hashtags(text, keep_sign=KEEP_SIGN):
    """Each hashtag once, in lower case."""
    return list(dict.fromkeys(hashtags_in(text.lower(), keep_sign)))


def hashtag_counts(text, keep_sign=KEEP_SIGN):
    """How often each hashtag stands in a text or a list of texts, in lower case."""
    counts = {}
    whole = text if isinstance(text, str) else "\n".join(text)
    for tag in hashtags_in(whole.lower(), keep_sign):
        counts[tag] = counts.get(tag, 0) + 1
    return counts


def count_hashtags(text):
    return len(hashtags_in(text))


def count_mentions(text):
    return len(mentions_in(text))


def make_hashtag(text, most=MOST):
    """ "#HelloWorld" of "hello world"; False of nothing, or where it would be too long."""
    tag = "#" + "".join(word[0].upper() + word[1:].lower() for word in text.split())
    return tag if tag != "#" and len(tag) <= most else False


def plain_hashtag(text):
    """ "#helloworld": letters, digits and _ only, in lower case."""
    return "#" + re.sub(r"\W", "", text.lower(), flags=re.ASCII)


def words_to_hashtags(text):
    """A hashtag of each word: "#big #red"."""
    return " ".join(f"#{word.lower()}" for word in re.findall(r"\w+", text, re.ASCII))


def remove_hashtags(text):
    """The text without its hashtags and the spaces before them."""
    return re.sub(r"\s*(?<!\w)#\w+", "", text, flags=re.ASCII).strip()


def remove_mentions(text):
    """The text without its mentions and the spaces before them."""
    return re.sub(r"\s*(?<!\w)@\w+", "", text, flags=re.ASCII).strip()
