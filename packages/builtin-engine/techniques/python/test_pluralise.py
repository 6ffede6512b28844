import unittest

from pluralise import plural_of, count_of


class PluraliseTest(unittest.TestCase):
    def test_regular_endings(self):
        self.assertEqual(plural_of("file"), "files")
        self.assertEqual(plural_of("box"), "boxes")
        self.assertEqual(plural_of("church"), "churches")
        self.assertEqual(plural_of("city"), "cities")
        self.assertEqual(plural_of("key"), "keys")

    def test_irregular_nouns(self):
        self.assertEqual(plural_of("child"), "children")
        self.assertEqual(plural_of("sheep"), "sheep")

    def test_the_number_decides(self):
        self.assertEqual(count_of(0, "file"), "0 files")
        self.assertEqual(count_of(1, "file"), "1 file")
        self.assertEqual(count_of(-1, "degree"), "-1 degree")
        self.assertEqual(count_of(1.5, "mile"), "1.5 miles")
        self.assertEqual(count_of(2, "person", False), "people")


if __name__ == "__main__":
    unittest.main()
