/**
 * title: Rate limiter with a clock passed in
 * when: Calls have to be limited to so many within a time, as a token bucket, without sleeping in tests.
 * words: rate limit, token bucket, throttle, requests per second, quota, burst, clock, retry after
 * param CAPACITY: 5 — calls that may come at once
 * param SECONDS_PER_CALL: 1 — time after which one more call is allowed
 */
const CAPACITY = 5;
const SECONDS_PER_CALL = 1;

/** `clock` returns seconds. Each key has a bucket of its own. */
export function createRateLimiter(clock, capacity = CAPACITY, secondsPerCall = SECONDS_PER_CALL) {
  if (capacity < 1 || secondsPerCall <= 0) throw new RangeError("nothing would ever be allowed");
  // For each key the time at which its bucket is full again: one number instead of tokens and a time.
  const fullAt = new Map();
  const waitFor = (key) => {
    const now = clock();
    const full = Math.max(fullAt.get(key) ?? now, now);
    // A clock that goes back must not lock a key for ever: never longer than an empty bucket takes.
    const due = Math.min(full, now + capacity * secondsPerCall) + secondsPerCall;
    return [Math.max(0, due - capacity * secondsPerCall - now), due];
  };
  return {
    /** Whether the call may go ahead; if so, it is counted. */
    allow(key = "") {
      const [wait, due] = waitFor(key);
      if (wait > 0) return false;
      fullAt.set(key, due);
      return true;
    },
    /** Seconds until the next call is allowed. */
    retryAfter: (key = "") => waitFor(key)[0],
  };
}
