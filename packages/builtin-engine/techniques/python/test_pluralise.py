import unittest

from pluralise import (
    plural_of,
    count_of,
    plural_of_only,
    plural_of_as_is,
    plural_of_all,
    plural_of_by_each,
    count_of_as_is,
    count_of_two,
)


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

    def test_other_readings(self):
        self.assertEqual(plural_of_only("box"), "boxs")
        self.assertEqual(plural_of_as_is("person"), "persons")
        self.assertEqual(plural_of_as_is("box"), "boxes")
        self.assertEqual(plural_of_as_is("city"), "cities")
        self.assertEqual(plural_of_as_is("boy"), "boys")
        self.assertEqual(plural_of_as_is("y"), "ys")
        self.assertEqual(plural_of_all("knife"), "knives")
        self.assertEqual(plural_of_all("leaf"), "leaves")
        self.assertEqual(plural_of_all("potato"), "potatoes")
        self.assertEqual(plural_of_all("cat"), "cats")
        self.assertEqual(plural_of_by_each("boy"), "boies")
        self.assertEqual(plural_of_by_each("quiz"), "quizs")
        self.assertEqual(plural_of_by_each("dish"), "dishes")
        self.assertEqual(count_of_as_is(-1, "apple"), "-1 apples")
        self.assertEqual(count_of_as_is(1, "apple"), "1 apple")
        self.assertEqual(count_of_as_is(0, "box", False), "boxs")
        self.assertEqual(count_of_two(1, "child", "children"), "1 child")
        self.assertEqual(count_of_two(0, "child", "children"), "0 children")


if __name__ == "__main__":
    unittest.main()
