import unittest

from text_lines import (
    lines_of,
    number_lines,
    sort_lines,
    unique_lines,
    reverse_lines,
    remove_blank_lines,
    lines_containing,
    longest_line,
    indent_lines,
    transpose_lines,
    sum_of_lines,
    sum_per_line,
    max_per_line,
    number_rows,
    sort_lines_in_any_case,
    sort_lines_descending,
    remove_blank_lines_only,
    longest_line_or_last,
    number_lines_without_blank,
    indent_lines_all,
    lines_containing_in_any_case,
    count_lines_containing,
    trim_lines,
)


class TextLinesTest(unittest.TestCase):
    def test_lines_as_texts(self):
        self.assertEqual(lines_of("a\r\nb\n"), ["a", "b"])
        self.assertEqual(lines_of(""), [])
        self.assertEqual(number_lines("a\nb"), "1. a\n2. b")
        self.assertEqual(number_lines("a\nb", 9, ": "), "9: a\n10: b")
        self.assertEqual(indent_lines("a\n\nb"), "  a\n\n  b")
        self.assertEqual(indent_lines("a", "> "), "> a")
        self.assertEqual(sort_lines("b\na\nc\n"), "a\nb\nc")
        self.assertEqual(unique_lines("a\nb\na"), "a\nb")
        self.assertEqual(reverse_lines("a\nb\nc"), "c\nb\na")
        self.assertEqual(remove_blank_lines("a\n \n\nb"), "a\nb")
        self.assertEqual(lines_containing("error: x\nok\nerror: y", "error"), ["error: x", "error: y"])
        self.assertEqual(longest_line("a\nccc\nbbb"), "ccc")
        self.assertEqual(longest_line(""), "")
        self.assertEqual(transpose_lines("abc\nde"), "ad\nbe\nc")
        self.assertEqual(transpose_lines(""), "")

    def test_numbers_in_lines(self):
        self.assertEqual(sum_of_lines("3\n-4\n5.5\n"), 4.5)
        self.assertEqual(sum_of_lines(""), 0)
        self.assertEqual(sum_per_line("1 2 3\n\n-4 x 5"), [6, 0, 1])
        self.assertEqual(max_per_line("1 9 3\nnone\n-4 -2"), [9, None, -2])
        self.assertEqual(number_rows("1 2\n3"), [[1, 2], [3]])

    def test_other_readings(self):
        self.assertEqual(sort_lines_in_any_case("b\nC\na"), "a\nb\nC")
        self.assertEqual(sort_lines_descending("b\nc\na"), "c\nb\na")
        self.assertEqual(remove_blank_lines_only("a\n\n \nb"), "a\n \nb")
        self.assertEqual(longest_line_or_last("ab\ncd\ne"), "cd")
        self.assertEqual(longest_line_or_last(""), "")
        self.assertEqual(number_lines_without_blank("a\n \nb"), "1. a\n \n2. b")
        self.assertEqual(number_lines_without_blank("a\nb", 5, ") "), "5) a\n6) b")
        self.assertEqual(indent_lines_all("a\n\nb"), "  a\n  \n  b")
        self.assertEqual(indent_lines_all("a", "-"), "-a")
        self.assertEqual(lines_containing_in_any_case("Ab\ncd", "a"), ["Ab"])
        self.assertEqual(count_lines_containing("ab\nAc\nac", "a"), 2)
        self.assertEqual(trim_lines(" a \nb "), "a\nb")


if __name__ == "__main__":
    unittest.main()
