import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { drawn, sampleOf } from "../../../../test/support/drawn.ts";
import { file, finish, play } from "./stage.ts";

export const NODE_TEST = file(
  "sum.test.mjs",
  `import { test } from "node:test";
import assert from "node:assert/strict";
import { sum } from "./sum.mjs";
test("adds", () => assert.equal(sum(1, 2), 3));
test("adds later", async () => { await 1; assert.equal(sum(2, 2), 4); });
`,
);
export const COMMON_TEST = file(
  "sum.test.js",
  `const sum = require("./sum.js");
const { test } = require("node:test");
const assert = require("node:assert");
test("adds", () => assert.equal(sum(1, 2), 3));
`,
);
export const PYTHON_TEST = file(
  "test_sum.py",
  `import unittest
from sum import add
class Sum(unittest.TestCase):
    def test_adds(self):
        self.assertEqual(add(1, 2), 3)
        self.assertEqual(add(2, 2), 4)
`,
);
export const PLAIN_PYTHON_TEST = file(
  "test_sum.py",
  "from sum import add\n\ndef test_adds():\n    assert add(1, 2) == 3\n",
);
export const SHELL_TEST = file("test.sh", '. ./sum.sh\n[ "$(add 1 2)" = 3 ] || exit 1\n');
export const WRONG_JS = "export const sum = (a, b) => a - b;\n";
export const WRONG_PY = "def add(a, b):\n    return a - b\n";

export type Case = [name: string, given: Parameters<typeof play>[0], calls: [string, unknown][]];

/** One turn that does `calls` and claims to be done. */
export const claim = (given: Parameters<typeof play>[0], ...calls: [string, unknown][]) =>
  play({ maxSteps: 1, ...given }, [{ text: "All tests pass.", calls: [...calls, finish()] }]);

/** Cases of a table that are played outside of the full check. */
const DRAWN = 3;

/** Each of `cases` claims success and must not get it. */
export function refused(title: string, cases: Case[]) {
  describe(title, { concurrency: 3 }, () => {
    const sample = drawn(cases, DRAWN);
    after(() => console.log(`# ${title}: ${sample.length}${sampleOf(sample, cases)}`));
    for (const [name, given, calls] of sample)
      test(name, async () => {
        const { result } = await claim(given, ...calls);
        const { ok, check, exitReason } = result;
        assert.deepEqual([ok, check.passed, check.kind], [false, false, "given"], check.output);
        assert.ok(["max_steps", "unverified"].includes(exitReason), exitReason);
      });
  });
}
