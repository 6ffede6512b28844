import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { mergeManifest } from "../../../src/agents/check/manifests.ts";
import { planCheck } from "../../../src/agents/check/plan.ts";
import { patchOf, settleWork } from "../../../src/agents/check/proposal.ts";
import { workOf } from "../../../src/agents/check/work.ts";
import { file, task } from "../stage.ts";

const TEST = file(
  "tests/test_a.py",
  "import unittest\nfrom a import f\nfrom helpers import h\nclass T(unittest.TestCase):\n    pass\n",
);

/** What becomes of the agent's files where `given` came with the task. */
function settle(
  given: Record<string, string>,
  work: Record<string, string>,
  more: Parameters<typeof task>[0] = {},
) {
  const files = Object.entries(given).map(([path, content]) => file(path, content));
  const all = Object.entries({ ...given, ...work }).map(([path, content]) => file(path, content));
  const settled = settleWork(workOf(all), new Set(Object.keys(given)), planCheck(task({ files, ...more })));
  return { settled, out: settled.leftOut.map(({ path }) => path).toSorted() };
}

describe("additions that would take the place of what decides are left out and listed", () => {
  const GIVEN = { [TEST.path]: TEST.content, "a.py": "def f(): pass\n" };

  test("start-up hooks, frameworks and library modules by their names", () => {
    const bad = [
      "sitecustomize.py",
      "usercustomize/__init__.py",
      "evil.pth",
      "unittest.py",
      "unittest/__init__.py",
      "pytest/__init__.py",
      "json.py",
      "tests/traceback.py",
      "conftest.py",
      "pytest.ini",
      "setup.cfg",
    ];
    assert.deepEqual(
      settle(GIVEN, Object.fromEntries(bad.map((path) => [path, "x = 1\n"]))).out,
      bad.toSorted(),
    );
  });

  test("the work itself stays: modules, helpers that a test imports, packages, data, scripts", () => {
    const good = [
      "b.py",
      "tests/helpers.py",
      "helpers.py",
      "pkg/__init__.py",
      "pkg/json.py",
      "data.json",
      "package.json",
      "Makefile",
      "main.c",
    ];
    const given = { ...GIVEN, "pkg/core.py": "", "pkg/__init__.py": "" };
    assert.deepEqual(settle(given, Object.fromEntries(good.map((path) => [path, "{}\n"]))).out, []);
  });

  test("a module of a library's name is the work where a test of that name came with the task", () => {
    const given = { "test_queue.py": "from queue import Mine\n\ndef test_it():\n    assert Mine\n" };
    assert.deepEqual(settle(given, { "queue.py": "class Mine: pass\n" }).out, []);
    assert.deepEqual(settle(given, { "json.py": "" }).out, ["json.py"]);
  });

  test("tests beside the given ones where the check finds tests by itself, and makefiles before the given one", () => {
    const found = settle(
      GIVEN,
      { "tests/test_b.py": "" },
      { checkCmd: "python3 -m unittest discover -s tests" },
    );
    assert.deepEqual(found.out, ["tests/test_b.py"]);
    assert.deepEqual(settle(GIVEN, { "tests/test_b.py": "" }).out, []);
    const make = { Makefile: "test:\n\tsh t.sh\n", "t.sh": "exit 1\n" };
    assert.deepEqual(
      settle(make, { GNUmakefile: "test:\n", "assert.h": "" }, { checkCmd: "make test" }).out,
      ["GNUmakefile", "assert.h"],
    );
  });

  test("what Python would find in the folder that the check begins in, also if that is made a package", () => {
    const given = { "backend/test_a.py": TEST.content, "backend/a.py": "", "pkg/__init__.py": "" };
    const added = {
      "backend/__init__.py": "",
      "backend/json.py": "",
      "backend/unittest/__init__.py": "",
      "backend/inner/__init__.py": "",
      "backend/inner/types.py": "",
      "pkg/types.py": "",
    };
    const found = settle(given, added, { checkCmd: "cd backend && python3 -m unittest" });
    assert.deepEqual(found.out, ["backend/json.py", "backend/unittest/__init__.py"]);
    const packaged = { ...given, "backend/__init__.py": "" };
    assert.deepEqual(settle(packaged, added, { checkCmd: "pytest backend" }).out, []);
    assert.deepEqual(settle(packaged, added, { checkCmd: "cd backend && pytest" }).out, [
      "backend/json.py",
      "backend/unittest/__init__.py",
    ]);
  });

  test("a package between the folder that the check begins in and the given one", () => {
    const given = {
      "package.json": '{"scripts":{"test":"node --test"}}',
      "a.test.mjs": "",
      "src/deep/a.txt": "",
    };
    const bad = ["src/package.json", "src/deep/package.json"];
    const good = ["packages/new/package.json", "src/deep/below/package.json"];
    const added = Object.fromEntries([...bad, ...good].map((path) => [path, "{}"]));
    for (const checkCmd of ["cd src/deep && npm test", "(cd src; cd deep; npm test) || exit 1"])
      assert.deepEqual(settle(given, added, { checkCmd }).out, bad.toSorted(), checkCmd);
    assert.deepEqual(settle(given, added, { checkCmd: "npm test" }).out, []);
  });

  test("own tests keep their own configuration, but no hooks", () => {
    const { out } = settle(
      {},
      { "conftest.py": "", "test_a.py": "", "sitecustomize.py": "", "unittest.py": "" },
    );
    assert.deepEqual(out, ["sitecustomize.py", "unittest.py"]);
  });
});

