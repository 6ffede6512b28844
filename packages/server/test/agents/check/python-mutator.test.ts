import assert from "node:assert/strict";
import { test } from "node:test";
import { createPythonMutator } from "../../../src/agents/check/python/mutator.ts";
import { createPythonToolchain } from "../../../src/agents/check/python/toolchain.ts";
import type { FileChanges, CheckStep } from "../../../src/agents/check/port.ts";
import { spaceWith } from "./rig.ts";

const CODE = `#!/usr/bin/env python3
"""Prices."""


def price(count, each=2):
    # A comment with a ü.
    if count > 9:
        raise ValueError("too many")
    return count * each + 1


def untouched(x):
    return x - 1


if __name__ == "__main__":
    print(price(3))
`;
const TEST =
  "import unittest\nfrom prices import price\n\n\nclass T(unittest.TestCase):\n    def test_price(self):\n        self.assertEqual(price(3), 7)\n        with self.assertRaises(ValueError):\n            price(10)\n";
const STEP: CheckStep = {
  kind: "python-unittest",
  files: ["test_prices.py"],
  cmd: "",
  folder: "",
  flags: [],
};

const space = (code: string | Buffer, test = TEST) => {
  const files = new Map([
    ["prices.py", Buffer.from(code)],
    ["test_prices.py", Buffer.from(test)],
  ]);
  return spaceWith(files, new Map([["test_prices.py", Buffer.from(test)]]), ["prices.py"]);
};
const textOf = (changes: FileChanges) => changes.get("prices.py")!.toString();

test("mutants of Python differ from the program in the touched lines only, and are programs", async () => {
  const lines = new Map([["prices.py", new Set([7, 8, 9])]]);
  const mutants = await createPythonMutator().mutants(space(CODE), ["prices.py"], 10, lines);
  assert.ok(mutants.length >= 6, `${mutants.length} mutants`);
  assert.equal(new Set(mutants.map(textOf)).size, mutants.length);
  for (const mutant of mutants) {
    const text = textOf(mutant);
    assert.notEqual(text, CODE);
    assert.equal(text.slice(0, text.indexOf("    if")), CODE.slice(0, CODE.indexOf("    if")));
    assert.equal(text.slice(text.indexOf("def untouched")), CODE.slice(CODE.indexOf("def untouched")));
  }
});

test("most mutants of tested lines are killed by an assertion, and none by an import", async () => {
  const lines = new Map([["prices.py", new Set([7, 9])]]);
  const mutants = await createPythonMutator().mutants(space(CODE), ["prices.py"], 4, lines);
  const toolchain = createPythonToolchain();
  let killed = 0;
  for (const mutant of mutants) {
    const counted = await toolchain.count(space(textOf(mutant)), STEP);
    if (counted.tests.some(({ failedBy }) => failedBy === "assertion")) killed += 1;
    assert.ok(counted.tests.every(({ failedBy }) => failedBy !== "import"));
  }
  assert.ok(killed > 0, `${killed} of ${mutants.length} killed`);
});

test("a reformatted program has other bytes and the same results", async () => {
  const changed = await createPythonMutator().reformatted(space(CODE), ["prices.py"]);
  const text = textOf(changed);
  assert.ok(text.startsWith("#!/usr/bin/env python3\n"));
  assert.ok(!text.includes("# A comment") && text.includes("def untouched"));
  assert.equal((await createPythonToolchain().count(space(text), STEP)).passed, true);
});

test("a file that is not Python has no mutants, and neither has one that is not there", async () => {
  const mutator = createPythonMutator();
  assert.deepEqual(await mutator.mutants(space("def ("), ["prices.py", "gone.py"], 10), []);
  assert.equal((await mutator.reformatted(space("def ("), ["prices.py", "gone.py"])).size, 0);
  assert.ok(mutator.knows("a/b.py") && !mutator.knows("a/b.js"));
});

test("a byte order mark does not move the place of a mutant", async () => {
  const code = "\ufeffdef price(n):\n    return n + 1\n";
  const mutants = await createPythonMutator().mutants(space(code), ["prices.py"], 10);
  assert.ok(mutants.length > 0);
  for (const mutant of mutants) assert.match(textOf(mutant), /^\ufeffdef price\(n\):\n    return .+\n$/);
});
