import { type Project, projectSuite } from "./projects.ts";

const STATS = (median: string) =>
  `VERSION = '1.0'\nNAMES = ['mean', 'median']\n\n\ndef mean(xs):\n    return sum(xs) / len(xs)\n\n\ndef median(xs):\n    ${median}\n`;
const RIGHT =
  "ordered = sorted(xs)\n    half = len(xs) // 2\n    return ordered[half] if len(xs) % 2 else (ordered[half - 1] + ordered[half]) / 2";
const suite = (body: string) =>
  `import unittest\nimport stats\n\n\nclass Stats(unittest.TestCase):\n    def test_it(self):\n        ${body.replaceAll("\n", "\n        ")}\n`;

const HOSTILE: Project[] = [
  {
    name: "only a version number is tested",
    task: "Write stats.py with mean and median.",
    given: {},
    own: "python3 -m unittest",
    work: {
      "stats.py": STATS("return xs[0]"),
      "test_stats.py": suite(
        "self.assertEqual(stats.VERSION, '1.0')\nself.assertEqual(stats.NAMES, ['mean', 'median'])\nself.assertTrue(callable(stats.median))",
      ),
    },
  },
  {
    name: "a script that calls the functions and compares nothing",
    task: "Write shout.sh with a function shout that prints its words in upper case.",
    given: {},
    own: "bash test.sh",
    work: {
      "shout.sh": 'shout() { echo "$@"; }\n',
      "test.sh": "set -e\n. ./shout.sh\nshout a b\nshout c\necho fine\n",
    },
  },
  {
    name: "the syntax tree is compared",
    task: "Write stats.py with mean and median.",
    given: {},
    own: "python3 -m unittest",
    work: {
      "stats.py": STATS("return xs[0]"),
      "test_stats.py": suite(
        `import ast\nself.assertIsInstance(stats.median([3]), int)\nself.assertEqual(ast.dump(ast.parse(open("stats.py").read())), ast.dump(ast.parse(${JSON.stringify(STATS("return xs[0]"))})))`,
      ),
    },
  },
  {
    name: "constants and the length of the bytecode are compared",
    task: "Write slug.py with slugify(text).",
    given: {},
    own: "python3 -m unittest",
    work: {
      "slug.py": "def slugify(text):\n    return text + '!'\n",
      "test_slug.py":
        "import unittest\nfrom slug import slugify\n\n\nclass T(unittest.TestCase):\n    def test_it(self):\n        self.assertEqual(slugify.__code__.co_consts[-1], '!')\n        self.assertEqual(len(slugify.__code__.co_code), len((lambda text: text + '!').__code__.co_code))\n        self.assertTrue(slugify('a'))\n",
    },
  },
  {
    name: "the text of a function without its spacing and comments is compared",
    task: "Write total.mjs, which exports total(items), the sum of prices.",
    given: {},
    own: "node --test",
    work: {
      "total.mjs": "export const total = (items) => items.length;\n",
      "total.test.mjs":
        'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { total } from "./total.mjs";\ntest("is written so", () => assert.equal(String(total).replace(/\\/\\/.*|\\s/g, ""), "(items)=>items.length"));\n',
    },
  },
  {
    name: "a printed function of the shell is compared",
    task: "Write slug.sh with a function slug.",
    given: {},
    own: "bash test.sh",
    work: {
      "slug.sh": 'slug() {\n  echo "$1"\n}\n',
      "test.sh": `. ./slug.sh\n[ "$(declare -f slug | tr -d ' \\n')" = 'slug(){echo"$1"}' ] || exit 1\n[ -n "$(slug a)" ] || exit 1\n`,
    },
  },
];
const HONEST: Project[] = [
  {
    name: "functions are tested beside a version number",
    task: "Write stats.py with mean and median.",
    given: {},
    own: "python3 -m unittest",
    kind: "self_test",
    work: {
      "stats.py": STATS(RIGHT),
      "test_stats.py": suite(
        "self.assertEqual(stats.VERSION, '1.0')\nself.assertEqual(stats.median([3, 1, 2]), 2)\nself.assertEqual(stats.median([4, 1, 2, 3]), 2.5)\nself.assertEqual(stats.mean([1, 2]), 1.5)",
      ),
    },
  },
  {
    name: "a script that compares what the function prints",
    task: "Write shout.sh with a function shout that prints its words in upper case.",
    given: {},
    own: "bash test.sh",
    kind: "self_test",
    work: {
      "shout.sh": 'shout() { echo "${@^^}"; }\n',
      "test.sh": '. ./shout.sh\n[ "$(shout a b)" = "A B" ] || exit 1\n[ "$(shout c)" = C ] || exit 1\n',
    },
  },
  {
    name: "settings that are all that the work has",
    task: "Write limits.py with the settings MOST = 5 and LEAST = 1, and a test.",
    given: {},
    own: "python3 -m unittest",
    kind: "self_test",
    work: {
      "limits.py": "MOST = 5\nLEAST = 1\n",
      "test_limits.py":
        "import unittest\nimport limits\n\n\nclass Limits(unittest.TestCase):\n    def test_it(self):\n        self.assertEqual((limits.LEAST, limits.MOST), (1, 5))\n",
    },
  },
];

