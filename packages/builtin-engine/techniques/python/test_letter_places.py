import unittest

from letter_places import (
    middle_characters,
    first_letters,
    last_letters,
    first_half,
    second_half,
    both_ends,
    swap_first_and_last,
    swap_ends_of_words,
    swap_beginnings,
    sort_letters_in_words,
    move_first_to_end,
    sort_inner_letters,
    repeat_front,
    middle_characters_to_one,
    middle_character_at,
    middle_character_or_not,
    first_half_without_one,
    second_half_with_one,
    both_halves_without_one,
    both_ends_or_all,
    both_ends_only,
    both_ends_or_not,
    sort_letters_in_words_in_any_case,
    move_last_to_front,
    move_first_to_end_of_all,
    first_letters_as_all,
)


class LetterPlacesTest(unittest.TestCase):
    def test_taken(self):
        self.assertEqual(middle_characters("test"), "es")
        self.assertEqual(middle_characters("testing"), "t")
        self.assertEqual(middle_characters("A"), "A")
        self.assertEqual(middle_characters(""), "")
        self.assertEqual(first_letters("as soon as possible"), "asap")
        self.assertEqual(first_letters(["ab", "cd"], "-"), "a-c")
        self.assertEqual(last_letters("as soon as possible"), "snse")
        self.assertEqual(first_half("abcde"), "abc")
        self.assertEqual(second_half("abcde"), "de")
        self.assertEqual(both_ends("hello"), "helo")
        self.assertEqual(both_ends("a"), "")
        self.assertEqual(both_ends("hello", 1), "ho")
        self.assertEqual(repeat_front("chocolate", 2), "chocho")
        self.assertEqual(repeat_front("ab", 2, 1), "aa")

    def test_moved(self):
        self.assertEqual(swap_first_and_last("hello"), "oellh")
        self.assertEqual(swap_first_and_last("a"), "a")
        self.assertEqual(swap_ends_of_words("the big fox"), "eht gib xof")
        self.assertEqual(swap_beginnings("mix", "pod"), "pox mid")
        self.assertEqual(swap_beginnings("abc", "xyz", 1), "xbc ayz")
        self.assertEqual(sort_letters_in_words("hello world"), "ehllo dlorw")
        self.assertEqual(move_first_to_end("hello my friend"), "elloh ym riendf")
        self.assertEqual(move_first_to_end("hello", 2, "-"), "llohe-")
        self.assertEqual(sort_inner_letters("typed words a"), "tepyd wdors a")

    def test_other_readings(self):
        self.assertEqual(middle_characters_to_one("abcd"), "b")
        self.assertEqual(middle_characters_to_one("abc"), "b")
        self.assertEqual(middle_characters_to_one(""), "")
        self.assertEqual(middle_character_at("abcd"), "c")
        self.assertEqual(middle_character_at("abc"), "b")
        self.assertEqual(middle_character_at(""), "")
        self.assertEqual(middle_character_or_not("abc"), "b")
        self.assertEqual(middle_character_or_not("abcd"), "")
        self.assertEqual(first_half_without_one("abcde"), "ab")
        self.assertEqual(second_half_with_one("abcde"), "cde")
        self.assertEqual(second_half_with_one("abcd"), "cd")
        self.assertEqual(both_halves_without_one("abcde"), "abde")
        self.assertEqual(both_halves_without_one("abcd"), "abcd")
        self.assertEqual(both_ends_or_all("a"), "a")
        self.assertEqual(both_ends_or_all("abc"), "abbc")
        self.assertEqual(both_ends_or_all("ab"), "abab")
        self.assertEqual(both_ends_only("abc"), "abc")
        self.assertEqual(both_ends_only("abcde"), "abde")
        self.assertEqual(both_ends_only("abcd", 1), "ad")
        self.assertEqual(both_ends_only("ab", 1), "ab")
        self.assertEqual(both_ends_or_not("abc"), "")
        self.assertEqual(both_ends_or_not("abcd"), "abcd")
        self.assertEqual(sort_letters_in_words_in_any_case("bAa Cb"), "Aab bC")
        self.assertEqual(move_last_to_front("abc de"), "cab ed")
        self.assertEqual(move_last_to_front("abc", 5), "abc")
        self.assertEqual(move_first_to_end_of_all("ab c"), "b ca")
        self.assertEqual(move_first_to_end_of_all("abc", 2), "cab")
        self.assertEqual(first_letters_as_all("ab cd", "."), "A.C")


if __name__ == "__main__":
    unittest.main()
