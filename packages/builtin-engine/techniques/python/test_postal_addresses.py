import unittest

from postal_addresses import (
    parse_us_address,
    parse_european_address,
    parse_street,
    house_number,
    zip_of_address,
    address_parts,
    city_of_address,
    address_lines,
    address_in_one_line,
    format_us_address,
    address_label,
    expand_street,
)


class PostalAddressesTest(unittest.TestCase):
    def test_read(self):
        self.assertEqual(
            parse_us_address("12 Main St, Springfield, il 62704"),
            {"street": "12 Main St", "city": "Springfield", "state": "IL", "zip": "62704"},
        )
        self.assertEqual(
            parse_us_address("1 A St, Apt 3, Rome, NY 13440-1234"),
            {"street": "1 A St, Apt 3", "city": "Rome", "state": "NY", "zip": "13440-1234"},
        )
        self.assertEqual(parse_us_address("nowhere"), None)
        self.assertEqual(
            parse_european_address("Main Road 12a, 10115 Berlin"),
            {"street": "Main Road", "number": "12a", "zip": "10115", "city": "Berlin"},
        )
        self.assertEqual(parse_european_address("x"), None)
        self.assertEqual(parse_street("12b Main St"), {"number": "12b", "street": "Main St"})
        self.assertEqual(parse_street("Main Road 7"), {"number": "7", "street": "Main Road"})
        self.assertEqual(parse_street("The Mill "), {"number": None, "street": "The Mill"})
        self.assertEqual(house_number("Main St 12b, Rome"), "12b")
        self.assertEqual(house_number("Rome"), None)
        self.assertEqual(zip_of_address("12345 Main St, Rome, NY 13440"), "13440")
        self.assertEqual(zip_of_address("Rome"), None)
        self.assertEqual(address_parts("a , b,c"), ["a", "b", "c"])
        self.assertEqual(city_of_address("1 A St, Rome, NY 13440"), "Rome")
        self.assertEqual(city_of_address("Rome"), None)

    def test_written(self):
        self.assertEqual(address_lines("1 A St, Rome, NY 13440"), "1 A St\nRome\nNY 13440")
        self.assertEqual(address_in_one_line("Ann\n 1 A St\n\nRome"), "Ann, 1 A St, Rome")
        self.assertEqual(address_in_one_line("a\nb", " / "), "a / b")
        self.assertEqual(
            format_us_address({"street": "1 A St", "city": "Rome", "state": "NY", "zip": "13440"}),
            "1 A St, Rome, NY 13440",
        )
        self.assertEqual(format_us_address({"street": "1 A St", "city": "Rome"}, "; "), "1 A St; Rome")
        self.assertEqual(
            address_label({"name": "Ann", "street": "1 A St", "city": "Rome", "state": "NY", "zip": "13440"}),
            "Ann\n1 A St\nRome, NY 13440",
        )
        self.assertEqual(address_label({"name": "Ann"}), "Ann")
        self.assertEqual(expand_street("12 Main st."), "12 Main Street")
        self.assertEqual(expand_street("5 Oak Ave, Rome"), "5 Oak Avenue, Rome")
        self.assertEqual(expand_street("The Mill"), "The Mill")


if __name__ == "__main__":
    unittest.main()
