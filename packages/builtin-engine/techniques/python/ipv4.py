"""
title: Read IPv4 addresses and check networks
when: An IPv4 address has to be validated, turned into a number or checked against a network such as 10.0.0.0/8.
words: ipv4, ip address, cidr, subnet, netmask, network, validate, dotted quad
param PREFIX: 32 — length of a network that is written without /
"""

import re

PREFIX = 32


def parse_ipv4(text):
    """A number from 0 to 2**32 - 1.

    Leading zeros are refused: some readers take them as octal.
    """
    parts = text.split(".")
    shape = all(re.fullmatch(r"0|[1-9][0-9]{0,2}", part) and int(part) <= 255 for part in parts)
    if len(parts) != 4 or not shape:
        raise ValueError(f"not an IPv4 address: {text}")
    number = 0
    for part in parts:
        number = number * 256 + int(part)
    return number


def format_ipv4(number):
    if not 0 <= number <= 4294967295:
        raise ValueError("out of range")
    return ".".join(str((number >> shift) & 255) for shift in (24, 16, 8, 0))


def network_range(network, prefix=PREFIX):
    """(first, last) address of a network as numbers."""
    address, slash, length = network.partition("/")
    length = length if slash else str(prefix)
    if not re.fullmatch(r"[0-9]|[12][0-9]|3[0-2]", length):
        raise ValueError(f"not a network: {network}")
    size = 2 ** (32 - int(length))
    number = parse_ipv4(address)
    first = number - number % size
    return first, first + size - 1


def is_in_network(address, network, prefix=PREFIX):
    first, last = network_range(network, prefix)
    return first <= parse_ipv4(address) <= last
