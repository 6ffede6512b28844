import assert from "node:assert/strict";
import { test } from "node:test";
import { failureOf, request, scripted } from "./ask.ts";

const long = { firstPartMs: 20_000, stallMs: 20_000, turnMs: 60_000 };

test("a provider that does not begin in time is left, headers or not", { timeout: 20_000 }, async (t) => {
  for (const fault of ["silent", "stall"] as const) {
    const { server, model } = await scripted(t, [{ fault }], { deadlines: { ...long, firstPartMs: 100 } });
    const error = await failureOf(model);
    assert.deepEqual([error.code, error.retryable], ["model_timeout", true]);
    assert.match(error.message, /did not begin to answer within 0\.1 s/);
    await server.requests[0]!.clientLeft;
  }
});

test("a provider that falls silent is left", { timeout: 20_000 }, async (t) => {
  const turn = { text: "abc", pieces: 3, fault: "stall" } as const;
  const { server, model } = await scripted(t, [turn], { deadlines: { ...long, stallMs: 100 } });
  const error = await failureOf(model);
  assert.deepEqual([error.code, error.retryable], ["model_timeout", true]);
  assert.match(error.message, /silent for 0\.1 s/);
  await server.requests[0]!.clientLeft;
});

test(
  "a provider that dribbles for ever is left, and not asked the same again",
  { timeout: 20_000 },
  async (t) => {
    const turn = { text: "x".repeat(20_000), pieces: 20_000, chunkDelayMs: 1 };
    const { server, model } = await scripted(t, [turn], { deadlines: { ...long, turnMs: 300 } });
    const error = await failureOf(model);
    assert.deepEqual([error.code, error.retryable], ["model_timeout", false]);
    assert.match(error.message, /took longer than 0\.3 s/);
    await server.requests[0]!.clientLeft;
  },
);

test("the time our own reader takes is not held against the provider", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { model } = await scripted(t, [{ text: "abc", pieces: 3 }], { deadlines: { ...long, turnMs: 1e9 } });
  const texts: string[] = [];
  for await (const event of model.stream(request, new AbortController().signal)) {
    if (event.type === "text") texts.push(event.text);
    t.mock.timers.tick(30_000);
  }
  assert.deepEqual(texts, ["a", "b", "c"]);
});
