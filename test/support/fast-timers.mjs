// Preloaded into a program under test to make its timers run ten times as fast, because its deadlines are too long for a test.
const TIMES = 10;
const { setTimeout: plain } = globalThis;

globalThis.setTimeout = Object.assign(
  (/** @type {(...args: any[]) => void} */ then, /** @type {number} */ ms, /** @type {any[]} */ ...args) =>
    plain(then, ms / TIMES, ...args),
  plain,
);
