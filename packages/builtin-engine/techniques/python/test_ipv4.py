import unittest

from ipv4 import parse_ipv4, format_ipv4, network_range, is_in_network


class Ipv4Test(unittest.TestCase):
    def test_addresses_and_numbers(self):
        self.assertEqual(parse_ipv4("0.0.0.0"), 0)
        self.assertEqual(parse_ipv4("192.168.0.1"), 3232235521)
        self.assertEqual(parse_ipv4("255.255.255.255"), 4294967295)
        self.assertEqual(format_ipv4(3232235521), "192.168.0.1")
        self.assertEqual(format_ipv4(4294967295), "255.255.255.255")
        self.assertEqual(format_ipv4(0), "0.0.0.0")
        self.assertEqual(format_ipv4(256), "0.0.1.0")
        with self.assertRaises(ValueError):
            format_ipv4(4294967296)
        with self.assertRaises(ValueError):
            format_ipv4(-1)

    def test_what_is_no_address_is_refused(self):
        with self.assertRaises(ValueError):
            parse_ipv4("256.0.0.1")
        with self.assertRaises(ValueError):
            parse_ipv4("1.2.3")
        with self.assertRaises(ValueError):
            parse_ipv4("1.2.3.4.5")
        with self.assertRaises(ValueError):
            parse_ipv4("01.2.3.4")
        with self.assertRaises(ValueError):
            parse_ipv4("1.2.3.4 ")
        with self.assertRaises(ValueError):
            parse_ipv4("1..3.4")

    def test_networks(self):
        self.assertEqual(is_in_network("10.255.0.1", "10.0.0.0/8"), True)
        self.assertEqual(is_in_network("11.0.0.0", "10.0.0.0/8"), False)
        self.assertEqual(is_in_network("10.0.0.0", "10.0.0.0/8"), True)
        self.assertEqual(is_in_network("10.255.255.255", "10.0.0.0/8"), True)
        self.assertEqual(is_in_network("9.255.255.255", "10.0.0.0/8"), False)
        self.assertEqual(is_in_network("1.2.3.4", "0.0.0.0/0"), True)
        self.assertEqual(is_in_network("1.2.3.5", "1.2.3.4"), False)
        self.assertEqual(is_in_network("1.2.3.5", "1.2.3.4", 31), True)
        self.assertEqual(network_range("192.168.1.77/26"), (3232235840, 3232235903))
        with self.assertRaises(ValueError):
            network_range("1.2.3.4/33")
        with self.assertRaises(ValueError):
            network_range("1.2.3.4/")


if __name__ == "__main__":
    unittest.main()
