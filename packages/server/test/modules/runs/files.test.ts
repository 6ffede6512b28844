import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { claimedRun, temporaryStore, type TemporaryStore } from "../../support/store.ts";

const blobOf = (text: string) => ({
  sha256: createHash("sha256").update(text).digest("hex"),
  content: Buffer.from(text),
});
const fileOf = (path: string, text: string) => ({
  path,
  bytes: text.length,
  sha256: blobOf(text).sha256,
  executable: false,
});

/** Keeps `files` as the run's step; all of them count as new. */
const keep = (store: TemporaryStore, run: string, files: Record<string, string>) =>
  store.db.transaction().execute((tx) => {
    const manifest = Object.entries(files).map(([path, text]) => fileOf(path, text));
    return store.files.keep(tx, run, manifest, Object.values(files).map(blobOf));
  });
const stored = async (store: TemporaryStore) =>
  (await store.db.selectFrom("blob").select("content").execute())
    .map(({ content }) => Buffer.from(content).toString())
    .toSorted();

test("what a step no longer has is removed, and equal files are stored once", async (t) => {
  const store = await temporaryStore(t);
  await claimedRun(store, "run_a");
  await keep(store, "run_a", { "a.txt": "one", "b.txt": "one", "c.txt": "two" });
  assert.deepEqual(await stored(store), ["one", "two"]);
  await keep(store, "run_a", { "c.txt": "two", "d.txt": "three" });
  assert.deepEqual(await stored(store), ["three", "two"]);
  await keep(store, "run_a", {});
  assert.deepEqual(await stored(store), []);
});

test("a file that another run still has stays", async (t) => {
  const store = await temporaryStore(t);
  await claimedRun(store, "run_a");
  await claimedRun(store, "run_b");
  await keep(store, "run_a", { x: "shared", y: "mine" });
  await keep(store, "run_b", { z: "shared" });
  await keep(store, "run_a", {});
  assert.deepEqual(await stored(store), ["shared"]);
  assert.equal(Buffer.from(await store.files.content(blobOf("shared").sha256)).toString(), "shared");
});

test("a stored file that does not match its hash is refused, not handed out", async (t) => {
  const store = await temporaryStore(t);
  await claimedRun(store, "run_a");
  await keep(store, "run_a", { x: "good" });
  const { sha256 } = blobOf("good");
  await store.db
    .insertInto("blob")
    .values({ sha256: "f".repeat(64), content: Buffer.from("bad") })
    .execute();
  await assert.rejects(store.files.content("f".repeat(64)), /damaged/);
  assert.equal(Buffer.from(await store.files.content(sha256)).toString(), "good");
});
