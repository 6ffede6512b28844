import unittest

from mask_text import (
    mask_text,
    mask_digits,
    mask_email,
    censor_words,
    mask_inner_letters,
    group_digits,
    format_phone_number,
    mask_text_only,
    mask_text_or_all,
    mask_text_from_one,
    mask_text_to_one,
    mask_letters,
    mask_digits_of_all,
    mask_email_to_one,
    mask_email_as_one,
    mask_email_from_two,
    censor_words_as_is,
    censor_words_only,
    censor_words_as_one,
    censor_words_from_one,
    group_digits_from_end,
)


class MaskTextTest(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(mask_text("4556364607935616"), "############5616")
        self.assertEqual(mask_text("1"), "1")
        self.assertEqual(mask_text("abcdef", 2, "*"), "****ef")
        self.assertEqual(mask_text(""), "")
        self.assertEqual(mask_digits("4556-3646-0793-5616"), "####-####-####-5616")
        self.assertEqual(mask_digits("555 12", 2, "*"), "*** 12")
        self.assertEqual(mask_digits("12"), "12")
        self.assertEqual(group_digits("4556364607935616"), "4556 3646 0793 5616")
        self.assertEqual(group_digits("12-34-5", 2, "-"), "12-34-5")
        self.assertEqual(group_digits(""), "")
        self.assertEqual(format_phone_number("1234567890"), "(123) 456-7890")
        self.assertEqual(format_phone_number([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]), "(123) 456-7890")
        with self.assertRaises(ValueError):
            format_phone_number("123")

    def test_addresses_and_words(self):
        self.assertEqual(mask_email("john.doe@example.com"), "j*******@example.com")
        self.assertEqual(mask_email("a@b.c"), "a@b.c")
        self.assertEqual(mask_email("nobody"), "nobody")
        self.assertEqual(
            censor_words("Darn, that darned cat is darn fast", ["darn"]),
            "****, that darned cat is **** fast",
        )
        self.assertEqual(censor_words("a b", ["A"], "#"), "# b")
        self.assertEqual(mask_inner_letters("Hello my big a"), "H***o my b*g a")

    def test_other_readings(self):
        self.assertEqual(mask_text_only("ab-cd ef", 4), "##-cd ef")
        self.assertEqual(mask_text_only("abcdef"), "##cdef")
        self.assertEqual(mask_text_only("abc-d"), "abc-d")
        self.assertEqual(mask_text_or_all("abc"), "###")
        self.assertEqual(mask_text_or_all("abcd"), "####")
        self.assertEqual(mask_text_or_all("abcde", 2, "*"), "***de")
        self.assertEqual(mask_text_from_one("abcdef"), "abcd##")
        self.assertEqual(mask_text_from_one("abc", 1, "*"), "a**")
        self.assertEqual(mask_text_to_one("a bc"), "a**c")
        self.assertEqual(mask_text_to_one("ab"), "ab")
        self.assertEqual(mask_text_to_one("abc", "#"), "a#c")
        self.assertEqual(mask_letters("ab-1"), "##-1")
        self.assertEqual(mask_letters("a1", "*"), "*1")
        self.assertEqual(mask_digits_of_all("a12-3"), "a##-#")
        self.assertEqual(mask_email_to_one("john@x.de"), "j**n@x.de")
        self.assertEqual(mask_email_to_one("jo@x.de"), "jo@x.de")
        self.assertEqual(mask_email_to_one("@x"), "@x")
        self.assertEqual(mask_email_as_one("john@x.de"), "j***@x.de")
        self.assertEqual(mask_email_as_one("none"), "none")
        self.assertEqual(mask_email_from_two("john@x.de"), "jo**@x.de")
        self.assertEqual(mask_email_from_two("none"), "none")
        self.assertEqual(censor_words_as_is("bad badly Bad", ["bad"]), "*** ***ly Bad")
        self.assertEqual(censor_words_only("bad badly Bad", ["bad"]), "*** badly Bad")
        self.assertEqual(censor_words_as_one("bad badly Worse", ["bad", "worse"]), "*** badly ***")
        self.assertEqual(censor_words_as_one("Bad", ["bad"], "-"), "-")
        self.assertEqual(censor_words_from_one("Bad badly", ["bad"]), "B** badly")
        self.assertEqual(group_digits_from_end("1234567"), "123 4567")
        self.assertEqual(group_digits_from_end("12345678"), "1234 5678")
        self.assertEqual(group_digits_from_end("1-2345", 3, ","), "12,345")


if __name__ == "__main__":
    unittest.main()
