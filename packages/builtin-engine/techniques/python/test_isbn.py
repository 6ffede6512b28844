import unittest

from isbn import is_isbn, to_isbn13, is_isbn10, is_isbn13


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

    def test_readings_that_differ(self):
        self.assertEqual(is_isbn10("3-598-21508-8"), True)
        self.assertEqual(is_isbn10("3-598-21508-8", True), False)
        self.assertEqual(is_isbn10("3598215088", True), True)
        self.assertEqual(is_isbn10("978-0-306-40615-7"), False)
        self.assertEqual(is_isbn13("978-0-306-40615-7"), True)
        self.assertEqual(is_isbn13("978-0-306-40615-7", True), False)
        self.assertEqual(is_isbn13("3-598-21508-8"), False)
        self.assertEqual(is_isbn13("3-598-21508-8", True), False)


if __name__ == "__main__":
    unittest.main()
