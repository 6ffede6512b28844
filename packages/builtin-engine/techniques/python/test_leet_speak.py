import unittest

from leet_speak import (
    to_leet,
    from_leet,
    replace_by_table,
    to_leet_with_o,
    to_leet_with_s,
    to_leet_as_it_is,
    to_leet_with_at,
    replace_by_table_in_any_case,
)


class LeetSpeakTest(unittest.TestCase):
    def test_letters_as_digits_and_back(self):
        self.assertEqual(to_leet("Leet Speak"), "L337 5p34k")
        self.assertEqual(to_leet("abc", "ab", "@8"), "@8c")
        self.assertEqual(to_leet(""), "")
        self.assertEqual(from_leet("L337 5p34k"), "Leet speak")
        self.assertEqual(from_leet("@8c", "ab", "@8"), "abc")

    def test_any_table(self):
        self.assertEqual(replace_by_table("GCTA", {"G": "C", "C": "G", "T": "A", "A": "U"}), "CGAU")
        self.assertEqual(replace_by_table("xyz", {"x": "ks"}), "ksyz")
        self.assertEqual(replace_by_table("", {}), "")

    def test_other_readings(self):
        self.assertEqual(to_leet_with_o("A test is on"), "4 t3st 1s 0n")
        self.assertEqual(to_leet_with_s("A test is on"), "4 t35t 15 0n")
        self.assertEqual(to_leet_as_it_is("Attest"), "A77357")
        self.assertEqual(to_leet_as_it_is("abA", "a", "9"), "9bA")
        self.assertEqual(to_leet_with_at("Ease in to"), "3@$3 1n t0")
        self.assertEqual(replace_by_table_in_any_case("aAb", {"a": "x"}), "xxb")

    def test_the_first_sign_of_a_letter_counts(self):
        self.assertEqual(to_leet_as_it_is("abA", "a a", "9é7"), "9bA")
        self.assertEqual(to_leet_as_it_is("ab", "ab", "1"), "1b")


if __name__ == "__main__":
    unittest.main()
