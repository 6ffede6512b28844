import unittest

from replace_nth import (
    replace_nth_occurrence,
    replace_first_occurrence,
    replace_last_occurrence,
    replace_all_occurrences,
    replace_every_nth_occurrence,
    remove_first_occurrence,
    remove_last_occurrence,
    remove_all_occurrences,
    mark_every_nth,
    upper_every_nth,
    remove_every_nth,
    every_nth_character,
    nth_word,
    replace_every_nth_word,
    upper_every_nth_from_one,
    mark_every_nth_from_one,
    remove_every_nth_from_one,
    every_nth_character_from_one,
    every_nth_character_at,
    replace_all_occurrences_in_any_case,
)


class ReplaceNthTest(unittest.TestCase):
    def test_occurrences(self):
        self.assertEqual(replace_nth_occurrence("a b a b a", "a", "X"), "a b X b a")
        self.assertEqual(replace_nth_occurrence("a b a b a", "a", "X", 3), "a b a b X")
        self.assertEqual(replace_nth_occurrence("a b", "a", "X", 2), "a b")
        self.assertEqual(replace_first_occurrence("banana", "an", "-"), "b-ana")
        self.assertEqual(replace_first_occurrence("banana", "x", "-"), "banana")
        self.assertEqual(replace_last_occurrence("banana", "an", "-"), "ban-a")
        self.assertEqual(replace_last_occurrence("banana", "x", "-"), "banana")
        self.assertEqual(replace_all_occurrences("a.b.c", ".", "-"), "a-b-c")
        self.assertEqual(replace_all_occurrences("ab", "", "-"), "ab")
        self.assertEqual(replace_every_nth_occurrence("a,b,c,d,e", ",", ";"), "a,b;c,d;e")
        self.assertEqual(replace_every_nth_occurrence("a,b,c,d", ",", ";", 3), "a,b,c;d")
        self.assertEqual(replace_every_nth_occurrence("ab", "", ";"), "ab")
        self.assertEqual(remove_first_occurrence("banana", "a"), "bnana")
        self.assertEqual(remove_last_occurrence("banana", "a"), "banan")
        self.assertEqual(remove_all_occurrences("banana", "an"), "ba")

    def test_places(self):
        self.assertEqual(mark_every_nth("abcdef"), "a*c*e*")
        self.assertEqual(mark_every_nth("abcdef", 3, "#"), "ab#de#")
        self.assertEqual(upper_every_nth("abcdef"), "aBcDeF")
        self.assertEqual(upper_every_nth("abcdef", 3), "abCdeF")
        self.assertEqual(remove_every_nth("abcdef"), "ace")
        self.assertEqual(remove_every_nth("abcdef", 3), "abde")
        self.assertEqual(every_nth_character("abcdef"), "ace")
        self.assertEqual(every_nth_character("abcdef", 3), "ad")
        self.assertEqual(every_nth_character("abcdef", 3, False), "cf")
        self.assertEqual(every_nth_character("abc", 1), "abc")
        self.assertEqual(nth_word("one two three"), "two")
        self.assertEqual(nth_word("one", 4), "")
        self.assertEqual(replace_every_nth_word("a b c d"), "a c")
        self.assertEqual(replace_every_nth_word("a b c d e f", 3, "?"), "a b ? d e ?")

    def test_other_readings(self):
        self.assertEqual(upper_every_nth_from_one("abcde"), "AbCdE")
        self.assertEqual(upper_every_nth_from_one("abcde", 3), "AbcDe")
        self.assertEqual(mark_every_nth_from_one("abcd"), "*b*d")
        self.assertEqual(mark_every_nth_from_one("abcd", 3, "#"), "#bc#")
        self.assertEqual(remove_every_nth_from_one("abcde"), "bd")
        self.assertEqual(remove_every_nth_from_one("abcde", 3), "bce")
        self.assertEqual(every_nth_character_from_one("abcde"), "ace")
        self.assertEqual(every_nth_character_from_one("abcde", 3), "ad")
        self.assertEqual(every_nth_character_at("abcde"), "bd")
        self.assertEqual(every_nth_character_at("abcde", 3), "c")
        self.assertEqual(replace_all_occurrences_in_any_case("Cat cat", "cat", "dog"), "dog dog")
        self.assertEqual(replace_all_occurrences_in_any_case("aAb", "a", "aa"), "aaaab")
        self.assertEqual(replace_all_occurrences_in_any_case("ab", "", "x"), "ab")


if __name__ == "__main__":
    unittest.main()
