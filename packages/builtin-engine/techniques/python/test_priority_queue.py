import unittest

from priority_queue import PriorityQueue


class PriorityQueueTest(unittest.TestCase):
    def test_the_most_urgent_first_equals_in_order_of_arrival(self):
        queue = PriorityQueue()
        queue.push("c", 3)
        queue.push("a", 1)
        queue.push("b1", 2)
        queue.push("b2", 2)
        self.assertEqual(queue.peek(), "a")
        self.assertEqual(queue.size(), 4)
        self.assertEqual(
            [queue.pop(), queue.pop(), queue.pop(), queue.pop()],
            ["a", "b1", "b2", "c"],
        )
        self.assertEqual(queue.pop(), None)
        self.assertEqual(queue.peek(), None)

    def test_large_priorities_first(self):
        queue = PriorityQueue(True)
        queue.push("low", -1)
        queue.push("high", 10)
        queue.push("mid", 9)
        queue.push("high2", 10)
        self.assertEqual(
            [queue.pop(), queue.pop(), queue.pop(), queue.pop()],
            ["high", "high2", "mid", "low"],
        )

    def test_many_items_come_out_sorted(self):
        queue = PriorityQueue()
        numbers = [i * 7919 % 211 for i in range(200)]
        for n in numbers:
            queue.push(n, n)
        self.assertEqual([queue.pop() for _ in numbers], sorted(numbers))
        self.assertEqual(queue.size(), 0)

    def test_items_that_cannot_be_compared(self):
        queue = PriorityQueue()
        queue.push({"x": 1}, 1)
        queue.push({"x": 0}, 1)
        self.assertEqual(queue.pop(), {"x": 1})


if __name__ == "__main__":
    unittest.main()
