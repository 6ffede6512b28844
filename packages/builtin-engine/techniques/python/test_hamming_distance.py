import unittest

from hamming_distance import (
    hamming_distance,
    mismatch_positions,
    count_matches,
    match_percent,
    hamming_bits,
    is_one_edit_away,
    hamming_distance_for_all,
    hamming_distance_or_not,
)


class HammingDistanceTest(unittest.TestCase):
    def test_texts_and_lists(self):
        self.assertEqual(hamming_distance("karolin", "kathrin"), 3)
        self.assertEqual(hamming_distance("", ""), 0)
        self.assertEqual(hamming_distance([1, 2, 3], [1, 3, 3]), 1)
        self.assertEqual(hamming_distance("ABc", "abd"), 3)
        self.assertEqual(hamming_distance("ABc", "abd", True), 1)
        with self.assertRaises(ValueError):
            hamming_distance("ab", "abc")
        self.assertEqual(mismatch_positions("GAGC", "CATC"), [0, 2])
        self.assertEqual(count_matches("GAGCC", "CATCC"), 3)
        self.assertEqual(match_percent("abcd", "abxx"), 50)
        self.assertEqual(match_percent("", ""), 100)
        with self.assertRaises(ValueError):
            match_percent("a", "ab")

    def test_bits(self):
        self.assertEqual(hamming_bits(1, 4), 2)
        self.assertEqual(hamming_bits(7, 7), 0)

    def test_one_edit(self):
        self.assertEqual(is_one_edit_away("pale", "ple"), True)
        self.assertEqual(is_one_edit_away("pale", "bale"), True)
        self.assertEqual(is_one_edit_away("pale", "bake"), False)
        self.assertEqual(is_one_edit_away("pale", "pales"), True)
        self.assertEqual(is_one_edit_away("pale", "pa"), False)
        self.assertEqual(is_one_edit_away("same", "same"), True)

    def test_readings_that_differ(self):
        self.assertEqual(hamming_distance_for_all("abc", "abdxy"), 3)
        self.assertEqual(hamming_distance_for_all("abc", "abdxy", False), 1)
        self.assertEqual(hamming_distance_for_all([1], []), 1)
        self.assertEqual(hamming_distance_or_not("abc", "abd"), 1)
        self.assertEqual(hamming_distance_or_not("abc", "ab"), None)
        self.assertEqual(hamming_distance_or_not("abc", "ab", -1), -1)


if __name__ == "__main__":
    unittest.main()
