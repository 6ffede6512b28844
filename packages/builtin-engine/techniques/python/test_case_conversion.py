import unittest

from case_conversion import split_words, convert_case, convert_case_of_words, convert_case_by_each


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

    def test_capitals_and_small_letters_mixed(self):
        self.assertEqual(convert_case("VERSION2bETA"), "version2_b_eta")
        self.assertEqual(convert_case("ateB2noisrev"), "ate_b2_noisrev")
        self.assertEqual(convert_case_of_words("HTTP body", "camel"), "httpBody")
        self.assertEqual(convert_case_of_words("userName"), "username")
        self.assertEqual(convert_case_by_each("myURL"), "my_u_r_l")
        self.assertEqual(convert_case_by_each("MyName", "kebab"), "my-name")


if __name__ == "__main__":
    unittest.main()
