import unittest

from rate_limiter import RateLimiter


class RateLimiterTest(unittest.TestCase):
    def test_a_burst_up_to_the_capacity_then_one_by_one(self):
        now = [100]
        limiter = RateLimiter(lambda: now[0], 2, 10)
        self.assertEqual(limiter.allow("a"), True)
        self.assertEqual(limiter.allow("a"), True)
        self.assertEqual(limiter.allow("a"), False)
        self.assertEqual(limiter.retry_after("a"), 10)
        self.assertEqual(limiter.allow("b"), True)
        now[0] = 109
        self.assertEqual(limiter.allow("a"), False)
        self.assertEqual(limiter.retry_after("a"), 1)
        now[0] = 110
        self.assertEqual(limiter.allow("a"), True)
        self.assertEqual(limiter.allow("a"), False)

    def test_a_long_rest_fills_the_bucket_not_more(self):
        now = [0]
        limiter = RateLimiter(lambda: now[0])
        now[0] = 1000
        self.assertEqual([limiter.allow() for _ in range(6)], [True] * 5 + [False])
        self.assertEqual(limiter.retry_after(), 1)
        now[0] = 2000
        self.assertEqual(sum(limiter.allow() for _ in range(9)), 5)

    def test_a_clock_that_goes_back_locks_nobody_out_for_long(self):
        now = [5000]
        limiter = RateLimiter(lambda: now[0], 1, 10)
        self.assertEqual(limiter.allow(), True)
        now[0] = 100
        self.assertEqual(limiter.retry_after(), 10)
        with self.assertRaises(ValueError):
            RateLimiter(lambda: 0, 0)
        with self.assertRaises(ValueError):
            RateLimiter(lambda: 0, 1, 0)


if __name__ == "__main__":
    unittest.main()
