import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { drive } from "./drive.ts";

describe("doctests of a given file", () => {
  const head = `def steps(n):\n    """Counts the steps to one.\n\n    >>> steps(1)\n    0\n    >>> steps(6)\n    8\n    >>> steps(7)\n    16\n    """\n`;
  const body = `    count = 0\n    while n > 2:\n        n = 3 * n + 1 if n % 2 else n // 2\n        count += 1\n    return count\n`;
  for (const check of [undefined, "python3 -m doctest steps.py"])
    test(`lead to the slip, and stay as they are; the check is ${check}`, async () => {
      const files = [{ path: "steps.py", content: head + body }];
      const task = "steps.py comes with doctests, it has an off-by-one bug.";
      const outcome = await drive({ task, files, ...(check === undefined ? {} : { check }) });
      assert.deepEqual([outcome.reason, outcome.checkExit], ["finish", 0], outcome.text);
      assert.ok(outcome.files["steps.py"]!.startsWith(`${head}    count = 0\n    while n >`));
    });

  test("stay where the function's body is replaced", async () => {
    const doc = `"""Doubles.\n\n  >>> twice(2)\n  4\n  >>> twice(5)\n  10\n  >>> twice(-3)\n  -6\n  >>> twice(7)\n  14\n  """`;
    const files = [{ path: "twice.py", content: `def twice(n):\n  ${doc}\n  pass\n` }];
    const outcome = await drive({ task: "Complete twice.py", files, check: "python3 -m doctest twice.py" });
    assert.deepEqual([outcome.reason, outcome.checkExit], ["finish", 0], outcome.text);
    assert.ok(outcome.files["twice.py"]!.startsWith(`def twice(n):\n    ${doc}\n    return `));
  });
});
