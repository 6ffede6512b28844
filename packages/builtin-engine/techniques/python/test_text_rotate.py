import unittest

from text_rotate import (
    rotate_text_left,
    rotate_text_right,
    all_rotations,
    is_text_rotation,
    shift_between,
    rotate_each_word,
)


class TextRotateTest(unittest.TestCase):
    def test_to_both_sides(self):
        self.assertEqual(rotate_text_left("hello"), "elloh")
        self.assertEqual(rotate_text_left("hello", 2), "llohe")
        self.assertEqual(rotate_text_left("hello", 7), "llohe")
        self.assertEqual(rotate_text_left("hello", -1), "ohell")
        self.assertEqual(rotate_text_left(""), "")
        self.assertEqual(rotate_text_right("hello"), "ohell")
        self.assertEqual(rotate_text_right("abc", 2), "bca")
        self.assertEqual(rotate_each_word("abc de"), "bca ed")

    def test_rotations_of_one_another(self):
        self.assertEqual(all_rotations("abc"), ["abc", "bca", "cab"])
        self.assertEqual(all_rotations(""), [])
        self.assertEqual(is_text_rotation("waterbottle", "erbottlewat"), True)
        self.assertEqual(is_text_rotation("abc", "acb"), False)
        self.assertEqual(is_text_rotation("ab", "abab"), False)
        self.assertEqual(shift_between("coffee", "eecoff"), 2)
        self.assertEqual(shift_between("abc", "abc"), 0)
        self.assertEqual(shift_between("abc", "acb"), -1)
        self.assertEqual(shift_between("abc", "abcabc"), -1)


if __name__ == "__main__":
    unittest.main()
