import unittest

from star_pyramids import (
    star_pyramid,
    inverted_pyramid,
    star_diamond,
    diamond_of_width,
    hourglass,
    spaced_pyramid,
    christmas_tree,
    hollow_diamond,
    letter_diamond,
    star_pyramid_out,
    star_pyramid_with_all,
    star_diamond_out,
    star_diamond_with_all,
    inverted_pyramid_out,
)


class StarPyramidsTest(unittest.TestCase):
    def test_pyramids(self):
        self.assertEqual(star_pyramid(3), "  *\n ***\n*****")
        self.assertEqual(star_pyramid(3, "*", True, True), ["  *  ", " *** ", "*****"])
        self.assertEqual(star_pyramid(2, "#", True), [" #", "###"])
        self.assertEqual(star_pyramid(0), "")
        self.assertEqual(inverted_pyramid(3), "*****\n ***\n  *")
        self.assertEqual(spaced_pyramid(3), "  *\n * *\n* * *")
        self.assertEqual(christmas_tree(2), " *\n***\n |")
        self.assertEqual(christmas_tree(2, "x", "T", True), [" x", "xxx", " T"])

    def test_diamonds(self):
        self.assertEqual(star_diamond(2), " *\n***\n *")
        self.assertEqual(star_diamond(2, "o", True, True), [" o ", "ooo", " o "])
        self.assertEqual(diamond_of_width(3), " *\n***\n *")
        self.assertEqual(diamond_of_width(4), None)
        self.assertEqual(diamond_of_width(-1), None)
        self.assertEqual(diamond_of_width(1), "*")
        self.assertEqual(hourglass(2), "***\n *\n***")
        self.assertEqual(hollow_diamond(3), "  *\n * *\n*   *\n * *\n  *")
        self.assertEqual(letter_diamond("A"), "A")
        self.assertEqual(letter_diamond("c", True), ["  A  ", " B B ", "C   C", " B B ", "  A  "])

    def test_other_readings(self):
        self.assertEqual(star_pyramid_out(2), [" *", "***"])
        self.assertEqual(star_pyramid_out(2, True, "#"), [" # ", "###"])
        self.assertEqual(star_pyramid_with_all(2), " * \n***")
        self.assertEqual(star_pyramid_with_all(1, "#"), "#")
        self.assertEqual(star_diamond_out(2), [" *", "***", " *"])
        self.assertEqual(star_diamond_out(2, True, "#"), [" # ", "###", " # "])
        self.assertEqual(star_diamond_with_all(2), " * \n***\n * ")
        self.assertEqual(star_diamond_with_all(1, "#"), "#")
        self.assertEqual(inverted_pyramid_out(2), ["***", " *"])
        self.assertEqual(inverted_pyramid_out(2, True, "#"), ["###", " # "])


if __name__ == "__main__":
    unittest.main()
