import unittest

from times_of_day import (
    minutes_from_text,
    parse_time_text,
    hours_and_minutes,
    sum_of_time_texts,
    minutes_of_range,
    hours_of_range,
    is_open_at,
    is_in_time_range,
    sort_times,
    earliest_time,
    latest_time,
    time_slots,
    do_times_overlap,
)


class TimesOfDayTest(unittest.TestCase):
    def test_read(self):
        self.assertEqual(minutes_from_text("17:30"), 1050)
        self.assertEqual(minutes_from_text("5:30 PM"), 1050)
        self.assertEqual(minutes_from_text("12am"), 0)
        self.assertEqual(minutes_from_text("12:05 p.m."), 725)
        self.assertEqual(minutes_from_text("24:00"), None)
        self.assertEqual(minutes_from_text("0:05 am"), None)
        self.assertEqual(minutes_from_text("13 pm"), None)
        self.assertEqual(minutes_from_text("10:60"), None)
        self.assertEqual(minutes_from_text("7"), None)
        self.assertEqual(minutes_from_text("noon"), None)
        self.assertEqual(parse_time_text("5:07 pm"), {"hours": 17, "minutes": 7})
        self.assertEqual(parse_time_text("x"), None)
        self.assertEqual(hours_and_minutes(125), "02:05")
        self.assertEqual(sum_of_time_texts(["1:30", "2:45"]), "4:15")
        self.assertEqual(sum_of_time_texts([]), "0:00")

    def test_ranges(self):
        self.assertEqual(minutes_of_range("9:00-17:30"), 510)
        self.assertEqual(minutes_of_range("22:00-06:00"), 480)
        self.assertEqual(minutes_of_range("9 am to 5 pm", "to"), 480)
        self.assertEqual(hours_of_range("9:00-17:30"), 8.5)
        self.assertEqual(is_open_at("09:00"), True)
        self.assertEqual(is_open_at("17:00"), False)
        self.assertEqual(is_open_at("17:00", "09:00", "17:00", True), True)
        self.assertEqual(is_open_at("08:59"), False)
        self.assertEqual(is_open_at("01:00", "22:00", "02:00"), True)
        self.assertEqual(is_open_at("23:00", "22:00", "02:00"), True)
        self.assertEqual(is_open_at("12:00", "22:00", "02:00"), False)
        self.assertEqual(is_open_at("16:59"), True)
        self.assertEqual(is_in_time_range("5 pm", "16:00-18:00"), True)
        self.assertEqual(is_in_time_range("5 pm", "6 pm-7 pm"), False)
        self.assertEqual(do_times_overlap("9:00-10:00", "9:30-11:00"), True)
        self.assertEqual(do_times_overlap("9:00-10:00", "10:00-11:00"), False)
        self.assertEqual(do_times_overlap("10:00-11:00", "9:00-10:00"), False)

    def test_lists(self):
        self.assertEqual(sort_times(["5 pm", "9:15", "12:00"]), ["9:15", "12:00", "5 pm"])
        self.assertEqual(earliest_time(["5 pm", "9:15"]), "9:15")
        self.assertEqual(earliest_time([]), None)
        self.assertEqual(latest_time(["5 pm", "9:15"]), "5 pm")
        self.assertEqual(latest_time([]), None)
        self.assertEqual(time_slots("09:00", "10:30", 30), ["09:00", "09:30", "10:00"])
        self.assertEqual(
            time_slots(),
            ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00"],
        )


if __name__ == "__main__":
    unittest.main()
