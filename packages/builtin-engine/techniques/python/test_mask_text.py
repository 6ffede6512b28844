import unittest

from mask_text import (
    mask_text,
    mask_digits,
    mask_email,
    censor_words,
    mask_inner_letters,
    group_digits,
    format_phone_number,
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


if __name__ == "__main__":
    unittest.main()
