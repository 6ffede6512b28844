import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import type { BlobSetting } from "../../src/base/blob-url.ts";
import { aheadBy } from "../../src/base/clock.ts";
import { ConfigError } from "../../src/base/config.ts";
import { Problem } from "../../src/base/problem.ts";
import { createBundles } from "../../src/modules/bundles/bundles.ts";
import { createErasure } from "../../src/modules/runs/erasure.ts";
import { createFiles } from "../../src/modules/runs/files.ts";
import { RESERVED_MS } from "../../src/store/blobs/blobs.ts";
import { openFolderStore } from "../../src/store/blobs/folder.ts";
import { openBlobs } from "../../src/store/blobs/open-blobs.ts";
import { openStore } from "../../src/store/open-store.ts";
import { bundleOf, inChunks } from "../support/archives.ts";
import { ON_POSTGRES } from "../support/database.ts";
import { startS3 } from "../support/s3.ts";
import { claimedRun, temporaryFolder, temporaryStore } from "../support/store.ts";

const shaOf = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
const newOf = (text: string) => ({ sha256: shaOf(text), content: Buffer.from(text) });
const says = (code: string) => (thrown: unknown) => thrown instanceof Problem && thrown.code === code;
const LATER_MS = RESERVED_MS + 1;
const ANN = { account: "local", owner: "" };

/** The files below a folder, by their name there. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "signet-store")
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Each place for contents: its setting, and how many contents are in it. */
const PLACES: Record<string, (t: TestContext) => Promise<{ setting: BlobSetting | null; count(): number }>> =
  {
    "the database": async () => ({ setting: null, count: () => 0 }),
    "a folder": async (t) => {
      const folder = temporaryFolder(t);
      return { setting: { kind: "folder", folder }, count: () => filesBelow(folder).length };
    },
    "a bucket": async (t) => {
      const { setting, objects } = await startS3(t);
      const isContent = (name: string) => !name.endsWith("signet-store");
      return { setting, count: () => [...objects.keys()].filter(isContent).length };
    },
  };

async function rig(t: TestContext, setting: BlobSetting | null) {
  const store = await temporaryStore(t);
  const { db, clock } = store;
  const blobs = await openBlobs(setting, { db, clock, fetch });
  const files = createFiles({ db, blobs });
  const erasure = createErasure({ db, clock, blobs, also: [] });
  /** Makes these texts the files of a run, as a step of it does. */
  const step = async (run: string, texts: readonly string[]) => {
    const stored = await files.put(texts.map(newOf));
    await db.transaction().execute((tx) => files.keep(tx, run, stored, stored));
  };
  const end = (run: string) =>
    db
      .updateTable("run")
      .set({ state: "succeeded", finished_at: clock.now() })
      .where("id", "=", run)
      .execute();
  const text = async (of: string) => Buffer.from(await files.content(shaOf(of))).toString();
  return { ...store, blobs, files, erasure, step, end, text };
}

for (const [name, place] of Object.entries(PLACES)) {
  test(`contents in ${name} are stored once, read whole, and erased with the last run that has them`, async (t) => {
    const { setting, ...outer } = await place(t);
    const count = () => outer.count();
    const { step, end, text, erasure, clock, blobs, ...store } = await rig(t, setting);
    const outside = (n: number) => assert.equal(count(), setting === null ? 0 : n);
    for (const run of ["run_a", "run_b"]) await claimedRun({ ...store, clock }, run);
    await step("run_a", ["shared", "mine", ""]);
    await step("run_b", ["shared"]);
    outside(3);
    assert.deepEqual([await text("shared"), await text("mine"), await text("")], ["shared", "mine", ""]);
    await step("run_a", ["shared", "newer"]);
    clock.advance(LATER_MS);
    await blobs?.sweep();
    outside(2);
    await assert.rejects(text("mine"));
    await end("run_a");
    assert.equal(await erasure.erase(ANN, "run_a"), "erased");
    outside(1);
    assert.equal(await text("shared"), "shared");
    await assert.rejects(text("newer"));
    await end("run_b");
    assert.equal(await erasure.erase(ANN, "run_b"), "erased");
    outside(0);
  });

  test(`a bundle in ${name} is read whole and removed with its last row`, async (t) => {
    const { setting, ...outer } = await place(t);
    const count = () => outer.count();
    const { db, clock, blobs } = await rig(t, setting);
    const bundles = createBundles({ db, clock, dataDir: temporaryFolder(t), blobs });
    const bytes = bundleOf({ name: "a.txt", content: "hello" });
    const add = async () => {
      await using staged = await bundles.stage(inChunks(bytes, 1_000));
      return (await bundles.keep(ANN, staged, { renew: false, most: 3 }))!;
    };
    const [one, two] = [await add(), await add()];
    assert.equal(count(), setting === null ? 0 : 1);
    await bundles.recover();
    assert.ok(await bundles.remove(ANN, one.id));
    clock.advance(LATER_MS);
    await blobs?.sweep();
    const opened = await bundles.openBundle(ANN, two.id);
    for await (const entry of opened.entries())
      assert.equal((await Array.fromAsync(entry.content)).join(""), "hello");
    assert.ok(await bundles.remove(ANN, two.id));
    await blobs?.sweep();
    assert.equal(count(), 0);
  });
}

async function inFolder(t: TestContext) {
  const folder = temporaryFolder(t);
  return { folder, ...(await rig(t, { kind: "folder", folder })) };
}

