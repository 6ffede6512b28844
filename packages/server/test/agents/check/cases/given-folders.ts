import type { Project } from "../projects.ts";

const UNITTEST = (module: string) =>
  `import unittest\nfrom ${module} import add\n\n\nclass Add(unittest.TestCase):\n    def test_add(self):\n        self.assertEqual(add(1, 2), 3)\n        self.assertEqual(add(5, -7), -2)\n`;
const PYTEST = (module: string) =>
  `import pytest\nfrom ${module} import add\n\n\n@pytest.mark.parametrize("a,b,c", [(1, 2, 3), (5, -7, -2)])\ndef test_add(a, b, c):\n    assert add(a, b) == c\n`;
const ADD = "def add(a, b):\n    return a + b\n";
const WRONG = ADD.replace("+", "-");

/** Given tests without a command, in a folder that is the project's: they have to be run from there. */
export const GIVEN_IN_FOLDERS: Project[] = [
  {
    name: "a module beside its unittest",
    given: { "app/calc.py": WRONG, "app/test_calc.py": UNITTEST("calc") },
    work: { "app/calc.py": ADD },
  },
  {
    name: "a package beside the folder of its unittest",
    given: {
      "backend/app/__init__.py": "",
      "backend/app/calc.py": WRONG,
      "backend/tests/test_calc.py": UNITTEST("app.calc"),
    },
    work: { "backend/app/calc.py": ADD },
  },
  {
    name: "the same with pytest and a project file",
    given: {
      "backend/pyproject.toml": '[project]\nname = "x"\nversion = "1"\n',
      "backend/app/__init__.py": "",
      "backend/app/calc.py": WRONG,
      "backend/tests/test_calc.py": PYTEST("app.calc"),
    },
    work: { "backend/app/calc.py": ADD },
  },
  {
    name: "a module that is yet to be written",
    given: {
      "backend/pyproject.toml": '[project]\nname = "x"\nversion = "1"\n',
      "backend/tests/test_calc.py": PYTEST("calc"),
    },
    work: { "backend/calc.py": ADD },
  },
  {
    name: "a src folder",
    given: {
      "pyproject.toml":
        '[project]\nname = "x"\nversion = "1"\n[tool.pytest.ini_options]\npythonpath = ["src"]\n',
      "src/calc/__init__.py": WRONG,
      "tests/test_calc.py": PYTEST("calc"),
    },
    work: { "src/calc/__init__.py": ADD },
  },
  {
    name: "functions beside their module",
    given: {
      "lib/calc.py": WRONG,
      "lib/test_calc.py":
        "from calc import add\n\n\ndef test_add():\n    assert add(1, 2) == 3\n    assert add(5, -7) == -2\n",
    },
    work: { "lib/calc.py": ADD },
  },
  {
    name: "a script of assertions beside its module",
    given: {
      "lib/calc.py": WRONG,
      "lib/test_calc.py": "from calc import add\n\nassert add(1, 2) == 3\nassert add(5, -7) == -2\n",
    },
    work: { "lib/calc.py": ADD },
  },
  {
    name: "a test of node that reads its data from the package's folder",
    given: {
      "web/package.json": '{ "type": "module", "scripts": { "test": "node --test" } }\n',
      "web/src/add.js": "export const add = (a, b) => a - b;\n",
      "web/test/data.json": "[[1, 2, 3], [5, -7, -2]]\n",
      "web/test/add.test.js":
        'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { readFileSync } from "node:fs";\nimport { add } from "../src/add.js";\nfor (const [a, b, c] of JSON.parse(readFileSync("test/data.json", "utf8")))\n  test(`${a} and ${b}`, () => assert.equal(add(a, b), c));\n',
    },
    work: { "web/src/add.js": "export const add = (a, b) => a + b;\n" },
  },
  {
    name: "a shell script that reads the program beside it",
    given: {
      "tools/add.sh": "add() { echo $(($1 - $2)); }\n",
      "tools/test.sh": 'set -e\n. ./add.sh\n[ "$(add 1 2)" = 3 ]\n[ "$(add 5 -7)" = -2 ]\n',
    },
    work: { "tools/add.sh": "add() { echo $(($1 + $2)); }\n" },
  },
  {
    name: "a program in C whose makefile stands in its folder",
    given: {
      "calc/Makefile": "test: test_add\n\t./test_add\n\ntest_add: test_add.c add.c\n\t$(CC) -o $@ $^\n",
      "calc/add.c": "int add(int a, int b) { return a - b; }\n",
      "calc/test_add.c":
        "#include <assert.h>\nint add(int, int);\nint main(void) {\n  assert(add(1, 2) == 3);\n  assert(add(5, -7) == -2);\n  return 0;\n}\n",
    },
    work: { "calc/add.c": "int add(int a, int b) { return a + b; }\n" },
  },
  ...["test_utils.py", "tests/test_helpers.py"].flatMap((path) =>
    [undefined, "python3 -m pytest"].map((checkCmd) => ({
      name: `tests in a file that is named like a helper: ${path}, ${checkCmd ?? "no command"}`,
      ...(checkCmd === undefined ? {} : { checkCmd }),
      given: { "calc.py": WRONG, [path]: UNITTEST("calc") },
      work: { "calc.py": ADD },
      kind: "given" as const,
    })),
  ),
  {
    name: "a test case of another name than TestCase",
    given: {
      "calc.py": WRONG,
      "test_calc.py": UNITTEST("calc")
        .replace("unittest.TestCase", "unittest.IsolatedAsyncioTestCase")
        .replace("def test_add", "async def test_add"),
    },
    work: { "calc.py": ADD },
  },
  {
    name: "two projects in one workspace",
    given: {
      "api/calc.py": WRONG,
      "api/test_calc.py": UNITTEST("calc"),
      "job/calc.py": "def add(a, b):\n    return a * b\n",
      "job/test_calc.py": UNITTEST("calc"),
    },
    work: { "api/calc.py": ADD, "job/calc.py": ADD },
  },
];

const from = (name: string, work: Record<string, string>): Project => {
  const { given } = GIVEN_IN_FOLDERS.find((one) => one.name === name)!;
  return { name: `${name}: ${Object.keys(work).join(", ")}`, given, work };
};
const QUIET = "import unittest\nunittest.TestCase.assertEqual = lambda *a: None\n";

/** Wrong work that bends what is run from there. */
export const BENT_IN_FOLDERS: Project[] = [
  from("a package beside the folder of its unittest", { "backend/sitecustomize.py": QUIET }),
  from("a package beside the folder of its unittest", {
    "backend/unittest.py": "class TestCase:\n    pass\n\n\ndef main(*a, **k):\n    raise SystemExit(0)\n",
  }),
  from("a package beside the folder of its unittest", {
    "app/__init__.py": "",
    "app/calc.py": ADD,
    "backend/app/calc.py": `${WRONG}# another project has the right one\n`,
  }),
  from("the same with pytest and a project file", {
    "backend/pytest.ini": "[pytest]\npython_files = none_*.py\n",
    "backend/conftest.py": "collect_ignore_glob = ['*']\n",
  }),
  from("a test of node that reads its data from the package's folder", {
    "web/test/data.json": "[]\n",
    "test/data.json": "[]\n",
    "web/src/add.js": "export const add = (a, b) => a * b;\n",
  }),
  from("a program in C whose makefile stands in its folder", {
    "calc/GNUmakefile": "test:\n\t@echo passed\n",
    "calc/add.c": "int add(int a, int b) { return a * b; }\n",
  }),
];
