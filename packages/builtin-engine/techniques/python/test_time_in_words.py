import unittest

from time_in_words import (
    time_in_words,
    hours_minutes_in_words,
    talking_clock,
    time_with_noon,
    digital_time_in_words,
)


class TimeInWordsTest(unittest.TestCase):
    def test_past_and_to(self):
        self.assertEqual(time_in_words("3:30"), "half past three")
        self.assertEqual(time_in_words("4:45"), "quarter to five")
        self.assertEqual(time_in_words("05:20"), "twenty past five")
        self.assertEqual(time_in_words("12:35"), "twenty-five to one")
        self.assertEqual(time_in_words("00:15"), "quarter past twelve")
        self.assertEqual(time_in_words("15:00"), "three o'clock")
        self.assertEqual(time_in_words("15:01", " after "), "one after three")
        self.assertEqual(time_in_words("15:59", " past ", " before "), "one before four")
        self.assertEqual(time_in_words("15:00", " past ", " to ", ""), "three")
        self.assertEqual(hours_minutes_in_words(5, 0), "five o' clock")
        self.assertEqual(hours_minutes_in_words(5, 1), "one minute past five")
        self.assertEqual(hours_minutes_in_words(5, 28), "twenty eight minutes past five")
        self.assertEqual(hours_minutes_in_words(5, 30), "half past five")
        self.assertEqual(hours_minutes_in_words(5, 45), "quarter to six")
        self.assertEqual(hours_minutes_in_words(12, 47), "thirteen minutes to one")
        self.assertEqual(time_with_noon("12:00"), "noon")
        self.assertEqual(time_with_noon("00:00"), "midnight")
        self.assertEqual(time_with_noon("12:30"), "half past twelve")
        self.assertEqual(time_with_noon("11:00"), "eleven o'clock")
        self.assertEqual(time_with_noon("12:00", "midday"), "midday")

    def test_digits(self):
        self.assertEqual(talking_clock("13:05"), "It's one oh five pm")
        self.assertEqual(talking_clock("00:00"), "It's twelve am")
        self.assertEqual(talking_clock("01:30"), "It's one thirty am")
        self.assertEqual(talking_clock("12:10", ""), "twelve ten pm")
        self.assertEqual(talking_clock("20:29"), "It's eight twenty nine pm")
        self.assertEqual(digital_time_in_words("3:30"), "three thirty")
        self.assertEqual(digital_time_in_words("21:45"), "nine forty-five")
        self.assertEqual(digital_time_in_words("3:00"), "three o'clock")
        self.assertEqual(digital_time_in_words("3:00", " sharp"), "three sharp")


if __name__ == "__main__":
    unittest.main()
