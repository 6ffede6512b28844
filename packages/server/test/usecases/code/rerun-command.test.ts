import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { RERUN_EXIT } from "@signet/contract/values";
import type { Limits, SandboxDriver } from "@signet/sandbox";
import { systemClock } from "../../../src/base/clock.ts";
import { createLog } from "../../../src/base/log.ts";
import { openRerunProject } from "../../../src/usecases/code/rerun-project.ts";
import { readSealedRecord } from "../../../src/usecases/code/rerun-record.ts";
import { bundleOf } from "../../support/archives.ts";
import { type Sealing, sealedRecord, sha, stage } from "./rerun-rig.ts";

const MAIN = path.join(import.meta.dirname, "../../../bin/start.mjs");

/** The command in folders of its own: one for what it needs for a moment, and one that has what a service keeps. */
async function command(t: TestContext, change?: (sealing: Sealing) => void) {
  const file = stage(t).save(await sealedRecord(change));
  const { receiptSha } = await readSealedRecord(file);
  const root = mkdtempSync(path.join(tmpdir(), "signet-rerun-command-"));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const rerun = (env: Record<string, string> = {}, sealed = receiptSha, ...more: string[]) => {
    const options = {
      encoding: "utf8",
      timeout: 240_000,
      env: { ...process.env, TMPDIR: root, ...env },
    } as const;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [MAIN, "rerun", file, sealed, ...more],
      options,
    );
    return { status, said: stdout + stderr };
  };
  return { file, root, rerun };
}

test("a record that was replaced after it was verified is not run, and what it says is printed as one text", async (t) => {
  const { file, rerun } = await command(t);
  const replaced = rerun({}, "0".repeat(64));
  assert.equal(replaced.status, RERUN_EXIT.bad_record, replaced.said);
  assert.match(replaced.said, /receipt: the file has another receipt than the one that was verified/);
  appendFileSync(file, `{"sha256":"\\u001b[2J${"x".repeat(80)}","content":""}\n`);
  const { status, said } = rerun({}, "0".repeat(64));
  assert.equal(status, RERUN_EXIT.bad_record);
  assert.match(said, /contents: the file \?\[2Jx+ is not the one/);
});

/** What a service keeps in its folder, as far as another program could take it for its own. */
const KEPT = {
  "signet.db": "no database",
  "ledger.key": "no key",
  "master.key": "no key",
  "ledger.guard": "no guard",
};

test("a check that is run again uses and changes nothing of a service on the same machine", async (t) => {
  const { root, rerun } = await command(t);
  const data = path.join(root, "data");
  writeFileSync(path.join(root, "no-folder"), "");
  // Nothing can be opened or made below a file, not even by root.
  const without = rerun({ SVC_DATA_DIR: path.join(root, "no-folder/data") });
  assert.equal(without.status, RERUN_EXIT.same, without.said);
  rmSync(path.join(root, "no-folder"));
  mkdirSync(data);
  for (const [name, text] of Object.entries(KEPT)) writeFileSync(path.join(data, name), text);
  const env = { SVC_DATA_DIR: data, SVC_LEDGER_KEY_FILE: path.join(data, "ledger.key") };
  const beside = rerun(env);
  assert.equal(beside.status, RERUN_EXIT.same, beside.said);
  const left = readdirSync(data).map((name) => [name, readFileSync(path.join(data, name), "utf8")]);
  assert.deepEqual(Object.fromEntries(left), KEPT);
});

/** A root of sandboxes in which nothing can run. */
function rootWithoutPrograms(t: TestContext): string {
  // Not below /tmp, which sandboxes replace.
  const root = mkdtempSync("/var/tmp/signet-empty-root-");
  t.after(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ["", "bin", "etc"]) {
    mkdirSync(path.join(root, folder), { recursive: true });
    chmodSync(path.join(root, folder), 0o755);
  }
  for (const name of ["passwd", "group", "hosts"]) writeFileSync(path.join(root, "etc", name), "");
  writeFileSync(path.join(root, "bin/sh"), "no program", { mode: 0o755 });
  return root;
}

test("without a sandbox nothing runs and nothing stays, and that is said", async (t) => {
  const { root, rerun } = await command(t);
  assert.equal(rerun().status, RERUN_EXIT.same);
  assert.deepEqual(readdirSync(root), [], "what was needed for a moment is removed");
  const { status, said } = rerun({ SVC_SANDBOX_ROOTFS: rootWithoutPrograms(t) });
  assert.equal(status, RERUN_EXIT.cannot_run, said);
  assert.match(said, /! the check cannot be run again here: there is no sandbox here: /);
  assert.deepEqual(readdirSync(root), []);
});

test("where a set-up fails, its check is not run: it could pass without what is missing", async (t) => {
  const { rerun } = await command(t, ({ inputs, between }) => {
    inputs.set_up = "echo no registry; exit 3";
    between.push({ name: "command_finished", data: { step: 0, cmd: inputs.set_up, ok: true } });
  });
  const { status, said } = rerun({}, undefined, "--setup");
  assert.equal(status, RERUN_EXIT.cannot_run, said);
  assert.match(said, /what it needs could not be installed here\n {2}no registry\n/);
});

test("a project with another hash than the sealed one reaches no sandbox", async (t) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "signet-rerun-project-"));
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  const archive = path.join(dataDir, "sent.tar.gz");
  const bytes = bundleOf({ name: "sum.mjs", content: "1\n" });
  writeFileSync(archive, bytes);
  const reached = new Error("a sandbox would be used");
  const driver = new Proxy({} as SandboxDriver, {
    get() {
      throw reached;
    },
  });
  const open = (sealed: string) =>
    openRerunProject(
      { driver, limits: {} as Limits, clock: systemClock, log: createLog("error"), dataDir },
      archive,
      sealed,
    );
  const other = await open(sha("another"));
  assert.ok(typeof other === "string");
  assert.match(other, /the project is not the one that was sent: its 1 files/);
  await assert.rejects(open(sha(bytes)), reached, "the sealed one is unpacked");
});
