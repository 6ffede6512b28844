import unittest

from roman_numerals import (
    to_roman,
    from_roman,
    to_roman_as_it_is,
    to_roman_only,
    from_roman_as_it_is,
    is_roman,
)


class RomanNumeralsTest(unittest.TestCase):
    def test_known_numerals_in_both_directions(self):
        self.assertEqual(to_roman(1994), "MCMXCIV")
        self.assertEqual(to_roman(3999), "MMMCMXCIX")
        self.assertEqual(to_roman(4), "IV")
        self.assertEqual(to_roman(1), "I")
        self.assertEqual(from_roman("MCMXCIV"), 1994)
        self.assertEqual(from_roman("xlii"), 42)
        self.assertEqual(from_roman("DCCCXC"), 890)

    def test_what_is_no_numeral_is_refused(self):
        with self.assertRaises(ValueError):
            to_roman(0)
        with self.assertRaises(ValueError):
            to_roman(4000)
        with self.assertRaises(ValueError):
            from_roman("IIII")
        with self.assertRaises(ValueError):
            from_roman("IM")
        with self.assertRaises(ValueError):
            from_roman("")
        with self.assertRaises(ValueError):
            from_roman("XQ")

    def test_another_largest_number(self):
        self.assertEqual(to_roman(4000, 4999), "MMMM")
        self.assertEqual(from_roman("MMMMI", 4999), 4001)
        with self.assertRaises(ValueError):
            to_roman(11, 10)

    def test_other_readings(self):
        self.assertEqual(to_roman_as_it_is(4002), "MMMMII")
        self.assertEqual(to_roman_as_it_is(0), "")
        self.assertEqual(to_roman_as_it_is(49), "XLIX")
        self.assertEqual(to_roman_only(49), "XXXXVIIII")
        self.assertEqual(from_roman_as_it_is("IIII"), 4)
        self.assertEqual(from_roman_as_it_is("mcmxciv"), 1994)
        self.assertEqual(from_roman_as_it_is(""), 0)
        self.assertEqual(is_roman("IV"), True)
        self.assertEqual(is_roman("IIII"), False)
        self.assertEqual(is_roman(""), False)
        self.assertEqual(is_roman("iv"), False)

    def test_numbers_below_zero_have_no_letters(self):
        self.assertEqual(to_roman_as_it_is(-1), "")
        self.assertEqual(to_roman_only(-1), "")


if __name__ == "__main__":
    unittest.main()
