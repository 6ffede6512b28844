import unittest

from color_conversion import (
    hex_to_rgb,
    rgb_to_hex,
    hex_to_css,
    rgb_to_hsl,
    lighten,
    darken,
    mix_colors,
    invert_color,
    to_grayscale,
    brightness,
    text_color_on,
    rgb_to_uppercase_hex,
    rgb_to_hex_only,
    rgb_list_to_hex,
    hex_to_rgb_object,
    to_grayscale_by_mean,
)


class ColorConversionTest(unittest.TestCase):
    def test_hex_and_rgb(self):
        self.assertEqual(hex_to_rgb("#ff8000"), [255, 128, 0])
        self.assertEqual(hex_to_rgb("F80"), [255, 136, 0])
        with self.assertRaises(ValueError):
            hex_to_rgb("#12345")
        self.assertEqual(rgb_to_hex(255, 128, 0), "#ff8000")
        self.assertEqual(rgb_to_hex(300, -5, 9.5), "#ff000a")
        self.assertEqual(hex_to_css("#0a0b0c"), "rgb(10, 11, 12)")

    def test_hue(self):
        self.assertEqual(rgb_to_hsl(255, 0, 0), [0, 100, 50])
        self.assertEqual(rgb_to_hsl(0, 128, 0), [120, 100, 25])
        self.assertEqual(rgb_to_hsl(0, 0, 255), [240, 100, 50])
        self.assertEqual(rgb_to_hsl(255, 0, 255), [300, 100, 50])
        self.assertEqual(rgb_to_hsl(128, 128, 128), [0, 0, 50])
        self.assertEqual(rgb_to_hsl(24, 98, 118), [193, 66, 28])

    def test_changed_colours(self):
        self.assertEqual(lighten("#000000"), "#1a1a1a")
        self.assertEqual(lighten("#000000", 50), "#808080")
        self.assertEqual(darken("#ffffff"), "#e6e6e6")
        self.assertEqual(darken("#ff8000", 100), "#000000")
        self.assertEqual(mix_colors("#ff0000", "#0000ff"), "#800080")
        self.assertEqual(mix_colors("#000", "#fff", 0), "#000000")
        self.assertEqual(invert_color("#ff8000"), "#007fff")
        self.assertEqual(to_grayscale("#ff0000"), "#4c4c4c")
        self.assertEqual(brightness("#ffffff"), 255)
        self.assertEqual(text_color_on("#ffff00"), "#000000")
        self.assertEqual(text_color_on("#000080"), "#ffffff")

    def test_readings_that_differ(self):
        self.assertEqual(rgb_to_uppercase_hex(255, 128, 0), "#FF8000")
        self.assertEqual(rgb_to_uppercase_hex(300, -5, 173, True), "FF00AD")
        self.assertEqual(rgb_to_hex_only(255, 128, 0), "ff8000")
        self.assertEqual(rgb_to_hex_only(255, 128, 0, True), "FF8000")
        self.assertEqual(rgb_list_to_hex([255, 128, 0]), "#ff8000")
        self.assertEqual(rgb_list_to_hex([255, 128, 0], True), "#FF8000")
        self.assertEqual(hex_to_rgb_object("#ff8000"), {"r": 255, "g": 128, "b": 0})
        self.assertEqual(hex_to_rgb_object("#ff8000", True), {"red": 255, "green": 128, "blue": 0})
        self.assertEqual(to_grayscale_by_mean("#000005"), "#020202")
        self.assertEqual(to_grayscale_by_mean("#000005", True), "#010101")


if __name__ == "__main__":
    unittest.main()
