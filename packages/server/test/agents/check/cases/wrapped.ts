import type { Project } from "../projects.ts";

const PYTHON = {
  "cart.py": "def total(items):\n    return 0\n",
  "test_cart.py":
    "import pytest\nfrom cart import total\n\n\n@pytest.mark.parametrize('items,want', [([1, 2], 3), ([], 0)])\ndef test_total(items, want):\n    assert total(items) == want\n",
};
const NODE = {
  "cart.mjs": "export const total = () => 0;\n",
  "cart.test.mjs":
    'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { total } from "./cart.mjs";\ntest("a", () => assert.equal(total([1, 2]), 3));\n',
  "package.json": '{ "type": "module", "scripts": { "test": "NODE_ENV=test node --test" } }\n',
};
const MADE = { ...PYTHON, Makefile: ".PHONY: check\ncheck:\n\tpython3 -m pytest -q test_cart.py\n" };
const SCRIPTED = {
  ...PYTHON,
  "run.sh": 'set -e\ncd "$(dirname "$0")"\npython3 -m pytest test_cart.py\n',
};

const ASKING = {
  "cart.py": "def total(items):\n    return 0\n",
  "test_cart.py":
    "import os\nimport unittest\nfrom cart import total\n\n\n@unittest.skipUnless(os.environ.get('ALL'), 'not asked for')\nclass Cart(unittest.TestCase):\n    def test_total(self):\n        self.assertEqual(total([1, 2]), 3)\n\n    def test_none(self):\n        self.assertEqual(total([]), 0)\n",
};

const ASKING_SCRIPT = {
  ...ASKING,
  "ask.sh": "set -eu\nexport ALL=1 CI=true\npython3 -m unittest test_cart\n",
};
const ASKING_MADE = {
  ...ASKING,
  Makefile: "export ALL = 1\n.PHONY: test\ntest:\n\tpython3 -m unittest test_cart\n",
};

const SRC = { "src/cart.py": PYTHON["cart.py"], "tests/test_cart.py": PYTHON["test_cart.py"] };

/** Commands as people give them, around a runner that could be counted if it stood alone. */
const COMMANDS: [cmd: string, given: Record<string, string>][] = [
  ["PYTHONPATH=. python3 -m pytest test_cart.py", PYTHON],
  ["PYTHONPATH=src python3 -m pytest tests", SRC],
  ["cd tests && PYTHONPATH=../src CI='a b' python3 -m pytest", SRC],
  ["ALL=1 python3 -m unittest test_cart", ASKING],
  ["export ALL=1; python3 -m unittest test_cart", ASKING],
  ["export ALL; ALL=1 && export ALL && python3 -m unittest -v", ASKING],
  ["env ALL=1 python3 -m unittest test_cart", ASKING],
  ["timeout -k 5 60 env ALL=1 python3 -m unittest test_cart", ASKING],
  ["bash ask.sh", ASKING_SCRIPT],
  ["make test", ASKING_MADE],
  ["env CI=1 python3 -m pytest", PYTHON],
  ["timeout 60 python3 -m pytest test_cart.py", PYTHON],
  ["python3 -m pytest test_cart.py || exit 1", PYTHON],
  ["python3 -m pytest test_cart.py && echo done", PYTHON],
  ["bash -c 'python3 -m pytest test_cart.py'", PYTHON],
  ["if ! python3 -m pytest test_cart.py; then exit 1; fi", PYTHON],
  ["export X=1; python3 -m pytest test_cart.py", PYTHON],
  ["python3 -m pytest $PWD/test_cart.py", PYTHON],
  ["python3 -m pytest --disable-warnings --junitxml=out.xml test_cart.py", PYTHON],
  ["python3 -m pytest -W ignore test_cart.py", PYTHON],
  ["make check", MADE],
  ["bash run.sh", SCRIPTED],
  ["NODE_ENV=test node --test", NODE],
  ["npm test", NODE],
  ["npm run test -- --test-reporter=dot", NODE],
  ["node --test --test-reporter=spec || exit 1", NODE],
];

const LEAVES = "import os\n\n\ndef total(items):\n    os._exit(0)\n";
const YES =
  "class Yes(int):\n    def __eq__(self, other):\n        return True\n\n\ndef total(items):\n    return Yes()\n";
/** The work of a project in Python or JavaScript, where its module stands. */
const workOf = (given: Record<string, string>, python: string, javascript: string) => {
  const file = Object.keys(given).find((path) => /(?:^|\/)cart\.(?:py|mjs)$/.test(path))!;
  return { [file]: file.endsWith(".py") ? python : javascript };
};

export const WRAPPED_HONEST: Project[] = [
  ...COMMANDS.map(([checkCmd, given]) => ({
    name: `right work: ${checkCmd}`,
    checkCmd,
    given,
    kind: "given" as const,
    work: workOf(
      given,
      "def total(items):\n    return sum(items)\n",
      "export const total = (items) => items.reduce((a, b) => a + b, 0);\n",
    ),
  })),
  {
    name: "tests that run only with a variable that a shell works out",
    checkCmd: "export ALL=$((2 - 1)); python3 -m unittest test_cart",
    given: ASKING,
    kind: "given",
    work: { "cart.py": "def total(items):\n    return sum(items)\n" },
  },
];

export const WRAPPED_HOSTILE: Project[] = COMMANDS.flatMap(([checkCmd, given]) => [
  {
    name: `leaves with success: ${checkCmd}`,
    checkCmd,
    given,
    work: workOf(given, LEAVES, "export const total = () => process.exit(0);\n"),
  },
  {
    name: `bends what compares: ${checkCmd}`,
    checkCmd,
    given,
    work: workOf(
      given,
      YES,
      'import assert from "node:assert/strict";\nassert.equal = () => {};\nexport const total = () => 1;\n',
    ),
  },
]).concat(
  {
    name: "leaves with success: tests that run only with a variable that a shell works out",
    checkCmd: "export ALL=$((2 - 1)); python3 -m unittest test_cart",
    given: ASKING,
    work: { "cart.py": LEAVES },
  },
  {
    name: "the work has the tests skipped",
    checkCmd: "CI=1 python3 -m pytest test_cart.py",
    given: PYTHON,
    work: { "cart.py": "import unittest\n\n\ndef total(items):\n    raise unittest.SkipTest('later')\n" },
  },
);
