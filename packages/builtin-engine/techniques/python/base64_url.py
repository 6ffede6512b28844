"""
title: Base64 and base64url, by hand
when: Bytes or texts have to be encoded as base64, or as base64url for addresses and tokens, without a library.
words: base64, base64url, encode, decode, token, jwt, padding, bytes
param URL_SAFE: False — alphabet with - and _ and no padding, as in tokens
"""

import base64

URL_SAFE = False


def encode_base64(data, url_safe=URL_SAFE):
    """Text (as UTF-8) or bytes; with = at the end where the last group is not full, as usual."""
    raw = data.encode() if isinstance(data, str) else bytes(data)
    if url_safe:
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")
    return base64.b64encode(raw).decode()


def decode_base64(text):
    """Bytes; both alphabets are read.

    Bits that no encoder writes are refused: one text for each value.
    """
    body = text.rstrip("=")
    if body != text and len(text) % 4 != 0:
        raise ValueError("wrong padding")
    plain = body.replace("-", "+").replace("_", "/")
    # binascii.Error is a ValueError.
    raw = base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)
    if base64.b64encode(raw).decode().rstrip("=") != plain:
        raise ValueError("stray bits at the end")
    return raw


def encode_base64_without_padding(data):
    """The usual alphabet without = at the end: no padding."""
    return encode_base64(data, False).rstrip("=")


def decode_base64_text(text):
    """The text (UTF-8) that was encoded."""
    return decode_base64(text).decode(errors="replace")
