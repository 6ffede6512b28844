import unittest

from text_table import text_table, markdown_table


class TextTableTest(unittest.TestCase):
    def test_columns_are_as_wide_as_their_widest_cell(self):
        self.assertEqual(
            text_table([["name", "n"], ["Ada", 5], ["Bo", 120]]),
            ["name  n", "Ada     5", "Bo    120"],
        )
        self.assertEqual(text_table([["a", "b"], ["é😀x", "c"]], " | "), ["a   | b", "é😀x | c"])
        self.assertEqual(text_table([["x", -1.5], ["y", "10%"]]), ["x  -1.5", "y   10%"])

    def test_short_rows_and_missing_values(self):
        self.assertEqual(text_table([["a"], ["b", None, "c"]]), ["a", "b    c"])
        self.assertEqual(text_table([]), [])
        self.assertEqual(text_table([[]]), [""])

    def test_as_markdown(self):
        self.assertEqual(
            markdown_table([["a", "b"], [1, "x|y"], [None, "l\nm"], ["z"]]),
            ["| a | b |", "| --- | --- |", "| 1 | x\\|y |", "|  | l m |", "| z |  |"],
        )
        self.assertEqual(markdown_table([]), [])


if __name__ == "__main__":
    unittest.main()
