import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import {
  checkConsistency,
  checkInclusion,
  consistencyPath,
  createTreeHead,
  type Hash,
  inclusionPath,
  leafHash,
  rangeRoot,
} from "@signet/verify";
import { createLedger } from "../../../src/modules/ledger/ledger.ts";
import { appendLines, fillTree, treeReader, treeSize } from "../../../src/modules/ledger/tree.ts";
import type { Db } from "../../../src/store/db.ts";
import { temporaryStore } from "../../support/store.ts";
import { OPENED, OPENING } from "./lines.ts";

const lineOf = (i: number) => `line ${i}`;
const leafOf = (i: number) => leafHash(Buffer.from(lineOf(i)));

/** Grows the tree by appending these numbers of lines, one transaction each. */
async function grown(t: TestContext, ...steps: number[]): Promise<Db> {
  const { db } = await temporaryStore(t);
  let size = 0;
  for (const step of steps) {
    const lines = Array.from({ length: step }, (_, i) => lineOf(size + i));
    await db.transaction().execute((tx) => appendLines(tx, size, lines));
    size += step;
  }
  return db;
}

/** The root of the first lines, computed without tiles. */
async function plainRoot(size: number): Promise<Hash> {
  const head = createTreeHead();
  for (let i = 0; i < size; i++) await head.append(await leafOf(i));
  return head.root();
}

const SIZES = [1, 2, 3, 255, 256, 257, 511, 512, 513, 700];

test("the tree has the root of RFC 6962 at every size, however its lines were appended", async (t) => {
  const expected = await Promise.all(SIZES.map(plainRoot));
  for (const steps of [[700], [1, 254, 1, 1, 443], [256, 256, 188], [300, 400]]) {
    const db = await grown(t, ...steps);
    assert.equal(await treeSize(db), 700);
    for (const [i, size] of SIZES.entries())
      assert.deepEqual(await rangeRoot(treeReader(db), 0, size), expected[i], `${steps.join()} at ${size}`);
  }
});

test("proofs read from the tiles are accepted by the verifier, and no other leaf or older tree is", async (t) => {
  const db = await grown(t, 700);
  for (const size of SIZES) {
    const root = await plainRoot(size);
    for (const index of [0, size >> 1, size - 1]) {
      const path = await inclusionPath(treeReader(db), index, size);
      await checkInclusion({ index, size, leaf: await leafOf(index), path, root });
      const leaf = await leafOf(index + 1);
      await assert.rejects(async () => checkInclusion({ index, size, leaf, path, root }), {
        code: "bad_proof",
      });
    }
    const to = { size: 700, root: await plainRoot(700) };
    const path = await consistencyPath(treeReader(db), size, 700);
    await checkConsistency({ from: { size, root }, to, path });
    const other = { size, root: await leafOf(0) };
    if (size > 1) await assert.rejects(checkConsistency({ from: other, to, path }), { code: "inconsistent" });
  }
});

test("a proof reads one tile per level", async (t) => {
  const db = await grown(t, 66_000);
  let reads = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => (reads++, node),
    transformResult: async ({ result }) => result,
  });
  await inclusionPath(treeReader(counting), 5, 66_000);
  // Where the tree ends, another tile of each level may be needed.
  assert.ok(reads <= 6, `${reads} reads`);
});

test("each sealed line is a leaf of the tree in the transaction that appends it", async (t) => {
  const { db, clock } = await temporaryStore(t);
  const ledger = createLedger({ db, clock, origin: "test-log" });
  const open = (id: string) =>
    db.transaction().execute((tx) => ledger.open(tx, { id, opening: OPENING }, OPENED));
  const { receipt_sha } = await open("run_a");
  const line = await ledger.find(receipt_sha);
  assert.deepEqual(await rangeRoot(treeReader(db), 0, 1), await leafHash(Buffer.from(line!)));
  await assert.rejects(open("run_a"));
  assert.equal(await treeSize(db), 1);
});

test("a ledger from before the tree gets it from its lines, and then grows", async (t) => {
  const { db, clock } = await temporaryStore(t);
  const ledger = createLedger({ db, clock, origin: "test-log" });
  const open = (tx: Parameters<typeof ledger.open>[0], i: number) =>
    ledger.open(tx, { id: `run_${i}`, opening: OPENING }, OPENED);
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < 3_000; i++) await open(tx, i);
  });
  const root = await rangeRoot(treeReader(db), 0, 3_000);
  await db.deleteFrom("ledger_tile").execute();
  await assert.rejects(
    db.transaction().execute((tx) => open(tx, 3_000)),
    /does not have 184 hashes/,
  );
  assert.equal(await fillTree(db), 3_000);
  assert.deepEqual(await rangeRoot(treeReader(db), 0, 3_000), root);
  await db.transaction().execute((tx) => open(tx, 3_000));
  assert.equal(await treeSize(db), 3_001);
});
