import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test, type TestContext } from "node:test";
import { BOUNDS } from "@signet/contract";
import { createBundles } from "../../../src/modules/bundles/bundles.ts";
import { bundleOf, inChunks } from "../../support/archives.ts";
import { fakeClock } from "../../support/clock.ts";
import { openTestStore, temporaryFolder } from "../../support/store.ts";

const ANN = { account: "acct_a", owner: "" };
const BEN = { account: "acct_b", owner: "" };
const LIFE_MS = BOUNDS.bundles.keepHours * 3_600_000;
const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function rig(t: TestContext) {
  const [clock, dataDir] = [fakeClock(), temporaryFolder(t)];
  const { db, close } = await openTestStore(dataDir);
  t.after(close);
  const bundles = createBundles({ db, clock, dataDir });
  const folder = path.join(dataDir, "bundles");
  const add = async (scope: typeof ANN, bytes: Uint8Array, renew = true) => {
    await using staged = await bundles.stage(inChunks(bytes, 1_000));
    return await bundles.keep(scope, staged, { renew, most: BOUNDS.bundles.perAccount });
  };
  const kept = () => (existsSync(folder) ? readdirSync(folder).toSorted() : []);
  const rows = () => db.selectFrom("bundle").selectAll().execute();
  return { db, clock, dataDir, bundles, folder, add, kept, rows };
}

const bytesOf = (content: string) => bundleOf({ name: "a.txt", content });

test("a bundle is kept under its hash, readable for its owner alone, and closed to other users of the machine", async (t) => {
  const { add, bundles, folder, kept, clock } = await rig(t);
  const bytes = bytesOf("hello");
  const row = await add(ANN, bytes);
  const { id, ...rest } = row!;
  assert.match(id, /^bundle_[0-9a-z]{25}$/);
  const expires_at = clock.now() + LIFE_MS;
  const wanted = { ...ANN, sha256: sha(bytes), files: 1, bytes: 5, packed: bytes.length, expires_at };
  assert.deepEqual(rest, wanted);
  assert.deepEqual(kept(), [sha(bytes)]);
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  assert.equal(statSync(path.join(folder, sha(bytes))).mode & 0o777, 0o600);

  const opened = await bundles.openBundle(ANN, id);
  assert.deepEqual([opened.files, opened.bytes, opened.sha256], [1, 5, sha(bytes)]);
  for (let readings = 0; readings < 2; readings++)
    for await (const { path, content } of opened.entries())
      assert.deepEqual([path, await text(content)], ["a.txt", "hello"]);
  assert.equal(
    (await Array.fromAsync(opened.tar())).reduce((sum, { length }) => sum + length, 0),
    2_048,
  );
  for (const [scope, other] of [
    [BEN, id],
    [{ ...ANN, owner: "x" }, id],
    [ANN, "bundle_none"],
  ] as const) {
    await assert.rejects(bundles.openBundle(scope, other), { code: "bundle_not_found" });
    assert.equal(await bundles.remove(scope, other), false);
  }
  assert.deepEqual(kept(), [sha(bytes)]);
});

test("equal bytes are stored once, and deleted with the last bundle that has them", async (t) => {
  const { add, bundles, kept } = await rig(t);
  const bytes = bytesOf("same");
  const [mine, theirs] = [await add(ANN, bytes), await add(BEN, bytes)];
  assert.notEqual(mine!.id, theirs!.id);
  assert.deepEqual(kept(), [sha(bytes)]);
  assert.equal(await bundles.storedBytes(), bytes.length);
  assert.ok(await bundles.remove(ANN, mine!.id));
  assert.deepEqual(kept(), [sha(bytes)]);
  assert.ok(await bundles.remove(BEN, theirs!.id));
  assert.deepEqual(kept(), []);
  assert.equal(await bundles.storedBytes(), 0);
});

test("the same bytes of the same caller keep their bundle longer, unless several people may be this caller", async (t) => {
  const { add, clock } = await rig(t);
  const bytes = bytesOf("same");
  const first = await add(ANN, bytes);
  clock.advance(3_600_000);
  const again = await add(ANN, bytes);
  assert.deepEqual(again, { ...first, expires_at: clock.now() + LIFE_MS });
  assert.notEqual((await add(ANN, bytes, false))!.id, first!.id);
});

test("an account has three at a time, whatever its owners, and others are not concerned", async (t) => {
  const { add, bundles, clock, kept } = await rig(t);
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, i) => add({ ...ANN, owner: `o${i}` }, bytesOf(`${i}`))),
  );
  const made = all.filter((row) => row !== null);
  assert.equal(made.length, BOUNDS.bundles.perAccount);
  assert.deepEqual(
    await bundles.expiries(ANN.account),
    made.map(({ expires_at }) => expires_at),
  );
  assert.equal(kept().length, BOUNDS.bundles.perAccount, "those that were refused leave nothing");
  assert.ok(await add(BEN, bytesOf("x")));
  assert.equal(await add(ANN, bytesOf("11")), null);
  clock.advance(LIFE_MS);
  assert.ok(await add(ANN, bytesOf("11")));
});

test("a bundle that has expired is gone at once, and its bytes with the next round", async (t) => {
  const { add, bundles, clock, kept } = await rig(t);
  const bytes = bytesOf("old");
  const { id } = (await add(ANN, bytes))!;
  const opened = await bundles.openBundle(ANN, id);
  clock.advance(LIFE_MS - 1);
  assert.equal(await bundles.expire(), 0);
  assert.equal((await bundles.list(ANN)).length, 1);
  clock.advance(1);
  await assert.rejects(bundles.openBundle(ANN, id), { code: "bundle_not_found" });
  assert.deepEqual([await bundles.list(ANN), kept().length], [[], 1]);
  assert.equal(await bundles.expire(), 1);
  assert.deepEqual(kept(), []);
  await assert.rejects(Array.fromAsync(opened.entries()), { code: "bundle_not_found" });
});

test("a refused archive and a broken upload leave nothing behind", async (t) => {
  const { add, kept, bundles, rows } = await rig(t);
  await assert.rejects(add(ANN, bundleOf({ name: "../evil" })), { code: "bad_bundle" });
  await assert.rejects(add(ANN, bytesOf("x").subarray(0, -1)), { code: "bad_bundle" });
  const gone = async function* () {
    yield bytesOf("x").subarray(0, 20);
    throw new Error("gone");
  };
  await assert.rejects(bundles.stage(gone()), /^Error: gone$/);
  assert.deepEqual([kept(), await rows()], [[], []]);
});

test("after a crash, what has no row is removed, and a row without bytes as well", async (t) => {
  const { add, db, clock, dataDir, folder, kept } = await rig(t);
  const bytes = [bytesOf("stays"), bytesOf("goes")];
  const [stays, goes] = [await add(ANN, bytes[0]!), await add(ANN, bytes[1]!)];
  rmSync(path.join(folder, goes!.sha256));
  writeFileSync(path.join(folder, "f0.part"), "half");
  writeFileSync(path.join(folder, sha(Buffer.from("no row"))), "no row");
  mkdirSync(path.join(folder, "odd"));
  const later = createBundles({ db, clock, dataDir });
  await later.recover();
  assert.deepEqual(kept(), [stays!.sha256]);
  assert.deepEqual(readFileSync(path.join(folder, stays!.sha256)), bytes[0]);
  assert.deepEqual(
    (await later.list(ANN)).map(({ id }) => id),
    [stays!.id],
  );
});
