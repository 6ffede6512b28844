import unittest

from relative_time import relative_time


class RelativeTimeTest(unittest.TestCase):
    def test_the_largest_whole_unit(self):
        self.assertEqual(relative_time(1000, 1059), "59 seconds ago")
        self.assertEqual(relative_time(1000, 1060), "1 minute ago")
        self.assertEqual(relative_time(0, 7199), "1 hour ago")
        self.assertEqual(relative_time(0, 7200), "2 hours ago")
        self.assertEqual(relative_time(0, 86400), "1 day ago")
        self.assertEqual(relative_time(0, 1209599), "1 week ago")
        self.assertEqual(relative_time(0, 2592000), "1 month ago")
        self.assertEqual(relative_time(0, 63072000), "2 years ago")

    def test_what_lies_ahead(self):
        self.assertEqual(relative_time(1300, 1000), "in 5 minutes")
        self.assertEqual(relative_time(1030, 1000.5), "in 29 seconds")

    def test_just_now(self):
        self.assertEqual(relative_time(1000, 1009), "just now")
        self.assertEqual(relative_time(1000, 1010), "10 seconds ago")
        self.assertEqual(relative_time(1009, 1000), "just now")
        self.assertEqual(relative_time(1000, 1001, 0), "1 second ago")
        self.assertEqual(relative_time(1000, 1000, 0), "just now")
        self.assertEqual(relative_time(1000, 1040, 60), "just now")


if __name__ == "__main__":
    unittest.main()
