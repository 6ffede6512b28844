import unittest

from person_names import (
    parse_full_name,
    without_title,
    first_and_last_name,
    middle_name,
    with_middle_initials,
    initials_and_last_name,
    greeting_for,
    sort_by_last_name,
    proper_name,
    is_full_name,
    proper_name_only,
    last_name_first,
    sort_by_last_name_only,
    middle_name_as_is,
)


class PersonNamesTest(unittest.TestCase):
    def test_parts(self):
        self.assertEqual(
            parse_full_name("Dr. Ann Mary van Lee Jr."),
            {"title": "Dr.", "first": "Ann", "middle": "Mary van", "last": "Lee", "suffix": "Jr."},
        )
        self.assertEqual(
            parse_full_name("Lee, Ann"),
            {"title": "", "first": "Ann", "middle": "", "last": "Lee", "suffix": ""},
        )
        self.assertEqual(
            parse_full_name("Ann Lee, PhD"),
            {"title": "", "first": "Ann", "middle": "", "last": "Lee", "suffix": "PhD"},
        )
        self.assertEqual(
            parse_full_name("Plato"),
            {"title": "", "first": "Plato", "middle": "", "last": "", "suffix": ""},
        )
        self.assertEqual(
            parse_full_name(""),
            {"title": "", "first": "", "middle": "", "last": "", "suffix": ""},
        )
        self.assertEqual(without_title("Mrs Ann Mary Lee III"), "Ann Mary Lee")
        self.assertEqual(first_and_last_name("Lee, Ann Mary"), "Ann Lee")
        self.assertEqual(middle_name("Ann Mary Jo Lee"), "Mary Jo")
        self.assertEqual(middle_name("Ann Lee"), "")

    def test_written(self):
        self.assertEqual(with_middle_initials("Ann mary Jo Lee"), "Ann M. J. Lee")
        self.assertEqual(initials_and_last_name("Ann Mary Lee"), "A. M. Lee")
        self.assertEqual(initials_and_last_name("Plato"), "Plato")
        self.assertEqual(greeting_for("Dr. Ann Lee"), "Dear Dr. Lee")
        self.assertEqual(greeting_for("Ann Lee", "Hello"), "Hello Ann")
        self.assertEqual(greeting_for("Mr Bean"), "Dear Bean")
        self.assertEqual(
            sort_by_last_name(["Ann Zoe", "Bob Adams", "Al Adams", "Cher"]),
            ["Al Adams", "Bob Adams", "Cher", "Ann Zoe"],
        )
        self.assertEqual(sort_by_last_name(["b a", "b a", "a a"]), ["a a", "b a", "b a"])
        self.assertEqual(proper_name(" mary-ann  O'NEIL "), "Mary-Ann O'Neil")
        self.assertEqual(is_full_name("Ann O'Neil"), True)
        self.assertEqual(is_full_name("Ann"), False)
        self.assertEqual(is_full_name("Ann L33"), False)

    def test_other_readings(self):
        self.assertEqual(proper_name_only("aNN o'neil-lee"), "Ann O'neil-lee")
        self.assertEqual(last_name_first("Ann Mary Lee"), "Lee, Ann Mary")
        self.assertEqual(last_name_first("Ann Lee"), "Lee, Ann")
        self.assertEqual(last_name_first("Ann"), "Ann")
        self.assertEqual(sort_by_last_name_only(["Bob Lee", "Ann Lee", "Cy Day"]), ["Cy Day", "Bob Lee", "Ann Lee"])
        self.assertEqual(middle_name_as_is("Dr. Ann Mary Lee"), "Ann Mary")


if __name__ == "__main__":
    unittest.main()
