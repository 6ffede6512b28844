import unittest

from season_and_zodiac import (
    season_of_month,
    season_of,
    zodiac_sign,
    zodiac_of,
    chinese_zodiac,
    easter,
    century_of,
    decade_of,
    season_of_all,
    century_of_as_is,
)


class SeasonAndZodiacTest(unittest.TestCase):
    def test_seasons(self):
        self.assertEqual(season_of("2024-01-15"), "winter")
        self.assertEqual(season_of("2024-12-01"), "winter")
        self.assertEqual(season_of("2024-07-15"), "summer")
        self.assertEqual(season_of("2024-07-15", False), "winter")
        self.assertEqual(season_of("2024-10-01"), "autumn")
        self.assertEqual(season_of("2024-10-01", True, "fall"), "fall")
        self.assertEqual(season_of_month(3), "spring")
        self.assertEqual(season_of_month(11), "autumn")
        self.assertEqual(season_of_month(3, False, "fall"), "fall")

    def test_signs(self):
        self.assertEqual(zodiac_sign(3, 21), "Aries")
        self.assertEqual(zodiac_sign(3, 20), "Pisces")
        self.assertEqual(zodiac_sign(12, 31), "Capricorn")
        self.assertEqual(zodiac_sign(1, 19), "Capricorn")
        self.assertEqual(zodiac_of("2000-08-15"), "Leo")
        self.assertEqual(chinese_zodiac(2024), "Dragon")
        self.assertEqual(chinese_zodiac(2000), "Dragon")
        self.assertEqual(chinese_zodiac(2023), "Rabbit")

    def test_easter(self):
        self.assertEqual(easter(2024), "2024-03-31")
        self.assertEqual(easter(2025), "2025-04-20")
        self.assertEqual(easter(2000), "2000-04-23")
        self.assertEqual(easter(1954), "1954-04-18")
        self.assertEqual(easter(2038), "2038-04-25")

    def test_years(self):
        self.assertEqual(century_of(1900), 19)
        self.assertEqual(century_of(1901), 20)
        self.assertEqual(century_of(1), 1)
        self.assertEqual(decade_of(1987), 1980)

    def test_other_readings(self):
        self.assertEqual(season_of_all("2024-03-19"), "winter")
        self.assertEqual(season_of_all("2024-03-20"), "spring")
        self.assertEqual(season_of_all("2024-12-21"), "winter")
        self.assertEqual(season_of_all("2024-09-22", True, "fall"), "fall")
        self.assertEqual(season_of_all("2024-10-01"), "autumn")
        self.assertEqual(season_of_all("2024-07-01", False), "winter")
        self.assertEqual(century_of_as_is(1900), 20)
        self.assertEqual(century_of_as_is(1899), 19)


if __name__ == "__main__":
    unittest.main()
