import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomes, printed, seen } from "./outcomes-rig.ts";

const report = seen(
  "receipt",
  "verdict: failed\ncommand: npx vitest run\nexit code: 1\ntests: 8 passed, 1 failed\nfailed:\n  parses 1h 90m: AssertionError: expected 5400000 to be 9000000\nfiles:\n  duration.ts (29 lines)",
);

test("a failure of another kind than the one that was reported is the model's own", () => {
  for (const answer of [
    "The failing test is `parses 1h 90m`, which runs into a timeout.",
    "`parses 1h 90m` timed out.",
    "The test `parses 1h 90m` fails with a `TypeError`.",
    "One test failed: `parses 1h 90m` ended with a segmentation fault.",
  ])
    assert.deepEqual(outcomes(answer, [report]), ["own_knowledge"], answer);
});

test("a failure of the kind that was reported is supported, and so is one that did not happen", () => {
  for (const answer of [
    "The failing test is `parses 1h 90m`, which expected 9000000 and got 5400000.",
    "`parses 1h 90m` fails with an `AssertionError`.",
  ])
    assert.deepEqual(outcomes(answer, [report]), ["supported"], answer);
  const slow = seen(
    "receipt",
    "tests: 8 passed, 1 failed\nfailed:\n  loads: Error: Test timed out in 5000ms.",
  );
  assert.deepEqual(outcomes("`loads` runs into the timeout of 5000 ms.", [slow]), ["supported"]);
  const crash = printed("Traceback:\n  File \"a.py\", line 3\nKeyError: 'mood'", "print(data['mood'])");
  assert.deepEqual(outcomes("It stops on line 3 with a `KeyError`.", [crash]), ["supported"]);
  assert.notDeepEqual(outcomes("It stops on line 3 with a timeout.", [crash]), ["supported"]);
});
