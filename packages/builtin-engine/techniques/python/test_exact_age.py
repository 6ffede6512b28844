import unittest

from exact_age import (
    age_parts,
    age_details,
    age_text,
    years_and_months,
    age_in_days,
    age_in_weeks,
    age_in_months,
    age_in_year,
    ages_by_name,
    oldest_person,
    youngest_person,
    generation_of,
    age_text_of_all,
    age_text_with_commas,
    sort_by_age,
)


class ExactAgeTest(unittest.TestCase):
    def test_parts(self):
        self.assertEqual(age_parts("2000-05-20", "2024-03-01"), [23, 9, 10])
        self.assertEqual(age_parts("2000-05-20", "2024-05-20"), [24, 0, 0])
        self.assertEqual(age_parts("2023-01-31", "2023-03-01"), [0, 1, 1])
        self.assertEqual(age_parts("2023-12-20", "2024-01-05"), [0, 0, 16])
        self.assertEqual(age_details("2020-01-15", "2024-03-20"), {"years": 4, "months": 2, "days": 5})
        self.assertEqual(age_text("2020-01-15", "2024-03-20"), "4 years, 2 months and 5 days")
        self.assertEqual(age_text("2023-03-20", "2024-03-20"), "1 year")
        self.assertEqual(age_text("2023-03-20", "2024-04-20", ", "), "1 year, 1 month")
        self.assertEqual(age_text("2024-03-20", "2024-03-20"), "0 days")
        self.assertEqual(years_and_months("2020-01-15", "2024-03-20"), "4 years and 2 months")
        self.assertEqual(years_and_months("2023-03-15", "2024-03-20", ", "), "1 year, 0 months")
        self.assertEqual(age_in_days("2024-02-28", "2024-03-01"), 2)
        self.assertEqual(age_in_weeks("2024-02-01", "2024-03-01"), 4)
        self.assertEqual(age_in_months("2022-01-31", "2024-03-30"), 25)
        self.assertEqual(age_in_year(1990, 2024), 34)

    def test_persons(self):
        self.assertEqual(
            ages_by_name({"Ann": "2000-05-20", "Bob": "1990-03-01"}, "2024-03-01"),
            {"Ann": 23, "Bob": 34},
        )
        self.assertEqual(oldest_person({"Ann": "2000-05-20", "Bob": "1990-03-01"}), "Bob")
        self.assertEqual(oldest_person({}), None)
        self.assertEqual(youngest_person({"Ann": "2000-05-20", "Bob": "1990-03-01"}), "Ann")
        self.assertEqual(youngest_person({}), None)
        self.assertEqual(generation_of(1990), "Millennials")
        self.assertEqual(generation_of(1981), "Millennials")
        self.assertEqual(generation_of(1980), "Generation X")
        self.assertEqual(generation_of(1900), None)

    def test_readings_that_differ(self):
        self.assertEqual(age_text_of_all("2020-03-05", "2023-03-10"), "3 years, 0 months, 5 days")
        self.assertEqual(age_text_of_all("2020-03-05", "2021-04-06", " "), "1 year 1 month 1 day")
        self.assertEqual(age_text_with_commas("2020-03-05", "2023-05-10"), "3 years, 2 months, 5 days")
        self.assertEqual(age_text_with_commas("2020-03-05", "2023-03-10"), "3 years, 5 days")
        self.assertEqual(sort_by_age({"A": "2000-01-01", "B": "1990-01-01"}), ["B", "A"])
        self.assertEqual(sort_by_age({"A": "2000-01-01", "B": "1990-01-01", "C": "2000-01-01"}, True), ["A", "C", "B"])


if __name__ == "__main__":
    unittest.main()
