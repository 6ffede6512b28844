import assert from "node:assert/strict";
import { test } from "node:test";
import { INHERITED } from "../../../../../test/support/inherited-names.ts";
import { pipelinesOf, readCommandList } from "../../../src/agents/check/shell-words.ts";
import { stepsOf } from "../../../src/agents/check/steps.ts";

const FILES: Record<string, string> = {
  "package.json": JSON.stringify({
    scripts: {
      pretest: "bash scripts/lint.sh",
      test: "node --test",
      unit: "npm run all -s",
      all: "node --test test/a.test.js && python3 -m unittest",
      loop: "npm run loop",
      odd: "NODE_OPTIONS=--no-warnings node --test",
      set: "FOO=1 node --test b.test.mjs",
    },
  }),
  "test/a.test.js": 'import { test } from "node:test";',
  "test/helper.js": "",
  "b.test.mjs": 'import { test } from "node:test";',
  "check.mjs": "process.exit(1)",
  "scripts/lint.sh": "exit 0",
  "test_x.py": "",
  "tests/test_y.py": "",
  "tests/conftest.py": "",
  "sub/test_z.py": "",
  "want.txt": "",
  "web/package.json": JSON.stringify({ scripts: { test: "node --test" } }),
  "web/a.test.mjs": "",
  "web/deep/notes.txt": "",
  "lib/Makefile": "test:",
  "lib/deep/notes.txt": "",
  "sub/want.txt": "",
};
const listing = { files: Object.keys(FILES), text: (path: string) => FILES[path] ?? null };
const read = (cmd: string) =>
  stepsOf(cmd, listing).map(({ kind, files, folder }) =>
    [folder === "" ? kind : `${kind} in ${folder}`, ...files].join(" "),
  );

test("commands become steps with the files that decide in them", () => {
  const cases: Record<string, string[]> = {
    "node --test": ["node-test test/a.test.js test/helper.js b.test.mjs web/a.test.mjs"],
    "node --test test/a.test.js": ["node-test test/a.test.js"],
    "node --test 'test/*.test.js'": ["node-test test/a.test.js"],
    "node check.mjs": ["node-script check.mjs"],
    "node b.test.mjs": ["node-test b.test.mjs"],
    "npm test": [
      "shell scripts/lint.sh",
      "node-test test/a.test.js test/helper.js b.test.mjs web/a.test.mjs",
    ],
    "npm run unit": ["node-test test/a.test.js", "python-unittest test_x.py tests/test_y.py sub/test_z.py"],
    "python3 -m unittest &> log.txt": ["python-unittest test_x.py tests/test_y.py sub/test_z.py"],
    "python3 -m unittest tests.test_y": ["python-unittest tests/test_y.py"],
    "python3 -m unittest discover -s tests": ["python-unittest tests/test_y.py"],
    "python3 -m unittest discover -s tests -t . -p 'test_*.py'": ["python-unittest tests/test_y.py"],
    "python -m pytest -q tests/ 2>&1 | tail -5": ["python-pytest tests/test_y.py"],
    "pytest test_x.py": ["python-pytest test_x.py"],
    "cd sub && python3 test_z.py": ["python-script in sub sub/test_z.py"],
    "set -e; bash scripts/lint.sh": ["shell scripts/lint.sh"],
    "./scripts/lint.sh": ["shell scripts/lint.sh"],
    "node check.mjs | diff - want.txt": ["compare want.txt check.mjs".split(" ").toSorted().join(" ")],
  };
  for (const [cmd, expected] of Object.entries(cases)) {
    const steps = read(cmd).map((step) =>
      step.startsWith("compare") ? step.split(" ").toSorted().join(" ") : step,
    );
    assert.deepEqual(steps, expected, cmd);
  }
});

test("a step runs in the folder that its command goes to, by cd, in a shell of its own, or as npm and make are told", () => {
  const cases: Record<string, string[]> = {
    "cd web && npm test": ["node-test in web web/a.test.mjs"],
    "(cd web; node --test)": ["node-test in web web/a.test.mjs"],
    "(cd web && node --test) && (cd sub && python3 test_z.py)": [
      "node-test in web web/a.test.mjs",
      "python-script in sub sub/test_z.py",
    ],
    "cd web && cd .. && pytest sub": ["python-pytest sub/test_z.py"],
    "cd ./web/ && cd ../sub && pytest": ["python-pytest in sub sub/test_z.py"],
    "cd /workspace/sub && python3 -m unittest": ["python-unittest in sub sub/test_z.py"],
    "cd sub && pytest ../tests": ["python-pytest in sub tests/test_y.py"],
    "cd sub && python3 -m unittest test_z": ["python-unittest in sub sub/test_z.py"],
    "npm --prefix web test": ["node-test in web web/a.test.mjs"],
    "npm run test --prefix=web -s": ["node-test in web web/a.test.mjs"],
    "yarn --cwd web test": ["node-test in web web/a.test.mjs"],
    "cd web/deep && npm test": ["node-test in web web/a.test.mjs"],
    "cd web/deep && node --run test": ["node-test in web web/a.test.mjs"],
    "make -C lib test": ["make in lib"],
    "make --directory=lib -C deep -f ../x.mk test": ["make in lib/deep"],
    "cd lib && make": ["make in lib"],
    "cd sub && python3 x.py | diff - want.txt": ["compare in sub sub/want.txt"],
  };
  for (const [cmd, expected] of Object.entries(cases)) assert.deepEqual(read(cmd), expected, cmd);
});

