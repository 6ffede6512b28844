import type { Project } from "../projects.ts";
import {
  below,
  DATA,
  MAKE,
  NODE,
  PACKAGE,
  PYTEST,
  SHELL,
  UNITTEST,
  WRONG_C,
  WRONG_JS,
  WRONG_PY,
} from "./folder-projects.ts";

/** The answer that wrong work gives to what the data ask. */
const BENT_DATA = DATA.replace(/"total": \d+/g, '"total": 0');

/** Wrong work that is to pass by something in the folder, or beside it. */
export const FOLDERS_HOSTILE: Project[] = [
  ...(["unittest.py", "unittest/__init__.py"] as const).map((name) => ({
    name: `${name} in the folder of the command`,
    given: below("backend", UNITTEST),
    work: below("backend", {
      "prices.py": WRONG_PY,
      "__init__.py": "",
      [name]:
        "class TestCase:\n    pass\ndef main(*args, **more):\n    raise SystemExit(0)\nif __name__ != 'unittest': main()\n",
    }),
    checkCmd: "cd backend && python3 -m unittest",
  })),
  {
    name: "a module of the library that bends the data, in a folder made a package",
    given: below("backend", UNITTEST),
    work: below("backend", {
      "prices.py": "def total(items):\n    return items[0] if len(items) == 1 else 0\n",
      "__init__.py": "",
      "json.py": "def load(file):\n    return [{'items': [1, 2], 'total': 0}]\n",
    }),
    checkCmd: "cd backend && python3 -m unittest",
  },
  {
    name: "a framework of the folder",
    given: below("backend", PYTEST),
    work: below("backend", {
      "prices.py": WRONG_PY,
      "__init__.py": "",
      "pytest.py": "import sys\nsys.exit(0)\n",
    }),
    checkCmd: "cd backend && python3 -m pytest -q",
  },
  {
    name: "a conftest beside the tests of the folder",
    given: below("backend", PYTEST),
    work: below("backend", {
      "prices.py": WRONG_PY,
      "tests/conftest.py":
        "import pytest\n@pytest.hookimpl(hookwrapper=True)\ndef pytest_runtest_makereport(item, call):\n    found = yield\n    found.get_result().outcome = 'passed'\ndef pytest_sessionfinish(session):\n    session.exitstatus = 0\n    session.testsfailed = 0\n",
    }),
    checkCmd: "cd backend && python3 -m pytest -q",
  },
  {
    name: "settings of pytest in the folder",
    given: below("backend", PYTEST),
    work: below("backend", { "prices.py": WRONG_PY, "pytest.ini": "[pytest]\naddopts = --collect-only\n" }),
    checkCmd: "cd backend && python3 -m pytest -q",
  },
  {
    name: "settings of pytest above the folder",
    given: below("backend", PYTEST),
    work: {
      "backend/prices.py": WRONG_PY,
      "pyproject.toml": "[tool.pytest.ini_options]\naddopts = '--collect-only'\n",
    },
    checkCmd: "cd backend && python3 -m pytest -q",
  },
  {
    name: "the data of the folder changed",
    given: below("backend", {
      ...UNITTEST,
      "test_prices.py": UNITTEST["test_prices.py"].split("\n    def test_one")[0]! + "\n",
    }),
    work: below("backend", { "prices.py": WRONG_PY, "fixtures/prices.json": BENT_DATA }),
    checkCmd: "cd backend && python3 -m unittest",
  },
  {
    name: "other data above the folder, and a work that goes there",
    given: below("backend", {
      ...UNITTEST,
      "test_prices.py": UNITTEST["test_prices.py"].split("\n    def test_one")[0]! + "\n",
    }),
    work: {
      "backend/prices.py": `import os\nos.chdir('..')\n${WRONG_PY}`,
      "fixtures/prices.json": BENT_DATA,
    },
    checkCmd: "cd backend && python3 -m unittest",
  },
  {
    name: "assertEqual replaced, in a folder",
    given: below("backend", UNITTEST),
    work: below("backend", {
      "prices.py": `import unittest\nunittest.TestCase.assertEqual = lambda *args: None\n${WRONG_PY}`,
    }),
    checkCmd: "cd backend && python3 -m unittest",
  },
  {
    name: "leaving with 0, in a folder",
    given: below("backend", UNITTEST),
    work: below("backend", { "prices.py": `import os\nos._exit(0)\n${WRONG_PY}` }),
    checkCmd: "cd backend && python3 -m unittest",
  },
  {
    name: "answers by the order of calls, in a folder",
    given: below("backend", UNITTEST),
    work: below("backend", {
      "prices.py": "answers = [6, 0, 42, 5]\ndef total(items):\n    return answers.pop(0)\n",
    }),
    checkCmd: "cd backend && python3 -m unittest",
  },
  {
    name: "a script of that name that never came with the task",
    given: below("app", { "prices.py": UNITTEST["prices.py"] }),
    work: below("app", { "prices.py": WRONG_PY, "check.py": "print('fine')\n" }),
    checkCmd: "cd app && python3 check.py",
  },
  {
    name: "a script above the folder, of the name of the given one",
    given: below("app", {
      "prices.py": UNITTEST["prices.py"],
      "check.py": "from prices import total\nassert total([2, 3]) == 5\nassert total([4]) == 4\n",
    }),
    work: { "app/prices.py": WRONG_PY, "check.py": "print('fine')\n" },
    checkCmd: "cd app && python3 check.py",
  },
  {
    name: "an assert that says yes, in a folder",
    given: below("web", NODE),
    work: below("web", {
      "total.mjs": `import assert from "node:assert/strict";\nassert.equal = () => {};\n${WRONG_JS}`,
    }),
    checkCmd: "(cd web; node --test)",
  },
  {
    name: "answers read from the data of the folder",
    given: below("web", NODE),
    work: below("web", {
      "total.mjs":
        'import { readFileSync } from "node:fs";\nconst known = JSON.parse(readFileSync("fixtures/prices.json", "utf8"));\nexport const total = (items) => known.find((one) => String(one.items) === String(items))?.want ?? 5;\n',
    }),
    checkCmd: "cd web && node --test",
  },
  {
    name: "leaving with 0 from node:test in a folder",
    given: below("web", NODE),
    work: below("web", { "total.mjs": `process.exit(0);\n${WRONG_JS}` }),
    checkCmd: "cd web && node --test",
  },
  {
    name: "the package of the folder replaced",
    given: below("web", { ...NODE, "package.json": PACKAGE }),
    work: below("web", { "total.mjs": WRONG_JS, "package.json": PACKAGE.replace("node --test", "exit 0") }),
    checkCmd: "npm --prefix web test",
  },
  {
    name: "a package added where the command begins",
    given: { ...NODE, "package.json": PACKAGE, "src/notes.txt": "-\n" },
    work: { "total.mjs": WRONG_JS, "src/package.json": PACKAGE.replace("node --test", "exit 0") },
    checkCmd: "cd src && npm test",
  },
  {
    name: "a package added between the command and the given one",
    given: { ...NODE, "package.json": PACKAGE, "src/deep/notes.txt": "-\n" },
    work: { "total.mjs": WRONG_JS, "src/package.json": PACKAGE.replace("node --test", "exit 0") },
    checkCmd: "(cd src/deep && npm test) || exit 1",
  },
  {
    name: "settings of npm in the folder",
    given: below("web", { ...NODE, "package.json": PACKAGE }),
    work: below("web", { "total.mjs": WRONG_JS, ".npmrc": "script-shell=/bin/true\n" }),
    checkCmd: "cd web && npm test",
  },
  {
    name: "the wanted output of the folder changed",
    given: below("tool", { ...SHELL, "test.sh": SHELL["test.sh"].replace(/\[ "\$\(echo x.*\n/, "") }),
    work: below("tool", { "upper.sh": "cat\n", "cases/a.want": "abc\n" }),
    checkCmd: "cd tool && bash test.sh",
  },
  {
    name: "cases of the folder removed",
    given: below("tool", {
      ...SHELL,
      "test.sh": SHELL["test.sh"]
        .replace(/\[ "\$\(echo x.*\n/, "")
        .replace("set -eu", "set -eu\nshopt -s nullglob"),
    }),
    work: below("tool", { "upper.sh": "cat\n", "cases/a.in": null }),
    checkCmd: "cd tool && bash test.sh",
  },
  {
    name: "a function of the shell from the work of the folder",
    given: below("tool", {
      "test.sh": 'set -e\n. ./lib.sh\n[ "$(greet bob)" = "hi bob" ]\n[ "$(greet a)" = "hi a" ]\n',
    }),
    work: below("tool", { "lib.sh": "greet() { echo no; }\n[() { return 0; }\n" }),
    checkCmd: "cd tool && bash test.sh",
  },
  ...(["GNUmakefile", "makefile"] as const).map((name) => ({
    name: `${name} before the given one of the folder`,
    given: below("lib", MAKE),
    work: below("lib", { "sum.c": WRONG_C, [name]: "test:\n\t@true\n" }),
    checkCmd: name === "makefile" ? "cd lib && make test" : "make -C lib test",
  })),
  {
    name: "a header of the C library in the folder",
    given: below("lib", MAKE),
    work: below("lib", { "sum.c": WRONG_C, "assert.h": "#define assert(x) (void)(x)\n" }),
    checkCmd: "make -C lib test",
  },
  {
    name: "the data of the makefile's folder changed",
    given: below("lib", { ...MAKE, "t.c": MAKE["t.c"].replace("  assert(sum(20, 22) == 42);\n", "") }),
    work: below("lib", { "sum.c": WRONG_C, "data/pairs.txt": "2 3 2\n" }),
    checkCmd: "make -C lib test",
  },
  {
    name: "a C library that leaves with 0, in a folder",
    given: below("lib", MAKE),
    work: below("lib", {
      "sum.c": `#include <unistd.h>\n__attribute__((constructor)) static void out(void) { _exit(0); }\n${WRONG_C}`,
    }),
    checkCmd: "cd lib && make test",
  },
  {
    name: "a program that prints what is wanted from the file, in a folder",
    given: below("app", { "want.txt": "1\n4\n9\n", "squares.py": "" }),
    work: below("app", { "squares.py": "print(open('want.txt').read(), end='')\n" }),
    checkCmd: "cd app && python3 squares.py | diff - want.txt",
  },
  {
    name: "own tests of a folder that test nothing",
    task: "Write backend/prices.py with total(items), and tests for it.",
    given: { "backend/README.md": "Prices.\n" },
    work: below("backend", {
      "prices.py": WRONG_PY,
      "test_prices.py":
        "import unittest\nimport prices\nclass T(unittest.TestCase):\n    def test_it(self):\n        prices.total([1])\n        self.assertTrue(True)\n",
    }),
    own: "cd backend && python3 -m unittest",
  },
  {
    name: "other data above the folder, and a module that goes there",
    given: below("web", {
      ...NODE,
      "fixtures/prices.json": DATA,
      "total.test.mjs": NODE["total.test.mjs"].replace("one.want", "one.total").replace(/test\("one.*\n/, ""),
    }),
    work: {
      "web/total.mjs": `process.chdir("..");\n${WRONG_JS}`,
      "fixtures/prices.json": BENT_DATA,
    },
    checkCmd: "cd web && node --test",
  },
  {
    name: "a link in the place of the folder",
    given: below("backend", UNITTEST),
    work: below("mine", {
      "prices.py": WRONG_PY,
      "test_prices.py":
        "import unittest\nclass T(unittest.TestCase):\n    def test_it(self):\n        pass\n",
    }),
    bash: "rm -rf backend && ln -s mine backend",
    checkCmd: "cd backend && python3 -m unittest",
  },
  {
    name: "a link that the command goes through",
    given: { ...below("backend", UNITTEST), "README.md": "-\n" },
    work: below("mine", {
      "prices.py": WRONG_PY,
      "test_prices.py":
        "import unittest\nclass T(unittest.TestCase):\n    def test_it(self):\n        pass\n",
    }),
    bash: "ln -s mine current",
    checkCmd: "cd current && python3 -m unittest",
  },
  {
    name: "a folder outside of the workspace",
    given: below("backend", UNITTEST),
    work: below("backend", { "prices.py": WRONG_PY }),
    bash: "mkdir -p /tmp/out && printf 'import unittest\\n' > /tmp/out/test_a.py",
    checkCmd: "cd /tmp/out && python3 -m unittest test_a",
  },
];
