import unittest

from vowels_and_consonants import (
    is_vowel,
    count_vowels,
    count_consonants,
    find_vowels,
    vowel_positions,
    remove_vowels,
    remove_consonants,
    replace_vowels,
    reverse_vowels,
    starts_with_vowel,
    count_vowels_with_y,
    count_consonants_without_y,
    remove_vowels_with_y,
    count_vowels_as_is,
    vowels_only,
    consonants_only,
    count_vowels_only_one,
    count_vowels_by_each,
    count_vowels_of_each,
    count_vowels_and_consonants,
    count_consonants_and_all,
    has_all_vowels,
    reverse_vowels_as_is,
)


class VowelsAndConsonantsTest(unittest.TestCase):
    def test_vowels_and_consonants_are_counted_in_either_case(self):
        self.assertEqual(count_vowels("Hello World"), 3)
        self.assertEqual(count_vowels("AEIOU"), 5)
        self.assertEqual(count_vowels("rhythm"), 0)
        self.assertEqual(count_vowels(""), 0)
        self.assertEqual(count_vowels("rhythm", "aeiouy"), 1)
        self.assertEqual(count_consonants("Hello, World 42!"), 7)
        self.assertEqual(count_consonants(""), 0)

    def test_they_are_found_removed_replaced_and_reversed(self):
        self.assertEqual(find_vowels("Apple pie"), ["A", "e", "i", "e"])
        self.assertEqual(vowel_positions("apple"), [0, 4])
        self.assertEqual(remove_vowels("This website is for losers"), "Ths wbst s fr lsrs")
        self.assertEqual(remove_consonants("Hello, World!"), "eo, o!")
        self.assertEqual(replace_vowels("Hello"), "H*ll*")
        self.assertEqual(replace_vowels("Hello", "-"), "H-ll-")
        self.assertEqual(reverse_vowels("leetcode"), "leotcede")
        self.assertEqual(reverse_vowels("hello"), "holle")

    def test_the_first_letter(self):
        self.assertEqual(starts_with_vowel("Orange"), True)
        self.assertEqual(starts_with_vowel("pear"), False)
        self.assertEqual(starts_with_vowel(""), False)
        self.assertEqual(is_vowel("e"), True)
        self.assertEqual(is_vowel("z"), False)
        self.assertEqual(is_vowel(""), False)

    def test_other_readings(self):
        self.assertEqual(count_vowels_with_y("Yes, my"), 3)
        self.assertEqual(count_consonants_without_y("Yes, my"), 2)
        self.assertEqual(remove_vowels_with_y("Yes, my"), "s, m")
        self.assertEqual(count_vowels_as_is("Aa e"), 2)
        self.assertEqual(vowels_only("Hi there!"), "iee")
        self.assertEqual(consonants_only("Hi there 1!"), "Hthr")
        self.assertEqual(count_vowels_only_one("Aa ee i"), 3)
        self.assertEqual(count_vowels_by_each("Aae"), {"a": 2, "e": 1, "i": 0, "o": 0, "u": 0})
        self.assertEqual(count_vowels_by_each("y", "y"), {"y": 1})
        self.assertEqual(count_vowels_of_each("Aae"), {"a": 2, "e": 1})
        self.assertEqual(count_vowels_and_consonants("Hi all 1!"), [2, 3])
        self.assertEqual(count_consonants_and_all("Hi all 1!"), 7)
        self.assertEqual(has_all_vowels("sequoIA"), True)
        self.assertEqual(has_all_vowels("hello"), False)
        self.assertEqual(reverse_vowels_as_is("Apple tree I"), "Ipple tree A")
        self.assertEqual(reverse_vowels_as_is("Apple"), "Eppla")


if __name__ == "__main__":
    unittest.main()
