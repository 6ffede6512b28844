import unittest

from row_lines import (
    format_row,
    format_rows,
    rows_as_text,
    rows_in_one_line,
    join_entries,
    lines_with_total,
    bullet_lines,
    numbered_lines,
)


class RowLinesTest(unittest.TestCase):
    def test_templates(self):
        self.assertEqual(format_row({"name": "Ann", "age": 30}, "{name} is {age}"), "Ann is 30")
        self.assertEqual(format_row({"name": "Ann", "age": 30}), "Ann: 30")
        self.assertEqual(format_row(["tea", 2.5], "{1} for {0} {x} {7}"), "2.5 for tea {x} {7}")
        self.assertEqual(format_row({"a": None}, "<{a}>"), "<>")
        self.assertEqual(
            format_rows([{"name": "tea", "price": 3}, {"name": "pen", "price": 1}], "{name} - ${price}"),
            ["tea - $3", "pen - $1"],
        )
        self.assertEqual(format_rows({"tea": 3}), ["tea: 3"])
        self.assertEqual(format_rows([]), [])
        self.assertEqual(rows_as_text([["a", 1], ["b", 2]]), "a: 1\nb: 2")
        self.assertEqual(rows_in_one_line({"a": 1, "b": 2}), "a: 1, b: 2")
        self.assertEqual(rows_in_one_line({"a": 1, "b": 2}, "; "), "a: 1; b: 2")
        self.assertEqual(join_entries({"a": 1, "b": "x"}), "a=1, b=x")
        self.assertEqual(join_entries({"a": 1, "b": "x"}, ":", "|"), "a:1|b:x")

    def test_lines(self):
        self.assertEqual(
            lines_with_total([{"name": "tea", "price": 3}, {"name": "pen", "price": 1.5}]),
            ["tea: 3", "pen: 1.5", "Total: 4.5"],
        )
        self.assertEqual(lines_with_total({"a": 0.1, "b": 0.2}, "Sum"), ["a: 0.1", "b: 0.2", "Sum: 0.3"])
        self.assertEqual(lines_with_total([["a"]], "Sum", "{0}"), ["a", "Sum: 0"])
        self.assertEqual(lines_with_total([]), ["Total: 0"])
        self.assertEqual(bullet_lines(["a", 2]), ["- a", "- 2"])
        self.assertEqual(bullet_lines(["a"], "* "), ["* a"])
        self.assertEqual(numbered_lines(["a", "b"]), ["1. a", "2. b"])
        self.assertEqual(numbered_lines(["a"], ") ", 4), ["4) a"])


if __name__ == "__main__":
    unittest.main()
