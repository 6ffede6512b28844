import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import type { CodeEvent } from "@signet/contract";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { codeRun } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

const call = (name: string, input: unknown): Turn => ({ calls: [{ name, input }] });
const TEST =
  "import test from 'node:test';import assert from 'node:assert/strict';import {sum} from './sum.mjs';\ntest('adds',()=>assert.equal(sum(1,2),3));\n";
const GIVEN = { task: "Make sum add.", files: [{ path: "sum.test.mjs", content: TEST }] };

const last = (events: CodeEvent[]) => {
  const [done, receipt] = events.slice(-2);
  assert.ok(
    done?.name === "code_done" && receipt?.name === "code_receipt",
    events.map((e) => e.name).join(" "),
  );
  return { done: done.data, receipt: receipt.data };
};

test("what tools leave behind is neither in the files nor in the archive, and the result says so; given files stay", async (t) => {
  const make = [
    "mkdir -p node_modules/left-pad venv/lib target/debug pkg/__pycache__ logs",
    "for i in $(seq 1200); do echo $i >node_modules/left-pad/$i.js; done",
    "echo x >venv/pyvenv.cfg; echo x >venv/lib/a.py; echo x >target/debug/app; echo '[package]' >Cargo.toml",
    "echo x >pkg/__pycache__/a.cpython-311.pyc; echo work >logs/app.log; echo done >made.txt; npm config get cache >/dev/null",
  ].join("\n");
  const { service } = await withModel(t, [
    call("bash", { command: make }),
    call("finish", {
      check_cmd:
        "node -e 'console.log(fs.readdirSync(`node_modules`, {recursive: true}).filter((n) => /js$/.test(n)).join(), fs.existsSync(`venv`)); process.exit(3)'",
      summary: "Made.",
    }),
  ]);
  const files = [{ path: "node_modules/given/index.js", content: "module.exports = 1;\n" }];
  const { events } = await codeRun(service, { task: "Make files.", files, max_steps: 2 });
  const { done } = last(events);
  assert.deepEqual(done.files.toSorted(), ["Cargo.toml", "logs/app.log", "made.txt"]);
  assert.match(
    done.summary,
    /Left out: node_modules \(1,200 files\), venv \(2 files\), pkg\/__pycache__ \(1 file\), target \(1 file\)\.$/,
  );
  // The copy that is checked holds what is handed over.
  assert.equal(done.check.output.split("\n")[0], "given/index.js false");
  const run = `${service.api}/runs/${events[0]!.data.run_id}`;
  const archive = await (await fetch(`${run}/archive`)).arrayBuffer();
  const names = execFileSync("tar", ["tzf", "-"], { input: Buffer.from(archive), encoding: "utf8" });
  assert.deepEqual(names.trim().split("\n").toSorted(), [
    "Cargo.toml",
    "logs/app.log",
    "made.txt",
    "node_modules/given/index.js",
  ]);
  assert.equal((await fetch(`${run}/files/venv/lib/a.py`)).status, 404);
  assert.equal((await fetch(`${run}/files/made.txt`)).status, 200);
});

test("what cannot be kept whole is not ok, whatever its check says", async (t) => {
  for (const hide of [
    "for i in $(seq 2100); do echo $i >f$i; done",
    "mkdir -p $(printf 'd/%.0s' $(seq 70)); echo x >$(printf 'd/%.0s' $(seq 70))x",
  ]) {
    const { service } = await withModel(t, [
      call("write", { path: "sum.mjs", content: "export const sum = (a, b) => a + b;\n" }),
      call("bash", { command: hide }),
      call("finish", { summary: "x" }),
    ]);
    const { done, receipt } = last((await codeRun(service, { ...GIVEN, max_steps: 3 })).events);
    assert.deepEqual([done.ok, done.exit_reason, done.check.passed], [false, "unverified", false], hide);
    assert.deepEqual([receipt.ok, receipt.receipt.ok, receipt.receipt.end], [false, false, "failed"]);
  }
});

test("what a turn calls after finish is not carried out: what was checked is handed over", async (t) => {
  const right = "export const sum = (a, b) => a + b;\n";
  const { service } = await withModel(t, [
    {
      calls: [
        { name: "write", input: { path: "sum.mjs", content: right } },
        { name: "finish", input: { summary: "x" } },
        { name: "write", input: { path: "sum.mjs", content: "export const sum = () => 'backdoor';\n" } },
        { name: "bash", input: { command: "echo more >more.txt" } },
      ],
    },
  ]);
  const { events } = await codeRun(service, { ...GIVEN, max_steps: 3 });
  const { done } = last(events);
  assert.deepEqual([done.ok, done.files], [true, ["sum.mjs"]]);
  const run = `${service.api}/runs/${events[0]!.data.run_id}`;
  assert.equal(await (await fetch(`${run}/files/sum.mjs`)).text(), right);
  assert.ok(!events.some((e) => e.name === "command_started" && e.data.cmd.includes("more")));
});
