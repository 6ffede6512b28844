import unittest

from meeting_times import (
    do_overlap,
    do_touch,
    shared_time,
    overlap_length,
    has_conflict,
    can_attend_all,
    conflicting_pairs,
    can_book,
    free_slots,
    first_free_slot,
    rooms_needed,
    most_meetings,
    count_most_meetings,
    meetings_at,
    total_meeting_time,
    do_overlap_also,
    has_conflict_also,
    can_book_also,
    rooms_needed_also,
    count_most_meetings_also,
)


class MeetingTimesTest(unittest.TestCase):
    def test_overlaps(self):
        self.assertEqual(do_overlap(["09:00", "10:00"], ["09:30", "11:00"]), True)
        self.assertEqual(do_overlap(["09:00", "10:00"], ["10:00", "11:00"]), False)
        self.assertEqual(do_overlap([5, 9], [1, 5]), False)
        self.assertEqual(do_touch([5, 9], [1, 5]), True)
        self.assertEqual(do_touch([1, 5], [5, 9]), True)
        self.assertEqual(do_touch([1, 4], [5, 9]), False)
        self.assertEqual(do_touch([5, 9], [1, 4]), False)
        self.assertEqual(shared_time(["09:00", "10:00"], ["09:30", "11:00"]), ["09:30", "10:00"])
        self.assertEqual(shared_time([1, 2], [2, 3]), None)
        self.assertEqual(overlap_length(["09:00", "10:00"], ["09:30", "11:00"]), 30)
        self.assertEqual(overlap_length([1, 2], [5, 8]), 0)
        self.assertEqual(has_conflict([["13:00", "14:00"], ["09:00", "10:00"], ["09:59", "10:30"]]), True)
        self.assertEqual(has_conflict([[1, 2], [2, 3]]), False)
        self.assertEqual(has_conflict([]), False)
        self.assertEqual(can_attend_all([[0, 30], [5, 10], [15, 20]]), False)
        self.assertEqual(can_attend_all([[7, 10], [2, 4]]), True)
        self.assertEqual(conflicting_pairs([[1, 4], [5, 6], [3, 9]]), [[0, 2], [1, 2]])
        self.assertEqual(can_book([["09:00", "10:00"]], "10:00", "11:00"), True)
        self.assertEqual(can_book([["09:00", "10:00"]], "09:45", "11:00"), False)

    def test_free_slots(self):
        self.assertEqual(
            free_slots([["10:00", "11:00"], ["12:00", "13:30"]]),
            [["09:00", "10:00"], ["11:00", "12:00"], ["13:30", "17:00"]],
        )
        self.assertEqual(free_slots([["08:00", "10:00"], ["10:10", "18:00"]], "09:00", "17:00", 30), [])
        self.assertEqual(free_slots([["09:00", "16:59"]]), [["16:59", "17:00"]])
        self.assertEqual(free_slots([], "08:00", "09:00"), [["08:00", "09:00"]])
        self.assertEqual(free_slots([["18:00", "19:00"]]), [["09:00", "17:00"]])
        self.assertEqual(first_free_slot([["09:00", "10:00"], ["10:30", "12:00"]], 60), ["12:00", "13:00"])
        self.assertEqual(first_free_slot([["09:00", "16:30"]], 60), None)
        self.assertEqual(first_free_slot([], 30, "08:00", "09:00"), ["08:00", "08:30"])

    def test_many_meetings(self):
        self.assertEqual(rooms_needed([[0, 30], [5, 10], [15, 20]]), 2)
        self.assertEqual(rooms_needed([["09:00", "10:00"], ["10:00", "11:00"]]), 1)
        self.assertEqual(rooms_needed([]), 0)
        self.assertEqual(most_meetings([[1, 4], [3, 5], [0, 6], [5, 7]]), [[1, 4], [5, 7]])
        self.assertEqual(count_most_meetings([[1, 2], [2, 3], [1, 3]]), 2)
        self.assertEqual(meetings_at([["09:00", "10:00"], ["09:30", "11:00"]], "10:00"), 1)
        self.assertEqual(meetings_at([["09:00", "10:00"], ["09:30", "11:00"]], "09:30"), 2)
        self.assertEqual(total_meeting_time([["09:00", "10:00"], ["09:30", "11:00"]]), 150)

    def test_other_readings(self):
        self.assertEqual(do_overlap_also([1, 2], [2, 3]), True)
        self.assertEqual(do_overlap_also([1, 2], [3, 4]), False)
        self.assertEqual(has_conflict_also([[2, 3], [1, 2]]), True)
        self.assertEqual(has_conflict_also([["09:00", "10:00"], ["10:01", "11:00"]]), False)
        self.assertEqual(can_book_also([[1, 2]], 2, 3), False)
        self.assertEqual(can_book_also([[1, 2]], 3, 4), True)
        self.assertEqual(rooms_needed_also([[1, 2], [2, 3], [4, 5]]), 2)
        self.assertEqual(rooms_needed_also([["09:00", "10:00"], ["10:01", "11:00"], ["08:00", "08:30"]]), 1)
        self.assertEqual(rooms_needed_also([]), 0)
        self.assertEqual(count_most_meetings_also([[1, 2], [2, 3], [4, 5]]), 2)
        self.assertEqual(count_most_meetings_also([[3, 4], [1, 2]]), 2)


if __name__ == "__main__":
    unittest.main()
