import unittest

from event_counter import EventCounter


class EventCounterTest(unittest.TestCase):
    def test_events_are_forgotten_when_they_leave_the_window(self):
        now = [1]
        counter = EventCounter(lambda: now[0])
        counter.record()
        counter.record()
        now[0] = 300
        counter.record()
        self.assertEqual(counter.count(), 3)
        self.assertEqual(counter.rate(), 0.01)
        now[0] = 301
        self.assertEqual(counter.count(), 1)
        now[0] = 600
        self.assertEqual(counter.count(), 0)
        counter.record()
        self.assertEqual(counter.count(), 1)

    def test_events_with_names_in_another_window(self):
        now = [0]
        counter = EventCounter(lambda: now[0], 10)
        self.assertEqual(counter.count(), 0)
        counter.record("login")
        counter.record("error")
        now[0] = 9
        counter.record("error")
        self.assertEqual(counter.count_of("error"), 2)
        self.assertEqual(counter.count_of("login"), 1)
        self.assertEqual(counter.count_of("other"), 0)
        now[0] = 10
        self.assertEqual(counter.count_of("error"), 1)
        self.assertEqual(counter.rate(), 0.1)
        with self.assertRaises(ValueError):
            EventCounter(lambda: 0, 0)


if __name__ == "__main__":
    unittest.main()
