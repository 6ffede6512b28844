import unittest

from palindrome import is_palindrome, longest_palindrome


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


if __name__ == "__main__":
    unittest.main()
