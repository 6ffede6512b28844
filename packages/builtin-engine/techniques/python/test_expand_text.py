import unittest

from expand_text import (
    expand_brackets,
    expand_counts,
    expand_groups,
    expand_letter_ranges,
    expand_braces,
    repeating_unit,
    is_repeated_text,
    count_repeats,
    repeat_to_length,
    expand_counts_by_digit,
)


class ExpandTextTest(unittest.TestCase):
    def test_written_out(self):
        self.assertEqual(expand_brackets("3[a]2[bc]"), "aaabcbc")
        self.assertEqual(expand_brackets("3[a2[c]]"), "accaccacc")
        self.assertEqual(expand_brackets("ab[c]0[d]"), "abc")
        self.assertEqual(expand_counts("a3b2c"), "aaabbc")
        self.assertEqual(expand_counts("a12"), "aaaaaaaaaaaa")
        self.assertEqual(expand_counts("3a2bc", True), "aaabbc")
        self.assertEqual(expand_groups("(ab)3c(d)"), "abababcd")
        self.assertEqual(expand_groups("((a)2b)2"), "aabaab")
        self.assertEqual(expand_letter_ranges("a-e"), "abcde")
        self.assertEqual(expand_letter_ranges("a-cz-x7"), "abczyx7")
        self.assertEqual(expand_letter_ranges("a:d-", ":"), "abcd-")
        self.assertEqual(expand_letter_ranges("a-"), "a-")
        self.assertEqual(expand_braces("{a,b}c{1,2}"), ["ac1", "ac2", "bc1", "bc2"])
        self.assertEqual(expand_braces("abc"), ["abc"])

    def test_repeated_parts(self):
        self.assertEqual(repeating_unit("abab"), "ab")
        self.assertEqual(repeating_unit("aba"), "aba")
        self.assertEqual(repeating_unit("aaaa"), "a")
        self.assertEqual(is_repeated_text("abcabc"), True)
        self.assertEqual(is_repeated_text("abca"), False)
        self.assertEqual(count_repeats("ababab"), 3)
        self.assertEqual(count_repeats(""), 0)
        self.assertEqual(repeat_to_length("abc", 7), "abcabca")
        self.assertEqual(repeat_to_length("", 3), "")

    def test_readings_that_differ(self):
        self.assertEqual(expand_counts_by_digit("a2b10"), "aab0")
        self.assertEqual(expand_counts_by_digit("a0b"), "b")
        self.assertEqual(expand_counts_by_digit("2a3b", True), "aabbb")


if __name__ == "__main__":
    unittest.main()
