import unittest

from parking_fee import (
    parking_fee,
    parking_fee_minutes,
    parking_fee_between,
    hourly_fee,
    rental_fee,
    car_rental,
)


class ParkingFeeTest(unittest.TestCase):
    def test_hours(self):
        self.assertEqual(parking_fee(1), 3)
        self.assertEqual(parking_fee(0), 0)
        self.assertEqual(parking_fee(1.5), 5)
        self.assertEqual(parking_fee(4), 9)
        self.assertEqual(parking_fee(23, 3, 2, 20), 20)
        self.assertEqual(parking_fee(24, 3, 2, 20), 20)
        self.assertEqual(parking_fee(25, 3, 2, 20), 23)
        self.assertEqual(parking_fee(48, 3, 2, 20), 40)
        self.assertEqual(parking_fee(3, 2.5, 1.25), 5)
        self.assertEqual(parking_fee(30), 61)
        self.assertEqual(parking_fee(10, 4, 3, 15), 15)

    def test_minutes_and_times(self):
        self.assertEqual(parking_fee_minutes(61), 5)
        self.assertEqual(parking_fee_minutes(0), 0)
        self.assertEqual(parking_fee_minutes(15, 3, 2, 20, 15), 0)
        self.assertEqual(parking_fee_minutes(16, 3, 2, 20, 15), 3)
        self.assertEqual(parking_fee_between("09:15", "11:30"), 7)
        self.assertEqual(parking_fee_between("22:00", "01:00"), 7)
        self.assertEqual(parking_fee_between("09:00", "09:00"), 0)

    def test_other_fees(self):
        self.assertEqual(hourly_fee(2.5), 6)
        self.assertEqual(hourly_fee(2.5, 3, 1), 6)
        self.assertEqual(hourly_fee(20), 40)
        self.assertEqual(hourly_fee(20, 2, 0, 20), 20)
        self.assertEqual(rental_fee(2, 3, 3, 2), 3)
        self.assertEqual(rental_fee(0, 3, 3, 2), 0)
        self.assertEqual(rental_fee(5, 10, 3, 2), 14)
        self.assertEqual(rental_fee(50, 10, 3, 2, 30), 30)
        self.assertEqual(car_rental(2), 80)
        self.assertEqual(car_rental(3), 100)
        self.assertEqual(car_rental(7), 230)
        self.assertEqual(car_rental(4, 10, 5, 10, 5), 35)


if __name__ == "__main__":
    unittest.main()
