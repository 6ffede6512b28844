import assert from "node:assert/strict";
import { test } from "node:test";
import { testCounts } from "../src/test-counts.ts";

const SAID: [runner: string, output: string, passed: number, failed: number][] = [
  ["node", "✔ a (1ms)\nℹ tests 5\nℹ suites 0\nℹ pass 3\nℹ fail 2\nℹ cancelled 0\n", 3, 2],
  ["node in TAP", "TAP version 13\n# tests 4\n# pass 4\n# fail 0\n", 4, 0],
  ["pytest", "..F\n=================== 1 failed, 2 passed, 1 warning in 0.12s ===================\n", 2, 1],
  ["pytest -q", "...                      [100%]\n3 passed in 0.01s\n", 3, 0],
  ["pytest with errors", "=== 2 passed, 1 error in 1.20s ===\n", 2, 1],
  ["unittest", "....\n----\nRan 5 tests in 0.003s\n\nFAILED (failures=1, errors=1)\n", 3, 2],
  ["unittest with a skip", "Ran 3 tests in 0.003s\n\nOK (skipped=1)\n", 2, 0],
  ["Jest", "Test Suites: 1 failed, 2 passed, 3 total\nTests:       1 failed, 11 passed, 12 total\n", 11, 1],
  ["Vitest", " Test Files  1 passed (1)\n      Tests  7 passed (7)\n   Start at  10:00:00\n", 7, 0],
  ["Mocha", "  3 passing (8ms)\n  1 failing\n", 3, 1],
  [
    "cargo",
    "test result: ok. 2 passed; 0 failed; 0 ignored\ntest result: FAILED. 1 passed; 3 failed; 0 ignored\n",
    3,
    3,
  ],
  ["go test -v", "=== RUN   TestA\n--- PASS: TestA (0.00s)\n--- FAIL: TestB (0.00s)\nFAIL\n", 1, 1],
];

for (const [runner, output, passed, failed] of SAID)
  test(`the tests that ${runner} ran are counted`, () =>
    assert.deepEqual(testCounts(output), { passed, failed }));

test("what is no end of a test run has no counts", () => {
  for (const output of [
    "",
    "hello\n",
    "3 passed the exam\n",
    "Ran 0 tests in 0.000s\n\nOK\n",
    "# pass 0\n# fail 0\n",
  ])
    assert.equal(testCounts(output), undefined, output);
});

test("the last run counts, and a long output takes no long time", () => {
  const again = "ℹ pass 1\nℹ fail 4\n".repeat(20_000) + "ℹ pass 5\nℹ fail 0\n";
  assert.deepEqual(testCounts(again), { passed: 5, failed: 0 });
  const started = process.threadCpuUsage();
  testCounts(`Tests: ${"1 ".repeat(200_000)}`);
  testCounts("=".repeat(400_000));
  assert.ok(process.threadCpuUsage(started).user < 500_000);
});
