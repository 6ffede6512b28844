import unittest

from sort_variants import (
    sort_items,
    sort_descending,
    sort_by_length,
    sort_by_length_then_alphabet,
    sort_by_last_letter,
    sort_by_absolute,
    sort_by_digit_sum,
    sort_by_frequency,
    sort_ignoring_case,
    natural_sort,
    sort_letters,
    sort_words,
    zigzag_sort,
    sort_by_frequency_as_is,
    sort_by_frequency_only,
    sort_by_frequency_over_all,
    sort_by_frequency_from_one,
    sort_by_length_and_all,
    sort_by_last_letter_and_all,
    sort_by_absolute_and_all,
    sort_by_digit_sum_and_all,
    sort_letters_only,
    sort_letters_in_any_case,
    sort_words_as_is,
    sort_words_out,
    zigzag_sort_by_out,
)


class SortVariantsTest(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(sort_items([10, 9, 2, -1]), [-1, 2, 9, 10])
        self.assertEqual(sort_items([1, 3, 2], True), [3, 2, 1])
        self.assertEqual(sort_items([]), [])
        self.assertEqual(sort_descending([1, 10, 2]), [10, 2, 1])
        self.assertEqual(sort_by_absolute([-5, 3, -1, 4]), [-1, 3, 4, -5])
        self.assertEqual(sort_by_absolute([-5, 3, 5], True), [-5, 5, 3])
        self.assertEqual(sort_by_digit_sum([30, 9, 111, 4]), [30, 111, 4, 9])
        self.assertEqual(zigzag_sort([1, 2, 3, 4, 5]), [1, 5, 2, 4, 3])

    def test_texts(self):
        self.assertEqual(sort_items(["b", "a", "C"]), ["C", "a", "b"])
        self.assertEqual(sort_by_length(["ccc", "a", "bb", "d"]), ["a", "d", "bb", "ccc"])
        self.assertEqual(sort_by_length(["a", "bb", "c"], True), ["bb", "a", "c"])
        self.assertEqual(sort_by_length_then_alphabet(["bb", "c", "aa", "a"]), ["a", "c", "aa", "bb"])
        self.assertEqual(sort_by_last_letter(["abc", "xa", "ab"]), ["xa", "ab", "abc"])
        self.assertEqual(sort_by_last_letter(["ab", "xc"], True), ["xc", "ab"])
        self.assertEqual(sort_ignoring_case(["b", "A", "c"]), ["A", "b", "c"])
        self.assertEqual(sort_ignoring_case(["b", "A", "c"], True), ["c", "b", "A"])
        self.assertEqual(natural_sort(["file10", "file2", "File1"]), ["File1", "file2", "file10"])
        self.assertEqual(natural_sort(["a2", "a10"], True), ["a10", "a2"])

    def test_inside_a_text_and_by_frequency(self):
        self.assertEqual(sort_letters("hello"), "ehllo")
        self.assertEqual(sort_letters("hello", True), "ollhe")
        self.assertEqual(sort_words("the Quick brown fox"), "brown fox Quick the")
        self.assertEqual(sort_words("a b", True), "b a")
        self.assertEqual(sort_by_frequency([1, 2, 2, 3, 3, 3]), [3, 3, 3, 2, 2, 1])
        self.assertEqual(sort_by_frequency(["b", "a"]), ["a", "b"])

    def test_other_readings(self):
        self.assertEqual(sort_by_frequency_as_is([3, 1, 1, 3, 2, 9, 9]), [3, 3, 1, 1, 9, 9, 2])
        self.assertEqual(sort_by_frequency_only([3, 1, 1, 3, 2]), [3, 1, 1, 3, 2])
        self.assertEqual(sort_by_frequency_only([2, 3, 1, 3]), [3, 3, 2, 1])
        self.assertEqual(sort_by_frequency_over_all([1, 3, 1, 3, 2, 4]), [3, 3, 1, 1, 4, 2])
        self.assertEqual(sort_by_frequency_from_one([3, 1, 1, 2]), [2, 3, 1, 1])
        self.assertEqual(sort_by_frequency_from_one([2, 1, 1, 3], True), [3, 2, 1, 1])
        self.assertEqual(sort_by_length_and_all(["b", "aa", "a", "cc"]), ["aa", "cc", "a", "b"])
        self.assertEqual(sort_by_last_letter_and_all(["ba", "ab", "aa"]), ["aa", "ba", "ab"])
        self.assertEqual(sort_by_absolute_and_all([2, -2, 1, -3]), [1, -2, 2, -3])
        self.assertEqual(sort_by_digit_sum_and_all([30, 21, 2, 3]), [2, 3, 21, 30])
        self.assertEqual(sort_letters_only("cA b1"), "Abc")
        self.assertEqual(sort_letters_only("acb", True), "cba")
        self.assertEqual(sort_letters_in_any_case("bAa"), "Aab")
        self.assertEqual(sort_letters_in_any_case("bAc", True), "cbA")
        self.assertEqual(sort_words_as_is("b C a"), "C a b")
        self.assertEqual(sort_words_as_is("a b", True), "b a")
        self.assertEqual(sort_words_out("b C a"), ["a", "b", "C"])
        self.assertEqual(sort_words_out("b C a", True), ["C", "b", "a"])
        self.assertEqual(zigzag_sort_by_out([1, 2, 3, 4]), [4, 1, 3, 2])


if __name__ == "__main__":
    unittest.main()
