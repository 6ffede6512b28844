import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readRequestedChanges } from "../../../src/agents/check/requested-changes.ts";
import { fitsGlob } from "../../../src/agents/check/glob.ts";
import { planCheck } from "../../../src/agents/check/plan.ts";
import { type Role, roleOf } from "../../../src/agents/check/roles.ts";
import { file, task } from "../stage.ts";

test("a file's role is read from its name and place", () => {
  const roles: Record<Role, string[]> = {
    source: [
      "a.py",
      "src/app.ts",
      "lib/spec.js",
      "testimonials.js",
      "latest.py",
      "contest.py",
      "run.sh",
      "a.c",
    ],
    test: [
      "test_a.py",
      "a_test.go",
      "src/a.test.ts",
      "b.spec.js",
      "tests/deep/c.py",
      "test/run.sh",
      "FooTest.java",
    ],
    helper: [
      "conftest.py",
      "test/fixtures/a.js",
      "src/testing.py",
      "tests/__init__.py",
      "x/__snapshots__/a.snap",
    ],
    data: ["tests/data/in.json", "want.txt", "x.csv", "README.md", "golden/out.bin"],
    config: [
      "package.json",
      "sub/package-lock.json",
      "Makefile",
      "rules.mk",
      "pyproject.toml",
      "vitest.config.ts",
    ],
  };
  for (const [role, paths] of Object.entries(roles))
    for (const path of paths) assert.equal(roleOf(path), role, path);
});

test("a task's words make a given test or data file the work only where they ask for that", () => {
  const asks: [task: string, path: string, change: boolean, tests?: "new" | "existing"][] = [
    ["Fix the failing test", "test_a.py", false],
    ["Make test_a.py pass", "test_a.py", false],
    ["Change slug.js so slug.test.js passes", "slug.test.js", false],
    ["Implement parse so that it satisfies tests/parse.test.js", "tests/parse.test.js", false],
    ["Do not change test_a.py, fix a.py", "test_a.py", false],
    ["Fix out.py without editing test_a.py", "test_a.py", false],
    ["Make the output equal expected.txt", "expected.txt", false],
    ["Write the report like golden.txt", "golden.txt", false],
    ["Update test_a.py to use pytest", "test_a.py", true],
    ["Add a case for empty input to test_a.py", "test_a.py", true],
    ["Rename a in a.py, b.py and test_a.py", "test_a.py", true],
    ["Please delete tests/old_test.py", "tests/old_test.py", true],
    ["Regenerate expected.txt", "expected.txt", true],
    ["Fix the typo in README.md", "README.md", true],
    ["Write a script that rewrites `data/*.json` to cents, and run it", "data/books.json", true],
    ["Migrate all JSON files in data/ to the new form", "data/de/books.json", true],
    ["Convert the files under shop/data/ and fix a.py", "shop/data/x.csv", true],
    ["Convert the files under shop/data/ and fix a.py", "data/x.csv", false],
    ["Refactor the loader of data/*.json", "data/books.json", false],
    ["Rewrite the parser so that it reads data/*.json", "data/books.json", false],
    ["Make the output match expected/*.txt", "expected/a.txt", false],
    ["Change format.py, not expected/*.txt", "expected/a.txt", false],
    ["Never change data/", "data/books.json", false],
    ["**Update** a.py, see data/*.json for **examples**", "data/books.json", false],
    ["Update tests/*.py to the new API", "tests/test_a.py", false],
    ["Write tests for slugify.py", "test_b.py", false, "new"],
    ["Add a regression test for the crash", "test_b.py", false, "new"],
    ["Update the unit tests for the new API", "test_b.py", false, "existing"],
    ["Update slugify.js so that the tests pass", "slug.test.js", false],
    ["Don't add tests", "test_b.py", false],
  ];
  for (const [text, path, change, tests] of asks) {
    assert.equal(readRequestedChanges(text).toChange(path), change, text);
    assert.equal(readRequestedChanges(text).tests, tests ?? null, text);
  }
});

test("what a task asks to move elsewhere may be removed, and what is only read from a file stays", () => {
  for (const [text, change] of [
    ["Migrate the settings from the old app.ini to app.json.", true],
    ["Move our rates from app.ini into a new rates.toml, and read them there.", true],
    ["Switch from app.ini to app.json", true],
    ["Do not move anything from app.ini to app.json.", false],
    ["Read the port from app.ini to decide.", false],
    ["Have the loader move rows from app.ini to the table.", false],
  ] as const)
    assert.equal(readRequestedChanges(text).toChange("app.ini"), change, text);
});

