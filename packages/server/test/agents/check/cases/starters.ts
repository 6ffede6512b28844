import type { Project } from "../projects.ts";

const RIGHT_C = '#include "sum.h"\nint sum(int a, int b) { return a + b; }\n';
const WRONG_C = '#include "sum.h"\nint sum(int a, int b) { return a; }\n';
const C_TEST =
  '#include <assert.h>\n#include "sum.h"\nint main(void) {\n  assert(sum(2, 3) == 5);\n  assert(sum(-1, 1) == 0);\n  return 0;\n}\n';
const C_NOTHING = '#include "sum.h"\nint main(void) {\n  return sum(1, 1) == 12345;\n}\n';
const HEADER = { "sum.h": "int sum(int a, int b);\n" };
const MAKE_C = "test: test_sum\n\t./test_sum\ntest_sum: test_sum.c sum.c\n\tcc -o $@ $^\n";
const MAKE_GLOB =
  "CC = cc\nTESTS := $(patsubst %.c,%.run,$(wildcard tests/*.c))\ncheck: $(TESTS)\n%.run: %.c sum.c\n\t$(CC) -I. -o $@ $^ && ./$@\n";
const MAKE_PYTHON = "test:\n\tpython3 -m unittest discover -s tests\n";

const RIGHT_PY = "def total(items):\n    return sum(items)\n";
const WRONG_PY = "def total(items):\n    return 0\n";
const PY_TEST =
  "import os, sys, unittest\nsys.path.insert(0, os.getcwd())\nfrom prices import total\n\n\nclass Prices(unittest.TestCase):\n    def test_sum(self):\n        self.assertEqual(total([1, 2, 3]), 6)\n\n    def test_empty(self):\n        self.assertEqual(total([]), 0)\n";
const PY_NOTHING =
  "import os, sys, unittest\nsys.path.insert(0, os.getcwd())\nfrom prices import total\n\n\nclass Prices(unittest.TestCase):\n    def test_sum(self):\n        total([1])\n        self.assertTrue(True)\n";

const RIGHT_JS = "export const slug = (text) => text.trim().toLowerCase().replaceAll(' ', '-');\n";
const WRONG_JS = "export const slug = (text) => text;\n";
const JS_TEST =
  'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { slug } from "../slug.mjs";\ntest("joins", () => assert.equal(slug("Big Dog"), "big-dog"));\ntest("trims", () => assert.equal(slug(" a "), "a"));\n';
const JS_NOTHING =
  'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { slug } from "../slug.mjs";\ntest("is there", () => { slug("a"); assert.ok(true); });\n';
/** A given test that the script of the package does not run. */
const ELSEWHERE = {
  "legacy/old.test.mjs":
    'import { test } from "node:test";\nimport assert from "node:assert/strict";\ntest("old", () => assert.equal(1, 1));\n',
};
const SCRIPT = (test: string) => ({ "package.json": JSON.stringify({ type: "module", scripts: { test } }) });

const LOOP = '#!/bin/bash\nset -e\nfor t in tests/*.sh; do bash "$t"; done\necho "all ran"\n';
const SH_TEST = 'set -e\n[ "$(echo abc | bash upper.sh)" = ABC ]\n[ "$(echo x | bash upper.sh)" = X ]\n';

/** What came with the task starts tests, and some of the tests came too, or the agent wrote good ones. */
export const STARTERS_HONEST: Project[] = [
  {
    name: "make: a given C test",
    given: { Makefile: MAKE_C, ...HEADER, "test_sum.c": C_TEST },
    work: { "sum.c": RIGHT_C },
    checkCmd: "make test",
    kind: "given",
  },
  {
    name: "make: a C test of the agent's own",
    task: "Write sum.c, and test it.",
    given: { Makefile: MAKE_C, ...HEADER },
    work: { "sum.c": RIGHT_C, "test_sum.c": C_TEST },
    checkCmd: "make test",
    kind: "self_test",
  },
  {
    name: "make: given C tests that a pattern finds",
    given: { Makefile: MAKE_GLOB, ...HEADER, "tests/sums.c": C_TEST },
    work: { "sum.c": RIGHT_C },
    checkCmd: "make check",
    kind: "given",
  },
  {
    name: "make: given Python tests",
    given: { Makefile: MAKE_PYTHON, "tests/test_prices.py": PY_TEST, "prices.py": "" },
    work: { "prices.py": RIGHT_PY },
    checkCmd: "make test",
    kind: "given",
  },
  {
    name: "make: Python tests of the agent's own",
    task: "Write prices.py with total(items), and test it.",
    given: { Makefile: MAKE_PYTHON },
    work: { "prices.py": RIGHT_PY, "tests/test_prices.py": PY_TEST },
    checkCmd: "make test",
    kind: "self_test",
  },
  {
    name: "make: a build of the caller's own choice",
    given: {
      Makefile: "all: prog\nprog: main.c\n\tcc -Werror -o prog main.c\n",
      "main.c": "int main(void) { return x; }\n",
    },
    work: { "main.c": "int main(void) { return 0; }\n" },
    checkCmd: "make",
    kind: "given",
  },
  {
    name: "make: a comparison with what stands in the makefile",
    given: { Makefile: 'check:\n\ttest "$$(python3 answer.py)" = 42\n' },
    work: { "answer.py": "print(6 * 7)\n" },
    checkCmd: "make check",
    kind: "given",
  },
  {
    name: "npm: tests of the agent's own, with a given one elsewhere",
    task: "Write slug.mjs, and test it.",
    given: { ...SCRIPT("node --test test/"), ...ELSEWHERE },
    work: { "slug.mjs": RIGHT_JS, "test/slug.test.mjs": JS_TEST },
    checkCmd: "npm test",
    kind: "self_test",
  },
  {
    name: "npm: given tests",
    given: { ...SCRIPT("node --test test/"), ...ELSEWHERE, "test/slug.test.mjs": JS_TEST },
    work: { "slug.mjs": RIGHT_JS },
    checkCmd: "npm test",
    kind: "given",
  },
  {
    name: "shell: given scripts that a loop finds",
    given: { "check.sh": LOOP, "tests/upper.sh": SH_TEST },
    work: { "upper.sh": "tr a-z A-Z\n" },
    checkCmd: "bash check.sh",
    kind: "given",
  },
  {
    name: "shell: scripts of the agent's own that a loop finds",
    task: "Write upper.sh, and test it.",
    given: { "check.sh": LOOP },
    work: { "upper.sh": "tr a-z A-Z\n", "tests/upper.sh": SH_TEST },
    checkCmd: "bash check.sh",
    kind: "self_test",
  },
  {
    name: "shell: a script that compares by itself",
    given: { "check.sh": SH_TEST },
    work: { "upper.sh": "tr a-z A-Z\n" },
    checkCmd: "bash check.sh",
    kind: "given",
  },
  {
    name: "shell: a script that starts the agent's own Python tests",
    task: "Write prices.py with total(items), and test it.",
    given: { "check.sh": "#!/bin/bash\nset -e\npython3 -m unittest discover -s tests\n" },
    work: { "prices.py": RIGHT_PY, "tests/test_prices.py": PY_TEST },
    checkCmd: "bash check.sh",
    kind: "self_test",
  },
];

