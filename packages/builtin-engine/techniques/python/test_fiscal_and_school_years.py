import unittest

from fiscal_and_school_years import (
    fiscal_year,
    fiscal_year_start,
    fiscal_quarter,
    school_year,
    school_year_long,
    quarter_of_month,
    quarter_label,
    year_and_quarter,
    quarter_dates,
    start_of_quarter,
    end_of_quarter,
    half_of_year,
    term_of,
    school_grade,
    fiscal_year_label,
    quarter_text,
)


class FiscalAndSchoolYearsTest(unittest.TestCase):
    def test_years(self):
        self.assertEqual(fiscal_year("2024-03-31"), 2024)
        self.assertEqual(fiscal_year("2024-04-01"), 2025)
        self.assertEqual(fiscal_year("2024-10-01", 10), 2025)
        self.assertEqual(fiscal_year("2024-10-01", 1), 2024)
        self.assertEqual(fiscal_year_start("2024-03-31"), 2023)
        self.assertEqual(fiscal_year_start("2024-04-01"), 2024)
        self.assertEqual(fiscal_year_start("2024-06-30", 7), 2023)
        self.assertEqual(fiscal_quarter("2024-04-01"), 1)
        self.assertEqual(fiscal_quarter("2024-03-31"), 4)
        self.assertEqual(fiscal_quarter("2024-10-15", 10), 1)
        self.assertEqual(school_year("2023-09-01"), "2023/24")
        self.assertEqual(school_year("2024-08-31"), "2023/24")
        self.assertEqual(school_year("2099-08-31", 8, "-"), "2099-00")
        self.assertEqual(school_year_long("2024-01-15"), "2023/2024")
        self.assertEqual(school_year_long("2024-08-15", 8, "-"), "2024-2025")
        self.assertEqual(school_grade(2020, "2024-01-10"), 4)
        self.assertEqual(school_grade(2020, "2024-08-10", 8), 5)

    def test_quarters_and_terms(self):
        self.assertEqual(quarter_of_month(1), 1)
        self.assertEqual(quarter_of_month(12), 4)
        self.assertEqual(quarter_label("2024-06-30"), "Q2 2024")
        self.assertEqual(quarter_label("2024-07-01", "/"), "Q3/2024")
        self.assertEqual(year_and_quarter("2024-03-31"), "2024-Q1")
        self.assertEqual(year_and_quarter("2024-03-31", ""), "2024Q1")
        self.assertEqual(quarter_dates(2024, 1), ["2024-01-01", "2024-03-31"])
        self.assertEqual(quarter_dates(2024, 4), ["2024-10-01", "2024-12-31"])
        self.assertEqual(start_of_quarter("2024-05-17"), "2024-04-01")
        self.assertEqual(end_of_quarter("2024-05-17"), "2024-06-30")
        self.assertEqual(half_of_year("2024-06-30"), 1)
        self.assertEqual(half_of_year("2024-07-01"), 2)
        self.assertEqual(term_of("2024-03-31", [["03-31", "spring"], ["07-31", "summer"]]), "spring")
        self.assertEqual(term_of("2024-04-01", [["03-31", "spring"], ["07-31", "summer"]]), "summer")
        self.assertEqual(term_of("2024-09-01", [["03-31", "spring"]]), None)

    def test_readings_that_differ(self):
        self.assertEqual(fiscal_year_label("2024-04-01"), "FY2025")
        self.assertEqual(fiscal_year_label("2024-04-01", True), "FY2024")
        self.assertEqual(fiscal_year_label("2024-03-31", True, 7), "FY2023")
        self.assertEqual(quarter_text("2024-05-01"), "Q2")
        self.assertEqual(quarter_text("2024-05-01", 4), "Q1")


if __name__ == "__main__":
    unittest.main()
