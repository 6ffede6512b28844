import unittest

from taxi_fare import taxi_fare, taxi_fare_started, ride_fare, fare_with_free_km, fare_in_steps, night_fare


class TaxiFareTest(unittest.TestCase):
    def test_distance(self):
        self.assertEqual(taxi_fare(10), 23.5)
        self.assertEqual(taxi_fare(0), 3.5)
        self.assertEqual(taxi_fare(0, 0), 0)
        self.assertEqual(taxi_fare(1, 3, 1.8, 7), 7)
        self.assertEqual(taxi_fare(12.3, 2.5, 1.75), 24.03)
        self.assertEqual(taxi_fare_started(2.1), 9.5)
        self.assertEqual(taxi_fare_started(2, 4, 1, 10), 10)
        self.assertEqual(fare_with_free_km(0.5, 3.5, 1, 2), 3.5)
        self.assertEqual(fare_with_free_km(5, 4, 2, 1.5), 8.5)
        self.assertEqual(fare_in_steps(8, 3.5, 2, 10, 1.5), 19.5)
        self.assertEqual(fare_in_steps(20, 3.5, 2, 10, 1.5), 38.5)
        self.assertEqual(fare_in_steps(12, 5, 3, 10, 2), 39)

    def test_time_and_night(self):
        self.assertEqual(ride_fare(10, 15), 31)
        self.assertEqual(ride_fare(4, 10, 2, 1, 0.25), 8.5)
        self.assertEqual(night_fare(10, False), 23.5)
        self.assertEqual(night_fare(10, True), 28.2)
        self.assertEqual(night_fare(5, True, 5, 2, 50), 22.5)


if __name__ == "__main__":
    unittest.main()
