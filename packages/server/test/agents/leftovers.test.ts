import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isLeftover,
  leftoversOf,
  describeLeftOut,
  withoutLeftovers,
} from "../../src/agents/check/leftovers.ts";

const under = (files: string[]) => Object.fromEntries(files.map((path) => [path, leftoversOf(files)(path)]));

test("package folders, caches, virtual environments, build output and reports are leftovers, at any depth", () => {
  assert.deepEqual(
    under([
      "node_modules/a/index.js",
      "web/node_modules/a/node_modules/b/index.js",
      "src/__pycache__/a.cpython-311.pyc",
      "old.pyc",
      ".pytest_cache/v/x",
      ".cache/pip/x",
      ".npm/_logs/2026-debug-0.log",
      ".gradle/x",
      "my env/pyvenv.cfg",
      "my env/bin/python",
      "target/debug/app",
      "Cargo.toml",
      "other/target/CACHEDIR.TAG",
      "other/target/x",
      "coverage/lcov.info",
      "coverage/src/a.html",
      ".coverage",
      ".coverage.host.12.abc",
      "npm-debug.log",
      "npm-debug.log.123",
    ]),
    {
      "node_modules/a/index.js": "node_modules",
      "web/node_modules/a/node_modules/b/index.js": "web/node_modules",
      "src/__pycache__/a.cpython-311.pyc": "src/__pycache__",
      "old.pyc": "*.pyc",
      ".pytest_cache/v/x": ".pytest_cache",
      ".cache/pip/x": ".cache",
      ".npm/_logs/2026-debug-0.log": ".npm",
      ".gradle/x": ".gradle",
      "my env/pyvenv.cfg": "my env",
      "my env/bin/python": "my env",
      "target/debug/app": "target",
      "Cargo.toml": null,
      "other/target/CACHEDIR.TAG": "other/target",
      "other/target/x": "other/target",
      "coverage/lcov.info": "coverage",
      "coverage/src/a.html": "coverage",
      ".coverage": ".coverage",
      ".coverage.host.12.abc": ".coverage.*",
      "npm-debug.log": "npm-debug.log",
      "npm-debug.log.123": "npm-debug.log.*",
    },
  );
});

test("work that only looks like it is not", () => {
  const work = [
    "target/index.html",
    "src/target/aim.ts",
    "coverage/report.py",
    "coverage.py",
    "app.log",
    "logs/npm.log",
    "node_modules",
    "node_modules.md",
    "venv/readme.md",
    "pyvenv.cfg",
    "main.py",
    "CACHEDIR.TAG",
    "cache/lru.ts",
    "npm/index.js",
    "constructor/toString",
    "a.pyc.txt",
    "__proto__/x",
  ];
  for (const path of work) assert.equal(isLeftover(path, work), false, path);
});

test("given files stay wherever they are, and what is left out is counted and said", () => {
  const paths = [
    "a.py",
    "node_modules/own/x.js",
    "node_modules/b/y.js",
    "venv/pyvenv.cfg",
    "venv/z",
    "b.pyc",
  ];
  const given = new Set(["node_modules/own/x.js", "b.pyc"]);
  const { files, leftOut } = withoutLeftovers(
    paths.map((path) => ({ path })),
    given,
  );
  assert.deepEqual(
    files.map(({ path }) => path),
    ["a.py", "node_modules/own/x.js", "b.pyc"],
  );
  assert.equal(describeLeftOut(leftOut), "venv (2 files), node_modules (1 file)");
  assert.equal(describeLeftOut([]), "");
  const many = Array.from({ length: 8 }, (_, i) => ({ of: `d${i}/node_modules`, files: 1204 - i }));
  assert.match(
    describeLeftOut(many),
    /^d0\/node_modules \(1,204 files\), .*d4[^,]*\(1,200 files\), 3,594 files elsewhere$/,
  );
});

test("twenty thousand deep paths take no time to speak of", () => {
  const deep = "a/".repeat(500);
  const paths = Array.from({ length: 20_000 }, (_, i) => `${deep}${"b/".repeat(i % 10)}${i}`);
  const started = process.cpuUsage();
  assert.equal(
    withoutLeftovers(
      paths.map((path) => ({ path })),
      new Set(),
    ).leftOut.length,
    0,
  );
  assert.ok(process.cpuUsage(started).user < 1_000_000);
});
