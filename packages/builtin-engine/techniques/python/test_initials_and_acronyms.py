import unittest

from initials_and_acronyms import (
    initials,
    dotted_initials,
    acronym,
    short_name,
    last_name_first,
    first_name,
    last_name,
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


if __name__ == "__main__":
    unittest.main()
