import unittest

from elevator_moves import (
    floor_after_moves,
    floors_after_each,
    first_basement_move,
    floors_travelled,
    distance_of_stops,
    floors_up,
    nearer_elevator,
    stop_order,
    nearest_first,
    elevator_direction,
    elevator_time,
    count_valleys,
    floor_in_building,
    nearer_elevator_of,
)


class ElevatorMovesTest(unittest.TestCase):
    def test_moves(self):
        self.assertEqual(floor_after_moves("(()(()("), 3)
        self.assertEqual(floor_after_moves(["up", "down", "up"], 4), 5)
        self.assertEqual(floor_after_moves("", 2), 2)
        self.assertEqual(floor_after_moves("x^v-"), -1)
        self.assertEqual(floors_after_each("UUD"), [1, 2, 1])
        self.assertEqual(floors_after_each("d", 1), [0])
        self.assertEqual(first_basement_move("()())"), 5)
        self.assertEqual(first_basement_move("(", 0), 0)
        self.assertEqual(first_basement_move(")", 1), 0)
        self.assertEqual(count_valleys("UDDDUDUU"), 1)
        self.assertEqual(count_valleys("DDUUUDDU"), 2)
        self.assertEqual(count_valleys("DUDU"), 2)

    def test_stops(self):
        self.assertEqual(floors_travelled([3, 1, 5]), 9)
        self.assertEqual(floors_travelled([3], 5), 2)
        self.assertEqual(distance_of_stops([5, 2, 8]), 9)
        self.assertEqual(distance_of_stops([]), 0)
        self.assertEqual(floors_up([3, 1, 5]), 7)
        self.assertEqual(floors_up([3, 1], 2), 1)
        self.assertEqual(nearer_elevator(0, 1, 0), "left")
        self.assertEqual(nearer_elevator(0, 2, 1), "right")
        self.assertEqual(nearer_elevator(0, 1, 5, "A", "B"), "B")
        self.assertEqual(stop_order([5, 1, 8, 3], 4), [5, 8, 3, 1])
        self.assertEqual(stop_order([5, 1, 5, 4], 4, False), [1, 5])
        self.assertEqual(stop_order([2, -1, 0]), [2, -1])
        self.assertEqual(nearest_first([5, 1, 8, 3], 4), [3, 1, 5, 8])
        self.assertEqual(nearest_first([2, 1]), [1, 2])
        self.assertEqual(elevator_direction(1, 5), "up")
        self.assertEqual(elevator_direction(5, 1), "down")
        self.assertEqual(elevator_direction(3, 3, "^", "v", "-"), "-")
        self.assertEqual(elevator_time([3, 1]), 20)
        self.assertEqual(elevator_time([3], 1, 1, 10), 12)

    def test_readings_that_differ(self):
        self.assertEqual(floor_in_building("))(((", 2), 2)
        self.assertEqual(floor_in_building(")("), 1)
        self.assertEqual(floor_in_building("((", 5, 2), 4)
        self.assertEqual(nearer_elevator_of(0, 2, 1), "left")
        self.assertEqual(nearer_elevator_of(0, 2, 2), "right")
        self.assertEqual(nearer_elevator_of(0, 2, 2, "a", "b"), "b")
        self.assertEqual(nearer_elevator_of(0, 2, 0, "a", "b"), "a")


if __name__ == "__main__":
    unittest.main()