test("what one service stores while another removes the same content is not lost", async (t) => {
  const { step, files, blobs, db, clock, text, folder, ...store } = await inFolder(t);
  for (const run of ["run_a", "run_b"]) await claimedRun({ ...store, files, db, clock }, run);
  await step("run_a", ["same"]);
  clock.advance(LATER_MS);
  // The one is about to name it when the other lets go of it, and the sweep comes in between.
  const stored = await files.put([newOf("same")]);
  await step("run_a", []);
  await blobs!.sweep();
  await db.transaction().execute((tx) => files.keep(tx, "run_b", stored, stored));
  clock.advance(LATER_MS);
  await blobs!.sweep();
  assert.equal(await text("same"), "same");

  // It takes so long that the sweep has removed it: nothing is named.
  const late = await files.put([newOf("late")]);
  clock.advance(LATER_MS);
  await blobs!.sweep();
  const naming = db.transaction().execute((tx) => files.keep(tx, "run_b", late, late));
  await assert.rejects(naming, says("not_ready"));
  assert.equal(await text("same"), "same");

  // The same content is stored again under another name, which a removal that comes late does not mean.
  const [again] = await files.put([newOf("late")]);
  assert.notEqual(again!.place, late[0]!.place);
  assert.equal(filesBelow(folder).length, 2);
});

test(
  "a process that is killed between storing and naming leaves bytes without a row, which the sweep removes",
  { skip: ON_POSTGRES },
  async (t) => {
    const [dataDir, folder] = [temporaryFolder(t), temporaryFolder(t)];
    const program = path.join(import.meta.dirname, "../support/put-and-wait.ts");
    const child = spawn(process.execPath, [program, dataDir, folder, "half"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    assert.equal(filesBelow(folder).length, 1);
    writeFileSync(`${filesBelow(folder)[0]}.draft`, "of a write that was interrupted");

    const { db, close } = await openStore({ dataDir });
    t.after(close);
    const sweptAt = async (ms: number) => {
      const blobs = await openBlobs({ kind: "folder", folder }, { db, clock: aheadBy(ms), fetch });
      await blobs!.sweep();
      return filesBelow(folder).length;
    };
    assert.deepEqual(await db.selectFrom("run_blob").selectAll().execute(), []);
    assert.equal(await sweptAt(0), 2);
    assert.equal(await sweptAt(LATER_MS + 1_000), 0);
  },
);

test("a removal that was interrupted goes on later", async (t) => {
  const { db, clock, step, end, erasure, ...store } = await inFolder(t);
  await claimedRun({ ...store, db, clock }, "run_a");
  await step("run_a", ["private"]);
  await end("run_a");
  clock.advance(LATER_MS);
  // The folder cannot be used when the run is erased.
  const marker = path.join(store.folder, "signet-store");
  rmSync(marker);
  assert.equal(await erasure.erase(ANN, "run_a"), "erased");
  assert.equal(filesBelow(store.folder).length, 1);
  writeFileSync(marker, "back");
  await store.blobs!.sweep();
  assert.equal(filesBelow(store.folder).length, 0);
});

test("a content that was changed or lost in the store is refused by name, never handed out", async (t) => {
  const { step, files, text, folder, ...store } = await inFolder(t);
  await claimedRun({ ...store, files }, "run_a");
  await step("run_a", ["good"]);
  const [file] = filesBelow(folder);
  for (const wrong of ["evil", "good and more", ""]) {
    writeFileSync(file!, wrong);
    await assert.rejects(text("good"), says("not_found"));
    assert.equal(await files.find(shaOf("good")), null);
  }
  rmSync(file!);
  await assert.rejects(text("good"), says("not_found"));
  await step("run_a", ["good"]);
  assert.equal(await text("good"), "good", "storing it again heals it");
});

test("what was stored in the database stays readable after a store is named, and a store that has files stays named", async (t) => {
  const folder = temporaryFolder(t);
  const { step, db, clock, ...store } = await rig(t, null);
  await claimedRun({ ...store, db, clock }, "run_a");
  await step("run_a", ["older"]);
  const blobs = await openBlobs({ kind: "folder", folder }, { db, clock, fetch });
  const files = createFiles({ db, blobs });
  assert.equal(Buffer.from(await files.content(shaOf("older"))).toString(), "older");
  const stored = await files.put([newOf("newer")]);
  await db.transaction().execute((tx) => files.keep(tx, "run_a", [...stored, newOf("older")], stored));
  assert.equal(Buffer.from(await files.content(shaOf("older"))).toString(), "older");
  const refused = (setting: BlobSetting | null) =>
    assert.rejects(
      openBlobs(setting, { db, clock, fetch }),
      (thrown) => thrown instanceof ConfigError && thrown.message.startsWith("SVC_BLOB_URL: "),
    );
  await refused(null);
  await refused({ kind: "folder", folder: temporaryFolder(t) });
  const other = await temporaryStore(t);
  await assert.rejects(
    openBlobs({ kind: "folder", folder }, { ...other, fetch }),
    /belongs to another database/,
  );
});

test("a folder that is not mounted is not written to, and monitoring is told", async (t) => {
  const { files, blobs, folder } = await inFolder(t);
  assert.equal(await blobs!.refusal(), null);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  await assert.rejects(files.put([newOf("x")]), says("not_ready"));
  assert.deepEqual(readdirSync(folder), []);
  assert.match((await blobs!.refusal())!, /SVC_BLOB_URL/);
  rmSync(folder, { recursive: true });
  assert.match((await blobs!.refusal())!, /its folder is not there/);
  await assert.rejects(openFolderStore("/proc/version").claim("x"), says("not_ready"));
});
