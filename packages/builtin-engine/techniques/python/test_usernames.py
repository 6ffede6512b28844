import unittest

from usernames import (
    first_dot_last,
    initial_and_last_name,
    first_name_and_initial,
    joined_username,
    short_username,
    email_from_name,
    initial_email,
    unique_username,
    unique_usernames,
    username_of_email,
)


class UsernamesTest(unittest.TestCase):
    def test_of_a_name(self):
        self.assertEqual(first_dot_last("Ann Mary Lee"), "ann.lee")
        self.assertEqual(first_dot_last("Zoë O'Neil", "_"), "zoe_oneil")
        self.assertEqual(first_dot_last("Plato"), "plato")
        self.assertEqual(first_dot_last(""), "")
        self.assertEqual(initial_and_last_name("Ada Lovelace"), "alovelace")
        self.assertEqual(initial_and_last_name("Plato"), "plato")
        self.assertEqual(initial_and_last_name("Ada Lovelace", "."), "a.lovelace")
        self.assertEqual(first_name_and_initial("Ada Lovelace"), "adal")
        self.assertEqual(first_name_and_initial("Ada"), "ada")
        self.assertEqual(joined_username("Ann Mary Lee"), "annmarylee")
        self.assertEqual(joined_username("Ann Lee", "-"), "ann-lee")
        self.assertEqual(short_username("Ada Lovelace"), "adalov")
        self.assertEqual(short_username("Ada Lovelace", 1, 4), "alove")
        self.assertEqual(short_username("Plato"), "pla")
        self.assertEqual(email_from_name("Ada Lovelace"), "ada.lovelace@example.com")
        self.assertEqual(email_from_name("Ada Lovelace", "acme.org", "_"), "ada_lovelace@acme.org")
        self.assertEqual(initial_email("Ada Lovelace"), "alovelace@example.com")
        self.assertEqual(username_of_email("ada@acme.org"), "ada")

    def test_unique(self):
        self.assertEqual(unique_username("ann", ["bob"]), "ann")
        self.assertEqual(unique_username("ann", ["ann", "ann1"]), "ann2")
        self.assertEqual(unique_username("ann", ["ann"], 2, "_"), "ann_2")
        self.assertEqual(unique_usernames(["ann", "bob", "ann", "ann"]), ["ann", "bob", "ann1", "ann2"])
        self.assertEqual(unique_usernames([]), [])


if __name__ == "__main__":
    unittest.main()
