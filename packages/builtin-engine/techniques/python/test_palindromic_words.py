import unittest

from palindromic_words import (
    palindromic_words,
    count_palindromic_words,
    first_palindrome,
    longest_palindromic_word,
    palindrome_numbers,
    next_palindrome,
    mirror_text,
    make_palindrome,
    is_almost_palindrome,
    can_form_palindrome,
    count_palindromic_substrings,
    palindromic_words_as_is,
    palindromic_words_from_one,
    count_palindromic_words_from_one,
    count_palindromic_words_as_is,
    longest_palindromic_word_or_last,
    next_palindrome_or_it,
    is_almost_palindrome_only,
    count_palindromic_substrings_from_two,
)


class PalindromicWordsTest(unittest.TestCase):
    def test_words(self):
        self.assertEqual(palindromic_words("Anna saw a level racecar."), ["Anna", "level", "racecar"])
        self.assertEqual(palindromic_words("a bb I", 1), ["a", "bb", "I"])
        self.assertEqual(palindromic_words("a bb"), ["bb"])
        self.assertEqual(count_palindromic_words("Anna saw a level racecar."), 3)
        self.assertEqual(count_palindromic_words(""), 0)
        self.assertEqual(count_palindromic_words(["a"], 1), 1)
        self.assertEqual(first_palindrome(["abc", "car", "ada", "racecar"]), "ada")
        self.assertEqual(first_palindrome(["ab"]), "")
        self.assertEqual(longest_palindromic_word("Anna saw a level noon stats"), "level")
        self.assertEqual(longest_palindromic_word("abc"), "")
        self.assertEqual(longest_palindromic_word("a", 1), "a")

    def test_numbers_and_texts(self):
        self.assertEqual(palindrome_numbers(95, 131), [99, 101, 111, 121, 131])
        self.assertEqual(palindrome_numbers(5, 1), [])
        self.assertEqual(next_palindrome(99), 101)
        self.assertEqual(next_palindrome(120), 121)
        self.assertEqual(mirror_text("abc"), "abccba")
        self.assertEqual(make_palindrome("abc"), "abcba")
        self.assertEqual(make_palindrome(""), "")
        self.assertEqual(is_almost_palindrome("abca"), True)
        self.assertEqual(is_almost_palindrome("level"), True)
        self.assertEqual(is_almost_palindrome("abcd"), False)
        self.assertEqual(can_form_palindrome("taco cat"), True)
        self.assertEqual(can_form_palindrome("hello"), False)
        self.assertEqual(count_palindromic_substrings("aaa"), 6)
        self.assertEqual(count_palindromic_substrings("abc"), 3)

    def test_other_readings(self):
        self.assertEqual(palindromic_words_as_is("Anna bob a"), ["bob"])
        self.assertEqual(palindromic_words_as_is("a bob", 1), ["a", "bob"])
        self.assertEqual(palindromic_words_from_one("a Bob cat"), ["a", "Bob"])
        self.assertEqual(count_palindromic_words_from_one("a Bob cat"), 2)
        self.assertEqual(count_palindromic_words_as_is("Anna bob a"), 1)
        self.assertEqual(count_palindromic_words_as_is("bob a", 1), 2)
        self.assertEqual(longest_palindromic_word_or_last("bob eve a"), "eve")
        self.assertEqual(longest_palindromic_word_or_last("anna eve"), "anna")
        self.assertEqual(longest_palindromic_word_or_last("cat"), "")
        self.assertEqual(next_palindrome_or_it(11), 11)
        self.assertEqual(next_palindrome_or_it(12), 22)
        self.assertEqual(is_almost_palindrome_only("abca"), True)
        self.assertEqual(is_almost_palindrome_only("axcdb"), False)
        self.assertEqual(count_palindromic_substrings_from_two("aaa"), 3)


if __name__ == "__main__":
    unittest.main()
