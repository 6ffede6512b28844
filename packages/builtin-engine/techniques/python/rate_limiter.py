"""
title: Rate limiter with a clock passed in
when: Calls have to be limited to so many within a time, as a token bucket, without sleeping in tests.
words: rate limit, token bucket, throttle, requests per second, quota, burst, clock, retry after
param CAPACITY: 5 — calls that may come at once
param SECONDS_PER_CALL: 1 — time after which one more call is allowed
"""

CAPACITY = 5
SECONDS_PER_CALL = 1


class RateLimiter:
    """`clock` returns seconds. Each key has a bucket of its own."""

    def __init__(self, clock, capacity=CAPACITY, seconds_per_call=SECONDS_PER_CALL):
        if capacity < 1 or seconds_per_call <= 0:
            raise ValueError("nothing would ever be allowed")
        self._clock = clock
        self._capacity = capacity
        self._seconds_per_call = seconds_per_call
        # For each key the time at which its bucket is full again.
        self._full_at = {}

    def _wait_for(self, key):
        now = self._clock()
        span = self._capacity * self._seconds_per_call
        full = max(self._full_at.get(key, now), now)
        # A clock that goes back must not lock a key for ever.
        due = min(full, now + span) + self._seconds_per_call
        return max(0, due - span - now), due

    def allow(self, key=""):
        """Whether the call may go ahead; if so, it is counted."""
        wait, due = self._wait_for(key)
        if wait > 0:
            return False
        self._full_at[key] = due
        return True

    def retry_after(self, key=""):
        """Seconds until the next call is allowed."""
        return self._wait_for(key)[0]
