import unittest

from key_value_log import parse_log_line, filter_log, log_line_fields, plain_log_fields


class KeyValueLogTest(unittest.TestCase):
    def test_bare_and_quoted_values(self):
        self.assertEqual(
            parse_log_line("level=info msg=\"two words\" n=5"),
            [("level", "info"), ("msg", "two words"), ("n", "5")],
        )
        self.assertEqual(parse_log_line("  a=   b=\"\"  "), [("a", ""), ("b", "")])
        self.assertEqual(parse_log_line("url=/a?b=c"), [("url", "/a?b=c")])
        self.assertEqual(parse_log_line(""), [])

    def test_escapes_inside_quotes(self):
        self.assertEqual(parse_log_line("m=\"say \\\"hi\\\"\\n\\\\n\""), [("m", "say \"hi\"\n\\n")])

    def test_names_without_a_value(self):
        self.assertEqual(parse_log_line("debug a=1"), [("debug", "true"), ("a", "1")])
        self.assertEqual(parse_log_line("debug", "yes"), [("debug", "yes")])

    def test_lines_that_cannot_be_read_are_refused(self):
        with self.assertRaises(ValueError):
            parse_log_line("m=\"open")
        with self.assertRaises(ValueError):
            parse_log_line("=x")
        with self.assertRaises(ValueError):
            parse_log_line("a=\"b\"c")

    def test_lines_with_the_wanted_values(self):
        self.assertEqual(
            filter_log(["l=info a=1", "l=warn a=1", "l=info a=2 x"], {"l": "info", "a": "2"}),
            [[("l", "info"), ("a", "2"), ("x", "true")]],
        )
        self.assertEqual(filter_log(["l=info"], {"l": "warn"}), [])

    def test_readings_that_differ(self):
        self.assertEqual(log_line_fields("level=info msg=\"two words\" n=3 ok"), {"level": "info", "msg": "two words", "n": "3", "ok": "true"})
        self.assertEqual(log_line_fields("n=3 x=1.5 ok", True), {"n": 3, "x": 1.5, "ok": True})
        self.assertEqual(plain_log_fields("a=1 b=\"x y\" c=d=e"), {"a": "1", "b": "\"x", "c": "d=e"})
        self.assertEqual(plain_log_fields("a=1 b=false c", True), {"a": 1, "b": False})


if __name__ == "__main__":
    unittest.main()