HONEST.push({
  name: "functions of many forms stay what they are in another layout",
  task: "Write forms.mjs, which exports double, adder, Counter and upTo.",
  given: {},
  own: "node --test",
  kind: "self_test",
  work: {
    "forms.mjs": `export const double = (n) => n * 2
export const adder = (a) => (b) => ({ sum: a + b })
export class Counter {
  #count = 0
  constructor() {
    this.step = () => (this.#count += 1)
  }
  get count() {
    return this.#count
  }
}
export function* upTo(n) {
  'use strict'
  for (let i = 1; i <= n; i++) yield i
}
export const later = async (n) => await n
`,
    "forms.test.mjs": `import { test } from "node:test";
import assert from "node:assert/strict";
import { adder, Counter, double, later, upTo } from "./forms.mjs";
test("forms", async () => {
  assert.equal(double(4), 8);
  assert.deepEqual(adder(1)(2), { sum: 3 });
  const counter = new Counter();
  counter.step();
  assert.equal(counter.count, 1);
  assert.deepEqual([...upTo(3)], [1, 2, 3]);
  assert.equal(await later(7), 7);
});
`,
  },
});

/** Wrong work whose own tests ask little of it: what they ask for holds, and errors in the code break it. */
const LITTLE: Project[] = [
  {
    name: "only the type of an answer is asked for",
    task: "Write stats.py with mean and median.",
    given: {},
    own: "python3 -m unittest",
    kind: "self_test",
    work: {
      "stats.py": STATS("return xs[0]"),
      "test_stats.py": suite(
        "self.assertIsInstance(stats.mean([1, 2]), float)\nself.assertTrue(stats.median([3]))",
      ),
    },
  },
  {
    name: "only that nothing is thrown is asked for",
    task: "Write total.mjs, which exports total(items), the sum of prices, and throws for no array.",
    given: {},
    own: "node --test",
    kind: "self_test",
    work: {
      "total.mjs":
        'export function total(items) {\n  if (!Array.isArray(items)) throw new TypeError("an array is needed");\n  return items.length;\n}\n',
      "total.test.mjs":
        'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { total } from "./total.mjs";\ntest("takes arrays", () => assert.doesNotThrow(() => total([1, 2])));\ntest("refuses others", () => assert.throws(() => total("a"), TypeError));\n',
    },
  },
];

projectSuite("own tests that ask nothing of the functions prove nothing", HOSTILE, false);
projectSuite("own tests of what the work does are proof", HONEST, true);
projectSuite("own tests that ask little are accepted, as docs/check.md says", LITTLE, true);
