import unittest

from key_value_text import (
    parse_pairs,
    parse_typed_pairs,
    parse_comma_pairs,
    parse_space_pairs,
    parse_colon_lines,
    parse_env_lines,
    write_pairs,
    write_colon_lines,
    value_of_key,
    set_pair,
    parse_the_pairs,
    parse_pairs_from_each,
    parse_pairs_with_lists,
)


class KeyValueTextTest(unittest.TestCase):
    def test_read(self):
        self.assertEqual(parse_pairs("a=1; b = x=y ;c"), {"a": "1", "b": "x=y"})
        self.assertEqual(parse_pairs("a:1|b:2", "|", ":"), {"a": "1", "b": "2"})
        self.assertEqual(parse_pairs("a=1", ";", "=", True), {"a": 1})
        self.assertEqual(parse_pairs(""), {})
        self.assertEqual(
            parse_typed_pairs("a=1;b=2.5;c=True;d=null;e=x;f=-3"),
            {"a": 1, "b": 2.5, "c": True, "d": None, "e": "x", "f": -3},
        )
        self.assertEqual(parse_comma_pairs("a=1, b=2"), {"a": "1", "b": "2"})
        self.assertEqual(parse_comma_pairs("a:1", ":", True), {"a": 1})
        self.assertEqual(parse_space_pairs("a=1 b=2"), {"a": "1", "b": "2"})
        self.assertEqual(parse_colon_lines("name: Ann\ntime: 10:30\n\n"), {"name": "Ann", "time": "10:30"})
        self.assertEqual(parse_colon_lines("age: 5", True), {"age": 5})
        self.assertEqual(
            parse_env_lines("# note\nHOST=a.org\nNAME=\"x y\"\n"),
            {"HOST": "a.org", "NAME": "x y"},
        )
        self.assertEqual(parse_env_lines("PORT=80", True), {"PORT": 80})
        self.assertEqual(value_of_key("a=1;b=2", "b"), "2")
        self.assertEqual(value_of_key("a=1", "z"), None)

    def test_written(self):
        self.assertEqual(write_pairs({"a": 1, "b": "x"}), "a=1;b=x")
        self.assertEqual(write_pairs({"a": 1, "b": True}, ", ", ": "), "a: 1, b: true")
        self.assertEqual(write_colon_lines({"name": "Ann", "age": 5}), "name: Ann\nage: 5")
        self.assertEqual(set_pair("a=1;b=2", "a", "9"), "a=9;b=2")
        self.assertEqual(set_pair("a=1", "c", 3), "a=1;c=3")

    def test_readings_that_differ(self):
        self.assertEqual(parse_the_pairs("a = 1;b"), {"a ": " 1", "b": ""})
        self.assertEqual(parse_the_pairs(""), {})
        self.assertEqual(parse_the_pairs("a:1,b:2:3", ",", ":"), {"a": "1", "b": "2:3"})
        self.assertEqual(parse_pairs_from_each("a=1; a=2; b;"), {"a": "1"})
        self.assertEqual(parse_pairs_from_each("a=1; b;", True), {"a": "1", "b": True})
        self.assertEqual(parse_pairs_from_each("a:1,a:2", False, ",", ":"), {"a": "1"})
        self.assertEqual(parse_pairs_with_lists("a=1;b=2;a=3;c;a=4"), {"a": ["1", "3", "4"], "b": "2"})
        self.assertEqual(parse_pairs_with_lists("a:1,a:2", ",", ":"), {"a": ["1", "2"]})


if __name__ == "__main__":
    unittest.main()
