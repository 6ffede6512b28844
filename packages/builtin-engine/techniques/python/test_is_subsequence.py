import unittest

from is_subsequence import (
    is_subsequence,
    is_sublist,
    can_construct,
    count_subsequences,
    can_construct_from_words,
    can_construct_of_letters,
    can_construct_with_any,
)


class IsSubsequenceTest(unittest.TestCase):
    def test_in_order(self):
        self.assertEqual(is_subsequence("ace", "abcde"), True)
        self.assertEqual(is_subsequence("aec", "abcde"), False)
        self.assertEqual(is_subsequence("", "abc"), True)
        self.assertEqual(is_subsequence("a", ""), False)
        self.assertEqual(is_subsequence([1, 3], [1, 2, 3]), True)
        self.assertEqual(is_subsequence("ACE", "abcde"), False)
        self.assertEqual(is_subsequence("ACE", "abcde", True), True)
        self.assertEqual(count_subsequences("rabbit", "rabbbit"), 3)
        self.assertEqual(count_subsequences("", "abc"), 1)

    def test_as_one_piece(self):
        self.assertEqual(is_sublist([2, 3], [1, 2, 3, 4]), True)
        self.assertEqual(is_sublist([1, 3], [1, 2, 3]), False)
        self.assertEqual(is_sublist("ell", "hello"), True)
        self.assertEqual(is_sublist([], [1]), True)
        self.assertEqual(is_sublist([1, 2], [1]), False)

    def test_built_from_letters(self):
        self.assertEqual(can_construct("aab", "baa"), True)
        self.assertEqual(can_construct("aa", "ab"), False)
        self.assertEqual(can_construct("AB", "ab"), False)
        self.assertEqual(can_construct("", ""), True)

    def test_readings_that_differ(self):
        self.assertEqual(can_construct_from_words("give one", "one give today"), True)
        self.assertEqual(can_construct_from_words("two two", "two three"), False)
        self.assertEqual(can_construct_from_words("Give", "give"), False)
        self.assertEqual(can_construct_from_words("Give", "give", True), True)
        self.assertEqual(can_construct_of_letters("Hi, me!", "him e"), True)
        self.assertEqual(can_construct_of_letters("Hi", "hi", False), False)
        self.assertEqual(can_construct_of_letters("aa", "a"), False)
        self.assertEqual(can_construct_with_any("aab", "ab"), True)
        self.assertEqual(can_construct_with_any("A", "a"), False)
        self.assertEqual(can_construct_with_any("A", "a", True), True)


if __name__ == "__main__":
    unittest.main()
