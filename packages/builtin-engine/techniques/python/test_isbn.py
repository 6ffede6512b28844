import unittest

from isbn import is_isbn, to_isbn13


class IsbnTest(unittest.TestCase):
    def test_both_lengths_with_or_without_hyphens(self):
        self.assertEqual(is_isbn("0-306-40615-2"), True)
        self.assertEqual(is_isbn("978-0-306-40615-7"), True)
        self.assertEqual(is_isbn("0-8044-2957-X"), True)
        self.assertEqual(is_isbn("080442957x"), True)

    def test_wrong_digits_and_shapes(self):
        self.assertEqual(is_isbn("0-306-40615-3"), False)
        self.assertEqual(is_isbn("978-0-306-40615-8"), False)
        self.assertEqual(is_isbn("0-306-04615-2"), False)
        self.assertEqual(is_isbn("977-0-306-40615-7"), False)
        self.assertEqual(is_isbn("X123456789"), False)
        self.assertEqual(is_isbn(""), False)

    def test_the_long_form(self):
        self.assertEqual(to_isbn13("0-306-40615-2"), "9780306406157")
        self.assertEqual(to_isbn13("080442957X"), "9780804429573")
        self.assertEqual(to_isbn13("978-0-306-40615-7"), "9780306406157")
        self.assertEqual(to_isbn13("0306406152", "979"), "9790306406156")
        with self.assertRaises(ValueError):
            to_isbn13("0-306-40615-3")


if __name__ == "__main__":
    unittest.main()