test("globs match within a segment and across, and stay quick on hostile patterns", () => {
  assert.ok(fitsGlob("a/b/c.snap", "**/*.snap"));
  assert.ok(fitsGlob("c.snap", "**/*.snap"));
  assert.ok(fitsGlob("tests/a.py", "./tests/?.py"));
  assert.ok(!fitsGlob("a/b/c", "a/*"));
  assert.ok(!fitsGlob("a".repeat(500), `${"*a".repeat(250)}b`));
  assert.ok(!fitsGlob("a/".repeat(200), `${"**/".repeat(150)}b`));
});

describe("what decides is fixed before the first step", () => {
  const TEST = file("test_a.py", "import unittest\nfrom a import f\nclass T(unittest.TestCase):\n    pass\n");
  const SOURCE = file("a.py", "def f(): pass\n");
  const names = (files: { path: string }[]) => files.map(({ path }) => path);

  test("given tests decide; helpers, data and configuration beside them are protected, source is not", () => {
    const files = [
      TEST,
      SOURCE,
      file("helper_test_util.py", ""),
      file("want.json", "{}"),
      file("Makefile", ""),
    ];
    const plan = planCheck(task({ files }));
    assert.equal(plan.kind, "given");
    assert.equal(plan.says, "python3 -m unittest test_a.py");
    assert.ok(!names(plan.protected).includes("a.py"));
    for (const path of ["test_a.py", "want.json", "Makefile"])
      assert.ok(names(plan.protected).includes(path), path);
  });

  test("the caller's roles and globs come before names", () => {
    const files = [
      { ...TEST, role: "source" as const },
      { ...SOURCE, role: "test" as const },
    ];
    assert.deepEqual(names(planCheck(task({ files })).protected), ["a.py"]);
    const may = planCheck(task({ files: [TEST, SOURCE, file("x.snap", "")], mayChange: ["*.snap"] }));
    assert.deepEqual(names(may.protected), ["test_a.py"]);
  });

  test("a flaky test is excused unless the task names it, or is about flakiness", () => {
    const may = (text: string) =>
      planCheck(task({ files: [TEST, SOURCE], task: text })).mayExcuse("test_a.Case.test_network");
    for (const text of ["Fix the sum.", "Mend a.py so that the tests pass; a test takes long."])
      assert.ok(may(text), text);
    for (const text of [
      "Fix the sum and test_network.",
      "The suite is flaky. Mend it.",
      "One test fails now and then.",
      "It sometimes fails: there is a race.",
      "Make the tests reliable.",
    ])
      assert.ok(!may(text), text);
  });

  test("where every deciding file may be changed, the agent's own tests decide", () => {
    const plan = planCheck(task({ files: [TEST, SOURCE], mayChange: ["test_*.py"] }));
    assert.deepEqual([plan.kind, plan.runs.length], ["self_test", 0]);
    assert.equal(planCheck(task({ files: [SOURCE], task: "Write tests for a.py" })).kind, "self_test");
  });

  test("a command whose tests were never given is the agent's own check, whoever named it", () => {
    for (const checkCmd of [
      "pytest",
      "python3 -m unittest",
      "npm test",
      "node --test",
      "make test",
      "bash check.sh",
      "python3 check.py",
      "node ./verify.js --all",
      "./run.sh",
    ]) {
      const plan = planCheck(task({ files: [SOURCE], checkCmd }));
      assert.deepEqual([plan.kind, plan.ownCmd], ["self_test", checkCmd], checkCmd);
    }
    for (const checkCmd of [
      "python3 a.py | grep -qx 42",
      'test "$(node a.js)" = 42',
      "diff out.txt want.txt",
    ])
      assert.equal(
        planCheck(task({ files: [SOURCE, file("want.txt", "1")], checkCmd })).kind,
        "given",
        checkCmd,
      );
  });

  test("a given makefile or script that starts only what did not come with the task is no given check", () => {
    const C = file("sum.c", "int sum(int a, int b) { return a + b; }\n");
    const make = (text: string) => file("Makefile", text);
    const starts: [given: "given" | "self_test", checkCmd: string, ...Parameters<typeof file>[]][] = [
      ["self_test", "make test", ["Makefile", "test:\n\tpython3 -m pytest -q tests\n"]],
      ["given", "make test", ["Makefile", "test:\n\tpython3 -m pytest -q tests\n"], ["tests/test_b.py", ""]],
      ["self_test", "make", ["Makefile", "RUN = node --test\nall: js\njs: ; $(RUN)\n"]],
      ["given", "npm test", ["package.json", '{"scripts":{"test":"node --test *.js"}}'], ["b.test.js", ""]],
      [
        "self_test",
        "npm test",
        ["package.json", '{"scripts":{"test":"node --test x/*.js"}}'],
        ["b.test.js", ""],
      ],
      ["given", "make", ["Makefile", "RUN = node --test\nall: js\njs: ; $(RUN)\n"], ["b.test.js", ""]],
      ["self_test", "make test", ["Makefile", "test: t\n\t./t\nt: t.c sum.c\n\tcc -o $@ $^\n"]],
      ["self_test", "make test", ["Makefile", "test: t ; ./t\nt: t.o sum.o\n\tcc -o $@ $^\n"]],
      ["given", "make t", ["Makefile", "t: t.c sum.c\n\tcc -o $@ $^\n"]],
      ["self_test", "make test", ["Makefile", "test:\n\t./run | diff - out/want.txt\n"]],
      ["given", "make test", ["Makefile", "test:\n\t./run | diff - out/want.txt\n"], ["out/want.txt", "1"]],
      ["given", "make test", ["Makefile", "test:\n\t./run | grep -qx 42\n"]],
      ["self_test", "make test", ["Makefile", "test:\n\t$(MAKE) -C lib test\n"], ["lib/x.txt", ""]],
      ["self_test", "make -C lib", ["Makefile", "all:\n\ttest 1 = 1\n"], ["lib/x.txt", ""]],
      ["self_test", "npm test", ["package.json", "{}"], ["b.test.js", ""]],
      ["self_test", "npm test", ["b.test.js", ""]],
      ["self_test", "bash check.sh", ["check.sh", "set -e\nfor t in tests/*.sh; do bash $t; done\n"]],
      ["given", "bash check.sh", ["check.sh", "for t in tests/*.sh; do bash $t; done\n"], ["tests/a.sh", ""]],
      ["given", "bash check.sh", ["check.sh", '[ "$(./run)" = 42 ]\npytest\n']],
      ["self_test", "cd app && python3 check.py", ["app/x.txt", ""]],
      ["given", "(cd app && make) && node b.test.js", ["app/Makefile", "all:\n\ttrue\n"], ["b.test.js", ""]],
      ["self_test", "make", ["Makefile", "all:\n\tcd app && true\n\tpytest app/t.py\n"], ["app/x.txt", ""]],
      [
        "given",
        "make",
        ["Makefile", "all:\n\tcd app && true\n\tpytest app/test_t.py\n"],
        ["app/test_t.py", ""],
      ],
      ["self_test", "(cd app && python3 check.py)", ["app/x.txt", ""]],
    ];
    for (const [kind, checkCmd, ...given] of starts) {
      const files = [C, ...given.map(([path, text]) => file(path, text))];
      assert.equal(planCheck(task({ files, checkCmd })).kind, kind, `${checkCmd} ${JSON.stringify(given)}`);
    }
    const program = file("t.c", "int main(void) { assert(sum(1, 2) == 3); return 0; }\n");
    const rest = [program, make("test: t\n\t./t\nt: t.c sum.c\n")];
    for (const files of [rest, [C, ...rest]]) {
      const plan = planCheck(task({ files, checkCmd: "make test" }));
      assert.deepEqual([plan.kind, names(plan.protected)], ["given", ["Makefile", "t.c"]]);
    }
  });

  test("given tests behind a command that only a shell can read still decide", () => {
    for (const [checkCmd, given] of [
      ["FOO=1 python3 -m unittest", TEST],
      ["python3 build.py && bash check.sh", file("check.sh", "exit 1")],
      ["CFLAGS=-O2 make test || exit 3", file("Makefile", "test:\n\ttrue\n")],
    ] as const)
      assert.equal(planCheck(task({ files: [given, SOURCE], checkCmd })).kind, "given", checkCmd);
  });

  test("a script that the command names is protected, unless it is all there is or the task is about it", () => {
    const check = file("check.sh", "exit 0");
    const checkCmd = "bash check.sh";
    assert.deepEqual(names(planCheck(task({ files: [check, SOURCE], checkCmd })).protected), ["check.sh"]);
    const asked = planCheck(task({ files: [SOURCE], checkCmd: "python3 a.py | grep 42", task: "Fix a.py" }));
    assert.deepEqual(names(asked.protected), []);
  });

  test("tests that nothing here can run stand in the plan as such", () => {
    const plan = planCheck(task({ files: [file("widget_spec.rb", "it"), file("widget.rb", "")] }));
    const [run] = plan.runs;
    assert.ok(run?.kind === "tests");
    assert.deepEqual(
      run.steps.map(({ kind, files }) => [kind, files]),
      [["other", ["widget_spec.rb"]]],
    );
  });
});
