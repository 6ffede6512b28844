"""
title: Bank account in integer cents
when: Money has to be paid in, taken out and moved between accounts without losing a cent.
words: bank account, balance, deposit, withdraw, transfer, money, cents, overdraft, ledger, transaction, split cents, split evenly, share a bill, remainder to the last
param OVERDRAFT: 0 — cents by which a balance may fall below zero
"""

OVERDRAFT = 0


def _check_amount(cents):
    # bool is an int in Python.
    if not isinstance(cents, int) or isinstance(cents, bool) or cents <= 0:
        raise ValueError("an amount is a positive number of whole cents")


class Account:
    def __init__(self, overdraft=OVERDRAFT):
        self._overdraft = overdraft
        self._entries = []
        self._balance = 0

    def balance(self):
        return self._balance

    def _book(self, kind, cents):
        self._balance += cents
        self._entries.append((kind, cents, self._balance))

    def deposit(self, cents):
        _check_amount(cents)
        self._book("deposit", cents)

    def withdraw(self, cents):
        """Refused as a whole when the money does not suffice."""
        _check_amount(cents)
        if self._balance - cents < -self._overdraft:
            raise ValueError("not enough money")
        self._book("withdrawal", -cents)

    def entries(self):
        """(kind, cents, balance afterwards), the oldest first."""
        return list(self._entries)


def transfer(source, target, cents):
    """Both accounts or neither: what may be refused, the withdrawal, comes first."""
    if source is target:
        raise ValueError("one account cannot pay itself")
    source.withdraw(cents)
    target.deposit(cents)


def split_cents(cents, parts):
    """An amount in parts that differ by at most a cent and add up to it."""
    if parts < 1:
        raise ValueError("parts have to be at least 1")
    each, more = divmod(cents, parts)
    return [each + (1 if i < more else 0) for i in range(parts)]


def split_of_cents(cents, parts, rest_to_first=False):
    """An amount in equal parts, where all that does not divide evenly goes to the last part, or to the first."""
    if parts < 1:
        raise ValueError("parts have to be at least 1")
    each, more = divmod(cents, parts)
    place = 0 if rest_to_first else parts - 1
    return [each + (more if i == place else 0) for i in range(parts)]


def split_cents_from_each(cents, parts):
    """As split_cents with the parts that have a cent more at the end."""
    return split_cents(cents, parts)[::-1]
