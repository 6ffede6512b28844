import unittest

from star_triangles import (
    left_triangle,
    inverted_triangle,
    right_triangle,
    inverted_right_triangle,
    padded_staircase,
    arrow_pattern,
    hollow_triangle,
    wide_staircase,
    left_triangle_out,
    inverted_triangle_out,
    right_triangle_out,
    inverted_right_triangle_out,
    arrow_pattern_out,
    hollow_triangle_out,
)


class StarTrianglesTest(unittest.TestCase):
    def test_to_the_left(self):
        self.assertEqual(left_triangle(3), "*\n**\n***")
        self.assertEqual(left_triangle(3, "#", True), ["#", "##", "###"])
        self.assertEqual(left_triangle(2, "*", False, " "), "*\n* *")
        self.assertEqual(left_triangle(0), "")
        self.assertEqual(inverted_triangle(3), "***\n**\n*")
        self.assertEqual(inverted_triangle(2, "x", True), ["xx", "x"])
        self.assertEqual(arrow_pattern(3), "*\n**\n***\n**\n*")
        self.assertEqual(arrow_pattern(1), "*")
        self.assertEqual(hollow_triangle(5), "*\n**\n* *\n*  *\n*****")
        self.assertEqual(padded_staircase(3), ["#  ", "## ", "###"])
        self.assertEqual(wide_staircase(3), "**\n****\n******")
        self.assertEqual(wide_staircase(2, 3, "#", True), ["###", "######"])

    def test_to_the_right(self):
        self.assertEqual(right_triangle(3), "  *\n **\n***")
        self.assertEqual(right_triangle(4, "#"), "   #\n  ##\n ###\n####")
        self.assertEqual(right_triangle(2, "#", True), [" #", "##"])
        self.assertEqual(inverted_right_triangle(3), "***\n **\n  *")

    def test_as_lists_of_lines(self):
        self.assertEqual(left_triangle_out(2), ["*", "**"])
        self.assertEqual(left_triangle_out(2, "#"), ["#", "##"])
        self.assertEqual(inverted_triangle_out(2, "#"), ["##", "#"])
        self.assertEqual(inverted_triangle_out(1), ["*"])
        self.assertEqual(right_triangle_out(2, "#"), [" #", "##"])
        self.assertEqual(right_triangle_out(1), ["*"])
        self.assertEqual(inverted_right_triangle_out(2, "#"), ["##", " #"])
        self.assertEqual(inverted_right_triangle_out(1), ["*"])
        self.assertEqual(arrow_pattern_out(2, "#"), ["#", "##", "#"])
        self.assertEqual(arrow_pattern_out(1), ["*"])
        self.assertEqual(hollow_triangle_out(4, "#"), ["#", "##", "# #", "####"])
        self.assertEqual(hollow_triangle_out(1), ["*"])


if __name__ == "__main__":
    unittest.main()
