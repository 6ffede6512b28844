import unittest

from email_shape import (
    is_email,
    normalise_email,
    is_any_email,
    is_email_with,
    normalise_any_email,
    parts_of_email,
    domain_of_email,
    name_of_email,
)


class EmailShapeTest(unittest.TestCase):
    def test_usual_addresses(self):
        self.assertEqual(is_email("ada@example.org"), True)
        self.assertEqual(is_email("a.b+tag@mail.example.co.uk"), True)
        self.assertEqual(is_email("o'neil@x-y.io"), True)
        self.assertEqual(is_email("a@xn--bcher-kva.example"), True)

    def test_wrong_names(self):
        self.assertEqual(is_email("@example.org"), False)
        self.assertEqual(is_email(".a@example.org"), False)
        self.assertEqual(is_email("a.@example.org"), False)
        self.assertEqual(is_email("a..b@example.org"), False)
        self.assertEqual(is_email("a b@example.org"), False)
        self.assertEqual(is_email("a@b@example.org"), False)

    def test_wrong_domains(self):
        self.assertEqual(is_email("a@localhost"), False)
        self.assertEqual(is_email("a@-x.org"), False)
        self.assertEqual(is_email("a@x-.org"), False)
        self.assertEqual(is_email("a@x..org"), False)
        self.assertEqual(is_email("a@127.0.0.1"), False)
        self.assertEqual(is_email("a@example.org\n"), False)
        self.assertEqual(is_email(""), False)

    def test_length_and_comparison(self):
        self.assertEqual(is_email("ada@example.org", 14), False)
        self.assertEqual(is_email("ada@example.org", 15), True)
        self.assertEqual(normalise_email(" Ada@Example.ORG "), "Ada@example.org")
        with self.assertRaises(ValueError):
            normalise_email("ada")
        long = f"{'a' * 64}@{'b' * 63}.{'c' * 63}."
        self.assertTrue(is_email(long + "d" * 61))
        self.assertFalse(is_email(long + "d" * 62))

    def test_readings_that_differ(self):
        self.assertEqual(is_any_email("a..b@c.de"), True)
        self.assertEqual(is_any_email("a@b"), False)
        self.assertEqual(is_any_email("a@b", False), True)
        self.assertEqual(is_any_email("a@.b"), False)
        self.assertEqual(is_any_email("a b@c.de"), False)
        self.assertEqual(is_any_email("a@b@c.de"), False)
        self.assertEqual(is_any_email("@b.c"), False)
        self.assertEqual(is_email_with("a.b@c"), True)
        self.assertEqual(is_email_with("a.b@c", True), False)
        self.assertEqual(is_email_with("a@b.c", True), True)
        self.assertEqual(is_email_with("a.b"), False)
        self.assertEqual(is_email_with("@."), True)
        self.assertEqual(normalise_any_email(" Ann@X.Org "), "ann@x.org")
        self.assertEqual(parts_of_email("ann@x.org"), ["ann", "x.org"])
        self.assertEqual(parts_of_email("a@b@c"), None)
        self.assertEqual(domain_of_email("ann@X.org"), "x.org")
        self.assertEqual(domain_of_email("ann@X.org", True), "X.org")
        self.assertEqual(domain_of_email("ann"), "")
        self.assertEqual(domain_of_email("@x"), "x")
        self.assertEqual(name_of_email("Ann.B@x.org"), "Ann.B")


if __name__ == "__main__":
    unittest.main()
