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


def words_to_hashtags(text, keep_case=False):
    """A hashtag of each word, in small letters or as they are written: "#big #red"."""
    words = re.findall(r"\w+", text, re.ASCII)
    return " ".join(f"#{word if keep_case else word.lower()}" for word in words)


def remove_hashtags(text):
    """The text without its hashtags and the spaces before them."""
    return re.sub(r"\s*(?<!\w)#\w+", "", text, flags=re.ASCII).strip()


def remove_mentions(text):
    """The text without its mentions and the spaces before them."""
    return re.sub(r"\s*(?<!\w)@\w+", "", text, flags=re.ASCII).strip()


def unique_hashtags_of(text, without_sign=False):
    """Each hashtag once, as it is written first; without the sign where that is wanted."""
    return list(dict.fromkeys(hashtags_in(text, not without_sign)))


def hashtag_counts_of(text, without_sign=False):
    """How often each hashtag stands there, as it is written: #A is not #a; without the sign where that is wanted."""
    counts = {}
    for tag in hashtags_in(text if isinstance(text, str) else "\n".join(text), not without_sign):
        counts[tag] = counts.get(tag, 0) + 1
    return counts


def words_with_hashtag(text, without_sign=False):
    """Words between spaces that begin with # and go on, signs and all: "#a-b!"; without the sign where wanted."""
    words = [word for word in text.split() if word.startswith("#") and len(word) > 1]
    return [word[1:] if without_sign else word for word in words]


def make_the_hashtag(text, keep_rest=False):
    """As make_hashtag at any length, "" of nothing; letters behind the first of a word become small, or stay."""
    words = [word[0].upper() + (word[1:] if keep_rest else word[1:].lower()) for word in text.split()]
    return "#" + "".join(words) if words else ""


def make_camel_hashtag(text):
    """ "#helloWorld": the first word small, the others with a capital; "" of nothing."""
    tag = make_the_hashtag(text)
    return tag[:2].lower() + tag[2:]


def remove_hashtags_only(text, keep_word=False):
    """The text without its hashtags alone: all spaces stay; or only the # goes and the word stays."""
    return re.sub(r"(?<!\w)#(\w+)", r"\1" if keep_word else "", text, flags=re.ASCII)


def remove_mentions_only(text, keep_name=False):
    """The text without its mentions alone: all spaces stay; or only the @ goes and the name stays."""
    return re.sub(r"(?<!\w)@(\w+)", r"\1" if keep_name else "", text, flags=re.ASCII)
