// Ends a process whose tests have all ended, or that takes much longer than it did when it passed. A test that fails before
// it closes what it opened leaves the process running, although its report is complete.

const TICK_MS = 100;
/** How long nothing may happen after the last of the expected tests, once one has failed. */
const QUIET_MS = 300;

/**
 * Watches the process from a timer that the code under test cannot reach and that keeps no process alive. `pace` says how the
 * same tests passed: `quietMs`, the longest pause that they may make, `limitMs`, and their number. `end` ends the process.
 */
export function watchEnding(pace, record, end) {
  const { process } = globalThis;
  let quiet = 0;
  let ticks = 0;
  let seen = -1;
  const isOver = () => {
    const { open, ended, failed } = record.progress();
    const finished = open === 0 && ended > 0;
    const mostMs = finished && failed && ended >= pace.tests ? QUIET_MS : pace.quietMs;
    return (finished || (open === 0 && Boolean(process.exitCode))) && quiet * TICK_MS >= mostMs;
  };
  const timer = setInterval(() => {
    const { events } = record.progress();
    quiet = events === seen ? quiet + 1 : 0;
    seen = events;
    ticks += 1;
    if (isOver()) end(false);
    else if (ticks * TICK_MS >= pace.limitMs) end(true);
  }, TICK_MS);
  timer.unref();
}
