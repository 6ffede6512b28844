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


if __name__ == "__main__":
    unittest.main()
