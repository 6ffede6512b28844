import unittest

from edit_distance import (
    edit_distance,
    edit_distance_in_any_case,
    edit_distance_without_replacing,
    edit_distance_with_swaps,
    edit_similarity,
)


class EditDistanceTest(unittest.TestCase):
    def test_known_distances(self):
        self.assertEqual(edit_distance("kitten", "sitting"), 3)
        self.assertEqual(edit_distance("intention", "execution"), 5)
        self.assertEqual(edit_distance("flaw", "lawn"), 2)
        self.assertEqual(edit_distance("same", "same"), 0)

    def test_an_empty_text_costs_the_length_of_the_other(self):
        self.assertEqual(edit_distance("", ""), 0)
        self.assertEqual(edit_distance("abc", ""), 3)
        self.assertEqual(edit_distance("", "abcd"), 4)

    def test_one_character_outside_the_basic_plane_is_one_character(self):
        self.assertEqual(edit_distance("a😀", "a"), 1)

    def test_a_dearer_replacement(self):
        self.assertEqual(edit_distance("kitten", "sitting", 2), 5)
        self.assertEqual(edit_distance("intention", "execution", 2), 8)

    def test_readings_that_differ(self):
        self.assertEqual(edit_distance_in_any_case("Tea", "tEAs"), 1)
        self.assertEqual(edit_distance_in_any_case("A", "b", 2), 2)
        self.assertEqual(edit_distance_without_replacing("cat", "cut"), 2)
        self.assertEqual(edit_distance_with_swaps("ab", "ba"), 1)
        self.assertEqual(edit_distance_with_swaps("kitten", "sitting"), 3)
        self.assertEqual(edit_distance_with_swaps("abc", "bca"), 2)
        self.assertEqual(edit_distance_with_swaps("", "ab"), 2)
        self.assertEqual(edit_distance_with_swaps("abcd", "acbd"), 1)
        self.assertEqual(edit_similarity("tea", "teas"), 0.75)
        self.assertEqual(edit_similarity("", ""), 1)
        self.assertEqual(edit_similarity("ab", "ac", True), 50)


if __name__ == "__main__":
    unittest.main()
