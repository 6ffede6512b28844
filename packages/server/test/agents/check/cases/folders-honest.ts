import type { Project } from "../projects.ts";
import {
  below,
  DATA,
  MAKE,
  NODE,
  PACKAGE,
  PYTEST,
  RIGHT_C,
  RIGHT_JS,
  RIGHT_PY,
  SHELL,
  UNITTEST,
} from "./folder-projects.ts";

/** Right work whose check begins in a folder, or is told one. */
export const FOLDERS_HONEST: Project[] = [
  {
    name: "unittest, with data read from the folder",
    given: below("backend", UNITTEST),
    work: below("backend", { "prices.py": RIGHT_PY }),
    checkCmd: "cd backend && python3 -m unittest",
    kind: "given",
  },
  {
    name: "unittest that looks below a folder of the folder",
    given: below("backend", {
      "prices.py": UNITTEST["prices.py"],
      "fixtures/prices.json": DATA,
      "tests/test_it.py": UNITTEST["test_prices.py"],
    }),
    work: below("backend", { "prices.py": RIGHT_PY }),
    checkCmd: "cd backend; python3 -m unittest discover -s tests",
    kind: "given",
  },
  {
    name: "unittest of a package of tests, by its name",
    given: below("backend", {
      "prices.py": UNITTEST["prices.py"],
      "fixtures/prices.json": DATA,
      "tests/__init__.py": "",
      "tests/test_it.py": UNITTEST["test_prices.py"],
    }),
    work: below("backend", { "prices.py": RIGHT_PY }),
    checkCmd: "cd backend && python3 -m unittest tests.test_it",
    kind: "given",
  },
  {
    name: "unittest in a folder that is a package itself",
    given: below("core", { "__init__.py": "", ...UNITTEST }),
    work: below("core", { "prices.py": RIGHT_PY }),
    checkCmd: "cd core && python3 -m unittest test_prices.py",
    kind: "given",
  },
  {
    name: "pytest with a conftest and data of the folder",
    given: below("backend", PYTEST),
    work: below("backend", { "prices.py": RIGHT_PY }),
    checkCmd: "cd backend && python3 -m pytest -q",
    kind: "given",
  },
  {
    name: "pytest in a folder, of tests beside it",
    given: {
      "backend/prices.py": UNITTEST["prices.py"],
      "backend/fixtures/prices.json": DATA,
      "tests/test_api.py": PYTEST["tests/test_prices.py"].replace(
        "def test_all(cases):",
        "import json\n\n\ndef test_all():\n    cases = json.load(open('fixtures/prices.json'))",
      ),
    },
    work: { "backend/prices.py": RIGHT_PY },
    checkCmd: "cd backend && python3 -m pytest ../tests/test_api.py",
    kind: "given",
  },
  {
    name: "a Python script that opens its data",
    given: below("app", {
      "prices.py": UNITTEST["prices.py"],
      "data.json": DATA,
      "check.py":
        "import json\nfrom prices import total\nfor case in json.load(open('data.json')):\n    assert total(case['items']) == case['total'], case\nassert total([9, 1]) == 10\nprint('fine')\n",
    }),
    work: below("app", { "prices.py": RIGHT_PY }),
    checkCmd: "cd app && python3 check.py",
    kind: "given",
  },
  {
    name: "doctests of a guide",
    given: {
      "docs/guide.md":
        "Sums:\n\n>>> from prices import total\n>>> total([1, 2])\n3\n>>> total([len(open('data.txt').read())])\n5\n",
      "docs/data.txt": "four\n",
      "docs/prices.py": UNITTEST["prices.py"],
    },
    work: { "docs/prices.py": RIGHT_PY },
    checkCmd: "cd docs && python3 -m doctest guide.md",
    kind: "given",
  },
  {
    name: "node:test in a shell of its own",
    given: below("web", NODE),
    work: below("web", { "total.mjs": RIGHT_JS }),
    checkCmd: "(cd web; node --test)",
    kind: "given",
  },
  {
    name: "npm with a prefix",
    given: below("web", { ...NODE, "package.json": PACKAGE }),
    work: below("web", { "total.mjs": RIGHT_JS }),
    checkCmd: "npm --prefix web test",
    kind: "given",
  },
  {
    name: "npm in a folder below its package",
    given: { ...NODE, "package.json": PACKAGE, "src/notes.txt": "-\n" },
    work: { "total.mjs": RIGHT_JS },
    checkCmd: "cd src && npm test",
    kind: "given",
  },
  {
    name: "npm in a folder, with a script that changes the folder",
    given: {
      "app/package.json": JSON.stringify({ type: "module", scripts: { test: "cd web && node --test" } }),
      ...below("app/web", NODE),
    },
    work: below("app/web", { "total.mjs": RIGHT_JS }),
    checkCmd: "cd app && npm run test --silent",
    kind: "given",
  },
  {
    name: "a plain Node script",
    given: below("web", {
      "total.mjs": NODE["total.mjs"],
      "data.json": DATA,
      "check.mjs":
        'import assert from "node:assert/strict";\nimport { readFileSync } from "node:fs";\nimport { total } from "./total.mjs";\nfor (const one of JSON.parse(readFileSync("data.json", "utf8"))) assert.equal(total(one.items), one.total);\nassert.equal(total([3]), 3);\n',
    }),
    work: below("web", { "total.mjs": RIGHT_JS }),
    checkCmd: "cd web && node check.mjs",
    kind: "given",
  },
  {
    name: "a shell script with cases",
    given: below("tool", SHELL),
    work: below("tool", { "upper.sh": "tr a-z A-Z\n" }),
    checkCmd: "cd tool && bash test.sh",
    kind: "given",
  },
  {
    name: "two shell scripts that read their folder",
    given: below("tool", {
      "a.test.sh": '[ "$(bash ./upper.sh < cases/a.in)" = ABC ] || exit 1\n',
      "b.test.sh": '[ "$(echo q | bash ./upper.sh)" = Q ] || exit 1\n[ -s cases/a.in ] || exit 2\n',
      "cases/a.in": "abc\n",
    }),
    work: below("tool", { "upper.sh": "tr a-z A-Z\n" }),
    checkCmd: "cd tool && bash a.test.sh && bash b.test.sh",
    kind: "given",
  },
  {
    name: "make told its folder",
    given: below("lib", MAKE),
    work: below("lib", { "sum.c": RIGHT_C }),
    checkCmd: "make -C lib test",
    kind: "given",
  },
  {
    name: "make in a folder",
    given: below("lib", MAKE),
    work: below("lib", { "sum.c": RIGHT_C }),
    checkCmd: "cd lib && make",
    kind: "given",
  },
  {
    name: "a comparison in a folder",
    given: below("app", { "want.txt": "1\n4\n9\n", "squares.py": "" }),
    work: below("app", { "squares.py": "for n in (1, 2, 3):\n    print(n * n)\n" }),
    checkCmd: "cd app && python3 squares.py | diff - want.txt",
    kind: "given",
  },
  {
    name: "two projects, one after the other",
    given: { ...below("backend", UNITTEST), ...below("web", NODE) },
    work: { "backend/prices.py": RIGHT_PY, "web/total.mjs": RIGHT_JS },
    checkCmd: "(cd backend && python3 -m unittest) && (cd web && node --test)",
    kind: "given",
  },
  {
    name: "there and back",
    given: { ...below("backend", UNITTEST), ...below("web", NODE) },
    work: { "backend/prices.py": RIGHT_PY, "web/total.mjs": RIGHT_JS },
    checkCmd: "cd backend && python3 -m unittest && cd ../web && node --test",
    kind: "given",
  },
  {
    name: "own tests in a folder",
    task: "Write backend/prices.py with total(items), and tests for it.",
    given: { "backend/README.md": "Prices.\n" },
    work: below("backend", { ...UNITTEST, "prices.py": RIGHT_PY }),
    own: "cd backend && python3 -m unittest",
    kind: "self_test",
  },
];
