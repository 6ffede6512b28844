import unittest

from csv_parse import (
    parse_csv,
    parse_csv_objects,
    parse_csv_into_objects,
    split_csv,
    parse_csv_line,
)


class CsvParseTest(unittest.TestCase):
    def test_fields_may_hold_delimiters_quotes_and_line_breaks(self):
        self.assertEqual(parse_csv("a,b\n1,2\n"), [["a", "b"], ["1", "2"]])
        self.assertEqual(
            parse_csv("\"x, y\",\"say \"\"hi\"\"\"\r\n\"two\nlines\",z"),
            [["x, y", "say \"hi\""], ["two\nlines", "z"]],
        )
        self.assertEqual(parse_csv("a,,\n,\"\""), [["a", "", ""], ["", ""]])
        self.assertEqual(parse_csv("a\n\nb"), [["a"], [""], ["b"]])

    def test_the_edges(self):
        self.assertEqual(parse_csv(""), [])
        self.assertEqual(parse_csv("\"\""), [[""]])
        self.assertEqual(parse_csv("\ufeffä"), [["ä"]])
        with self.assertRaises(ValueError):
            parse_csv("\"open")

    def test_another_delimiter(self):
        self.assertEqual(parse_csv("a;b,c\n1;2", ";"), [["a", "b,c"], ["1", "2"]])

    def test_objects_by_the_names_of_the_first_row(self):
        self.assertEqual(
            parse_csv_objects("id,name\n1,Ada\n\n2\n"),
            [{"id": "1", "name": "Ada"}, {"id": "2", "name": ""}],
        )
        self.assertEqual(parse_csv_objects("id\tname\n7\tBo", "\t"), [{"id": "7", "name": "Bo"}])
        self.assertEqual(parse_csv_objects(""), [])

    def test_readings_that_differ(self):
        self.assertEqual(parse_csv_into_objects("a,b\n1, x\n2.5,TRUE"), [{"a": 1, "b": " x"}, {"a": 2.5, "b": True}])
        self.assertEqual(parse_csv_into_objects("a,b\n1, x", False), [{"a": "1", "b": " x"}])
        self.assertEqual(parse_csv_into_objects("a, b\n1, x", True, True), [{"a": 1, "b": "x"}])
        self.assertEqual(parse_csv_into_objects("a\n-3"), [{"a": -3}])
        self.assertEqual(split_csv("a, \"b\"\n\n1,2\n"), [["a", " \"b\""], ["1", "2"]])
        self.assertEqual(split_csv("a, b", True), [["a", "b"]])
        self.assertEqual(split_csv(""), [])
        self.assertEqual(parse_csv_line("a,\"b,c\", d"), ["a", "b,c", " d"])
        self.assertEqual(parse_csv_line("a, b ", True), ["a", "b"])
        self.assertEqual(parse_csv_line("a;b,c", False, ";"), ["a", "b,c"])
        self.assertEqual(parse_csv_line(""), [""])


if __name__ == "__main__":
    unittest.main()
