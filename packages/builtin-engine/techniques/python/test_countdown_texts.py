import unittest

from countdown_texts import (
    seconds_in_words,
    minutes_in_words,
    hours_and_minutes,
    short_duration,
    short_seconds,
    days_until,
    relative_day,
    days_left_text,
    days_until_annual,
    weeks_and_days,
    countdown,
    short_duration_for,
    seconds_in_their_words,
    seconds_in_words_or,
    countdown_numbers,
)


class CountdownTextsTest(unittest.TestCase):
    def test_durations(self):
        self.assertEqual(seconds_in_words(93784), "1 day, 2 hours, 3 minutes and 4 seconds")
        self.assertEqual(seconds_in_words(3600), "1 hour")
        self.assertEqual(seconds_in_words(0), "0 seconds")
        self.assertEqual(seconds_in_words(3661, " ", ", "), "1 hour 1 minute, 1 second")
        self.assertEqual(minutes_in_words(125), "2 hours and 5 minutes")
        self.assertEqual(minutes_in_words(0), "0 minutes")
        self.assertEqual(minutes_in_words(61, ", ", " & "), "1 hour & 1 minute")
        self.assertEqual(minutes_in_words(1501), "1 day, 1 hour and 1 minute")
        self.assertEqual(hours_and_minutes(60), "1 hour and 0 minutes")
        self.assertEqual(hours_and_minutes(125, ", "), "2 hours, 5 minutes")
        self.assertEqual(short_duration(125), "2h 5m")
        self.assertEqual(short_duration(45), "45m")
        self.assertEqual(short_duration(120), "2h")
        self.assertEqual(short_duration(61, " hr", " min"), "1 hr 1 min")
        self.assertEqual(short_seconds(93784), "1d 2h 3m 4s")
        self.assertEqual(short_seconds(60), "1m")
        self.assertEqual(short_seconds(0), "0s")
        self.assertEqual(weeks_and_days(10), "1 week and 3 days")
        self.assertEqual(weeks_and_days(14), "2 weeks")
        self.assertEqual(weeks_and_days(0), "0 days")
        self.assertEqual(weeks_and_days(8, ", "), "1 week, 1 day")
        self.assertEqual(countdown(3), ["3", "2", "1", "Liftoff!"])
        self.assertEqual(countdown(0, "Go"), ["Go"])

    def test_dates(self):
        self.assertEqual(days_until("2024-03-01", "2024-02-27"), 3)
        self.assertEqual(days_until("2024-02-27", "2024-03-01"), -3)
        self.assertEqual(relative_day("2024-03-01", "2024-03-01"), "today")
        self.assertEqual(relative_day("2024-03-02", "2024-03-01"), "tomorrow")
        self.assertEqual(relative_day("2024-02-29", "2024-03-01"), "yesterday")
        self.assertEqual(relative_day("2024-03-04", "2024-03-01"), "in 3 days")
        self.assertEqual(relative_day("2024-02-27", "2024-03-01"), "3 days ago")
        self.assertEqual(days_left_text("2024-03-04", "2024-03-01"), "3 days left")
        self.assertEqual(days_left_text("2024-03-02", "2024-03-01", "to go"), "1 day to go")
        self.assertEqual(days_left_text("2024-03-01", "2024-03-01"), "today")
        self.assertEqual(days_left_text("2024-02-01", "2024-03-01"), "over")
        self.assertEqual(days_until_annual("2024-12-20"), 5)
        self.assertEqual(days_until_annual("2024-12-25"), 0)
        self.assertEqual(days_until_annual("2024-12-26"), 364)
        self.assertEqual(days_until_annual("2024-02-27", 3, 1), 3)

    def test_readings_that_differ(self):
        self.assertEqual(short_duration_for(125), "2h 5m")
        self.assertEqual(short_duration_for(45), "0h 45m")
        self.assertEqual(short_duration_for(45, True), "45m")
        self.assertEqual(short_duration_for(120, True), "2h 0m")
        self.assertEqual(short_duration_for(61, False, " hr", " min"), "1 hr 1 min")
        self.assertEqual(days_until("2024-02-27", "2024-03-01", True), 0)
        self.assertEqual(days_until("2024-03-02", "2024-03-01", True), 1)
        self.assertEqual(seconds_in_their_words(3723), "1 hour, 2 minutes, 3 seconds")
        self.assertEqual(seconds_in_their_words(61, " "), "1 minute 1 second")
        self.assertEqual(seconds_in_words_or(0), "now")
        self.assertEqual(seconds_in_words_or(0, "none"), "none")
        self.assertEqual(seconds_in_words_or(62), "1 minute and 2 seconds")
        self.assertEqual(countdown_numbers(3), [3, 2, 1, 0])
        self.assertEqual(countdown_numbers(3, True), [3, 2, 1])
        self.assertEqual(countdown_numbers(0), [0])
        self.assertEqual(countdown_numbers(-1), [])

    def test_below_zero_and_parts_of_a_minute(self):
        self.assertEqual(hours_and_minutes(-125, ", "), "-3 hours, 55 minutes")
        self.assertEqual(short_duration(-125), "-3h 55m")
        self.assertEqual(short_duration(125.5), "2h 5.5m")
        self.assertEqual(short_duration_for(-45), "-1h 15m")
        self.assertEqual(weeks_and_days(-10), "-2 weeks and 4 days")
        self.assertEqual(minutes_in_words(0.5), "30 seconds")


if __name__ == "__main__":
    unittest.main()
