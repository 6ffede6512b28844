import unittest

from next_departure import (
    next_departure,
    next_departure_after,
    next_departure_or_first,
    minutes_to_next,
    wait_over_midnight,
    departures_left,
    next_departures,
    last_departure,
    timetable,
    wait_for_every,
    can_catch,
    next_departure_not_at,
    minutes_to_next_not_at,
    departures_left_not_at,
    last_departure_or_at,
    wait_for_every_not_at,
)


class NextDepartureTest(unittest.TestCase):
    def test_next(self):
        self.assertEqual(next_departure(["10:30", "08:15", "09:00"], "08:20"), "09:00")
        self.assertEqual(next_departure(["08:15", "9:00"], "08:15"), "08:15")
        self.assertEqual(next_departure(["08:15"], "08:20"), None)
        self.assertEqual(next_departure(["08:15"], "08:20", "no bus"), "no bus")
        self.assertEqual(next_departure_after(["08:15", "09:00"], "08:15"), "09:00")
        self.assertEqual(next_departure_after([], "08:15", "none"), "none")
        self.assertEqual(next_departure_after(["08:15"], "09:15"), None)
        self.assertEqual(next_departure_or_first(["08:15", "07:00"], "08:20"), "07:00")
        self.assertEqual(next_departure_or_first([], "08:20"), None)
        self.assertEqual(
            next_departures(["08:15", "09:00", "10:00", "11:00"], "08:20", 2),
            ["09:00", "10:00"],
        )
        self.assertEqual(
            next_departures(["06:00", "07:00", "08:00", "09:00"], "05:00"),
            ["06:00", "07:00", "08:00"],
        )
        self.assertEqual(departures_left(["10:00", "08:15", "09:00"], "09:00"), ["09:00", "10:00"])
        self.assertEqual(last_departure(["08:15", "09:00"], "09:00"), "08:15")
        self.assertEqual(last_departure(["08:15"], "08:00"), None)
        self.assertEqual(last_departure(["08:15"], "08:00", "-"), "-")

    def test_waiting(self):
        self.assertEqual(minutes_to_next(["08:15", "09:00"], "08:20"), 40)
        self.assertEqual(minutes_to_next(["08:15"], "08:20"), None)
        self.assertEqual(minutes_to_next(["08:15"], "08:20", -1), -1)
        self.assertEqual(wait_over_midnight(["06:00", "22:00"], "23:30"), 390)
        self.assertEqual(wait_over_midnight([], "23:30"), None)
        self.assertEqual(wait_for_every("10:17", 15), 13)
        self.assertEqual(wait_for_every("10:30"), 0)
        self.assertEqual(wait_for_every("10:31"), 29)
        self.assertEqual(can_catch("08:15", "08:05", 10), True)
        self.assertEqual(can_catch("08:15", "08:05", 11), False)
        self.assertEqual(can_catch("08:15", "08:16"), False)
        self.assertEqual(timetable("08:00", "09:30"), ["08:00", "08:30", "09:00", "09:30"])
        self.assertEqual(timetable("08:00", "08:50", 20), ["08:00", "08:20", "08:40"])
        self.assertEqual(timetable("08:00", "07:00"), [])

    def test_other_readings(self):
        self.assertEqual(next_departure_not_at(["10:00", "09:00"], "09:00"), "10:00")
        self.assertEqual(next_departure_not_at(["09:00"], "09:00"), None)
        self.assertEqual(minutes_to_next_not_at(["10:00", "09:00"], "09:00"), 60)
        self.assertEqual(minutes_to_next_not_at(["09:00"], "09:00"), None)
        self.assertEqual(departures_left_not_at(["10:00", "09:00", "08:00"], "09:00"), ["10:00"])
        self.assertEqual(last_departure_or_at(["10:00", "09:00", "08:00"], "09:00"), "09:00")
        self.assertEqual(last_departure_or_at(["10:00"], "09:00"), None)
        self.assertEqual(wait_for_every_not_at("09:30"), 30)
        self.assertEqual(wait_for_every_not_at("09:35", 20), 5)


if __name__ == "__main__":
    unittest.main()
