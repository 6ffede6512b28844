import unittest

from text_boxes import (
    box_lines,
    box_text,
    add_border,
    line_box,
    underline_text,
    banner_line,
    banner_box,
    centre_lines,
    right_align_lines,
)


class TextBoxesTest(unittest.TestCase):
    def test_frames(self):
        self.assertEqual(box_lines("hi"), ["******", "* hi *", "******"])
        self.assertEqual(box_lines(["a", "bcd"], "#", 0), ["#####", "#a  #", "#bcd#", "#####"])
        self.assertEqual(box_text("Hello\nyou"), "*********\n* Hello *\n* you   *\n*********")
        self.assertEqual(add_border(["abc", "ded"]), ["*****", "*abc*", "*ded*", "*****"])
        self.assertEqual(line_box("hi"), "+----+\n| hi |\n+----+")
        self.assertEqual(line_box("a\nbcd", 0), "+---+\n|a  |\n|bcd|\n+---+")

    def test_lines(self):
        self.assertEqual(underline_text("Title"), "Title\n=====")
        self.assertEqual(underline_text("Title", "-"), "Title\n-----")
        self.assertEqual(banner_line("Hi", 11, "="), "=== Hi ====")
        self.assertEqual(banner_line("Menu"), "***************** Menu *****************")
        self.assertEqual(banner_box("Hi", 6), "******\n  Hi\n******")
        self.assertEqual(
            banner_box("Menu"),
            "****************************************\n                  Menu\n****************************************",
        )
        self.assertEqual(centre_lines(["a", "bcd"]), " a\nbcd")
        self.assertEqual(right_align_lines("a\nbcd"), "  a\nbcd")


if __name__ == "__main__":
    unittest.main()
