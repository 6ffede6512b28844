import unittest

from fill_template import fill_template


class FillTemplateTest(unittest.TestCase):
    def test_names_and_paths_are_replaced_by_their_values(self):
        self.assertEqual(
            fill_template("Dear {name}, you owe {sum}.", {"name": "Ada", "sum": 0}),
            "Dear Ada, you owe 0.",
        )
        self.assertEqual(fill_template("{user.name}!", {"user": {"name": "Bo"}}), "Bo!")
        self.assertEqual(fill_template("{a}{a}", {"a": "x"}), "xx")

    def test_values_are_not_read_as_templates(self):
        self.assertEqual(fill_template("{a}", {"a": "{b} $& \\1", "b": "no"}), "{b} $& \\1")

    def test_doubled_braces_are_braces(self):
        self.assertEqual(fill_template("{{a}} {a}", {"a": 1}), "{a} 1")
        self.assertEqual(fill_template("{ a }", {"a": 1}), "{ a }")

    def test_a_missing_name_is_empty_a_text_of_your_choice_or_an_error(self):
        self.assertEqual(fill_template("[{x}]", {}), "[]")
        self.assertEqual(fill_template("[{constructor}{a.b}]", {"a": 1}, "?"), "[??]")
        with self.assertRaises(ValueError):
            fill_template("{x}", {}, None)


if __name__ == "__main__":
    unittest.main()
