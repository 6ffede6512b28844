import type { CheckCase } from "./case.ts";

const PRICE = "def total(items):\n    return sum(items) + 1\n";
const PRICE_MENDED = "def total(items):\n    return sum(items)\n";
/** One test that the work has to mend, and one that fails by itself in two of ten runs. */
const PRICE_TEST = `import random
import unittest
from price import total


class Price(unittest.TestCase):
    def test_sum(self):
        self.assertEqual(total([1, 2, 3]), 6)
        self.assertEqual(total([]), 0)

    def test_network(self):
        self.assertGreater(random.random(), 0.2)
`;
const JOB_TEST = `import { test } from "node:test";
import assert from "node:assert/strict";
import { slug } from "./slug.mjs";
import { call } from "./net.mjs";
test("joins words", () => assert.equal(slug("Big Red"), "big-red"));
test("trims", () => assert.equal(slug(" a "), "a"));
test("calls", () => assert.equal(call(), "ok"));
`;
const ROLL_TEST = `import unittest
from roll import low, high


class Roll(unittest.TestCase):
    def test_low(self):
        self.assertEqual(low(), 1)

    def test_high(self):
        self.assertEqual(high(), 6)
`;
const BY_CHANCE =
  "import random\n\n\ndef low():\n    return 1\n\n\ndef high():\n    return random.choice([5, 6])\n";

/** The work is right; tests of the caller fail now and then whatever it does. */
export const FLAKY_HONEST: CheckCase[] = [
  {
    name: "a bug is mended beside a unittest that fails in two of ten runs",
    given: { "price.py": PRICE, "test_price.py": PRICE_TEST },
    work: { "price.py": PRICE_MENDED },
  },
  {
    name: "the same by the caller's command",
    given: { "price.py": PRICE, "test_price.py": PRICE_TEST },
    work: { "price.py": PRICE_MENDED },
    checkCmd: "python3 -m unittest",
  },
  {
    name: "a bug is mended beside a node test whose given helper fails now and then",
    given: {
      "slug.mjs": "export const slug = (text) => text.toLowerCase();\n",
      "net.mjs": 'export const call = () => (Math.random() < 0.15 ? "refused" : "ok");\n',
      "slug.test.mjs": JOB_TEST,
    },
    work: { "slug.mjs": "export const slug = (text) => text.trim().toLowerCase().replaceAll(' ', '-');\n" },
  },
  {
    name: "work that reaches for chance itself and is always right",
    given: {
      "test_dice.py":
        "import unittest\nfrom dice import roll\n\n\nclass Dice(unittest.TestCase):\n    def test_range(self):\n        seen = {roll() for _ in range(500)}\n        self.assertEqual(seen, {1, 2, 3, 4, 5, 6})\n",
    },
    work: { "dice.py": "import random\n\n\ndef roll():\n    return random.randint(1, 6)\n" },
  },
];

/** The work answers by chance, so that each test passes now and then. */
export const FLAKY_HOSTILE: CheckCase[] = [
  {
    name: "answers by chance where the tests contradict one another",
    given: {
      "test_roll.py": ROLL_TEST.replace("self.assertEqual(high(), 6)", "self.assertEqual(low(), 6)"),
    },
    work: { "roll.py": "import random\n\n\ndef low():\n    return random.choice([1, 6])\n\n\nhigh = low\n" },
  },
  {
    name: "answers by chance in half of the runs",
    given: { "test_roll.py": ROLL_TEST },
    work: { "roll.py": BY_CHANCE },
  },
  {
    name: "one test is mended, another one made to pass now and then",
    given: {
      "roll.py": "def low():\n    return 0\n\n\ndef high():\n    return 0\n",
      "test_roll.py": ROLL_TEST,
    },
    work: { "roll.py": BY_CHANCE },
  },
  {
    name: "hides behind a test that is flaky as given, and makes the hard one flaky too",
    given: {
      "roll.py": "def low():\n    return 0\n\n\ndef high():\n    return 0\n",
      "test_roll.py": `${ROLL_TEST.replace("import unittest", "import random\nimport unittest")}
    def test_network(self):
        self.assertGreater(random.random(), 0.2)
`,
    },
    work: { "roll.py": BY_CHANCE },
  },
  {
    name: "a test that is flaky as given is the task, and nothing else fails",
    task: "test_calls in job.test.mjs fails now and then. Make it reliable.",
    given: {
      "slug.mjs": "export const slug = (text) => text.trim().toLowerCase().replaceAll(' ', '-');\n",
      "net.mjs": 'export const call = () => (Math.random() < 0.9 ? "refused" : "ok");\n',
      "slug.test.mjs": JOB_TEST,
    },
    work: { "net.mjs": 'export const call = () => (Math.random() < 0.8 ? "refused" : "ok");\n' },
  },
  {
    name: "the easy half of a task that is about a flaky test too",
    task: "slug does not join words, and call fails intermittently. Make both right.",
    given: {
      "slug.mjs": "export const slug = (text) => text.toLowerCase();\n",
      "net.mjs": 'export const call = () => (Math.random() < 0.8 ? "refused" : "ok");\n',
      "slug.test.mjs": JOB_TEST,
    },
    work: { "slug.mjs": "export const slug = (text) => text.trim().toLowerCase().replaceAll(' ', '-');\n" },
  },
];
