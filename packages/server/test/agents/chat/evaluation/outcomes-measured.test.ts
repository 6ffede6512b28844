import assert from "node:assert/strict";
import { test } from "node:test";
import { measure } from "./measure.ts";
import { readTranscripts } from "./transcripts.ts";

/** Reached when the rule was written: 94 %. */
const LEAST_RIGHT = 0.93;

test("proofs judge statements as a careful reader does, and never support a wrong figure", async (t) => {
  const transcripts = readTranscripts();
  const misses = (await measure(transcripts)).flat();
  const statements = transcripts.flatMap(({ expect }) => expect).length;
  const right = 1 - misses.length / statements;
  t.diagnostic(`${Math.round(right * statements)} of ${statements} statements are judged as labelled`);
  assert.ok(right >= LEAST_RIGHT, `${right}`);
  const supported = misses.filter(
    ({ text, got, expected }) => got === "supported" && expected !== "none" && /\d/.test(text),
  );
  assert.deepEqual(supported, []);
});
