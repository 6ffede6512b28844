import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import type { CheckCase } from "./cases/case.ts";
import { SUM } from "./cases/python-honest-layouts.ts";
import { PYTHON_HONEST_REFUSED } from "./cases/python-honest.ts";
import { PYTHON_NOT_CAUGHT } from "./cases/python-impossible.ts";
import { PYTHON } from "./languages.ts";
import { rigOf } from "./rig.ts";

const toolchain = createPythonToolchain();
const { spaceOf, stepOf, judge } = rigOf(PYTHON);
const project = (test: string, code: string, checkCmd?: string): CheckCase => ({
  name: "",
  given: { "ledger.py": "", "test_ledger.py": test },
  work: { "ledger.py": code },
  ...(checkCmd === undefined ? {} : { checkCmd }),
});
const count = (one: CheckCase, timeoutSeconds?: number) =>
  toolchain.count(spaceOf(one, timeoutSeconds === undefined ? {} : { timeoutSeconds }), stepOf(one));
const failures = async (one: CheckCase) =>
  (await count(one)).tests.map(({ id, outcome, failedBy }) => [id, outcome, failedBy]);

const MIXED = `import unittest
import ledger


class T(unittest.TestCase):
    def test_assertion(self):
        self.assertEqual(ledger.total(1, 2), 4)

    def test_error(self):
        ledger.gone(1)

    def test_import(self):
        from ledger import gone

    def test_raises(self):
        with self.assertRaises(KeyError):
            ledger.total(1, "x")

    def test_right(self):
        self.assertEqual(ledger.total(1, 2), 3)
`;

