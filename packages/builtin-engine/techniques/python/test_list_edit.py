import unittest

from list_edit import (
    remove_all,
    move_to_end,
    move_zeros,
    swap_ends,
    swap_items,
    take,
    drop,
    take_last,
    drop_last,
    every_other,
    every_nth,
    insert_at,
    remove_at,
    replace_all_items,
    compact,
    reverse_list,
    first_and_last,
    middle_items,
    repeat_item,
    remove_first_item,
    remove_last_item,
    move_to_front,
    move_zeros_to_front,
    every_other_from_two,
    every_nth_from_one,
    remove_every_nth,
    compact_only,
    compact_as_it_is,
    replace_first_item,
    first_and_last_or_one,
    middle_item_to_one,
    middle_item_at,
    insert_after,
    insert_at_from_one,
    remove_at_from_one,
    swap_items_from_one,
    swap_neighbour_items,
)


class ListEditTest(unittest.TestCase):
    def test_items_go_or_move(self):
        self.assertEqual(remove_all([1, 2, 1, 3], 1), [2, 3])
        self.assertEqual(remove_all([0, False, 1, ""]), [False, 1, ""])
        self.assertEqual(move_zeros([0, 1, 0, 3, 12]), [1, 3, 12, 0, 0])
        self.assertEqual(move_zeros([False, 0, "a"]), [False, "a", 0])
        self.assertEqual(move_to_end([2, 1, 2, 3], 2), [1, 3, 2, 2])
        self.assertEqual(move_to_end([0, 5]), [5, 0])
        self.assertEqual(compact([0, 1, False, 2, "", 3, None, "a"]), [1, 2, 3, "a"])
        self.assertEqual(compact([[], 0]), [[]])
        self.assertEqual(remove_at([1, 2, 3], 1), [1, 3])
        self.assertEqual(remove_at([1], 5), [1])

    def test_items_change_places(self):
        self.assertEqual(swap_ends([1, 2, 3, 4]), [4, 2, 3, 1])
        self.assertEqual(swap_ends([1]), [1])
        self.assertEqual(swap_ends([1, 2]), [2, 1])
        self.assertEqual(swap_items(["a", "b", "c"], 0, 2), ["c", "b", "a"])
        self.assertEqual(reverse_list([1, 2, 3]), [3, 2, 1])

    def test_ends_and_middles(self):
        self.assertEqual(take([1, 2, 3]), [1])
        self.assertEqual(take([1, 2, 3], 2), [1, 2])
        self.assertEqual(take([1, 2], -1), [])
        self.assertEqual(drop([1, 2, 3]), [2, 3])
        self.assertEqual(drop([1, 2, 3], 5), [])
        self.assertEqual(take_last([1, 2, 3], 2), [2, 3])
        self.assertEqual(take_last([1, 2, 3]), [3])
        self.assertEqual(take_last([1, 2], 0), [])
        self.assertEqual(drop_last([1, 2, 3]), [1, 2])
        self.assertEqual(drop_last([1, 2], 3), [])
        self.assertEqual(first_and_last([1, 2, 3]), [1, 3])
        self.assertEqual(first_and_last([]), [])
        self.assertEqual(middle_items([1, 2, 3]), [2])
        self.assertEqual(middle_items([1, 2, 3, 4]), [2, 3])
        self.assertEqual(middle_items([]), [])

    def test_every_second_one(self):
        self.assertEqual(every_other([1, 2, 3, 4, 5]), [1, 3, 5])
        self.assertEqual(every_other([1, 2, 3, 4, 5], 3), [1, 4])
        self.assertEqual(every_nth([1, 2, 3, 4, 5]), [2, 4])
        self.assertEqual(every_nth([1, 2, 3, 4, 5, 6], 3), [3, 6])

    def test_items_come_in(self):
        self.assertEqual(insert_at([1, 3], 1, 2), [1, 2, 3])
        self.assertEqual(insert_at([], 0, "a"), ["a"])
        self.assertEqual(replace_all_items([1, 2, 1], 1, 9), [9, 2, 9])
        self.assertEqual(repeat_item("x", 3), ["x", "x", "x"])
        self.assertEqual(repeat_item(7), [7])
        self.assertEqual(repeat_item("x", 0), [])

    def test_other_readings(self):
        self.assertEqual(remove_first_item([1, 0, 2, 0]), [1, 2, 0])
        self.assertEqual(remove_first_item([1], 5), [1])
        self.assertEqual(remove_first_item([5, 1], 5), [1])
        self.assertEqual(remove_last_item([1, 0, 2, 0, 3]), [1, 0, 2, 3])
        self.assertEqual(remove_last_item([1], 5), [1])
        self.assertEqual(remove_last_item([5, 1], 5), [1])
        self.assertEqual(move_to_front([1, 0, 2, 0]), [0, 0, 1, 2])
        self.assertEqual(move_zeros_to_front([1, 0, 2]), [0, 1, 2])
        self.assertEqual(every_other_from_two([1, 2, 3, 4]), [2, 4])
        self.assertEqual(every_nth_from_one([1, 2, 3, 4], 3), [1, 4])
        self.assertEqual(every_nth_from_one([1, 2, 3]), [1, 3])
        self.assertEqual(remove_every_nth([1, 2, 3, 4]), [1, 3])
        self.assertEqual(remove_every_nth([1, 2, 3, 4], 3), [1, 2, 4])
        self.assertEqual(compact_only([0, None, "", False, 1]), [0, "", False, 1])
        self.assertEqual(compact_as_it_is([0, None, "", False, 1]), [0, False, 1])
        self.assertEqual(replace_first_item([1, 2, 1], 1, 9), [9, 2, 1])
        self.assertEqual(replace_first_item([2], 1, 9), [2])
        self.assertEqual(first_and_last_or_one([1, 2, 3]), [1, 3])
        self.assertEqual(first_and_last_or_one([1, 2]), [1, 2])
        self.assertEqual(first_and_last_or_one([1]), [1])
        self.assertEqual(middle_item_to_one([1, 2, 3, 4]), 2)
        self.assertEqual(middle_item_to_one([1, 2, 3]), 2)
        self.assertEqual(middle_item_to_one([]), None)
        self.assertEqual(middle_item_at([1, 2, 3, 4]), 3)
        self.assertEqual(middle_item_at([1, 2, 3]), 2)
        self.assertEqual(middle_item_at([]), None)
        self.assertEqual(insert_after([1, 2], 0, 9), [1, 9, 2])
        self.assertEqual(insert_at_from_one([1, 2], 2, 9), [1, 9, 2])
        self.assertEqual(remove_at_from_one([1, 2, 3], 2), [1, 3])
        self.assertEqual(swap_items_from_one([1, 2, 3], 1, 3), [3, 2, 1])
        self.assertEqual(swap_neighbour_items([1, 2, 3, 4, 5]), [2, 1, 4, 3, 5])


if __name__ == "__main__":
    unittest.main()