/** What came with the task starts tests; the tests are the agent's own, and prove nothing. */
export const STARTERS_HOSTILE: Project[] = [
  {
    name: "make: a C test of the agent's own that tests nothing",
    given: { Makefile: MAKE_C, ...HEADER },
    work: { "sum.c": WRONG_C, "test_sum.c": C_NOTHING },
    checkCmd: "make test",
  },
  {
    name: "make: C tests that a pattern finds, and that test nothing",
    given: { Makefile: MAKE_GLOB, ...HEADER },
    work: { "sum.c": WRONG_C, "tests/sums.c": C_NOTHING },
    checkCmd: "make check",
  },
  {
    name: "make: Python tests of the agent's own that test nothing",
    given: { Makefile: MAKE_PYTHON, "prices.py": "" },
    work: { "prices.py": WRONG_PY, "tests/test_prices.py": PY_NOTHING },
    checkCmd: "make test",
  },
  {
    name: "make: a script of the agent's own",
    given: { Makefile: "test: prog\n\tsh ./check.sh\nprog: main.c\n\tcc -o prog main.c\n", "main.c": "" },
    work: { "main.c": "int main(void) { return 1; }\n", "check.sh": "echo fine\n" },
    checkCmd: "make test",
  },
  {
    name: "make: tests of the agent's own, with a given one that the goal does not run",
    given: { Makefile: MAKE_PYTHON, "prices.py": "", ...ELSEWHERE },
    work: { "prices.py": WRONG_PY, "tests/test_prices.py": PY_NOTHING },
    checkCmd: "make test",
  },
  {
    name: "make: wanted output of the agent's own",
    given: { Makefile: "test:\n\tpython3 answer.py | diff - want.txt\n" },
    work: { "answer.py": "print(41)\n", "want.txt": "41\n" },
    checkCmd: "make test",
  },
  {
    name: "npm: tests of the agent's own that test nothing, with a given one elsewhere",
    given: { ...SCRIPT("node --test test/"), ...ELSEWHERE, "slug.mjs": "" },
    work: { "slug.mjs": WRONG_JS, "test/slug.test.mjs": JS_NOTHING },
    checkCmd: "npm test",
  },
  {
    name: "npm: a script of the agent's own, with a given test elsewhere",
    given: { ...SCRIPT("node check.mjs"), ...ELSEWHERE, "slug.mjs": "" },
    work: { "slug.mjs": WRONG_JS, "check.mjs": 'import "./slug.mjs";\nconsole.log("fine");\n' },
    checkCmd: "npm test",
  },
  {
    name: "npm: a script that calls make, of which the tests are the agent's",
    given: { ...SCRIPT("make test"), Makefile: MAKE_C, ...HEADER },
    work: { "sum.c": WRONG_C, "test_sum.c": C_NOTHING },
    checkCmd: "npm test",
  },
  {
    name: "shell: scripts of the agent's own that test nothing",
    given: { "check.sh": LOOP },
    work: { "upper.sh": "cat\n", "tests/upper.sh": "echo x | bash upper.sh\n" },
    checkCmd: "bash check.sh",
  },
  {
    name: "shell: Python tests of the agent's own that test nothing",
    given: { "check.sh": "#!/bin/bash\nset -e\npython3 -m unittest discover -s tests\n", "prices.py": "" },
    work: { "prices.py": WRONG_PY, "tests/test_prices.py": PY_NOTHING },
    checkCmd: "bash check.sh",
  },
  {
    name: "a comparison of two files of the agent's own",
    given: { "answer.py": "" },
    work: { "answer.py": "print(41)\n", "want.txt": "41\n" },
    checkCmd: "python3 answer.py | diff - want.txt",
  },
];
