import assert from "node:assert/strict";
import { test } from "node:test";
import { type Model, NO_USAGE } from "@signet/contract";
import type { Clock } from "../../../src/base/clock.ts";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import { withRetries } from "../../../src/modules/models/retry.ts";
import type { Turn } from "../../support/model-server.ts";
import { createModel, failureOf, request, scripted, turnOf } from "./ask.ts";

/** A clock that never waits and remembers what it was asked to. */
function countingClock(): { clock: Clock; waits: number[] } {
  const waits: number[] = [];
  return { waits, clock: { now: () => 0, sleep: async (ms) => void waits.push(ms) } };
}
const status = (code: number, headers: Record<string, string> = {}): Turn => ({
  fault: { status: code, headers },
});

test("what may pass is asked again until it is answered", async (t) => {
  for (const turn of [408, 409, 429, 500, 503, 529].map((code) => status(code))) {
    const { server, model } = await scripted(t, [turn, turn, { text: "at last" }]);
    const { clock, waits } = countingClock();
    const { events } = await turnOf(withRetries(model, { clock, random: () => 0, attempts: 4 }));
    assert.deepEqual(events[0], { type: "text", text: "at last" });
    assert.equal(server.requests.length, 3);
    assert.deepEqual(waits, [1000, 2000]);
  }
});

test("what will not pass is asked once", async (t) => {
  for (const code of [400, 401, 402, 403, 404, 413, 422]) {
    const { server, model } = await scripted(t, [status(code), { text: "no" }]);
    const { clock, waits } = countingClock();
    await failureOf(withRetries(model, { clock, random: () => 0, attempts: 4 }));
    assert.equal(server.requests.length, 1);
    assert.deepEqual(waits, []);
  }
});

test("attempts end, waits double to half a minute, and a random half is left out", async () => {
  let asked = 0;
  const fetch = () => {
    asked++;
    return Promise.reject(new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") }));
  };
  const model = createModel({ fetch });
  const slow = countingClock();
  await failureOf(withRetries(model, { clock: slow.clock, random: () => 0, attempts: 8 }));
  assert.equal(asked, 8);
  assert.deepEqual(slow.waits, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  const quick = countingClock();
  await failureOf(withRetries(model, { clock: quick.clock, random: () => 1, attempts: 3 }));
  assert.deepEqual(quick.waits, [500, 1000]);
});

test("the provider's own retry-after comes first, to a minute at most", async (t) => {
  const { model } = await scripted(t, [
    status(429, { "retry-after": "7" }),
    status(503, { "retry-after-ms": "250" }),
    status(429, { "retry-after": "86400" }),
    { text: "at last" },
  ]);
  const { clock, waits } = countingClock();
  await turnOf(withRetries(model, { clock, random: () => 0, attempts: 4 }));
  assert.deepEqual(waits, [7000, 250, 60_000]);
});

test("nothing is asked again once a word went out: it would be said twice", async (t) => {
  const { server, model } = await scripted(t, [{ text: "half", fault: "reset" }, { text: "half a word" }]);
  const { clock, waits } = countingClock();
  const { events, thrown } = await turnOf(withRetries(model, { clock, random: () => 0, attempts: 4 }));
  assert.deepEqual(events, [{ type: "text", text: "half" }]);
  assert.match(String(thrown), /broke before/);
  assert.equal(server.requests.length, 1);
  assert.deepEqual(waits, []);
});

test("where only whole turns count, a turn that broke after text is asked for again and its text dropped", async (t) => {
  const { server, model } = await scripted(t, [
    { text: "half", fault: "reset" },
    { text: "half a", fault: "early_end" },
    { text: "half a word", pieces: 3 },
  ]);
  const { clock, waits } = countingClock();
  const failures: string[] = [];
  const onFailure = ({ message }: ModelError, attempt: number) => void failures.push(`${attempt} ${message}`);
  const retried = withRetries(model, { clock, random: () => 0, attempts: 4, onFailure });
  const { events } = await turnOf(retried, undefined, { ...request, whole: true });
  assert.deepEqual(events.slice(0, -1), [
    {
      type: "note",
      text: "asking again (2 of 4): the connection to the provider broke before the reply was finished",
    },
    { type: "note", text: "asking again (3 of 4): the provider's reply ended before it was finished" },
    { type: "text", text: "half a word" },
  ]);
  assert.equal(server.requests.length, 3);
  assert.deepEqual(waits, [1000, 2000]);
  assert.deepEqual(
    failures.map((text) => text[0]),
    ["1", "2"],
  );
});

test("a whole turn that stays broken fails after its last attempt, with none of its text", async (t) => {
  const { server, model } = await scripted(t, () => ({ text: "half", fault: "early_end" }));
  const { clock } = countingClock();
  const retried = withRetries(model, { clock, random: () => 0, attempts: 3 });
  const { events, thrown } = await turnOf(retried, undefined, { ...request, whole: true });
  assert.deepEqual(
    events.map((event) => event.type),
    ["note", "note"],
  );
  assert.ok(thrown instanceof ModelError);
  assert.equal(server.requests.length, 3);
});

test("a call that broke off before it went out is asked for again", async (t) => {
  const calls = [{ name: "bash", input: { command: "ls" } }];
  const { model } = await scripted(t, [{ calls, fault: "reset" }, { calls }]);
  const { clock } = countingClock();
  const { events } = await turnOf(withRetries(model, { clock, random: () => 0, attempts: 2 }));
  assert.deepEqual(
    events.map((event) => event.type),
    ["call", "end"],
  );
});

test("an abort ends the waiting and throws the signal's reason", { timeout: 20_000 }, async (t) => {
  const { server, model } = await scripted(t, [status(503), { text: "no" }]);
  const abort = new AbortController();
  const reason = new Error("stopped by the test");
  const clock: Clock = {
    now: () => 0,
    sleep: (_, signal) => {
      abort.abort(reason);
      return Promise.reject(signal?.reason as Error);
    },
  };
  const { thrown } = await turnOf(withRetries(model, { clock, random: () => 0, attempts: 4 }), abort.signal);
  assert.equal(thrown, reason);
  assert.equal(server.requests.length, 1);
});

test("what is being written is told at once, and is no output: a turn that breaks then is asked for again", async () => {
  const by = { engine: "byok", provider: "script", id: "script" } as const;
  let asked = 0;
  const model: Model = {
    ...by,
    contextTokens: 1_000,
    // oxlint-disable-next-line require-await -- a model's turn is asynchronous, and this one has nothing to wait for
    async *stream() {
      asked += 1;
      yield { type: "writing", bytes: 4_096 };
      if (asked === 1) throw new ModelError("model_unavailable", "it broke", { retryable: true });
      yield { type: "end", reason: "stop", usage: NO_USAGE, by };
    },
  };
  const { clock } = countingClock();
  const { events } = await turnOf(withRetries(model, { clock, random: () => 0, attempts: 2 }), undefined, {
    ...request,
    whole: true,
  });
  assert.deepEqual(
    events.map(({ type }) => type),
    ["writing", "note", "writing", "end"],
  );
});
