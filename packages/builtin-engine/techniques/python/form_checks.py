"""
title: Check user names, passwords and forms: list of problems, yes or no
when: A user name, password, sign-up form or other input has to be held against rules, with a list of the reasons why it is not valid, or an answer yes or no.
words: validate form, validation errors, list of errors, reasons, sign up, registration, username rules, password rules, invalid, error messages, too short, too long, must contain, at least one digit, age check, required, confirm password, input validation
param MIN_LENGTH: 8 — fewest characters of a password
param MIN_NAME: 3 — fewest characters of a user name
param MAX_NAME: 20 — most characters of a user name
param MIN_AGE: 18 — youngest age
"""

import re

MIN_LENGTH = 8
MIN_NAME = 3
MAX_NAME = 20
MIN_AGE = 18


def _chosen(rules):
    return [reason for is_broken, reason in rules if is_broken]


def username_problems(name, min=MIN_NAME, max=MAX_NAME):
    """What is wrong with a user name, as sentences without a full stop; an empty list if nothing is."""
    return _chosen([
        (len(name) < min, f"must have at least {min} characters"),
        (len(name) > max, f"must have at most {max} characters"),
        (not re.match("[A-Za-z]", name), "must start with a letter"),
        (re.search("[^A-Za-z0-9_]", name), "may only contain letters, digits and underscores"),
    ])


def is_username_allowed(name, min=MIN_NAME, max=MAX_NAME):
    return not username_problems(name, min, max)


def password_problems(password, min=MIN_LENGTH, special=True):
    """What is wrong with a password, as sentences without a full stop; an empty list if nothing is."""
    return _chosen([
        (len(password) < min, f"must have at least {min} characters"),
        (not re.search("[A-Z]", password), "must contain an uppercase letter"),
        (not re.search("[a-z]", password), "must contain a lowercase letter"),
        (not re.search("[0-9]", password), "must contain a digit"),
        (special and not re.search(r"[^A-Za-z0-9\s]", password), "must contain a special character"),
        (re.search(r"\s", password), "must not contain spaces"),
    ])


def is_password_with_digit(password, min=MIN_LENGTH):
    """Long enough, with a digit."""
    return len(password) >= min and re.search("[0-9]", password) is not None


def is_password_of_letters_and_digits(password, min=MIN_LENGTH, nothing_else=False):
    """Long enough, with a letter and a digit, and nothing else where only those are allowed."""
    is_mixed = re.search("[A-Za-z]", password) and re.search("[0-9]", password)
    is_other = nothing_else and re.search("[^A-Za-z0-9]", password)
    return len(password) >= min and bool(is_mixed) and not is_other


def is_password_with_capital_and_digit(password, min=MIN_LENGTH):
    """Long enough, with a capital and a digit."""
    return len(password) >= min and bool(re.search("[A-Z]", password) and re.search("[0-9]", password))


def has_length_between(text, min=MIN_NAME, max=MAX_NAME):
    """From so many characters to so many, both included."""
    return min <= len(text) <= max


def confirmation_problem(password, again):
    """ "" if both are equal and not empty, else what is wrong."""
    if password == "":
        return "password is required"
    return "" if password == again else "passwords do not match"


def form_problems(form, min_age=MIN_AGE, min_length=MIN_LENGTH):
    """{"name": reason} for each wrong field of name, email, age and password; only fields of the form are looked at."""
    name, email = str(form.get("name", "-")), str(form.get("email", "a@b.c"))
    age, password = form.get("age", min_age), str(form.get("password", "-" * min_length))
    is_age = isinstance(age, (int, float)) and not isinstance(age, bool)
    checks = [
        (name.strip() == "", "name", "name is required"),
        (not re.fullmatch(r"[^\s@]+@[^\s@]+\.[^\s@]+", email), "email", "email is not valid"),
        (not is_age or age < min_age, "age", f"age must be at least {min_age}"),
        (len(password) < min_length, "password", f"password must have at least {min_length} characters"),
    ]
    return {field: reason for is_wrong, field, reason in checks if is_wrong}


def is_form_valid(form, min_age=MIN_AGE, min_length=MIN_LENGTH):
    """Whether no field of the form is wrong."""
    return not form_problems(form, min_age, min_length)


def is_password_of_all_kinds(password, special=False, min=MIN_LENGTH):
    """Long enough, with a small letter, a capital and a digit; a special character too where that is wanted."""
    kinds = ["[a-z]", "[A-Z]", "[0-9]"] + (["[^A-Za-z0-9]"] if special else [])
    return len(password) >= min and all(re.search(kind, password) for kind in kinds)


def is_password_of_all_kinds_with_sign(password, without_spaces=False, min=MIN_LENGTH):
    """As is_password_of_all_kinds with one of ! @ # $ % ^ & and *, and without spaces where that is wanted."""
    has_sign = re.search(r"[!@#$%^&*]", password) is not None
    has_space = without_spaces and re.search(r"\s", password) is not None
    return is_password_of_all_kinds(password, False, min) and has_sign and not has_space


def is_username_of(name, letter_first=False, min=MIN_NAME, max=MAX_NAME):
    """Letters, digits and underscores alone, so many to so many; a letter first where that is wanted."""
    form = "[A-Za-z][A-Za-z0-9_]*" if letter_first else "[A-Za-z0-9_]+"
    return re.fullmatch(form, name) is not None and has_length_between(name, min, max)


def is_username_of_letters_and_digits(name, small_only=False, min=MIN_NAME, max=MAX_NAME):
    """Letters and digits alone, so many to so many; small letters alone where that is wanted."""
    form = "[a-z0-9]+" if small_only else "[A-Za-z0-9]+"
    return re.fullmatch(form, name) is not None and has_length_between(name, min, max)
