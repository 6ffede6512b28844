"""
title: Phone numbers: clean, format, area code, international
when: A phone number in any writing has to be cleaned to its digits, written as (123) 456-7890 or in another form, its area code taken, or a wrong one told.
words: phone number, telephone, clean phone number, format phone, area code, country code, international, digits only, phone format, ten digits, nanp, normalize phone, phone list, dial code, mobile number, find phone numbers
param CODE: "+1" — country code
param MISSING: None — answer where a number is none
"""

import re

CODE = "+1"
MISSING = None


def clean_phone_number(text, missing=MISSING):
    """Ten digits of a North American number, a leading 1 left out; None where area or exchange begin with 0 or 1."""
    digits = re.sub(r"\A1(?=[0-9]{10}\Z)", "", re.sub("[^0-9]", "", text))
    is_plain = not re.search("[A-Za-z]", text)
    return digits if is_plain and re.fullmatch("[2-9][0-9]{2}[2-9][0-9]{6}", digits) else missing


def ten_digits(text, missing=MISSING):
    """The last ten digits, whatever they are; None of fewer, or of more than a country code before them."""
    digits = re.sub("[^0-9]", "", text)
    return digits[-10:] if 10 <= len(digits) <= 13 else missing


def phone_in_brackets(text, missing=MISSING):
    """ "(123) 456-7890" of ten digits in any writing; None of another number of digits."""
    digits = ten_digits(str(text))
    return missing if digits is None else f"({digits[:3]}) {digits[3:6]}-{digits[6:]}"


def phone_with_dashes(text, sign="-", missing=MISSING):
    """ "123-456-7890" of ten digits in any writing, or with another sign."""
    digits = ten_digits(str(text))
    return missing if digits is None else sign.join([digits[:3], digits[3:6], digits[6:]])


def international_phone(text, code=CODE, missing=MISSING):
    """ "+11234567890": the country code and the ten digits."""
    digits = ten_digits(text)
    return missing if digits is None else code + digits


def international_with_dashes(text, code=CODE, sign="-", missing=MISSING):
    """ "+1-123-456-7890"."""
    dashed = phone_with_dashes(text, sign)
    return missing if dashed is None else code + sign + dashed


def area_code(text, missing=MISSING):
    """The first three of the ten digits."""
    digits = ten_digits(text)
    return missing if digits is None else digits[:3]


def phone_numbers_in(text):
    """ "123-xxx-xxxx" and the like: numbers of three, three and four digits found in a text, as they stand there."""
    pattern = r"(?<![0-9])(?:\([0-9]{3}\)\s?|[0-9]{3}[-. ])[0-9]{3}[-. ][0-9]{4}(?![0-9])"
    return re.findall(pattern, text)


def hide_phone_number(text, visible=4, mark="*"):
    """ "***-***-7890": all digits but the last ones hidden."""
    count = len(re.findall("[0-9]", text))
    hidden = ""
    seen = 0
    for sign in text:
        is_digit = "0" <= sign <= "9"
        seen += is_digit
        hidden += mark if is_digit and seen <= count - visible else sign
    return hidden


def phone_of_digit_list(digits):
    """ "(123) 456-7890" of a list of ten numbers."""
    return phone_in_brackets("".join(map(str, digits)))


def with_country_code(text, code=CODE):
    """A number with a leading 0 in international form: "030 1234" and "+49" -> "+49301234"."""
    bare = re.sub("[^0-9+]", "", text)
    if bare.startswith("+"):
        return bare
    return "+" + bare[2:] if bare.startswith("00") else code + re.sub(r"\A0", "", bare)