test("changed, deleted and added protected files are put back and kept as a patch", () => {
  const given = { "test_a.py": "assert 1 == 1\n", "gone.json": "1\n", "a.py": "" };
  const files = Object.entries(given).map(([path, content]) => file(path, content));
  const plan = planCheck(task({ files }));
  const work = workOf([file("test_a.py", "assert True\n"), file("a.py", "x\n"), file("conftest.py", "y\n")]);
  const settled = settleWork(work, new Set(Object.keys(given)), plan);
  assert.equal(settled.work.files.get("test_a.py")?.bytes.toString(), given["test_a.py"]);
  assert.equal(settled.work.files.get("gone.json")?.bytes.toString(), "1\n");
  assert.equal(settled.work.files.has("conftest.py"), false);
  assert.equal(settled.work.files.get("a.py")?.bytes.toString(), "x\n");
  const patch = patchOf(settled);
  assert.match(patch, /-assert 1 == 1\n\+assert True/);
  assert.match(patch, /\+\+\+ \/dev\/null/);
  assert.match(patch, /--- \/dev\/null\t?\n\+\+\+ b\/conftest\.py/);
  assert.deepEqual([...settled.proposed.keys()].toSorted(), ["conftest.py", "gone.json", "test_a.py"]);
});

describe("of a manifest only what decides is protected", () => {
  const merged = (name: string, given: string, changed: string) =>
    mergeManifest(name, Buffer.from(given), Buffer.from(changed)).toString();

  test("dependencies and new scripts are taken, test scripts and runner settings are not", () => {
    const given = JSON.stringify({ name: "p", scripts: { test: "node --test" }, jest: { a: 1 } });
    const changed = JSON.stringify({
      name: "vitest",
      version: "2.0.0",
      scripts: { test: "exit 0", pretest: "rm -r test", build: "tsc" },
      dependencies: { lodash: "4" },
      imports: { "#a": "./b.js" },
    });
    assert.deepEqual(JSON.parse(merged("package.json", given, changed)), {
      name: "p",
      version: "2.0.0",
      scripts: { test: "node --test", build: "tsc" },
      dependencies: { lodash: "4" },
      jest: { a: 1 },
    });
    const added = JSON.stringify({
      name: "p",
      scripts: { test: "node --test" },
      jest: { a: 1 },
      dependencies: {},
    });
    assert.equal(merged("package.json", given, added), added);
    assert.equal(merged("package.json", given, "not json"), given);
  });

  test("sections of a TOML file are told apart, and what could hide one is not taken", () => {
    const given = "[project]\nname = 'p'\n[tool.pytest.ini_options]\naddopts = '-q'\n";
    const wanted = "[project]\nname = 'p'\ndependencies = ['x']\n[tool.pytest.ini_options]\naddopts = '-q'\n";
    assert.equal(merged("pyproject.toml", given, wanted), wanted);
    const sly = wanted.replace("'-q'", "'--collect-only'");
    assert.equal(merged("pyproject.toml", given, sly), wanted);
    assert.equal(merged("pyproject.toml", given, `x = """\n[project]\n"""\n${wanted}`), given);
    assert.equal(merged("Makefile", "a:", "b:"), "a:");
  });
});
