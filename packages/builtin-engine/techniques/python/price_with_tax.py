"""
title: Tax on a bill: net, tax and gross, invoice totals
when: The tax of an invoice has to be added or taken out again, with net, tax and gross to the cent.
words: tax, vat, gst, sales tax, net, gross, net price, gross price, invoice, receipt, subtotal, tax included, without tax, tax amount, grand total, service charge
param PERCENT: 20 — tax in percent
param DISCOUNT: 0 — percent off before the tax
"""

import math

PERCENT = 20
DISCOUNT = 0


def _cents(amount):
    number = math.floor(amount * 100 + 0.5 + 1e-7) / 100
    return int(number) if number.is_integer() else number


def gross_price(net, percent=PERCENT):
    """The net price with its tax, to the cent."""
    return _cents(net + net * percent / 100)


def net_price(gross, percent=PERCENT):
    """The price without the tax that it holds, to the cent."""
    return _cents(gross * 100 / (100 + percent))


def tax_included(gross, percent=PERCENT):
    """The tax that a gross price holds, to the cent."""
    return _cents(gross - gross * 100 / (100 + percent))


def tax_row(net, percent=PERCENT):
    """[net, tax, gross] of a net price."""
    return [_cents(net), _cents(net * percent / 100), gross_price(net, percent)]


def tax_details(net, percent=PERCENT):
    """{ net, tax, gross } of a net price."""
    return dict(zip(["net", "tax", "gross"], tax_row(net, percent)))


def invoice_total(prices, percent=PERCENT, discount=DISCOUNT):
    """What prices come to with tax, less a discount before it."""
    total = sum(prices)
    return gross_price(total - total * discount / 100, percent)


def line_total(price, quantity, percent=PERCENT, discount=DISCOUNT):
    """Price times quantity, less a discount, with tax."""
    return invoice_total([price * quantity], percent, discount)


def receipt_totals(prices, percent=PERCENT):
    """{ subtotal, tax, total } of prices."""
    return dict(zip(["subtotal", "tax", "total"], tax_row(sum(prices), percent)))


def bill_with_tax_and_tip(bill, tax_percent=PERCENT, tip_percent=15):
    """A bill with tax and tip, both of the bill itself."""
    return _cents(bill + bill * tax_percent / 100 + bill * tip_percent / 100)
