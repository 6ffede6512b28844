import unittest

from ini_parse import parse_ini, ini_sections, ini_sections_of, ini_values


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

    def test_readings_that_differ(self):
        self.assertEqual(ini_sections_of("[a]\nx = 1\ny=true\nz = b"), {"a": {"x": 1, "y": True, "z": "b"}})
        self.assertEqual(ini_sections_of("[a]\nx = 1.5", False), {"a": {"x": "1.5"}})
        self.assertEqual(ini_sections_of("[a]\nx = 1.5 ; half", True, True), {"a": {"x": 1.5}})
        self.assertEqual(ini_sections_of("[a]\nx = b ; c"), {"a": {"x": "b ; c"}})
        self.assertEqual(ini_values("# c\n[a]\nx = 1\nfoo\ny = b = c\nx=2"), {"x": "2", "y": "b = c"})
        self.assertEqual(ini_values("x = 1\ny = False", True), {"x": 1, "y": False})
        self.assertEqual(ini_values(""), {})


if __name__ == "__main__":
    unittest.main()