describe("the Python toolchain", { concurrency: 2 }, () => {
  test("tells a missed expectation from another exception and from a failed import", async () => {
    assert.deepEqual(await failures(project(MIXED, SUM)), [
      ["test_ledger.T.test_assertion", "failed", "assertion"],
      ["test_ledger.T.test_error", "failed", "error"],
      ["test_ledger.T.test_import", "failed", "import"],
      ["test_ledger.T.test_raises", "failed", "assertion"],
      ["test_ledger.T.test_right", "passed", undefined],
    ]);
  });

  test("in turn, tests that fail as they stand are run once, and told the same", async () => {
    const [atOnce, inTurn] = [spaceOf(project(MIXED, SUM)), spaceOf(project(MIXED, SUM))];
    const step = stepOf(project(MIXED, SUM));
    const told = await toolchain.count(atOnce, step);
    const { tests, why, passed } = await toolchain.count(inTurn, step, true);
    assert.deepEqual([tests, why, passed], [told.tests, told.why, false]);
    assert.deepEqual([atOnce.opened, inTurn.opened, atOnce.left + inTurn.left], [2, 1, 0]);
  });

  test("in turn, tests that pass as they stand still have to pass instrumented", async () => {
    const right =
      "import unittest\nimport ledger\nclass T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(ledger.total(1, 2), 3)\n";
    const one = project(right, SUM);
    const space = spaceOf(one);
    const { passed, why } = await toolchain.count(space, stepOf(one), true);
    assert.deepEqual([passed, space.opened], [true, 2], why.join());
  });

  test("counts a file that cannot be loaded as one failed import", async () => {
    const unit =
      "import unittest\nfrom ledger import gone\nclass T(unittest.TestCase):\n    def test_a(self):\n        pass\n";
    assert.deepEqual(await failures(project(unit, SUM)), [["test_ledger.py", "failed", "import"]]);
    const pytest = "import pytest\nfrom ledger import gone\ndef test_a():\n    pass\n";
    assert.deepEqual(await failures(project(pytest, SUM)), [["test_ledger.py", "failed", "import"]]);
  });

  test("says that an assertion ran only where one was reached", async () => {
    const smoke =
      "import unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_a(self):\n        total(1, 2)\n";
    const smoked = await count(project(smoke, SUM));
    assert.deepEqual([smoked.passed, smoked.asserted], [true, false]);
    const real = await count(project(smoke.replace("total(1, 2)", "self.assertEqual(total(1, 2), 3)"), SUM));
    assert.deepEqual([real.passed, real.asserted], [true, true]);
    const unreached = await count(
      project(smoke.replace("total(1, 2)", "if not total(1, 2):\n            self.assertTrue(False)"), SUM),
    );
    assert.deepEqual([unreached.passed, unreached.asserted], [false, false]);
  });

  test("counts a skip of the tests as fair, and a skip of the work as a failure", async () => {
    const skips = (body: string) =>
      `import unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(total(1, 2), 3)\n    def test_b(self):\n        ${body}\n`;
    const fair = await count(project(skips("self.skipTest('not here')"), SUM));
    assert.deepEqual([fair.passed, fair.fairSkips], [true, 1]);
    const unfair = await count(
      project(
        skips("total('later', 1)"),
        `import unittest\ndef total(a, b):\n    if a == 'later':\n        raise unittest.SkipTest(a)\n    return a + b\n`,
      ),
    );
    assert.deepEqual([unfair.passed, unfair.fairSkips], [false, 0]);
    assert.match(unfair.why.join(), /test_b was skipped by the code under test/);
  });

  test("fails a file in which no test is found", async () => {
    const counted = await count(
      project("import unittest\nfrom ledger import total\n", SUM, "python3 -m unittest test_ledger.py"),
    );
    assert.deepEqual([counted.passed, counted.why], [false, ["No test was run."]]);
  });

  test("ends a run that takes too long, and says so", async () => {
    const counted = await count(
      project(
        "import unittest, ledger\nclass T(unittest.TestCase):\n    def test_a(self):\n        pass\n",
        "while True:\n    pass\n",
      ),
      4,
    );
    assert.deepEqual([counted.passed, counted.ended, counted.exitCode], [false, "timeout", null]);
    assert.deepEqual(counted.why, ["The tests timed out."]);
  });

  test("keeps the memory, the arguments and the environment of its parent from the code under test", async () => {
    const spy = `import os
seen = []
for path in ('mem', 'environ', 'fd', 'maps'):
    name = f'/proc/{os.getppid()}/{path}'
    try:
        os.listdir(name) if path == 'fd' else open(name, 'rb').read(1)
        seen.append(path)
    except OSError:
        pass
import re
arguments = open(f'/proc/{os.getppid()}/cmdline').read() + repr(dict(os.environ))
def total(a, b):
    return [seen, re.search('[0-9a-f]{32}', arguments) is not None]
`;
    const asks =
      "import unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(total(1, 2), [[], False])\n";
    const counted = await count(project(asks, spy));
    assert.deepEqual(counted.why, []);
  });

  test("keeps the end of a report behind a megabyte of output", async () => {
    const loud = `${SUM}print('x' * 3_000_000)\n`;
    const counted = await count(
      project(
        "import unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(total(1, 2), 3)\n",
        loud,
      ),
    );
    assert.deepEqual([counted.passed, counted.why], [true, []]);
  });

  test("reports three hundred tests", async () => {
    const many = `from ledger import total\nimport pytest\n@pytest.mark.parametrize('n', range(300))\ndef test_a(n):\n    assert total(n, 1) == n + 1\n`;
    const counted = await count(project(many, SUM), 30);
    assert.deepEqual([counted.passed, counted.tests.length, counted.asserted], [true, 300, true]);
  });

  test("tries no other order where the tests declare one", async () => {
    const numbered =
      "import unittest\nimport ledger\nSTATE = []\nclass T(unittest.TestCase):\n    def test_1_put(self):\n        STATE.append(ledger.total(1, 1))\n        self.assertEqual(STATE, [2])\n    def test_2_get(self):\n        self.assertEqual(STATE, [2])\n";
    const one = project(numbered, SUM);
    const space = spaceOf(one);
    const counted = await toolchain.count(space, stepOf(one));
    assert.equal((await toolchain.order(space, stepOf(one), counted)).result, "declared");
    assert.deepEqual(await toolchain.control(space, stepOf(one), counted), {
      result: "confirmed",
      why: "",
    });
  });

  test("never falls back where tests fail as soon as their text is another one", async () => {
    const text =
      "import unittest\nfrom ledger import total\nclass T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(total(1, 2), 3)\n";
    const one = project(
      text,
      `import hashlib\nif len(open('test_ledger.py').read()) != ${text.length}:\n    raise RuntimeError('not the given tests')\n${SUM}`,
    );
    const space = spaceOf(one);
    const counted = await toolchain.count(space, stepOf(one));
    assert.equal(counted.passed, true);
    const control = await toolchain.control(space, stepOf(one), counted);
    assert.deepEqual([control.result, control.suspect], ["none", true]);
  });

  test("selects tests by name where the command does", async () => {
    const one = project(MIXED, SUM);
    const counted = await toolchain.count(spaceOf(one), { ...stepOf(one), flags: ["-k", "right"] });
    assert.deepEqual([counted.passed, counted.tests.length], [true, 1]);
  });

  for (const one of PYTHON_NOT_CAUGHT)
    test(`cannot tell by nature: ${one.name}`, async () => {
      const outcome = await judge(toolchain, one);
      assert.equal(outcome.accepted, true, outcome.why);
    });

  for (const one of PYTHON_HONEST_REFUSED)
    test(`refuses although it is honest: ${one.name}`, async () => {
      assert.equal((await judge(toolchain, one)).accepted, false);
    });
});
