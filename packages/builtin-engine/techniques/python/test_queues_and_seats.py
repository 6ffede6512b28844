import unittest

from queues_and_seats import (
    queue_time,
    waiting_times,
    ticket_queue_time,
    queue_after,
    josephus_order,
    josephus_survivor,
    last_in_circle,
    seat_name,
    seat_name_letter_first,
    seat_place,
    seat_kind,
    seats_with_distance,
    first_free_seats,
    whose_turn,
    count_handshakes,
    round_robin_matches,
    teams_by_turns,
    open_lockers,
)


class QueuesAndSeatsTest(unittest.TestCase):
    def test_queues(self):
        self.assertEqual(queue_time([5, 3, 4]), 12)
        self.assertEqual(queue_time([10, 2, 3, 3], 2), 10)
        self.assertEqual(queue_time([], 1), 0)
        self.assertEqual(waiting_times([5, 3, 4]), [0, 5, 8])
        self.assertEqual(waiting_times([]), [])
        self.assertEqual(ticket_queue_time([2, 3, 2], 2), 6)
        self.assertEqual(ticket_queue_time([5, 1, 1, 1], 0), 8)
        self.assertEqual(queue_after(["join Ann", "join Bob Ray", "leave", "add Cid"]), ["Bob Ray", "Cid"])
        self.assertEqual(queue_after(["leave Bob"], ["Ann", "Bob"]), ["Ann"])

    def test_circles_and_turns(self):
        self.assertEqual(josephus_order([1, 2, 3, 4, 5, 6, 7], 3), [3, 6, 2, 7, 5, 1, 4])
        self.assertEqual(josephus_order([1, 2, 3]), [2, 1, 3])
        self.assertEqual(josephus_survivor(41, 3), 31)
        self.assertEqual(josephus_survivor(5), 3)
        self.assertEqual(last_in_circle(["a", "b", "c", "d"]), "a")
        self.assertEqual(last_in_circle(["a", "b", "c", "d"], 1), "d")
        self.assertEqual(last_in_circle([]), None)
        self.assertEqual(whose_turn(["Ann", "Bob", "Cid"], 5), "Bob")
        self.assertEqual(count_handshakes(5), 10)
        self.assertEqual(round_robin_matches(["A", "B", "C"]), [["A", "B"], ["A", "C"], ["B", "C"]])
        self.assertEqual(teams_by_turns(["A", "B", "C"]), [["A", "C"], ["B"]])
        self.assertEqual(teams_by_turns([1, 2, 3, 4], 3), [[1, 4], [2], [3]])
        self.assertEqual(open_lockers(20), [1, 4, 9, 16])
        self.assertEqual(open_lockers(0), [])

    def test_seats(self):
        self.assertEqual(seat_name(8), "2B")
        self.assertEqual(seat_name(6), "1F")
        self.assertEqual(seat_name(5, 4), "2A")
        self.assertEqual(seat_name_letter_first(8), "B2")
        self.assertEqual(seat_name_letter_first(10, 10), "A10")
        self.assertEqual(seat_place(8), [2, 2])
        self.assertEqual(seat_place(12, 4), [3, 4])
        self.assertEqual(seat_kind("12C"), "aisle")
        self.assertEqual(seat_kind("1f"), "window")
        self.assertEqual(seat_kind("9X"), None)
        self.assertEqual(seats_with_distance([0, 0, 1, 0, 0, 0]), [0, 4, 5])
        self.assertEqual(seats_with_distance([1, 2, 1], 2), [])
        self.assertEqual(seats_with_distance([0]), [0])
        self.assertEqual(first_free_seats([1, 0, 1, 0, 0]), 3)
        self.assertEqual(first_free_seats([1, 0], 1), 1)
        self.assertEqual(first_free_seats([1, 0], 2), -1)
        self.assertEqual(first_free_seats(["x", "-"], 1, "-"), 1)


if __name__ == "__main__":
    unittest.main()
