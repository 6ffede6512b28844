import unittest

from text_patterns import (
    matches_pattern,
    texts_of_pattern,
    pattern_of,
    is_licence_plate,
    format_plate,
    fill_form,
    read_form,
    matches_wildcard,
    next_code,
    make_code,
)


class TextPatternsTest(unittest.TestCase):
    def test_tests(self):
        self.assertEqual(matches_pattern("ABC-123"), True)
        self.assertEqual(matches_pattern("abc-123"), False)
        self.assertEqual(matches_pattern("ABC-12"), False)
        self.assertEqual(matches_pattern("ABC_123"), False)
        self.assertEqual(matches_pattern("xY7k.", "aA9*."), True)
        self.assertEqual(texts_of_pattern(["ABC-123", "x"]), ["ABC-123"])
        self.assertEqual(texts_of_pattern(["A1", "AB"], "A9"), ["A1"])
        self.assertEqual(pattern_of("Ab-12"), "Aa-99")
        self.assertEqual(is_licence_plate("ABC 1234"), True)
        self.assertEqual(is_licence_plate("AB 123"), False)
        self.assertEqual(matches_wildcard("report.txt", "*.txt"), True)
        self.assertEqual(matches_wildcard("cat", "c?t"), True)
        self.assertEqual(matches_wildcard("cart", "c?t"), False)

    def test_written(self):
        self.assertEqual(format_plate("abc 123"), "ABC-123")
        self.assertEqual(format_plate("ab1", " "), "AB 1")
        self.assertEqual(format_plate("1ab"), None)
        self.assertEqual(fill_form("123456"), "123-456")
        self.assertEqual(fill_form(1234567890, "(###) ###-####"), "(123) 456-7890")
        self.assertEqual(fill_form("12"), "12")
        self.assertEqual(fill_form("1234567"), "123-4567")
        self.assertEqual(fill_form("12", "0/0", "0"), "1/2")
        self.assertEqual(read_form("123-456"), "123456")
        self.assertEqual(read_form("1/2", "0/0", "0"), "12")
        self.assertEqual(read_form("12-456"), None)
        self.assertEqual(read_form("123_456"), None)
        self.assertEqual(next_code("AB-009"), "AB-010")
        self.assertEqual(next_code("A99"), "A100")
        self.assertEqual(next_code("AB"), "AB")
        self.assertEqual(make_code(7), "INV-007")
        self.assertEqual(make_code(12, "A", 2), "A12")


if __name__ == "__main__":
    unittest.main()
