import unittest

from case_conversion import split_words, convert_case


class CaseConversionTest(unittest.TestCase):
    def test_every_style_comes_from_every_other(self):
        self.assertEqual(convert_case("userIdList"), "user_id_list")
        self.assertEqual(convert_case("user-id list", "camel"), "userIdList")
        self.assertEqual(convert_case("USER_ID_LIST", "pascal"), "UserIdList")
        self.assertEqual(convert_case("UserIdList", "kebab"), "user-id-list")
        self.assertEqual(convert_case("userIdList", "constant"), "USER_ID_LIST")

    def test_runs_of_capitals_and_digits_stay_together(self):
        self.assertEqual(split_words("parseHTTPBody2"), ["parse", "HTTP", "Body2"])
        self.assertEqual(convert_case("version2Beta"), "version2_beta")
        self.assertEqual(convert_case("aB"), "a_b")

    def test_the_edges(self):
        self.assertEqual(convert_case(""), "")
        self.assertEqual(convert_case("__"), "")
        with self.assertRaises(ValueError):
            convert_case("a", "other")


if __name__ == "__main__":
    unittest.main()
