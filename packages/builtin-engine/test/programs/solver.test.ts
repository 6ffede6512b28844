import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { createSolver } from "../../src/programs/solver.ts";

/** Nothing of the language fits these. */
const HOPELESS = {
  readings: [
    {
      cases: ["q3k", "zz9p", "a", "m1m1", "0x7"].map((text, i) => ({
        args: [text],
        output: `${i * 7919}${text}${i * i}!`,
      })),
      others: [],
    },
  ],
  constants: [],
  name: "",
  text: "",
};
const EASY = {
  readings: [{ cases: [1, 2, 5].map((n) => ({ args: [n], output: n * n })), others: [] }],
  constants: [],
  name: "",
  text: "",
};
const never = new AbortController().signal;

/** Threads of this process, as the system counts them. */
const threads = () => readdirSync("/proc/self/task").length;

test("a search that is aborted ends at once, with the signal's reason, and leaves no thread behind", async () => {
  const solver = createSolver({ budgetMs: 30_000, memoryMb: 512 });
  const stop = new AbortController();
  const before = threads();
  const searching = solver.solve(HOPELESS, stop.signal);
  const reason = new Error("enough");
  setImmediate(() => stop.abort(reason));
  const started = performance.now();
  await assert.rejects(searching, (error) => error === reason);
  assert.ok(performance.now() - started < 3_000);
  assert.ok(threads() <= before, `${threads()} threads, ${before} before`);
});

test("a search that is over its budget has found nothing", async () => {
  const solver = createSolver({ budgetMs: 200, memoryMb: 512 });
  const started = performance.now();
  assert.equal((await solver.solve(HOPELESS, never)).program, null);
  assert.ok(performance.now() - started < 5_000);
});

test("a thread that does not answer is ended by the clock", async () => {
  const solver = createSolver({ budgetMs: 30_000, wallMs: 1, memoryMb: 512 });
  const started = performance.now();
  assert.equal((await solver.solve(HOPELESS, never)).program, null);
  assert.ok(performance.now() - started < 5_000);
});

test("a search that runs out of memory has found nothing, and the process lives on", async () => {
  const solver = createSolver({ budgetMs: 20_000, memoryMb: 12 });
  const answer = await solver.solve(HOPELESS, never);
  assert.equal(answer.program, null);
});

test("the service's own thread stays free while a search runs", async () => {
  const solver = createSolver({ budgetMs: 1_000, memoryMb: 512 });
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 5);
  await solver.solve(HOPELESS, never);
  clearInterval(ticking);
  assert.ok(ticks > 20, `${ticks} ticks`);
});

test("the same question is answered from memory", async () => {
  const solver = createSolver({ budgetMs: 3_000, memoryMb: 512 });
  const first = await solver.solve(EASY, never);
  assert.ok(first.program);
  assert.equal(await solver.solve(structuredClone(EASY), never), first);
});
