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


if __name__ == "__main__":
    unittest.main()
