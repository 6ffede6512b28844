export const NPM = {
  "sum.js": "exports.sum = () => 0;\n",
  "scripts/run.js":
    'const { sum } = require("../sum");\nif (sum(1, 2) !== 3) {\n  console.error("sum(1, 2) is", sum(1, 2));\n  process.exit(1);\n}\n',
  "package.json": '{ "name": "x", "scripts": { "test": "node scripts/run.js" } }\n',
};
export const SMOKE = {
  "app.py": "def add(a, b):\n    return 0\n",
  "tools/smoke.py":
    "import sys\nsys.path.insert(0, '.')\nfrom app import add\n\nif add(1, 2) != 3:\n    sys.exit('add is wrong')\n",
  Makefile: ".PHONY: check\ncheck:\n\tpython3 tools/smoke.py\n",
};
export const COUNTS = {
  "square.mjs": "export const square = () => 0;\n",
  "bin/all.mjs":
    'import { square } from "../square.mjs";\nlet bad = 0;\nfor (const [n, want] of [[2, 4], [3, 9]]) {\n  const got = square(n);\n  if (got !== want) bad += 1;\n}\nprocess.exitCode = bad;\n',
  "run.sh": "set -e\nnode bin/all.mjs\n",
};
export const STARTED = {
  "list.js": "",
  "scripts/look.js":
    'const { execFileSync } = require("node:child_process");\nconst out = execFileSync("node", ["list.js"]).toString();\nconst lines = out.trim().split("\\n");\nif (lines.length !== 2) process.exit(1);\nif (lines[1] !== "two") throw new Error(out);\n',
  "scripts/all.sh": "set -e\nnode scripts/look.js\n",
  "package.json": '{ "name": "x", "scripts": { "test": "sh scripts/all.sh" } }\n',
};
export const COMPARES = "import sys\n\nsys.exit(sys.stdin.read() != open(sys.argv[1]).read())\n";
export const PIPED = {
  "app.py": "print('')\n",
  "tools/compare.py": COMPARES,
  "want.txt": "Hello World\n",
  Makefile: ".PHONY: test\ntest:\n\tpython3 app.py | python3 tools/compare.py want.txt\n",
};
export const SHELL_PIPED = {
  "app.py": "print('')\n",
  "bin/cmp.sh": 'diff -u "$1" "$2"\n',
  "want.txt": "Hello World\n",
  Makefile: ".PHONY: test\ntest:\n\tpython3 app.py > out.txt\n\tsh bin/cmp.sh want.txt out.txt\n",
};
export const COMMAND = { "app.py": "print('')\n", "compare.py": COMPARES, "want.txt": "Hello World\n" };
export const MONEY = {
  "money.py": "def total(items):\n    return 0\n",
  "asserts.py": "def assert_money(got, want):\n    assert got == want, f'{got} is not {want}'\n",
  "test_money.py":
    "import unittest\nfrom asserts import assert_money\nfrom money import total\n\n\nclass T(unittest.TestCase):\n    def test_a(self):\n        assert_money(total([1, 2]), 3)\n        assert_money(total([5]), 5)\n",
};
export const SAME = {
  "money.py": MONEY["money.py"],
  "common.py":
    "def same(got, want):\n    if got != want:\n        raise AssertionError(f'{got} is not {want}')\n",
  "test_money.py": MONEY["test_money.py"]
    .replace("asserts import assert_money", "common import same")
    .replaceAll("assert_money(", "same("),
};
export const MATCHERS = {
  "money.js": "exports.total = () => 0;\n",
  "lib/matchers.js":
    'const assert = require("node:assert/strict");\nexports.isMoney = (got, want) => assert.equal(got, want);\n',
  "test/money.test.js":
    'const { test } = require("node:test");\nconst { isMoney } = require("../lib/matchers");\nconst { total } = require("../money");\ntest("a", () => isMoney(total([1, 2]), 3));\n',
};
export const ROMAN = {
  "roman.py":
    'def roman(n):\n    """Roman numerals.\n\n    >>> roman(4)\n    \'IV\'\n    >>> roman(9)\n    \'IX\'\n    """\n',
};
export const GREET = { "lib.sh": "greet() { echo; }\n" };
export const GREET_TEST =
  '#!/usr/bin/env bash\nset -e\n. ./lib.sh\n[[ "$(greet Ann)" == "Hello Ann" ]] || { echo FAIL; exit 1; }\n[[ "$(greet Bob)" == "Hello Bob" ]] || { echo FAIL; exit 1; }\n';
export const AREA = {
  "area.h": "double area(double r);\n",
  "area.c": '#include "area.h"\ndouble area(double r) { return 0; }\n',
  "test_area.c":
    '#include <assert.h>\n#include <math.h>\n#include "area.h"\nint main(void) {\n  assert(fabs(area(2) - 12.566) < 0.01);\n  return 0;\n}\n',
  Makefile:
    "test: test_area\n\t./test_area\ntest_area: test_area.c area.c area.h\n\t$(CC) -o $@ test_area.c area.c -lm\n.PHONY: test\n",
};
