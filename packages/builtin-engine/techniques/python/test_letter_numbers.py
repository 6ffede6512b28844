import unittest

from letter_numbers import (
    letters_to_numbers,
    letter_number_list,
    numbers_to_letters,
    encode_words_as_numbers,
    decode_words_from_numbers,
    word_value,
    word_values,
    most_valuable_word,
    sort_words_by_value,
    next_letters,
    letter_distance,
    letters_to_numbers_with_all,
    letter_number_list_with_zeros,
    most_valuable_word_or_last,
    sort_words_by_value_descending,
    sort_words_by_value_then_alphabet,
    next_letters_without_z,
    next_characters,
    word_value_by_two,
    letter_distance_on_one,
)


class LetterNumbersTest(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(letters_to_numbers("Ab z!"), "1 2 26")
        self.assertEqual(letters_to_numbers("abc", "-", 0), "0-1-2")
        self.assertEqual(letter_number_list("Cab"), [3, 1, 2])
        self.assertEqual(letter_number_list("a", 0), [0])
        self.assertEqual(numbers_to_letters("8 5 12 12 15"), "hello")
        self.assertEqual(numbers_to_letters([0, 1], 0, True), "AB")
        self.assertEqual(numbers_to_letters(""), "")
        self.assertEqual(encode_words_as_numbers("Hi ab"), "8-9 1-2")
        self.assertEqual(encode_words_as_numbers("Hi ab", ".", " / "), "8.9 / 1.2")
        self.assertEqual(decode_words_from_numbers("8-9 1-2"), "hi ab")
        self.assertEqual(decode_words_from_numbers("8-9/1-2", "/", True), "HI AB")

    def test_values(self):
        self.assertEqual(word_value("abc"), 6)
        self.assertEqual(word_value("abc", 0), 3)
        self.assertEqual(word_value(""), 0)
        self.assertEqual(word_values("ab c"), {"ab": 3, "c": 3})
        self.assertEqual(most_valuable_word("man i need a taxi"), "taxi")
        self.assertEqual(most_valuable_word("ad e b"), "ad")
        self.assertEqual(most_valuable_word([]), "")
        self.assertEqual(sort_words_by_value(["zz", "b", "aa"]), ["b", "aa", "zz"])
        self.assertEqual(next_letters("Hello zZ!"), "Ifmmp aA!")
        self.assertEqual(next_letters("bcd", -1), "abc")
        self.assertEqual(letter_distance("a", "D"), 3)
        self.assertEqual(letter_distance("d", "a"), 3)

    def test_other_readings(self):
        self.assertEqual(letters_to_numbers_with_all("ab c!"), "1 2   3 !")
        self.assertEqual(letters_to_numbers_with_all("aB", "", 0), "01")
        self.assertEqual(letter_number_list_with_zeros("a1 B"), [1, 0, 0, 2])
        self.assertEqual(letter_number_list_with_zeros("a", 0), [0])
        self.assertEqual(most_valuable_word_or_last("ab c ba"), "ba")
        self.assertEqual(most_valuable_word_or_last(["c", "a"]), "c")
        self.assertEqual(most_valuable_word_or_last(""), "")
        self.assertEqual(sort_words_by_value_descending("a c ab b"), ["c", "ab", "b", "a"])
        self.assertEqual(sort_words_by_value_then_alphabet("c ab a"), ["a", "ab", "c"])
        self.assertEqual(next_letters_without_z("ayzYZ 1"), "bzzZZ 1")
        self.assertEqual(next_characters("az 1"), "b{!2")
        self.assertEqual(next_characters("b", -1), "a")
        self.assertEqual(word_value_by_two("aB!"), 5)
        self.assertEqual(word_value_by_two("aB", 3), 7)
        self.assertEqual(letter_distance_on_one("a", "z"), 1)
        self.assertEqual(letter_distance_on_one("a", "d"), 3)


if __name__ == "__main__":
    unittest.main()
