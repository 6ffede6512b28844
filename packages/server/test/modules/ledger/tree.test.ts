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
import { fillTree, treeReader, treeSize } from "../../../src/modules/ledger/tree.ts";
import type { Db } from "../../../src/store/db.ts";
import { temporaryStore } from "../../support/store.ts";
import { OPENED, OPENING } from "./lines.ts";

const lineOf = (i: number) => `line ${i}`;
const leafOf = (i: number) => leafHash(Buffer.from(lineOf(i)));

/** Grows a ledger by these numbers of lines, and has its tree filled after each. */
async function grown(t: TestContext, ...steps: number[]): Promise<Db> {
  const { db } = await temporaryStore(t);
  let size = 0;
  for (const step of steps) {
    await db.transaction().execute(async (tx) => {
      for (let i = size; i < size + step; i++)
        await tx
          .insertInto("ledger")
          .values({ seq: i, sha: `${i}`, run_id: `${i}`, kind: "open", line: lineOf(i) })
          .execute();
      size += step;
      await tx.updateTable("ledger_head").set({ size }).execute();
    });
    await fillTree(db);
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

/** A ledger that appends runs by number, all in one transaction. */
async function temporaryLedger(t: TestContext) {
  const { db, clock } = await temporaryStore(t);
  const create = () => createLedger({ db, clock, origin: "test-log" });
  const ledger = create();
  const open = (from: number, to: number, by = ledger) =>
    db.transaction().execute(async (tx) => {
      for (let i = from; i < to; i++) await by.open(tx, { id: `run_${i}`, opening: OPENING }, OPENED);
    });
  return { db, ledger, create, open };
}

/** The root of the stored lines, computed without tiles. */
async function rootOfLines(ledger: { lines(): AsyncIterable<string> }): Promise<Hash> {
  const head = createTreeHead();
  for await (const line of ledger.lines()) await head.append(await leafHash(Buffer.from(line)));
  return head.root();
}

test("a ledger from before the tree gets it from its lines, and then grows", async (t) => {
  const { db, ledger, open } = await temporaryLedger(t);
  await open(0, 3_000);
  const root = await rootOfLines(ledger);
  assert.deepEqual(await rangeRoot(treeReader(db), 0, 3_000), root);
  await db.deleteFrom("ledger_tile").execute();
  await assert.rejects(rangeRoot(treeReader(db), 0, 3_000), /fewer leaves/, "lost tiles are not made up");
  await assert.rejects(open(3_000, 3_100), /does not have 11 hashes/);
  assert.equal(await fillTree(db), 11 * 256);
  assert.deepEqual(await rangeRoot(treeReader(db), 0, 3_000), root);
  await open(3_000, 3_100);
  assert.deepEqual(await rangeRoot(treeReader(db), 0, 3_100), await rootOfLines(ledger));
});

test("a tile is stored once it is full, and an unfinished one that an older version stored is replaced", async (t) => {
  const { db, ledger, open } = await temporaryLedger(t);
  const stored = async () => {
    const tiles = await db.selectFrom("ledger_tile").select(["level", "n"]).orderBy("level").execute();
    return tiles.map(({ level, n }) => [level, n]);
  };
  await open(0, 255);
  assert.deepEqual(await stored(), []);
  await db
    .insertInto("ledger_tile")
    .values({ level: 0, n: 0, hashes: Buffer.alloc(100 * 32) })
    .execute();
  assert.equal(await fillTree(db), 0);
  assert.deepEqual(await rangeRoot(treeReader(db), 0, 255), await rootOfLines(ledger));
  await open(255, 256);
  assert.deepEqual(await stored(), [
    [0, 0],
    [1, 0],
  ]);
  assert.deepEqual(await rangeRoot(treeReader(db), 0, 256), await rootOfLines(ledger));
  await db.deleteFrom("ledger_tile").where("level", "=", 0).execute();
  await assert.rejects(inclusionPath(treeReader(db), 5, 256), /fewer leaves/, "a lost tile is not made up");
});

test("what is remembered of the newest lines counts only as far as the head says so: after a rollback, and where another appends", async (t) => {
  const { db, ledger, create, open } = await temporaryLedger(t);
  const other = create();
  await open(0, 100);
  await assert.rejects(
    db.transaction().execute(async (tx) => {
      for (let i = 900; i < 1_000; i++) await ledger.open(tx, { id: `run_${i}`, opening: OPENING }, OPENED);
      throw new Error("rolled back");
    }),
    /rolled back/,
  );
  await open(100, 143, other);
  await open(143, 300, ledger);
  await open(300, 400, other);
  await open(400, 530, ledger);
  const { size } = await ledger.head();
  assert.deepEqual(await rangeRoot(treeReader(db), 0, size), await rootOfLines(ledger));
});

test("nothing is appended where the head is not that of the newest line", async (t) => {
  const { db, create, open } = await temporaryLedger(t);
  await open(0, 10);
  await db
    .updateTable("ledger_head")
    .set({ sha: "f".repeat(64) })
    .execute();
  await assert.rejects(open(10, 11), /are not those of its head/);
  await assert.rejects(open(10, 11, create()), /are not those of its head/);
  assert.equal(await treeSize(db), 10);
});

test("services that append in turns read one earlier line for each append, and their tree is that of all lines", async (t) => {
  const { db, ledger, create } = await temporaryLedger(t);
  let lines = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      lines += result.rows.filter((row) => "line" in row).length;
      return result;
    },
  });
  const services = [ledger, create(), create()];
  for (let i = 0; i < 600; i++)
    await counting
      .transaction()
      .execute((tx) => services[i % 3]!.open(tx, { id: `run_${i}`, opening: OPENING }, OPENED));
  // The last line before each append, and those of the two tiles that are full.
  assert.ok(lines <= 600 + 2 * 255, `${lines} lines`);
  assert.deepEqual(await rangeRoot(treeReader(db), 0, 600), await rootOfLines(ledger));
});
