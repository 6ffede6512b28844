import unittest

from undo_stack import UndoStack


class UndoStackTest(unittest.TestCase):
    def test_steps_back_and_forth(self):
        history = UndoStack("")
        history.change("a")
        history.change("ab")
        self.assertEqual(history.undo(), "a")
        self.assertEqual(history.undo(), "")
        self.assertEqual(history.undo(), "")
        self.assertEqual(history.redo(), "a")
        self.assertEqual(history.redo(), "ab")
        self.assertEqual(history.redo(), "ab")
        self.assertEqual(history.current(), "ab")

    def test_a_change_after_undo_drops_what_lay_ahead(self):
        history = UndoStack(1)
        history.change(2)
        history.undo()
        self.assertEqual(history.can_redo(), True)
        history.change(3)
        self.assertEqual(history.can_redo(), False)
        self.assertEqual(history.redo(), 3)
        self.assertEqual(history.undo(), 1)
        self.assertEqual(history.can_undo(), False)

    def test_the_number_of_steps_is_limited(self):
        history = UndoStack(0, 2)
        history.change(1)
        history.change(2)
        history.change(3)
        self.assertEqual([history.undo(), history.undo(), history.undo()], [2, 1, 1])
        self.assertEqual(history.can_undo(), False)

    def test_null_is_a_state_like_others(self):
        history = UndoStack(None)
        history.change(1)
        self.assertEqual(history.undo(), None)
        self.assertEqual(history.can_redo(), True)

    def test_a_hundred_steps_when_no_number_is_named(self):
        history = UndoStack(0)
        for i in range(1, 102):
            history.change(i)
        for _ in range(200):
            history.undo()
        self.assertEqual(history.current(), 1)


if __name__ == "__main__":
    unittest.main()
