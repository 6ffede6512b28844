import unittest

from speed_and_travel import (
    average_speed,
    speed_kmh,
    speed_of_legs,
    round_trip_speed,
    distance_travelled,
    travel_hours,
    travel_minutes,
    travel_time,
    arrival_time,
    pace,
    time_at_pace,
    hours_to_meet,
    hours_to_catch_up,
    average_speed_as_is,
    speed_kmh_as_is,
    speed_of_legs_as_is,
    round_trip_speed_as_is,
    distance_travelled_as_is,
    travel_hours_as_is,
    hours_to_meet_as_is,
    hours_to_catch_up_as_is,
)


class SpeedAndTravelTest(unittest.TestCase):
    def test_speed(self):
        self.assertEqual(average_speed(150, 2), 75)
        self.assertEqual(average_speed(100, 3), 33.33)
        self.assertEqual(average_speed(100, 3, 0), 33)
        self.assertEqual(average_speed(5, 0), 0)
        self.assertEqual(speed_kmh(100, 10), 36)
        self.assertEqual(speed_of_legs([[60, 1], [100, 1]]), 80)
        self.assertEqual(speed_of_legs([]), 0)
        self.assertEqual(round_trip_speed(60, 40), 48)
        self.assertEqual(distance_travelled(60, 1.5), 90)

    def test_times(self):
        self.assertEqual(travel_hours(90, 60), 1.5)
        self.assertEqual(travel_minutes(90, 60), 90)
        self.assertEqual(travel_minutes(90, 60, 15), 105)
        self.assertEqual(travel_time(90, 60), "1:30")
        self.assertEqual(travel_time(5, 100, 2), "0:05")
        self.assertEqual(arrival_time("09:30", 90, 60), "11:00")
        self.assertEqual(arrival_time("23:00", 120, 60), "01:00")
        self.assertEqual(pace(10, 55), "5:30")
        self.assertEqual(pace(3, 15.15), "5:03")
        self.assertEqual(time_at_pace(10, "5:30"), "55:00")
        self.assertEqual(time_at_pace(42, "5:00"), "3:30:00")
        self.assertEqual(time_at_pace(12, "5:00"), "1:00:00")
        self.assertEqual(hours_to_meet(300, 60, 90), 2)
        self.assertEqual(hours_to_catch_up(30, 60, 80), 1.5)
        self.assertEqual(hours_to_catch_up(30, 60, 60), None)

    def test_without_rounding(self):
        self.assertEqual(average_speed_as_is(150, 2), 75)
        self.assertEqual(speed_kmh_as_is(100, 10), 36)
        self.assertEqual(speed_of_legs_as_is([[60, 1], [100, 1]]), 80)
        self.assertEqual(round_trip_speed_as_is(60, 40), 48)
        self.assertEqual(distance_travelled_as_is(60, 1.5), 90)
        self.assertEqual(travel_hours_as_is(90, 60), 1.5)
        self.assertEqual(hours_to_meet_as_is(300, 60, 90), 2)
        self.assertEqual(hours_to_catch_up_as_is(30, 60, 80), 1.5)


if __name__ == "__main__":
    unittest.main()
