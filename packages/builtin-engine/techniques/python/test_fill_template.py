import unittest

from fill_template import (
    fill_template,
    fill_in_template,
    fill_the_template,
    fill_dollar_template,
    fill_template_with,
    fill_template_in_order,
)


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

    def test_readings_that_differ(self):
        self.assertEqual(fill_template("{a}", {"a": True}), "true")
        self.assertEqual(fill_in_template("Hi {name}, {x} {{name}}", {"name": "Ann"}), "Hi Ann, {x} {Ann}")
        self.assertEqual(fill_in_template("Hi {name}{x}", {"name": "Ann"}, True), "Hi Ann")
        self.assertEqual(fill_the_template("Hi {{name}} {{ age }} {{x}} {name}", {"name": "Ann", "age": 3}), "Hi Ann 3 {{x}} {name}")
        self.assertEqual(fill_the_template("a{{x}}b", {}, True), "ab")
        self.assertEqual(fill_the_template("{{x}}", {"x": None}), "{{x}}")
        self.assertEqual(fill_dollar_template("Hi ${name} $name ${x}", {"name": "Ann"}), "Hi Ann $name ${x}")
        self.assertEqual(fill_dollar_template("a${x}", {}, True), "a")
        self.assertEqual(fill_template_with("Hi [name] [x]", {"name": "Ann"}), "Hi Ann [x]")
        self.assertEqual(fill_template_with("Hi %name%", {"name": "Ann"}, "%", "%"), "Hi Ann")
        self.assertEqual(fill_template_in_order("{0} {1} {0} {5}", ["a", 2]), "a 2 a {5}")
        self.assertEqual(fill_template_in_order("{} and {} {}", ["a", "b"]), "a and b {}")


if __name__ == "__main__":
    unittest.main()
