import unittest

from duration_parse import (
    parse_duration,
    parse_any_duration,
    duration_in_minutes,
    duration_in_hours,
)


class DurationParseTest(unittest.TestCase):
    def test_numbers_with_units(self):
        self.assertEqual(parse_duration("1h30m"), 5400)
        self.assertEqual(parse_duration(" 1d 2h 3m 4s "), 93784)
        self.assertEqual(parse_duration("2w"), 1209600)
        self.assertEqual(parse_duration("90 m"), 5400)
        self.assertEqual(parse_duration("0s"), 0)

    def test_a_bare_number_takes_the_default_unit(self):
        self.assertEqual(parse_duration("90"), 90)
        self.assertEqual(parse_duration("2", "h"), 7200)

    def test_iso_8601(self):
        self.assertEqual(parse_duration("PT1H30M"), 5400)
        self.assertEqual(parse_duration("P1DT1S"), 86401)
        self.assertEqual(parse_duration("P2W"), 1209600)

    def test_what_is_unclear_is_refused(self):
        with self.assertRaises(ValueError):
            parse_duration("")
        with self.assertRaises(ValueError):
            parse_duration("1m1h")
        with self.assertRaises(ValueError):
            parse_duration("1h1h")
        with self.assertRaises(ValueError):
            parse_duration("-5s")
        with self.assertRaises(ValueError):
            parse_duration("PT")
        with self.assertRaises(ValueError):
            parse_duration("P1M")

    def test_readings_that_differ(self):
        self.assertEqual(parse_any_duration("30m 1h"), 5400)
        self.assertEqual(parse_any_duration("2 hours, 5 minutes and 3 secs"), 7503)
        self.assertEqual(parse_any_duration("1 Week 1d"), 691200)
        self.assertEqual(parse_any_duration("1.5h"), 5400)
        self.assertEqual(parse_any_duration("5 apples"), 0)
        self.assertEqual(parse_any_duration(""), 0)
        self.assertEqual(duration_in_minutes("1h30m"), 90)
        self.assertEqual(duration_in_minutes(" 45 "), 45)
        self.assertEqual(duration_in_minutes("2 hrs 5 min"), 125)
        self.assertEqual(duration_in_hours("1h 30m"), 1.5)


if __name__ == "__main__":
    unittest.main()
