import assert from "node:assert/strict";
import { readdirSync, readlinkSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { CodeRunRequest, type CodeEventBody } from "@signet/contract";
import { createBwrapDriver, type Layer, type SandboxDriver, SandboxError } from "@signet/sandbox";
import { loadConfig } from "../../../src/base/config.ts";
import { createLog } from "../../../src/base/log.ts";
import { limitsOf } from "../../../src/compose/sandbox.ts";
import { createBundles } from "../../../src/modules/bundles/bundles.ts";
import { createUnpackedBundles } from "../../../src/modules/bundles/unpacked.ts";
import { createProjects } from "../../../src/usecases/code/projects.ts";
import { setUpRun } from "../../../src/usecases/code/set-up-run.ts";
import { bundleOf } from "../../support/archives.ts";
import { memorySandboxDriver } from "../../support/memory-sandbox.ts";
import { newFolder } from "../../support/prepared.ts";
import { temporaryStore } from "../../support/store.ts";

const SCOPE = { account: "local", owner: "" };
const HOUR = 3_600_000;
const limits = limitsOf(loadConfig({}).config);

async function desk(t: TestContext, layers: Partial<SandboxDriver["layers"]> = {}) {
  const { db, clock } = await temporaryStore(t);
  const dataDir = newFolder();
  const bundles = createBundles({ db, clock, dataDir });
  const unpacked = createUnpackedBundles({ dataDir });
  const memory = memorySandboxDriver();
  const driver = { ...memory, layers: { ...memory.layers, ...layers } };
  const projects = createProjects({ driver, limits, bundles, unpacked, clock, log: createLog("silent") });
  async function upload() {
    async function* archive() {
      yield bundleOf({ name: "a.txt", content: "a" });
    }
    await using staged = await bundles.stage(archive());
    return (await bundles.keep(SCOPE, staged, { renew: true, most: 3 }))!;
  }
  const open = () =>
    readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(path.join(dataDir, "bundles-open"));
      } catch {
        return false;
      }
    }).length;
  return { clock, bundles, projects, upload, open };
}

test("a project whose layers cannot be made, as on a full disk, leaves nothing open", async (t) => {
  const full = () => Promise.reject(new SandboxError("failed", "no space left"));
  const { projects, upload, open } = await desk(t, { has: async () => false, create: full });
  const { id } = await upload();
  await assert.rejects(projects.open(SCOPE, id), { message: "no space left" });
  assert.equal(open(), 0);
});

test("layers of a bundle that was deleted stay as long as a run may need them", async (t) => {
  const removed: string[] = [];
  const made: Layer[] = [];
  const { projects, upload, bundles, clock } = await desk(t, {
    list: async () => made,
    remove: async (id) => void removed.push(id),
  });
  const { id, sha256 } = await upload();
  const layer = (name: string, usedMs: number) => ({ id: name, usedMs, createdMs: 0, bytes: 1, entries: 1 });
  made.push(
    layer(`bundle-${sha256}`, clock.now()),
    layer(`history-${sha256}`, clock.now()),
    layer("other", 0),
  );
  clock.advance(3 * HOUR);
  await projects.tidy();
  assert.deepEqual(removed, [], "the bundle is kept");
  await bundles.remove(SCOPE, id);
  made[0]!.usedMs = clock.now() - HOUR;
  await projects.tidy();
  assert.deepEqual(removed, [`history-${sha256}`], "a run has used the other one an hour ago");
});

test("a set-up is used again by the same caller, never by another one, by nobody else at an address, and not with other programs", async (t) => {
  const folder = newFolder();
  const driver: SandboxDriver = createBwrapDriver({
    scratchDir: path.join(folder, "s"),
    layersDir: path.join(folder, "l"),
    nodePath: process.execPath,
  });
  const { clock } = await temporaryStore(t);
  let count = 0;
  async function setUp(account: string, owner = "") {
    const said: CodeEventBody[] = [];
    const { setup_cmd, files } = CodeRunRequest.parse({ task: "x", setup_cmd: "echo >made.txt" });
    const outcome = await setUpRun(
      { driver, limits, egress: null, clock },
      {
        row: { id: `run_${++count}`, account, owner },
        request: { setup_cmd, files },
        project: null,
        signal: new AbortController().signal,
        say: async (events) => said.push(...events),
      },
    );
    assert.equal(outcome.done?.ok, true);
    return said.some(({ name }) => name === "command_finished") ? "run" : "used again";
  }
  assert.deepEqual([await setUp("local"), await setUp("local")], ["run", "used again"]);
  assert.deepEqual([await setUp("acct_2"), await setUp("local", "ann")], ["run", "run"]);
  assert.deepEqual([await setUp("ip:203.0.113.1"), await setUp("ip:203.0.113.1")], ["run", "run"]);
  driver.fingerprint = async () => "others";
  assert.equal(await setUp("local"), "run");
});
