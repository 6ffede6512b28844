import unittest

from palindrome import (
    is_palindrome,
    longest_palindrome,
    is_palindrome_as_it_is,
    is_palindrome_with_all,
    is_palindrome_without,
    is_palindrome_of_letters,
    is_palindrome_by_all,
    longest_palindrome_or_last,
    longest_palindrome_length,
)


class PalindromeTest(unittest.TestCase):
    def test_signs_and_case_are_left_out_or_not(self):
        self.assertEqual(is_palindrome("A man, a plan, a canal: Panama!"), True)
        self.assertEqual(is_palindrome("Not one"), False)
        self.assertEqual(is_palindrome("Été"), True)
        self.assertEqual(is_palindrome("Anna", False), False)
        self.assertEqual(is_palindrome("anna", False), True)
        self.assertEqual(is_palindrome(""), True)

    def test_the_longest_part_inside_a_text(self):
        self.assertEqual(longest_palindrome("babad"), "bab")
        self.assertEqual(longest_palindrome("cbbd"), "bb")
        self.assertEqual(longest_palindrome("forgeeksskeegfor"), "geeksskeeg")
        self.assertEqual(longest_palindrome("ab"), "a")
        self.assertEqual(longest_palindrome(""), "")
        self.assertEqual(longest_palindrome("abcc"), "cc")

    def test_other_readings(self):
        self.assertEqual(is_palindrome_as_it_is("Anna"), False)
        self.assertEqual(is_palindrome_as_it_is("anna"), True)
        self.assertEqual(is_palindrome_with_all("Anna"), True)
        self.assertEqual(is_palindrome_with_all("nurses run"), False)
        self.assertEqual(is_palindrome_without("Nurses run"), True)
        self.assertEqual(is_palindrome_without("nurses, run"), False)
        self.assertEqual(is_palindrome_of_letters("1 Nurses, run"), True)
        self.assertEqual(is_palindrome_of_letters("nurse"), False)
        self.assertEqual(is_palindrome_by_all("nurses, run"), True)
        self.assertEqual(is_palindrome_by_all("Nurses run"), False)
        self.assertEqual(longest_palindrome_or_last("abcc"), "cc")
        self.assertEqual(longest_palindrome_or_last("aabb"), "bb")
        self.assertEqual(longest_palindrome_length("babad"), 3)
        self.assertEqual(longest_palindrome_length(""), 0)


if __name__ == "__main__":
    unittest.main()
