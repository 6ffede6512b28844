import unittest

from css_colours import (
    colour_of_name,
    name_of_colour,
    expand_hex,
    shorten_hex,
    parse_colour,
    is_colour,
    rgb_text,
    colour_to_rgb_text,
    colour_to_hex,
    dominant_colour,
    is_gray,
)


class CssColoursTest(unittest.TestCase):
    def test_names_and_hex(self):
        self.assertEqual(colour_of_name("Red"), "#ff0000")
        self.assertEqual(colour_of_name("mauve"), None)
        self.assertEqual(colour_of_name("mauve", "?"), "?")
        self.assertEqual(name_of_colour("#F00"), "red")
        self.assertEqual(name_of_colour("#123456"), None)
        self.assertEqual(expand_hex("#FfA"), "#ffffaa")
        self.assertEqual(expand_hex("123456"), "#123456")
        self.assertEqual(expand_hex("#12"), None)
        self.assertEqual(shorten_hex("#ffaa00"), "#fa0")
        self.assertEqual(shorten_hex("#ffaa01"), "#ffaa01")

    def test_parts(self):
        self.assertEqual(parse_colour("rgb(1, 22,255)"), [1, 22, 255])
        self.assertEqual(parse_colour("rgba(1,2,3,0.5)"), [1, 2, 3])
        self.assertEqual(parse_colour("rgb(256,0,0)"), None)
        self.assertEqual(parse_colour("#102030"), [16, 32, 48])
        self.assertEqual(parse_colour("orange"), [255, 165, 0])
        self.assertEqual(parse_colour("none at all"), None)
        self.assertEqual(is_colour("rgb(0,0,0)"), True)
        self.assertEqual(is_colour("#ggg"), False)
        self.assertEqual(rgb_text(1, 2, 3), "rgb(1, 2, 3)")
        self.assertEqual(colour_to_rgb_text("#f00"), "rgb(255, 0, 0)")
        self.assertEqual(colour_to_rgb_text("x"), None)
        self.assertEqual(colour_to_hex("rgb(255, 0, 16)"), "#ff0010")
        self.assertEqual(colour_to_hex("rgb(255, 0, 16)", True), "#FF0010")
        self.assertEqual(colour_to_hex("x"), None)
        self.assertEqual(dominant_colour(10, 200, 30), "green")
        self.assertEqual(dominant_colour(9, 9, 9), "red")
        self.assertEqual(is_gray("#333"), True)
        self.assertEqual(is_gray("#334"), False)
        self.assertEqual(is_gray("x"), False)


if __name__ == "__main__":
    unittest.main()