test("variables go to the tests, exported or before the runner, and programs that only start another are passed over", () => {
  const cases: Record<string, [files: string, env: Record<string, string>]> = {
    "export A=1 B='x y'; pytest test_x.py": ["test_x.py", { A: "1", B: "x y" }],
    "export A=1 && A=2 pytest test_x.py": ["test_x.py", { A: "2" }],
    "env A=1 pytest test_x.py": ["test_x.py", { A: "1" }],
    "timeout 60 pytest test_x.py": ["test_x.py", {}],
    "timeout -k 5 1.5m env A=1 nice pytest test_x.py": ["test_x.py", { A: "1" }],
    "(export A=1; cd sub); pytest test_x.py": ["test_x.py", {}],
  };
  for (const [cmd, [file, env]] of Object.entries(cases))
    assert.deepEqual(
      stepsOf(cmd, listing).map((step) => [step.kind, ...step.files, step.env ?? {}]),
      [["python-pytest", file, env]],
      cmd,
    );
  const others = [
    "export A; pytest",
    "env -i pytest",
    "timeout 5",
    "env A=1",
    "export PATH=x; pytest",
    "export A=1; make test",
  ];
  for (const cmd of others) assert.deepEqual(read(cmd), ["other"], cmd);
});

test("where only a shell knows the folder, the command stays the caller's", () => {
  const commands = [
    "cd .. && node --test",
    "cd web/../.. && node --test",
    "cd /tmp && node --test",
    "cd /workspacex && node --test",
    "cd gone && node --test",
    "cd web/deep/gone && npm test",
    "cd $DIR && node --test",
    "cd && node --test",
    "cd - && node --test",
    "cd ~ && node --test",
    "cd we* && node --test",
    "cd -P web && node --test",
    "cd 'a b' && node --test",
    "pushd web && node --test",
    "(cd web; node --test",
    "cd web; node --test)",
    "(cd web) node --test",
    "((cd web; node --test))",
    "()",
    "(cd web; node --test) | tail",
    "npm --prefix gone test",
    "pnpm -C .. test",
    "yarn --cwd web/deep test",
    "make -C gone test",
    "make -C .. test",
  ];
  for (const cmd of commands) assert.deepEqual(read(cmd), ["other"], cmd);
});

test("what only a shell can read, or would lose what it selects, stays the caller's command", () => {
  const commands = [
    "FOO=1 npm test",
    "npm run odd",
    "npm run loop",
    "npm run missing",
    "node --test || true",
    "if node --test; then true; fi",
    "node --test $FILES",
    "python3 -m unittest tests.test_y.missing",
    "python3 -m unittest discover -s tests -t lib",
    "pytest --deselect test_x.py::test_a",
    "node --test --test-skip-pattern=a",
    "node --test --test-name-pattern='/a|b/'",
    "cd .. && node --test",
    "node --test &",
    "cat <<E\nx\nE",
    "python3 -c 'import x'",
  ];
  for (const cmd of commands) assert.deepEqual(read(cmd), ["other"], cmd);
});

test("a class or a method of unittest is selected by the runner too", () => {
  const [step] = stepsOf("python3 -m unittest tests.test_y.Case tests.test_y.Other.test_one", listing);
  assert.deepEqual(
    [step!.kind, step!.files, step!.flags],
    ["python-unittest", ["tests/test_y.py"], ["-k", "*.Case.*", "-k", "*.Other.test_one"]],
  );
});

test("variables before a runner of Python or JavaScript go to its tests", () => {
  const told = (cmd: string) => stepsOf(cmd, listing).map(({ kind, cmd: shown, env }) => [kind, shown, env]);
  assert.deepEqual(told("A=1 B='c d' python3 -m pytest test_x.py"), [
    ["python-pytest", "A=1 B='c d' python3 -m pytest test_x.py", { A: "1", B: "c d" }],
  ]);
  assert.deepEqual(told("BAR=2 npm run set"), [
    ["node-test", "FOO=1 node --test b.test.mjs", { BAR: "2", FOO: "1" }],
  ]);
  for (const cmd of [
    "PATH=. node --test",
    "LD_PRELOAD=./a.so pytest",
    "A=1 diff want.txt want.txt",
    "'A=1' pytest",
  ])
    assert.deepEqual(read(cmd), ["other"], cmd);
});

