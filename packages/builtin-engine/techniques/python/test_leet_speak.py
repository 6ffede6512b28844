import unittest

from leet_speak import to_leet, from_leet, replace_by_table


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


if __name__ == "__main__":
    unittest.main()
