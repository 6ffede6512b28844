import unittest

from ticket_prices import (
    visitor_kind,
    ticket_price,
    ticket_price_by_age,
    tickets_for_ages,
    price_by_age,
    family_total,
    group_price,
    cheapest_family,
    visitor_kind_to,
    visitor_kind_from,
    ticket_price_to,
    ticket_price_from,
    group_price_over,
)


class TicketPricesTest(unittest.TestCase):
    def test_by_age(self):
        self.assertEqual(visitor_kind(11), "child")
        self.assertEqual(visitor_kind(12), "adult")
        self.assertEqual(visitor_kind(64), "adult")
        self.assertEqual(visitor_kind(65), "senior")
        self.assertEqual(visitor_kind(17, 18), "child")
        self.assertEqual(visitor_kind(60, 18, 60), "senior")
        self.assertEqual(ticket_price(5), 5)
        self.assertEqual(ticket_price(30), 10)
        self.assertEqual(ticket_price(70), 7)
        self.assertEqual(ticket_price(70, 1, 2, 3), 3)
        self.assertEqual(ticket_price_by_age(15, 16), 5)
        self.assertEqual(ticket_price_by_age(62, 16, 4, 60, 6, 8), 6)
        self.assertEqual(ticket_price_by_age(59, 16, 4, 60, 6, 8), 8)
        self.assertEqual(tickets_for_ages([5, 30, 70]), 22)
        self.assertEqual(tickets_for_ages([]), 0)
        self.assertEqual(price_by_age(20, [[0, 0], [6, 5], [18, 12]]), 12)
        self.assertEqual(price_by_age(6, [[0, 0], [6, 5], [18, 12]]), 5)
        self.assertEqual(price_by_age(3, [[6, 5]]), None)

    def test_groups(self):
        self.assertEqual(family_total(2, 3), 35)
        self.assertEqual(family_total(1, 2, 12.5, 6.25), 25)
        self.assertEqual(group_price(9, 10, 10, 10), 90)
        self.assertEqual(group_price(10, 10, 10, 10), 90)
        self.assertEqual(group_price(20, 8, 15, 25), 120)
        self.assertEqual(cheapest_family(2, 3, 25), 25)
        self.assertEqual(cheapest_family(1, 1, 25), 15)
        self.assertEqual(cheapest_family(3, 0, 25), 30)

    def test_other_readings(self):
        self.assertEqual(visitor_kind_to(12), "child")
        self.assertEqual(visitor_kind_to(65), "adult")
        self.assertEqual(visitor_kind_to(66), "senior")
        self.assertEqual(visitor_kind_to(7, 6, 60), "adult")
        self.assertEqual(visitor_kind_from(12), "child")
        self.assertEqual(visitor_kind_from(13), "adult")
        self.assertEqual(visitor_kind_from(65), "senior")
        self.assertEqual(visitor_kind_from(61, 6, 60), "senior")
        self.assertEqual(ticket_price_to(12), 5)
        self.assertEqual(ticket_price_to(65), 10)
        self.assertEqual(ticket_price_to(66, 1, 2, 3), 3)
        self.assertEqual(ticket_price_from(12), 5)
        self.assertEqual(ticket_price_from(65), 7)
        self.assertEqual(ticket_price_from(30, 1, 2, 3), 2)
        self.assertEqual(group_price_over(10, 5, 10, 20), 50)
        self.assertEqual(group_price_over(11, 10, 10, 20), 88)


if __name__ == "__main__":
    unittest.main()
