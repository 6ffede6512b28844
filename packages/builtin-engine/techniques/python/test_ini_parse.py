import unittest

from ini_parse import parse_ini, ini_sections


class IniParseTest(unittest.TestCase):
    def test_sections_names_and_values(self):
        self.assertEqual(
            parse_ini("a = 1\n[web]\nport=80\r\nurl = http://x/?a=b\n"),
            [("", "a", "1"), ("web", "port", "80"), ("web", "url", "http://x/?a=b")],
        )
        self.assertEqual(parse_ini("[s]\nempty =\n"), [("s", "empty", "")])
        self.assertEqual(parse_ini(""), [])

    def test_comments_and_quotes(self):
        self.assertEqual(
            parse_ini("# note\n; note\n  # note\ncolour = #fff\nq = \" a ; b \"\nr = \"\"\n"),
            [("", "colour", "#fff"), ("", "q", " a ; b "), ("", "r", "")],
        )
        self.assertEqual(parse_ini("// no\n# = x", "/"), [("", "#", "x")])

    def test_later_lines_win_in_a_section(self):
        self.assertEqual(
            ini_sections("[a]\nx=1\n[b]\nx=2\n[a]\nx=3\ny=4"),
            {"a": {"x": "3", "y": "4"}, "b": {"x": "2"}},
        )
        self.assertEqual(ini_sections("x=1", "#", "main"), {"main": {"x": "1"}})

    def test_other_lines_are_refused(self):
        with self.assertRaises(ValueError):
            parse_ini("just text")
        with self.assertRaises(ValueError):
            parse_ini("= value")
        with self.assertRaises(ValueError):
            parse_ini("[open")
        with self.assertRaisesRegex(ValueError, "line 2 "):
            parse_ini("a=1\nbad")


if __name__ == "__main__":
    unittest.main()
