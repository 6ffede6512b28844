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
    camel_into_words,
    snake_to_camel,
    kebab_to_camel,
    words_to_camel,
    to_pascal_case_only,
    words_to_snake,
)


class CamelToWordsTest(unittest.TestCase):
    def test_split_into_words(self):
        self.assertEqual(break_camel_case("camelCasingTest"), "camel Casing Test")
        self.assertEqual(break_camel_case("identifier"), "identifier")
        self.assertEqual(break_camel_case("PascalCase", "-"), "Pascal-Case")
        self.assertEqual(break_camel_case(""), "")
        self.assertEqual(camel_to_words("helloBigWorld"), "hello big world")
        self.assertEqual(camel_into_words("parseHTTPBody2"), "parse http body2")
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

    def test_readings_that_differ(self):
        self.assertEqual(camel_to_words("parseHTTPBody2"), "parse h t t p body2")
        self.assertEqual(camel_to_words("HelloWorld"), "hello world")
        self.assertEqual(camel_to_words("a b_cD"), "a b_c d")
        self.assertEqual(camel_into_words("parseHTTPBody", "+"), "parse+http+body")
        self.assertEqual(camel_to_snake("parseHTTPBody"), "parse_h_t_t_p_body")
        self.assertEqual(camel_to_snake("parseHTTPBody", True), "parse_http_body")
        self.assertEqual(camel_to_snake("HelloWorld"), "hello_world")
        self.assertEqual(camel_to_snake("HelloWorld", False, True), "_hello_world")
        self.assertEqual(camel_to_snake("helloWorld", False, True), "hello_world")
        self.assertEqual(camel_to_snake(""), "")
        self.assertEqual(camel_to_kebab("myURL"), "my-u-r-l")
        self.assertEqual(camel_to_kebab("myURL", True), "my-url")
        self.assertEqual(camel_to_kebab("MyName", False, True), "-my-name")
        self.assertEqual(camel_to_kebab("myName", False, True), "my-name")
        self.assertEqual(snake_to_camel("user_firstName"), "userFirstname")
        self.assertEqual(snake_to_camel("user_firstName", True), "userFirstName")
        self.assertEqual(snake_to_camel("_private"), "Private")
        self.assertEqual(snake_to_camel("HELLO_WORLD"), "helloWorld")
        self.assertEqual(snake_to_camel(""), "")
        self.assertEqual(kebab_to_camel("background-color"), "backgroundColor")
        self.assertEqual(kebab_to_camel("a-bC", True), "aBC")
        self.assertEqual(words_to_camel("Hello  big World"), "helloBigWorld")
        self.assertEqual(words_to_camel("the iPhone", True), "theIPhone")
        self.assertEqual(to_pascal_case_only("hello  bigWorld-a_b"), "HelloBigWorldAB")
        self.assertEqual(words_to_snake(" Hello  World Again "), "hello_world_again")
        self.assertEqual(words_to_snake("Big Cat", "-"), "big-cat")

    def test_capitals_and_small_letters_mixed(self):
        self.assertEqual(humanize("FIRSTnAME"), "Firs tn ame")
        self.assertEqual(camel_into_words("myURLé2"), "my ur lé2")
        self.assertEqual(camel_into_words("v2Beta_x"), "v2 beta x")


if __name__ == "__main__":
    unittest.main()