test("tests that pytest or node are told by name are selected by the runner too", () => {
  const flagsOf = (cmd: string) => stepsOf(cmd, listing).map((step) => step.flags);
  assert.deepEqual(flagsOf("pytest -q -k 'fast and not slow' -m unit"), [
    ["-k", "fast and not slow", "-m", "unit"],
  ]);
  assert.deepEqual(flagsOf("python3 -m pytest test_x.py::T::test_a tests/test_y.py"), [
    ["--select", "test_x.py::T::test_a", "--select", "tests/test_y.py"],
  ]);
  assert.deepEqual(flagsOf("python3 -m unittest -k fast test_x"), [["-k", "fast"]]);
  assert.deepEqual(flagsOf("node --test --test-name-pattern a.b b.test.mjs"), [["--test-name-pattern=a.b"]]);
});

test("command lists are read as a shell reads them", () => {
  assert.deepEqual(
    pipelinesOf(readCommandList("A=1 b 'c d' \"e\" f\\ g >out 2>&1 | h # i\nj")!).map((pipeline) =>
      pipeline.map(({ words }) => words),
    ),
    [[["b", "c d", "e", "f g"], ["h"]], [["j"]]],
  );
  assert.equal(readCommandList('echo "$(rm x)"'), null);
  assert.equal(readCommandList("echo 'unclosed"), null);
  assert.equal(readCommandList(""), null);
});

test("folders, scripts, targets and variables may have the names that every object inherits", () => {
  const told = (name: string) => {
    const files: Record<string, string> = {
      "package.json": JSON.stringify({ scripts: { test: "node --test" } }),
      Makefile: `test:\n\tnode --test\n${name}:\n\techo ran`,
      "a.test.mjs": "",
      "test_b.py": "",
      [`${name}/test_a.py`]: "",
    };
    const project = { files: Object.keys(files), text: (path: string) => files[path] ?? null };
    return [
      `python3 -m unittest discover ${name}`,
      `npm run ${name}`,
      `make ${name}`,
      `${name}=1 node --test`,
      `export ${name}=1; node --test`,
      `node --test -- ${name}`,
      `pytest ${name}`,
      `bash ${name}`,
    ].map((cmd) => JSON.stringify(stepsOf(cmd, project)));
  };
  for (const name of INHERITED)
    assert.deepEqual(
      told(name),
      told("pelican").map((text) => text.replaceAll("pelican", name)),
    );
});

test("pytest's settings say which files are tests, and where they are", () => {
  const spec = "spec/sum_spec.py";
  const told = (cmd: string, settings: Record<string, string>) => {
    const files: Record<string, string> = {
      [spec]: "",
      "lib/sum.py": "",
      "lib/old_spec.py": "",
      "tests/test_a.py": "",
      ...settings,
    };
    const read = stepsOf(cmd, { files: Object.keys(files), text: (at) => files[at] ?? null });
    return read.flatMap((step) => step.files);
  };
  const ini = "[tool:pytest]\ntestpaths = spec\npython_files = *_spec.py\npython_functions = it_*\n";
  assert.deepEqual(told("pytest", { "setup.cfg": ini }), [spec]);
  assert.deepEqual(told("python3 -m pytest -q spec", { "setup.cfg": ini }), [spec]);
  assert.deepEqual(told("pytest", { "setup.cfg": "[metadata]\npython_files = *_spec.py\n" }), [
    "tests/test_a.py",
  ]);
  const listed =
    '[tool.pytest.ini_options]\npython_files = [\n  "test_*.py", # as before\n  "*_spec.py",\n]\n\n[tool.x]\n';
  assert.deepEqual(told("pytest", { "pyproject.toml": listed }), [
    spec,
    "lib/old_spec.py",
    "tests/test_a.py",
  ]);
  const lines = "[pytest]\npython_files =\n    *_spec.py\n    test_*.py\ntestpaths =\n    tests\n    spec\n";
  assert.deepEqual(told("pytest", { "pytest.ini": lines }), ["tests/test_a.py", spec]);
  assert.deepEqual(told("pytest", { "tox.ini": lines, "pytest.ini": "[pytest]\n" }), ["tests/test_a.py"]);
  assert.deepEqual(told("cd spec && pytest", { "setup.cfg": ini }), [spec]);
  assert.deepEqual(told("pytest", { "setup.cfg": ini, "pytest.ini": "" }), ["tests/test_a.py"]);
  const nested = "[pytest]\npython_files = checks/*.py\n";
  assert.deepEqual(told("pytest", { "pytest.ini": nested, "app/checks/sum.py": "" }), ["app/checks/sum.py"]);
});
