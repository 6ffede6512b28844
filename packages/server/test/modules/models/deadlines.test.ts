import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { DEADLINES, deadlinesOf } from "../../../src/modules/models/deadlines.ts";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import type { Turn } from "../../support/model-server.ts";
import { request, scripted } from "./ask.ts";

/** A turn whose clocks stand still: they move by `tick` alone. */
async function frozen(t: TestContext, turn: Turn) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { server, model } = await scripted(t, [turn], { deadlines: DEADLINES });
  const stream = model.stream(request, new AbortController().signal);
  return { server, stream, tick: (seconds: number) => t.mock.timers.tick(seconds * 1000) };
}

const timeout = (retryable: boolean, says: RegExp) => (thrown: unknown) =>
  thrown instanceof ModelError &&
  thrown.code === "model_timeout" &&
  thrown.retryable === retryable &&
  says.test(thrown.message);

test("a provider that has not begun after 120 s is left, headers or not", { timeout: 20_000 }, async (t) => {
  for (const fault of ["silent", "stall"] as const) {
    const { server, stream, tick } = await frozen(t, { fault });
    const turn = assert.rejects(
      Array.fromAsync(stream),
      timeout(true, /did not begin to answer within 120 s/),
    );
    while (server.requests.length === 0) await new Promise(setImmediate);
    tick(119);
    assert.equal(await Promise.race([turn, new Promise((r) => setImmediate(r, "waits"))]), "waits");
    tick(1);
    await turn;
    await server.requests[0]!.clientLeft;
    t.mock.timers.reset();
  }
});

test(
  "a provider that falls silent between two parts is left, also after a pause of our own",
  { timeout: 20_000 },
  async (t) => {
    const deadlines = { ...DEADLINES, stallMs: 200 };
    const turn = { text: "abc", pieces: 3, distinct: true, fault: "stall" } as const;
    const { server, model } = await scripted(t, [turn, turn], { deadlines });
    for (const pauseMs of [0, 400]) {
      await assert.rejects(
        async () => {
          for await (const _ of model.stream(request, new AbortController().signal))
            for (const from = performance.now(); performance.now() < from + pauseMs;)
              await new Promise(setImmediate);
        },
        timeout(true, /silent for 0\.2 s/),
      );
      await server.requests.at(-1)!.clientLeft;
    }
  },
);

test("the time our own reader takes is not held against the provider", { timeout: 20_000 }, async (t) => {
  const { stream, tick } = await frozen(t, { text: "abc", pieces: 3, distinct: true });
  const texts: string[] = [];
  for await (const event of stream) {
    if (event.type === "text") texts.push(event.text);
    tick(100);
  }
  assert.deepEqual(texts, ["a", "b", "c"]);
});

test("a turn that takes 10 minutes is left, and not worth asking again", { timeout: 20_000 }, async (t) => {
  const { server, stream, tick } = await frozen(t, {
    text: "abcdefgh",
    pieces: 8,
    distinct: true,
    fault: "stall",
  });
  let events = 0;
  await assert.rejects(
    async () => {
      for await (const _ of stream) {
        events++;
        tick(100);
      }
    },
    timeout(false, /took longer than 600 s/),
  );
  assert.equal(events, 6);
  await server.requests[0]!.clientLeft;
});

test("the deadlines follow the settings, and the whole turn leaves room for them", () => {
  assert.deepEqual(DEADLINES, { firstPartMs: 120_000, stallMs: 60_000, turnMs: 600_000 });
  const slow = deadlinesOf({ firstTokenSeconds: 900, silenceSeconds: 30 });
  assert.deepEqual(slow, { firstPartMs: 900_000, stallMs: 30_000, turnMs: 1_800_000 });
  assert.equal(deadlinesOf({ silenceSeconds: 300 }).turnMs, 3_000_000);
});
