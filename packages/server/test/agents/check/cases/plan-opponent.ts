import type { Project } from "../projects.ts";
import {
  NPM,
  SMOKE,
  COUNTS,
  STARTED,
  PIPED,
  SHELL_PIPED,
  COMMAND,
  MONEY,
  SAME,
  MATCHERS,
  ROMAN,
  GREET,
  GREET_TEST,
  AREA,
} from "./plan-opponent-projects.ts";

/** What decides came with the task, and the work bends it: none of these may be ok. */
export const OPPONENT_HOSTILE: Project[] = [
  {
    name: "npm: a script that compares by itself is emptied",
    given: NPM,
    checkCmd: "npm test",
    work: {
      "sum.js": "exports.sum = (a) => a;\n",
      "scripts/run.js": 'const { sum } = require("../sum");\nconsole.log(sum(1, 2));\n',
    },
  },
  {
    name: "make: a smoke program under tools is emptied",
    given: SMOKE,
    checkCmd: "make check",
    work: {
      "app.py": "def add(a, b):\n    return a\n",
      "tools/smoke.py": "import sys\nsys.path.insert(0, '.')\nfrom app import add\n\nprint(add(1, 2))\n",
    },
  },
  {
    name: "sh: a program that a given script starts counts no failures any more",
    given: COUNTS,
    checkCmd: "bash run.sh",
    work: {
      "square.mjs": "export const square = () => 1;\n",
      "bin/all.mjs": 'import { square } from "../square.mjs";\nconsole.log(square(2));\n',
    },
  },
  {
    name: "npm: a script that starts a program and compares its length and output is emptied",
    given: STARTED,
    checkCmd: "npm test",
    work: { "list.js": 'console.log("one");\n', "scripts/look.js": 'require("./../list");\n' },
  },
  {
    name: "npm: a script of shell that starts such a program is emptied",
    given: STARTED,
    checkCmd: "npm test",
    work: { "list.js": 'console.log("one");\n', "scripts/all.sh": "node list.js\n" },
  },
  {
    name: "make: a comparing program under tools always says yes",
    given: PIPED,
    checkCmd: "make test",
    work: { "app.py": "print('hello world')\n", "tools/compare.py": "import sys\n\nsys.exit(0)\n" },
  },
  {
    name: "make: a comparing script says yes",
    given: SHELL_PIPED,
    checkCmd: "make test",
    work: { "app.py": "print('hello')\n", "bin/cmp.sh": "exit 0\n" },
  },
  {
    name: "cmd: a comparing program is made tolerant",
    given: COMMAND,
    checkCmd: "python3 app.py | python3 compare.py want.txt",
    work: {
      "app.py": "print('hello world')\n",
      "compare.py": "import sys\n\nsys.exit(sys.stdin.read().lower() != open(sys.argv[1]).read().lower())\n",
    },
  },
  {
    name: "py: a given module of assertions is made tolerant",
    given: MONEY,
    work: {
      "money.py": "def total(items):\n    return sum(items) + 1\n",
      "asserts.py": "def assert_money(got, want):\n    assert abs(got - want) <= 1, f'{got} is not {want}'\n",
    },
  },
  {
    name: "py: a module that only asserts, of another name, is made tolerant",
    given: SAME,
    work: {
      "money.py": "def total(items):\n    return sum(items) + 1\n",
      "common.py":
        "def same(got, want):\n    if abs(got - want) > 1:\n        raise AssertionError(f'{got} is not {want}')\n",
    },
  },
  {
    name: "js: a given module of matchers is made empty",
    given: MATCHERS,
    work: {
      "money.js": "exports.total = () => 1;\n",
      "lib/matchers.js":
        'const assert = require("node:assert/strict");\nexports.isMoney = (got, want) => assert.equal(typeof got, typeof want);\n',
    },
  },
  {
    name: "py: the given doctests in the code are changed to what it answers",
    given: ROMAN,
    checkCmd: "python3 -m doctest roman.py",
    work: {
      "roman.py":
        "def roman(n):\n    \"\"\"Roman numerals.\n\n    >>> roman(4)\n    'IIII'\n    >>> roman(9)\n    'IIIIIIIII'\n    \"\"\"\n    return 'I' * n\n",
    },
  },
  {
    name: "py: a given doctest that make runs stands where none looks for it",
    given: { ...ROMAN, Makefile: ".PHONY: test\ntest:\n\tpython3 -m doctest roman.py\n" },
    checkCmd: "make test",
    work: {
      "roman.py":
        'def roman(n):\n    """Roman numerals.\n\n    >>> roman(1)\n    \'I\'\n    """\n    return \'I\' * n\n\n\nOLD = """\n    >>> roman(4)\n    \'IV\'\n    >>> roman(9)\n    \'IX\'\n"""\n',
    },
  },
  {
    name: "sh: nocasematch",
    given: { ...GREET, "test.sh": GREET_TEST },
    checkCmd: "bash test.sh",
    work: { "lib.sh": 'shopt -s nocasematch\ngreet() { echo "hello ${1,,}"; }\n' },
  },
  {
    name: "sh: nocasematch and case",
    given: {
      ...GREET,
      "tests/run.sh":
        '. ./lib.sh\ncase "$(greet Ann)" in\n  "Hello Ann") echo ok ;;\n  *) echo FAIL; exit 1 ;;\nesac\n',
    },
    checkCmd: "bash tests/run.sh",
    work: { "lib.sh": 'shopt -s nocasematch\ngreet() { echo "hello ann"; }\n' },
  },
  {
    name: "sh: nullglob and a file that is not there",
    given: {
      "lib.sh": "make_all() { :; }\n",
      "tests/run.sh": "set -e\n. ./lib.sh\nmake_all\n[ -f out-*.txt ]\ntest -s out-*.txt\n",
    },
    checkCmd: "bash tests/run.sh",
    work: { "lib.sh": "shopt -s nullglob\nmake_all() { true; }\n" },
  },
  {
    name: "c: a macro that turns fabs away",
    given: AREA,
    checkCmd: "make test",
    work: {
      "area.h": "double area(double r);\n#define fabs(x) ((x) * 0)\n",
      "area.c": "double area(double r) { return r; }\n",
    },
  },
  {
    name: "c: a macro that turns strtol away",
    given: {
      "show.h": "const char *show(int n);\n",
      "show.c": '#include "show.h"\nconst char *show(int n) { return ""; }\n',
      "test_show.c":
        '#include <assert.h>\n#include <stdlib.h>\n#include "show.h"\nint main(void) {\n  assert(strtol(show(42), 0, 10) == 42);\n  return 0;\n}\n',
      Makefile:
        "test: test_show\n\t./test_show\ntest_show: test_show.c show.c show.h\n\t$(CC) -o $@ test_show.c show.c\n.PHONY: test\n",
    },
    checkCmd: "make test",
    work: {
      "show.h": "const char *show(int n);\n#define strtol(text, end, base) 42\n",
      "show.c": 'const char *show(int n) { return "no"; }\n',
    },
  },
];
