import unittest

from work_pay import (
    overtime_pay,
    overtime_hours,
    weekly_pay,
    daily_overtime_pay,
    stepped_overtime_pay,
    commission,
    commission_above_target,
    commission_on_excess,
    net_pay,
    salary_after_raise,
    yearly_salary,
    hourly_rate,
    commission_on_all,
    commission_on_all_from,
    pay_with_bonus,
)


class WorkPayTest(unittest.TestCase):
    def test_hours(self):
        self.assertEqual(overtime_pay(40, 10, 40), 400)
        self.assertEqual(overtime_pay(45, 10, 40), 475)
        self.assertEqual(overtime_pay(38.5, 12, 40), 462)
        self.assertEqual(overtime_pay(50, 20, 35, 2), 1300)
        self.assertEqual(overtime_hours(45, 40), 5)
        self.assertEqual(overtime_hours(30, 40), 0)
        self.assertEqual(weekly_pay([8, 8, 8, 8, 10], 10, 40), 430)
        self.assertEqual(weekly_pay([], 10, 40), 0)
        self.assertEqual(daily_overtime_pay([8, 10, 6], 10, 8), 250)
        self.assertEqual(daily_overtime_pay([9], 10, 7, 2), 110)
        self.assertEqual(stepped_overtime_pay(65, 10, 40, 60, 2), 800)
        self.assertEqual(stepped_overtime_pay(30, 10, 40, 60, 2), 300)

    def test_money(self):
        self.assertEqual(commission(1000), 50)
        self.assertEqual(commission(1500, 10, 200), 350)
        self.assertEqual(commission_above_target(1500, 1000, 5, 10), 100)
        self.assertEqual(commission_above_target(800, 1000, 2, 4), 16)
        self.assertEqual(commission_on_excess(1500, 1000, 5), 25)
        self.assertEqual(commission_on_excess(900, 1000, 5), 0)
        self.assertEqual(net_pay(1000), 950)
        self.assertEqual(net_pay(2000, 20, 150), 1450)
        self.assertEqual(salary_after_raise(2000), 2100)
        self.assertEqual(salary_after_raise(1000, 10, 2), 1210)
        self.assertEqual(yearly_salary(15), 31200)
        self.assertEqual(yearly_salary(20, 35, 50), 35000)
        self.assertEqual(hourly_rate(31200), 15)

    def test_other_readings(self):
        self.assertEqual(commission_on_all(1000, 1000, 5, 10), 50)
        self.assertEqual(commission_on_all(1100, 1000, 5, 10), 110)
        self.assertEqual(commission_on_all_from(1000, 1000, 5, 10), 100)
        self.assertEqual(commission_on_all_from(900, 1000, 5, 10), 45)
        self.assertEqual(pay_with_bonus(500, 100, 100, 50), 550)
        self.assertEqual(pay_with_bonus(500, 99, 100, 50), 500)


if __name__ == "__main__":
    unittest.main()
