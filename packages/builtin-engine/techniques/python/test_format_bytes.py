import unittest

from format_bytes import (
    format_bytes,
    parse_bytes,
    format_bytes_of,
    format_bytes_by,
    format_bytes_without_space,
)


class FormatBytesTest(unittest.TestCase):
    def test_sizes_for_people(self):
        self.assertEqual(format_bytes(0), "0 B")
        self.assertEqual(format_bytes(1023), "1023 B")
        self.assertEqual(format_bytes(1024), "1.0 KiB")
        self.assertEqual(format_bytes(1536), "1.5 KiB")
        self.assertEqual(format_bytes(1048575), "1.0 MiB")
        self.assertEqual(format_bytes(-2048), "-2.0 KiB")
        with self.assertRaises(ValueError):
            format_bytes(0.5)

    def test_steps_of_a_thousand_other_digits(self):
        self.assertEqual(format_bytes(1500000, 1000), "1.5 MB")
        self.assertEqual(format_bytes(999, 1000), "999 B")
        self.assertEqual(format_bytes(1234567, 1000, 2), "1.23 MB")
        self.assertEqual(format_bytes(5000000000000000000, 1000, 0), "5000 PB")

    def test_sizes_are_read(self):
        self.assertEqual(parse_bytes("1.5 KiB"), 1536)
        self.assertEqual(parse_bytes("10kB"), 10000)
        self.assertEqual(parse_bytes("10KB"), 10000)
        self.assertEqual(parse_bytes("2M"), 2097152)
        self.assertEqual(parse_bytes("2M", 1000), 2000000)
        self.assertEqual(parse_bytes(" 7 b"), 7)
        self.assertEqual(parse_bytes("0.0005kB"), 1)
        with self.assertRaises(ValueError):
            parse_bytes("")
        with self.assertRaises(ValueError):
            parse_bytes("-1 B")
        with self.assertRaises(ValueError):
            parse_bytes("5 X")

    def test_readings_that_differ(self):
        self.assertEqual(format_bytes_of(1536), "1.5 KB")
        self.assertEqual(format_bytes_of(1024), "1.0 KB")
        self.assertEqual(format_bytes_of(1024, True), "1 KB")
        self.assertEqual(format_bytes_of(1023), "1023 B")
        self.assertEqual(format_bytes_of(1572864, False, 2), "1.50 MB")
        self.assertEqual(format_bytes_of(-2048, True), "-2 KB")
        self.assertEqual(format_bytes_of(0), "0 B")
        self.assertEqual(format_bytes_by(1500), "1.5 KB")
        self.assertEqual(format_bytes_by(1000000, True), "1 MB")
        self.assertEqual(format_bytes_by(1550, True, 2), "1.55 KB")
        self.assertEqual(format_bytes_without_space(1536), "1.5KB")
        self.assertEqual(format_bytes_without_space(2048, True), "2KB")
        self.assertEqual(format_bytes_without_space(1536, False, 0), "2KB")

    def test_halves_go_up(self):
        self.assertEqual(format_bytes(1280), "1.3 KiB")
        self.assertEqual(format_bytes(2560, 1024, 0), "3 KiB")
        self.assertEqual(format_bytes_of(1280), "1.3 KB")
        self.assertEqual(format_bytes_of(0), "0 B")


if __name__ == "__main__":
    unittest.main()
