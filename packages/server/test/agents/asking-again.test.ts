import assert from "node:assert/strict";
import { test } from "node:test";
import type { Model } from "@signet/contract";
import { type Agent, type LoopState, runLoop } from "../../src/agents/loop.ts";
import { ModelError } from "../../src/modules/models/model-error.ts";
import { withRetries } from "../../src/modules/models/retry.ts";

const BY = { engine: "byok", provider: "p", id: "m" } as const;
const USAGE = { input_tokens: 1, output_tokens: 1, cached_tokens: 0, estimated: false };

/** A model whose first turn breaks after half of its text. */
function breaking(): Model {
  let turns = 0;
  const model: Model = {
    ...BY,
    contextTokens: 100_000,
    async *stream() {
      turns += 1;
      yield { type: "text", text: "I will " };
      if (turns === 1)
        throw new ModelError("model_timeout", "the provider fell silent for 60 s", { retryable: true });
      yield { type: "text", text: "write it." };
      yield { type: "end", reason: "stop", usage: USAGE, by: BY };
    },
  };
  const clock = { now: () => 0, sleep: async () => undefined };
  return withRetries(model, { clock, random: () => 0, attempts: 4 });
}

/** Runs a loop that shows its words at the end of a turn, or with `hear` as they come. */
async function shown(hear: boolean) {
  const agent: Agent<string> = {
    model: breaking(),
    system: "",
    tools: [],
    maxSteps: 3,
    say: (text, step) => `${step} ${text}`,
    stepDone: () => "step",
    ...(hear ? { hear: (piece: string) => `heard ${piece}` } : {}),
  };
  const state: LoopState = {
    step: 0,
    messages: [{ role: "user", text: "Write it." }],
    usage: { input_tokens: 0, output_tokens: 0, cached_tokens: 0, estimated: false },
  };
  const yields: string[] = [];
  let thrown: unknown;
  try {
    for await (const said of runLoop(agent, state, new AbortController().signal)) yields.push(said);
  } catch (error) {
    thrown = error;
  }
  return { yields, thrown, state };
}

test("a turn that breaks after mere text is asked for again with a note, and its text is shown once", async () => {
  const { yields, thrown, state } = await shown(false);
  assert.equal(thrown, undefined);
  assert.deepEqual(yields, [
    "1 asking again (2 of 4): the provider fell silent for 60 s",
    "1 I will write it.",
    "step",
  ]);
  assert.deepEqual(state.messages.at(-1), { role: "assistant", text: "I will write it.", calls: [] });
});

test("an agent that streams its words does not repeat them: the turn fails", async () => {
  const { yields, thrown } = await shown(true);
  assert.deepEqual(yields, ["heard I will "]);
  assert.ok(thrown instanceof ModelError);
});
