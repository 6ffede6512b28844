import type { Project } from "../projects.ts";

const CART = "def total(items):\n    return 0\n\n\ndef count(items):\n    return -1\n";
const TOTAL = CART.replace("return 0", "return sum(items)");
const FUNCTIONS =
  "import pytest\nfrom cart import count, total\n\n\n@pytest.mark.parametrize('items,want', [([1, 2], 3), ([], 0)])\ndef test_total(items, want):\n    assert total(items) == want\n\n\n@pytest.mark.slow\ndef test_count():\n    assert count([1, 2]) == 2\n";
const CLASSES =
  "import unittest\nfrom cart import count, total\n\n\nclass TestTotal(unittest.TestCase):\n    def test_some(self):\n        self.assertEqual(total([1, 2]), 3)\n\n    def test_none(self):\n        self.assertEqual(total([]), 0)\n\n\nclass TestCount(unittest.TestCase):\n    def test_count(self):\n        self.assertEqual(count([1, 2]), 2)\n";
const PYTEST = { "cart.py": CART, "test_cart.py": FUNCTIONS, "pytest.ini": "[pytest]\nmarkers = slow\n" };
const UNITTEST = { "cart.py": CART, "test_cart.py": CLASSES };
const below = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`app/${path}`, text]));

const NODE = {
  "cart.mjs": "export const total = () => 0;\nexport const count = () => -1;\n",
  "cart.test.mjs":
    'import { test, describe } from "node:test";\nimport assert from "node:assert/strict";\nimport { count, total } from "./cart.mjs";\ndescribe("total", () => {\n  test("of some", () => assert.equal(total([1, 2]), 3));\n  test("of none", () => assert.equal(total([]), 0));\n});\ntest("count", () => assert.equal(count([1, 2]), 2));\n',
  "other.test.mjs":
    'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { count } from "./cart.mjs";\ntest("counts", () => assert.equal(count([]), 0));\n',
};
const NODE_RIGHT = {
  "cart.mjs":
    "export const total = (items) => items.reduce((a, b) => a + b, 0);\nexport const count = () => -1;\n",
};
const NODE_COMMANDS = [
  "node --test --test-name-pattern=total cart.test.mjs",
  "node --test --test-name-pattern total",
  "node --test --test-name-pattern='/^total/' cart.test.mjs",
];

/** Commands that select some of the given tests, and whether those tests stand in classes. */
const COMMANDS: [cmd: string, given: Record<string, string>, folder: boolean][] = [
  ["python3 -m pytest test_cart.py::test_total", PYTEST, false],
  ["python3 -m pytest -q -k total", PYTEST, false],
  ["python3 -m pytest -m 'not slow'", PYTEST, false],
  ["python3 -m pytest test_cart.py::TestTotal", UNITTEST, false],
  ["cd app && python3 -m pytest test_cart.py::test_total -x", PYTEST, true],
  ["python3 -m unittest test_cart.TestTotal", UNITTEST, false],
  ["python3 -m unittest -k Total", UNITTEST, false],
];

/** What was selected passes; the rest of the file was not asked for. */
export const SELECTED_HONEST: Project[] = [
  ...COMMANDS.map(([checkCmd, given, folder]) => ({
    name: `half of the tests: ${checkCmd}`,
    checkCmd,
    kind: "given" as const,
    given: folder ? below(given) : given,
    work: folder ? below({ "cart.py": TOTAL }) : { "cart.py": TOTAL },
  })),
  ...NODE_COMMANDS.map((checkCmd) => ({
    name: `half of the tests: ${checkCmd}`,
    checkCmd,
    kind: "given" as const,
    given: NODE,
    work: NODE_RIGHT,
  })),
];

const LEAVES = "import os\n\n\ndef total(items):\n    os._exit(0)\n\n\ndef count(items):\n    return 2\n";
const YES =
  "class Yes(int):\n    def __eq__(self, other):\n        return True\n\n\ndef total(items):\n    return Yes()\n\n\ndef count(items):\n    return 2\n";

/** Wrong work under the same commands. */
export const SELECTED_HOSTILE: Project[] = [
  ...COMMANDS.flatMap(([checkCmd, given, folder]) =>
    [LEAVES, YES].map((text) => ({
      name: `${text === YES ? "equals everything" : "leaves"}: ${checkCmd}`,
      checkCmd,
      given: folder ? below(given) : given,
      work: folder ? below({ "cart.py": text }) : { "cart.py": text },
    })),
  ),
  ...NODE_COMMANDS.flatMap((checkCmd) =>
    [
      "export const total = () => process.exit(0);\nexport const count = () => 2;\n",
      'import assert from "node:assert/strict";\nassert.equal = () => {};\nexport const total = () => 1;\nexport const count = () => 2;\n',
    ].map((text, i) => ({
      name: `${i === 0 ? "leaves" : "replaces what compares"}: ${checkCmd}`,
      checkCmd,
      given: NODE,
      work: { "cart.mjs": text },
    })),
  ),
  {
    name: "does the half that was not selected",
    checkCmd: "python3 -m pytest test_cart.py::test_total",
    given: PYTEST,
    work: { "cart.py": CART.replace("return -1", "return len(items)") },
  },
  {
    name: "a test that is not there",
    checkCmd: "python3 -m pytest test_cart.py::test_totals test_cart.py::test_total",
    given: PYTEST,
    work: { "cart.py": TOTAL },
  },
];
