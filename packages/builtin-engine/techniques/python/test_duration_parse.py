import unittest

from duration_parse import parse_duration


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


if __name__ == "__main__":
    unittest.main()
