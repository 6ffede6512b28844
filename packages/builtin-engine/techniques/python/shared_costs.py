"""
title: Sharing costs: equal parts with leftover cents, who owes whom
when: A bill has to be split so that the parts add up to the cent, or people who paid different amounts have to be made even.
words: split, share, split the bill, equal shares, remainder, leftover cents, cents, roommates, friends, who owes, owes whom, settle debts, settle up, balances, expenses, per person, dinner, trip costs, iou, tip
param PEOPLE: 2 — how many share
param TIP: 0 — percent on top of the bill
"""

import math

PEOPLE = 2
TIP = 0


def _in_cents(amount):
    return math.floor(amount * 100 + 0.5 + 1e-7)


def _money(cents):
    return cents // 100 if cents % 100 == 0 else cents / 100


def split_amount(amount, people=PEOPLE):
    """Parts that add up to the amount; the first ones pay the cents that are left."""
    part, left = divmod(_in_cents(amount), people)
    return [_money(part + (1 if i < left else 0)) for i in range(people)]


def split_last_rest(amount, people=PEOPLE):
    """Equal parts rounded to the cent; the last one pays what is left."""
    part, left = divmod(_in_cents(amount), people)
    return [_money(part + (left if i == people - 1 else 0)) for i in range(people)]


def share_and_rest(amount, people=PEOPLE):
    """[what each pays, what is left over], in whole cents."""
    part, left = divmod(_in_cents(amount), people)
    return [_money(part), _money(left)]


def share_items(items, people=PEOPLE):
    """[items for each, items that are left]: sweets, cookies, coins."""
    return list(divmod(items, people))


def share_rounded_up(amount, people=PEOPLE, tip=TIP):
    """What each pays, with a tip, rounded up so that it is enough."""
    return _money(math.ceil(amount * (100 + tip) / people - 1e-7))


def share_of_bill(amount, people=PEOPLE, tip=TIP):
    """What each pays, with a tip, to the cent."""
    return _money(_in_cents(amount * (1 + tip / 100) / people))


def split_by_shares(amount, shares):
    """The amount of each by shares, { Ann: 2, Bob: 1 }, to the cent."""
    total = sum(shares.values())
    return {name: _money(_in_cents(amount * share / total)) for name, share in shares.items()}


def balances(paid):
    """What each gets back, negative for what is owed, when { name: paid } is shared equally."""
    if not paid:
        return {}
    mean = sum(paid.values()) / len(paid)
    return {name: _money(_in_cents(amount - mean)) for name, amount in paid.items()}


def settle_debts(paid):
    """Payments [from, to, amount] that make { name: paid } even, by the order of the names."""
    rests = {name: _in_cents(amount) for name, amount in balances(paid).items()}
    payments = []
    for debtor in rests:
        for creditor in rests:
            amount = min(-rests[debtor], rests[creditor])
            if amount <= 0:
                continue
            rests[debtor] += amount
            rests[creditor] -= amount
            payments.append([debtor, creditor, _money(amount)])
    return payments
