import unittest

from camel_to_words import (
    break_camel_case,
    camel_to_words,
    camel_to_snake,
    camel_to_kebab,
    to_camel_case,
    to_pascal_case,
    dashes_to_camel,
    humanize,
)


class CamelToWordsTest(unittest.TestCase):
    def test_split_into_words(self):
        self.assertEqual(break_camel_case("camelCasingTest"), "camel Casing Test")
        self.assertEqual(break_camel_case("identifier"), "identifier")
        self.assertEqual(break_camel_case("PascalCase", "-"), "Pascal-Case")
        self.assertEqual(break_camel_case(""), "")
        self.assertEqual(camel_to_words("helloBigWorld"), "hello big world")
        self.assertEqual(camel_to_words("parseHTTPBody2"), "parse http body2")
        self.assertEqual(camel_to_snake("userFirstName"), "user_first_name")
        self.assertEqual(camel_to_kebab("backgroundColor"), "background-color")
        self.assertEqual(humanize("first_name"), "First name")
        self.assertEqual(humanize("firstName"), "First name")
        self.assertEqual(humanize(""), "")

    def test_put_together(self):
        self.assertEqual(to_camel_case("hello_big-world again"), "helloBigWorldAgain")
        self.assertEqual(to_camel_case("HelloWorld"), "helloWorld")
        self.assertEqual(to_camel_case(""), "")
        self.assertEqual(to_pascal_case("user-id"), "UserId")
        self.assertEqual(dashes_to_camel("the-stealth-warrior"), "theStealthWarrior")
        self.assertEqual(dashes_to_camel("The_Stealth-warrior"), "TheStealthWarrior")


if __name__ == "__main__":
    unittest.main()
