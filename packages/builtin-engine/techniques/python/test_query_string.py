import unittest

from query_string import parse_query, write_query


class QueryStringTest(unittest.TestCase):
    def test_names_may_repeat_values_may_be_missing(self):
        self.assertEqual(
            parse_query("?a=1&b=&c&a=2"),
            [("a", "1"), ("b", ""), ("c", ""), ("a", "2")],
        )
        self.assertEqual(parse_query("q=a%26b+c%3D%C3%BC&x=y=z"), [("q", "a&b c=ü"), ("x", "y=z")])
        self.assertEqual(parse_query(""), [])
        self.assertEqual(parse_query("=x"), [("", "x")])
        self.assertEqual(parse_query("&&a=1&"), [("a", "1")])

    def test_broken_escapes_are_refused(self):
        with self.assertRaises(ValueError):
            parse_query("a=%zz")
        with self.assertRaises(ValueError):
            parse_query("a=%")
        with self.assertRaises(ValueError):
            parse_query("a=%ff")

    def test_what_was_written_is_read_back(self):
        self.assertEqual(
            write_query({"q": "a&b c=ü", "n": [1, 2], "z": None}),
            "q=a%26b+c%3D%C3%BC&n=1&n=2",
        )
        self.assertEqual(write_query({"a b": "1+1 (x)*"}, "%20"), "a%20b=1%2B1%20%28x%29%2A")
        self.assertEqual(parse_query(write_query([("k&", "=+%")])), [("k&", "=+%")])
        self.assertEqual(write_query({}), "")


if __name__ == "__main__":
    unittest.main()
