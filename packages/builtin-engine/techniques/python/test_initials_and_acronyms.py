import unittest

from initials_and_acronyms import (
    initials,
    dotted_initials,
    acronym,
    short_name,
    last_name_first,
    first_name,
    last_name,
    initials_of,
    first_and_last_initials,
    acronym_of,
    middle_initials,
    last_initial,
)


class InitialsAndAcronymsTest(unittest.TestCase):
    def test_initials(self):
        self.assertEqual(initials("Sam Harris"), "SH")
        self.assertEqual(initials("john ronald  tolkien", "."), "J.R.T")
        self.assertEqual(initials(""), "")
        self.assertEqual(dotted_initials("Sam harris"), "S.H.")
        self.assertEqual(dotted_initials(""), "")

    def test_acronyms(self):
        self.assertEqual(acronym("Portable Network Graphics"), "PNG")
        self.assertEqual(acronym("Complementary metal-oxide semiconductor"), "CMOS")
        self.assertEqual(acronym("Halley's Comet"), "HC")
        self.assertEqual(acronym("The Road _Not_ Taken"), "TRNT")
        self.assertEqual(acronym(""), "")

    def test_parts_of_names(self):
        self.assertEqual(short_name("John Ronald Tolkien"), "J. R. Tolkien")
        self.assertEqual(short_name("Plato"), "Plato")
        self.assertEqual(last_name_first("John Ronald Tolkien"), "Tolkien, John Ronald")
        self.assertEqual(last_name_first("Jane Doe"), "Doe, Jane")
        self.assertEqual(last_name_first("Plato"), "Plato")
        self.assertEqual(first_name("John Ronald Tolkien"), "John")
        self.assertEqual(first_name(""), "")
        self.assertEqual(last_name("John Ronald Tolkien"), "Tolkien")
        self.assertEqual(last_name(""), "")

    def test_readings_that_differ(self):
        self.assertEqual(dotted_initials("sam Harris", True), "S. H.")
        self.assertEqual(initials("jean-luc picard"), "JP")
        self.assertEqual(initials_of("ludwig van Beethoven"), "lvB")
        self.assertEqual(initials_of("Ludwig van Beethoven", True), "LB")
        self.assertEqual(first_and_last_initials("john ronald Tolkien"), "JT")
        self.assertEqual(first_and_last_initials("john ronald Tolkien", True), "J.T.")
        self.assertEqual(first_and_last_initials("Plato"), "P")
        self.assertEqual(first_and_last_initials(""), "")
        self.assertEqual(acronym_of("bureau of metal-oxide"), "BOM")
        self.assertEqual(acronym_of("bureau of The land", True), "BL")
        self.assertEqual(short_name("John Ronald Tolkien", True), "J. Tolkien")
        self.assertEqual(short_name("Jane Doe", True), "J. Doe")
        self.assertEqual(middle_initials("John Ronald reuel Tolkien"), "John R. R. Tolkien")
        self.assertEqual(middle_initials("Jane Doe"), "Jane Doe")
        self.assertEqual(last_initial("John Ronald Tolkien"), "John T.")
        self.assertEqual(last_initial("Plato"), "Plato")


if __name__ == "__main__":
    unittest.main()
