import unittest

from part_of_day import (
    part_of_day,
    greeting_by_hour,
    simple_greeting,
    greet_person,
    is_open_at,
    is_open_until,
    open_or_closed,
    is_open_on,
    minutes_until_closing,
    minutes_until_opening,
    alarm_for,
    can_sleep_in,
    next_traffic_light,
    is_open_at_or_to,
    is_open_on_to,
    open_or_closed_to,
)


class PartOfDayTest(unittest.TestCase):
    def test_parts(self):
        self.assertEqual(part_of_day(5), "morning")
        self.assertEqual(part_of_day("04:59"), "night")
        self.assertEqual(part_of_day("11:59"), "morning")
        self.assertEqual(part_of_day(12), "afternoon")
        self.assertEqual(part_of_day("18:00"), "evening")
        self.assertEqual(part_of_day(22), "night")
        self.assertEqual(part_of_day(6, 7), "night")
        self.assertEqual(part_of_day(17, 5, 12, 17, 21), "evening")
        self.assertEqual(greeting_by_hour(9), "Good morning")
        self.assertEqual(greeting_by_hour("23:00"), "Good night")
        self.assertEqual(greeting_by_hour(13, 5, 14), "Good morning")
        self.assertEqual(greeting_by_hour(13), "Good afternoon")
        self.assertEqual(greeting_by_hour(4), "Good night")
        self.assertEqual(greeting_by_hour(21), "Good evening")
        self.assertEqual(simple_greeting(0), "Good morning")
        self.assertEqual(simple_greeting(23), "Good evening")
        self.assertEqual(simple_greeting(17, 12, 17), "Good evening")
        self.assertEqual(simple_greeting(17), "Good afternoon")
        self.assertEqual(greet_person("Ann", 9), "Good morning, Ann!")
        self.assertEqual(greet_person("Bob", "19:30", 12, 20), "Good afternoon, Bob!")

    def test_opening_hours(self):
        self.assertEqual(is_open_at("09:00"), True)
        self.assertEqual(is_open_at("17:00"), False)
        self.assertEqual(is_open_at(8), False)
        self.assertEqual(is_open_at("01:00", "22:00", "02:00"), True)
        self.assertEqual(is_open_at("23:00", "22:00", "02:00"), True)
        self.assertEqual(is_open_at("12:00", "22:00", "02:00"), False)
        self.assertEqual(is_open_until("17:00"), True)
        self.assertEqual(is_open_until("17:01"), False)
        self.assertEqual(open_or_closed("10:00"), "open")
        self.assertEqual(open_or_closed("20:00", "09:00", "18:00", "yes", "no"), "no")
        self.assertEqual(is_open_on({"Mon": ["09:00", "17:00"], "Sun": None}, "Mon", "10:00"), True)
        self.assertEqual(is_open_on({"Mon": ["09:00", "17:00"], "Sun": None}, "Sun", "10:00"), False)
        self.assertEqual(is_open_on({"Mon": ["09:00", "17:00"]}, "Tue", "10:00"), False)
        self.assertEqual(minutes_until_closing("16:30"), 30)
        self.assertEqual(minutes_until_closing("18:00"), 0)
        self.assertEqual(minutes_until_opening("08:15"), 45)
        self.assertEqual(minutes_until_opening("18:00"), 900)
        self.assertEqual(minutes_until_opening("10:00"), 0)

    def test_alarms(self):
        self.assertEqual(alarm_for(1, False), "7:00")
        self.assertEqual(alarm_for(0, False), "10:00")
        self.assertEqual(alarm_for(6, True), "off")
        self.assertEqual(alarm_for(5, True), "10:00")
        self.assertEqual(can_sleep_in(True, False), False)
        self.assertEqual(can_sleep_in(False, False), True)
        self.assertEqual(can_sleep_in(True, True), True)
        self.assertEqual(next_traffic_light("green"), "yellow")
        self.assertEqual(next_traffic_light("yellow"), "red")

    def test_other_readings(self):
        self.assertEqual(is_open_at_or_to("17:00"), True)
        self.assertEqual(is_open_at_or_to("17:01"), False)
        self.assertEqual(is_open_on_to({"mon": ["09:00", "12:00"]}, "mon", "12:00"), True)
        self.assertEqual(is_open_on_to({"mon": ["09:00", "12:00"]}, "tue", "12:00"), False)
        self.assertEqual(is_open_on_to({"mon": None}, "mon", "12:00"), False)
        self.assertEqual(open_or_closed_to("17:00"), "open")
        self.assertEqual(open_or_closed_to("18:00"), "closed")
        self.assertEqual(open_or_closed_to("18:00", "10:00", "18:00", "yes", "no"), "yes")


if __name__ == "__main__":
    unittest.main()
