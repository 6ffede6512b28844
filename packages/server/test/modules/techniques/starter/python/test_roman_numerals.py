import unittest

from roman_numerals import to_roman


class Roman(unittest.TestCase):
    def test_subtraction(self):
        self.assertEqual(to_roman(1994), "MCMXCIV")
