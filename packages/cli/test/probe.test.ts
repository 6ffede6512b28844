import assert from "node:assert/strict";
import { test } from "node:test";
import type { ProviderProbe } from "@signet/contract";
import { probeLines } from "../src/probe-keys.ts";

const look = { color: false, columns: 80, paint: (_: unknown, text: string) => text } as never;
const WELL: ProviderProbe = { ok: true, provider: "groq", model: "m-1", latency_ms: 64, tools: true };

test("a probe is one line where nothing stands in the way", () => {
  assert.deepEqual(probeLines(WELL, look), ["✓ groq                m-1  64 ms"]);
  const { tools: _, ...unseen } = WELL;
  assert.equal(probeLines({ ...unseen, context_tokens: 16_000 }, look).length, 1);
});

test("a model that calls no tool, and a context that is too small, are told with what to do", () => {
  const [, tool, context] = probeLines({ ...WELL, tools: false, context_tokens: 4_096 }, look);
  assert.equal(tool, "  answers, but made no tool call: coding runs need one");
  assert.match(context!, /its context is 4096 tokens.*OLLAMA_CONTEXT_LENGTH=32768/);
});

test("a failed probe is told with its reason alone", () => {
  const error = { code: "timeout", message: "it took too long" } as const;
  const { tools: _, ...failed } = { ...WELL, ok: false, error };
  assert.deepEqual(probeLines(failed, look), [
    "✗ groq                m-1  64 ms",
    "  it took too long",
    "  timeout",
  ]);
});
