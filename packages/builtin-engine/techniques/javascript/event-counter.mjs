/**
 * title: Count events within a sliding time window
 * when: Events per minute or hour have to be counted, such as hits, errors or logins, with a clock passed in.
 * words: event counter, hit counter, sliding window, per minute, rate, statistics, deque, clock
 * param WINDOW_SECONDS: 300 — how far back events are counted
 */
const WINDOW_SECONDS = 300;

/** `clock` returns seconds and does not go back. An event exactly one window old is no longer counted. */
export function createEventCounter(clock, windowSeconds = WINDOW_SECONDS) {
  if (!(windowSeconds > 0)) throw new RangeError("the window has to be positive");
  let events = [];
  const forget = () => {
    const oldest = clock() - windowSeconds;
    // Events stand in order, so that only the first few are looked at.
    const kept = events.findIndex((event) => event.at > oldest);
    events = kept < 0 ? [] : events.slice(kept);
    return events;
  };
  return {
    record(name = "") {
      forget();
      events.push({ at: clock(), name });
    },
    count: () => forget().length,
    countOf: (name) => forget().filter((event) => event.name === name).length,
    /** Events per second over the window. */
    rate: () => forget().length / windowSeconds,
  };
}
