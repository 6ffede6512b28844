import unittest

from string_warmups import (
    typed_text,
    same_after_backspaces,
    merge_alternately,
    is_happy_text,
    has_no_equal_neighbours,
    make_fancy_text,
    remove_bad_pairs,
    count_jewels,
    defang_address,
    has_same_number_of,
    occurs_equally_often,
    count_same_places,
    merge_alternately_only,
    merge_alternately_from_two,
    has_same_number_of_as_is,
    count_jewels_only_one,
    count_jewels_in_any_case,
)


class StringWarmupsTest(unittest.TestCase):
    def test_typed(self):
        self.assertEqual(typed_text("ab#c##d"), "d")
        self.assertEqual(typed_text("##a"), "a")
        self.assertEqual(typed_text("leet**cod*e", "*"), "lecoe")
        self.assertEqual(same_after_backspaces("ab#c", "ad#c"), True)
        self.assertEqual(same_after_backspaces("a#c", "b"), False)
        self.assertEqual(merge_alternately("abc", "pqrs"), "apbqcrs")
        self.assertEqual(merge_alternately("abcd", "pq"), "apbqcd")
        self.assertEqual(merge_alternately("", ""), "")

    def test_rows_of_letters(self):
        self.assertEqual(is_happy_text("abcdaab"), True)
        self.assertEqual(is_happy_text("aaab"), False)
        self.assertEqual(is_happy_text("aab", 2), False)
        self.assertEqual(has_no_equal_neighbours("abab"), True)
        self.assertEqual(has_no_equal_neighbours("abba"), False)
        self.assertEqual(make_fancy_text("leeetcode"), "leetcode")
        self.assertEqual(make_fancy_text("aaabaaaa"), "aabaa")
        self.assertEqual(make_fancy_text("aabb", 2), "ab")
        self.assertEqual(remove_bad_pairs("leEeetcode"), "leetcode")
        self.assertEqual(remove_bad_pairs("abBAcC"), "")
        self.assertEqual(remove_bad_pairs("aab"), "aab")

    def test_counts(self):
        self.assertEqual(count_jewels("aA", "aAAbbbb"), 3)
        self.assertEqual(defang_address("1.1.1.1"), "1[.]1[.]1[.]1")
        self.assertEqual(has_same_number_of("ooxXm"), True)
        self.assertEqual(has_same_number_of("xooxx"), False)
        self.assertEqual(has_same_number_of("pPt", "p", "t"), False)
        self.assertEqual(occurs_equally_often("abacbc"), True)
        self.assertEqual(occurs_equally_often("aab"), False)
        self.assertEqual(count_same_places("abcd", "abxdz"), 3)

    def test_other_readings(self):
        self.assertEqual(merge_alternately_only("abcd", "xy"), "axby")
        self.assertEqual(merge_alternately_from_two("ab", "xyz"), "xaybz")
        self.assertEqual(has_same_number_of_as_is("xoX"), True)
        self.assertEqual(has_same_number_of_as_is("xoO"), True)
        self.assertEqual(has_same_number_of_as_is("xx"), False)
        self.assertEqual(count_jewels_only_one("aA", "aabb"), 1)
        self.assertEqual(count_jewels_in_any_case("a", "aAb"), 2)


if __name__ == "__main__":
    unittest.main()
