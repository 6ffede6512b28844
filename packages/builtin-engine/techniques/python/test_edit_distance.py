import unittest

from edit_distance import edit_distance


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


if __name__ == "__main__":
    unittest.main()
