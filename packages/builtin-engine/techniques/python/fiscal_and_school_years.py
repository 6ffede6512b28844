"""
title: Fiscal years, school years, quarters, terms
when: The fiscal year, the school year, the quarter as a text or the half-year or term of a date is wanted.
words: fiscal year, financial year, school year, academic year, quarter, q1, q2, quarter of year, start of quarter, end of quarter, semester, half year, term, tax year, season ticket, budget year, grade level
param FIRST_MONTH: 4 — month in which the fiscal year begins
param SCHOOL_MONTH: 9 — month in which the school year begins
"""

import calendar

FIRST_MONTH = 4
SCHOOL_MONTH = 9


def _parts_of(date):
    return [int(part) for part in date.split("-")]


def fiscal_year(date, first_month=FIRST_MONTH):
    """The year in which the fiscal year of a date ends; with a first month of 1 the year itself."""
    year, month = _parts_of(date)[:2]
    return year + 1 if first_month > 1 and month >= first_month else year


def fiscal_year_start(date, first_month=FIRST_MONTH):
    """The year in which the fiscal year of a date begins."""
    year, month = _parts_of(date)[:2]
    return year if month >= first_month else year - 1


def fiscal_quarter(date, first_month=FIRST_MONTH):
    """1 to 4, counted from the first month of the fiscal year."""
    return (_parts_of(date)[1] - first_month) % 12 // 3 + 1


def school_year(date, first_month=SCHOOL_MONTH, separator="/"):
    """ "2023/24" for a date of the school year that begins in 2023."""
    year = fiscal_year_start(date, first_month)
    return f"{year}{separator}{(year + 1) % 100:02d}"


def school_year_long(date, first_month=SCHOOL_MONTH, separator="/"):
    """ "2023/2024"."""
    year = fiscal_year_start(date, first_month)
    return f"{year}{separator}{year + 1}"


def quarter_of_month(month):
    """The quarter of a month, 1 to 4."""
    return (month + 2) // 3


def quarter_label(date, separator=" "):
    """ "Q1 2024"."""
    year, month = _parts_of(date)[:2]
    return f"Q{quarter_of_month(month)}{separator}{year}"


def year_and_quarter(date, separator="-"):
    """ "2024-Q1"."""
    year, month = _parts_of(date)[:2]
    return f"{year}{separator}Q{quarter_of_month(month)}"


def quarter_dates(year, quarter):
    """[first day, last day] of a quarter."""
    last = calendar.monthrange(year, quarter * 3)[1]
    return [f"{year}-{quarter * 3 - 2:02d}-01", f"{year}-{quarter * 3:02d}-{last}"]


def start_of_quarter(date):
    """The first day of a date's quarter."""
    year, month = _parts_of(date)[:2]
    return quarter_dates(year, quarter_of_month(month))[0]


def end_of_quarter(date):
    """The last day of a date's quarter."""
    year, month = _parts_of(date)[:2]
    return quarter_dates(year, quarter_of_month(month))[1]


def half_of_year(date):
    """1 for January to June, 2 for July to December."""
    return 1 if _parts_of(date)[1] <= 6 else 2


def term_of(date, terms):
    """The label of the term whose last day [month-day] is not yet over: [["03-31", "spring"], ["07-31", "summer"]]; None after all."""
    return next((name for last, name in terms if date[5:] <= last), None)


def school_grade(first_year, date, first_month=SCHOOL_MONTH):
    """The school grade of a child who was in a first grade in some year."""
    return fiscal_year_start(date, first_month) - first_year + 1


def fiscal_year_label(date, by_start=False, first_month=FIRST_MONTH):
    """ "FY2024": the year in which the fiscal year ends, or begins where that is wanted."""
    return f"FY{fiscal_year_start(date, first_month) if by_start else fiscal_year(date, first_month)}"


def quarter_text(date, first_month=1):
    """ "Q1" of a date, without the year; counted from the first month of the fiscal year."""
    return f"Q{fiscal_quarter(date, first_month)}"
