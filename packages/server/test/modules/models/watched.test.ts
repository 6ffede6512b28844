import assert from "node:assert/strict";
import { test } from "node:test";
import { type Model, type ModelEvent, type ModelRequest, NO_USAGE } from "@signet/contract";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import { watched, type WatchedEnd } from "../../../src/modules/models/watched.ts";

const name = { engine: "byok", provider: "openai", id: "m" } as const;
const request: ModelRequest = { system: "", messages: [], tools: [] };
const end: ModelEvent = { type: "end", reason: "stop", usage: { ...NO_USAGE, output_tokens: 3 }, by: name };

function modelOf(turn: () => AsyncGenerator<ModelEvent, void>) {
  const ends: WatchedEnd[] = [];
  const plain: Model = { ...name, contextTokens: 9_000, stream: turn };
  const model = watched(plain, () => (one) => void ends.push(one));
  return { model, ends, plain };
}

async function* fine(): AsyncGenerator<ModelEvent, void> {
  yield { type: "text", text: "a" };
  yield { type: "text", text: "b" };
  yield end;
}

test("a watched model says the same, and each attempt is told of once", async () => {
  const { model, ends, plain } = modelOf(fine);
  const signal = new AbortController().signal;
  const said = await Array.fromAsync(model.stream(request, signal));
  assert.deepEqual(said, await Array.fromAsync(plain.stream(request, signal)));
  assert.equal(ends.length, 1);
  const { outcome, reason, usage, error } = ends[0]!;
  assert.deepEqual([outcome, reason, usage?.output_tokens, error], ["done", "stop", 3, null]);
  assert.ok(ends[0]!.firstSeconds! <= ends[0]!.seconds);
});

test("how an attempt ended is told: its failure, a cancel, a reader that leaves, a turn without an end", async () => {
  const fails = (thrown: unknown) =>
    async function* (): AsyncGenerator<ModelEvent, void> {
      yield { type: "text", text: "a" };
      throw thrown;
    };
  const refused = new ModelError("model_unavailable", "no", { retryable: false, reason: "invalid_key" });
  const cases: [string, () => AsyncGenerator<ModelEvent, void>, AbortSignal, string, boolean][] = [
    ["failure", fails(refused), new AbortController().signal, "invalid_key", true],
    ["bug", fails(new Error("x")), new AbortController().signal, "failed", true],
    ["cancel", fails(new Error("stop")), AbortSignal.abort(), "cancelled", true],
    [
      "no end",
      async function* () {
        yield { type: "text", text: "a" };
      },
      new AbortController().signal,
      "failed",
      false,
    ],
  ];
  for (const [what, turn, signal, outcome, throws] of cases) {
    const { model, ends } = modelOf(turn);
    const read = Array.fromAsync(model.stream(request, signal));
    if (throws) await assert.rejects(read, what);
    else await read;
    assert.deepEqual(
      ends.map((one) => one.outcome),
      [outcome],
      what,
    );
  }
  const { model, ends } = modelOf(fine);
  for await (const _ of model.stream(request, new AbortController().signal)) break;
  assert.deepEqual(
    ends.map((one) => one.outcome),
    ["cancelled"],
  );
});

test("the time that a reader takes is not the model's", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  async function* slow(): AsyncGenerator<ModelEvent, void> {
    now += 1_000;
    yield { type: "text", text: "a" };
    now += 2_000;
    yield end;
  }
  const { model, ends } = modelOf(slow);
  for await (const _ of model.stream(request, new AbortController().signal)) now += 60_000;
  assert.deepEqual([ends[0]!.firstSeconds, ends[0]!.seconds], [1, 3]);
});
