import unittest

from balanced_brackets import (
    first_unbalanced,
    is_balanced,
    deepest_nesting,
    are_parentheses_balanced,
    is_balanced_only,
    is_balanced_by_count,
    first_unmatched,
    max_nesting,
)


class BalancedBracketsTest(unittest.TestCase):
    def test_kinds_have_to_close_in_order(self):
        self.assertEqual(is_balanced("a(b[c]{d})"), True)
        self.assertEqual(is_balanced("([)]"), False)
        self.assertEqual(is_balanced("(]"), False)
        self.assertEqual(is_balanced(""), True)
        self.assertEqual(is_balanced("<>"), True)

    def test_the_place_of_the_first_error(self):
        self.assertEqual(first_unbalanced("(a))("), 3)
        self.assertEqual(first_unbalanced("(a[b]"), 0)
        self.assertEqual(first_unbalanced("(("), 1)
        self.assertEqual(first_unbalanced("😀)"), 1)
        self.assertEqual(first_unbalanced("{}"), -1)

    def test_other_pairs(self):
        self.assertEqual(is_balanced("<a>", "<>"), True)
        self.assertEqual(is_balanced("<(>", "<>"), True)
        self.assertEqual(is_balanced("><", "<>"), False)

    def test_depth(self):
        self.assertEqual(deepest_nesting("(()[{}])()"), 3)
        self.assertEqual(deepest_nesting("abc"), 0)
        with self.assertRaises(ValueError):
            deepest_nesting("(")

    def test_readings_that_differ(self):
        self.assertEqual(are_parentheses_balanced("(a[)]"), True)
        self.assertEqual(are_parentheses_balanced(")("), False)
        self.assertEqual(is_balanced_only("([])"), True)
        self.assertEqual(is_balanced_only("(a)"), False)
        self.assertEqual(is_balanced_only("("), False)
        self.assertEqual(is_balanced_only(""), True)
        self.assertEqual(is_balanced_only("", True), False)
        self.assertEqual(is_balanced_by_count(")([]"), True)
        self.assertEqual(is_balanced_by_count("((]"), False)
        self.assertEqual(first_unmatched("(a(b)"), 0)
        self.assertEqual(first_unmatched("a)("), 1)
        self.assertEqual(first_unmatched("([)]"), 0)
        self.assertEqual(first_unmatched("()"), -1)
        self.assertEqual(first_unmatched("<(>", "<>"), -1)
        self.assertEqual(max_nesting("(()"), 2)
        self.assertEqual(max_nesting("(()", True), -1)
        self.assertEqual(max_nesting("([{}])", True), 3)
        self.assertEqual(max_nesting(""), 0)
        self.assertEqual(max_nesting("<<>(", False, "<>"), 2)


if __name__ == "__main__":
    unittest.main()
