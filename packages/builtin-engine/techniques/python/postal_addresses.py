"""
title: Postal addresses: street, house number, city, post code
when: An address such as "12 Main St, Springfield, IL 62704" has to be split to its parts, written on lines, or its street, number, city or post code taken.
words: address, postal address, mailing address, street, house number, city, state, zip code, post code, parse address, address lines, address label, envelope, one line address, shipping label, split address
param SEPARATOR: ", " — what stands between the parts in one line
"""

import re

SEPARATOR = ", "


def parse_us_address(address):
    """{"street", "city", "state", "zip"} of "12 Main St, Springfield, IL 62704"; None of another form."""
    pattern = r"\s*(.+?)\s*,\s*([^,]+?)\s*,\s*([A-Za-z]{2})\s+([0-9]{5}(?:-[0-9]{4})?)\s*"
    match = re.fullmatch(pattern, address)
    if not match:
        return None
    return {"street": match[1], "city": match[2], "state": match[3].upper(), "zip": match[4]}


def parse_european_address(address):
    """{"street", "number", "zip", "city"} of "Main Road 12a, 10115 Berlin"; None of another form."""
    match = re.fullmatch(r"\s*(.+?)\s+([0-9]+\s?[A-Za-z]?)\s*,\s*([0-9]{4,5})\s+(.+?)\s*", address)
    return {"street": match[1], "number": match[2], "zip": match[3], "city": match[4]} if match else None


def parse_street(street):
    """{"number": "12", "street": "Main St"} of either order; the number is None where there is none."""
    text = street.strip()
    front = re.fullmatch(r"([0-9]+[A-Za-z]?)\s+(.+)", text)
    if front:
        return {"number": front[1], "street": front[2]}
    back = re.fullmatch(r"(.+?)\s+([0-9]+[A-Za-z]?)", text)
    return {"number": back[2], "street": back[1]} if back else {"number": None, "street": text}


def house_number(address):
    """The first number of a street with a letter behind it; None where there is none."""
    match = re.search(r"\b[0-9]+[A-Za-z]?\b", address, re.ASCII)
    return match[0] if match else None


def zip_of_address(address):
    """The last five digits, or nine with a hyphen, of an address; None where there are none."""
    found = re.findall(r"\b[0-9]{5}(?:-[0-9]{4})?\b", address, re.ASCII)
    return found[-1] if found else None


def address_parts(address):
    """Parts between the commas, trimmed."""
    return [part.strip() for part in address.split(",")]


def city_of_address(address):
    """The part between the first and the second comma; None where there is none."""
    parts = address_parts(address)
    return parts[1] if len(parts) > 1 else None


def address_lines(address):
    """The address on lines, one for each part."""
    return "\n".join(address_parts(address))


def address_in_one_line(text, separator=SEPARATOR):
    """The lines of an address in one."""
    return separator.join(line.strip() for line in text.split("\n") if line.strip() != "")


def _filled(parts, separator):
    return separator.join(part for part in parts if part)


def format_us_address(address, separator=SEPARATOR):
    """ "12 Main St, Springfield, IL 62704" of an object; what it lacks is left out."""
    last = _filled([address.get("state"), address.get("zip")], " ")
    return _filled([address.get("street"), address.get("city"), last], separator)


def address_label(address):
    """Name, street and place on three lines."""
    place = _filled([address.get("city"), _filled([address.get("state"), address.get("zip")], " ")], ", ")
    return _filled([address.get("name"), address.get("street"), place], "\n")


def expand_street(street):
    """Short forms of the kind of street written out: "Main St." -> "Main Street"."""
    kinds = {"st": "Street", "ave": "Avenue", "rd": "Road", "blvd": "Boulevard", "dr": "Drive", "ln": "Lane"}
    kinds["ct"] = "Court"
    pattern = r"\b(st|ave|rd|blvd|dr|ln|ct)\.?(?=,|\Z)"
    return re.sub(pattern, lambda match: kinds[match[1].lower()], street, count=1, flags=re.IGNORECASE | re.ASCII)
