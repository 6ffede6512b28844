import assert from "node:assert/strict";
import { IN_FULL } from "./support/drawn.ts";
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { addProgram, newImage } from "../packages/sandbox/test/image-rig.ts";
import { codeRun, newFolder } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

const MAIN = path.join(import.meta.dirname, "../packages/server/bin/start.mjs");
const calls = (...made: [name: string, input: unknown][]): Turn => ({
  calls: made.map(([name, input]) => ({ name, input })),
});
const JS = `import test from "node:test";
import assert from "node:assert/strict";
import { sum } from "./sum.mjs";
test("sums", () => { assert.equal(sum(1, 2), 3); assert.equal(sum(5, -1), 4); assert.equal(sum(0, 0), 0); });
`;
const PYTHON = `import unittest
from total import total
class T(unittest.TestCase):
    def test_total(self):
        self.assertEqual(total(1, 2), 3)
        self.assertEqual(total(5, -1), 4)
`;

test("with a root of the operator's, the agent and the check have its programs, and what it lacks never makes a run ok", async (t) => {
  const image = newImage(t);
  addProgram(image, "usr/local/bin/only-here", "here");
  const { service, model } = await withModel(
    t,
    [
      calls(
        ["write", { path: "sum.mjs", content: "export const sum = (a, b) => a + b;\n" }],
        ["bash", { command: "only-here; command -v git python3" }],
      ),
      calls(["finish", { summary: "Done." }]),
      calls(
        ["write", { path: "total.py", content: "def total(a, b):\n    return a + b\n" }],
        ["finish", { summary: "Done." }],
      ),
      calls(["finish", { done: false, summary: "There is no Python here." }]),
    ],
    { SVC_SANDBOX_ROOTFS: image },
  );
  const health = (await (await fetch(`${service.api}/code/health`)).json()) as {
    sandbox: { has: { programs: Record<string, string>; missing: string[] } };
  };
  assert.equal(health.sandbox.has.programs["node"], process.versions.node);
  assert.ok(["python3", "git", "gcc"].every((name) => health.sandbox.has.missing.includes(name)));

  const run = async (name: string, content: string) => {
    const { events } = await codeRun(service, { task: "Add numbers.", files: [{ path: name, content }] });
    const done = events.at(-2);
    assert.ok(done?.name === "code_done");
    return { done: done.data, events };
  };
  const js = await run("sum.test.mjs", JS);
  assert.ok(js.done.ok, js.done.check.output);
  const said = js.events.find(({ name }) => name === "command_finished")!.data as { stdout: string };
  assert.equal(said.stdout, "here\n");
  assert.match(JSON.stringify(model.requests[0]!.body.messages), /Not here: [^.]*python3/);

  const python = await run("test_total.py", PYTHON);
  assert.equal(python.done.ok, false);
  assert.match(python.done.check.output, /python3/);
});

test("a folder that cannot be the root stops the start, and doctor says the same", IN_FULL, (t) => {
  const image = newImage(t, { programs: [] });
  rmSync(path.join(image, "usr/bin/sh"));
  const wrong: Record<string, RegExp> = {
    image: /must be an absolute path/,
    "/nothing/there": /must be a folder that exists/,
    "/": /must not be the machine's own root/,
    [image]: /has no \/bin\/sh/,
  };
  for (const [SVC_SANDBOX_ROOTFS, why] of Object.entries(wrong)) {
    const env = { SVC_SANDBOX_ROOTFS, SVC_DATA_DIR: newFolder(), SVC_PORT: "0", PATH: process.env["PATH"] };
    const { status, stderr } = spawnSync(process.execPath, [MAIN], {
      env,
      encoding: "utf8",
      timeout: 20_000,
    });
    assert.equal(status, 2);
    assert.match(stderr, /SVC_SANDBOX_ROOTFS: /);
    assert.match(stderr, why);
  }
  const env = { SVC_SANDBOX_ROOTFS: image, SVC_DATA_DIR: newFolder(), PATH: process.env["PATH"] };
  const said = spawnSync(process.execPath, [MAIN, "doctor"], { env, encoding: "utf8", timeout: 60_000 });
  assert.match(said.stdout, /sandbox {2}none[^]*SVC_SANDBOX_ROOTFS: has no \/bin\/sh/);
});
