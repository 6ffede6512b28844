import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { sql } from "kysely";
import type { Tx } from "../../src/store/db.ts";
import { commitTogether } from "../../src/store/group-commit.ts";
import { temporaryStore } from "../support/store.ts";

async function writer(t: TestContext) {
  const { db } = await temporaryStore(t);
  const seen: Tx[] = [];
  const write = (name: string, also?: () => Promise<void> | void) =>
    commitTogether(db, async (tx) => {
      seen.push(tx);
      await tx.insertInto("setting").values({ name, value: "" }).execute();
      await also?.();
      return name;
    });
  const stored = async () =>
    (await db.selectFrom("setting").select("name").orderBy("name").execute()).map(({ name }) => name);
  return { db, seen, write, stored, transactions: () => new Set(seen).size };
}

const NAMES = ["a", "b", "c", "d", "e"];

test("works that wait at the same time share one commit, and each gets its own answer after it", async (t) => {
  const { write, stored, transactions } = await writer(t);
  assert.deepEqual(await Promise.all(NAMES.map((name) => write(name))), NAMES);
  assert.deepEqual([await stored(), transactions()], [NAMES, 1]);
});

test("a work that waits alone waits for no other, and those that come meanwhile share the next commit", async (t) => {
  const { write, transactions } = await writer(t);
  const others: Promise<string>[] = [];
  await write("a", () => void others.push(...["b", "c", "d"].map((name) => write(name))));
  assert.equal(transactions(), 1);
  await Promise.all(others);
  assert.equal(transactions(), 2);
});

test("a work that fails leaves no trace, and the others are committed", async (t) => {
  const { write, stored, transactions } = await writer(t);
  const fail = () => {
    throw new Error("mine alone");
  };
  const ended = await Promise.allSettled([write("a"), write("b", fail), write("a"), write("c")]);
  assert.deepEqual(
    ended.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason))),
    ["a", "Error: mine alone", "Error: UNIQUE constraint failed: setting.name", "c"],
  );
  assert.deepEqual([await stored(), transactions()], [["a", "c"], 1]);
  await assert.rejects(write("d", fail), /mine alone/);
  assert.deepEqual(await stored(), ["a", "c"]);
});

test("nobody is told before the commit: where that fails, each is run again alone", async (t) => {
  const { db, seen, write, stored } = await writer(t);
  await sql`create table parent (id integer primary key)`.execute(db);
  await sql`create table child (of integer references parent (id) deferrable initially deferred)`.execute(db);
  const told: string[] = [];
  const orphan = commitTogether(db, async (tx) => {
    await sql`insert into child values (1)`.execute(tx);
  }).catch((thrown: unknown) => void told.push(String(thrown)));
  const others = ["a", "b"].map((name) => write(name).then((done) => void told.push(done)));
  await Promise.all([orphan, ...others]);
  assert.deepEqual(told, ["Error: FOREIGN KEY constraint failed", "a", "b"]);
  assert.deepEqual([await stored(), seen.length], [["a", "b"], 4]);
});

test("a transaction that a work's failure ended does not take the others with it", async (t) => {
  const { db, write, stored } = await writer(t);
  const first = write("a");
  const lost = commitTogether(db, async (tx) => {
    await sql`insert or rollback into setting (name, value) values ('a', '')`.execute(tx);
  });
  const ended = await Promise.allSettled([first, lost, write("b")]);
  assert.deepEqual(
    ended.map(({ status }) => status),
    ["fulfilled", "rejected", "fulfilled"],
  );
  assert.deepEqual(await stored(), ["a", "b"]);
});

test("where no transaction can begin, those who wait are told, and the next one works again", async (t) => {
  const { db, write, stored } = await writer(t);
  await sql`pragma query_only = 1`.execute(db);
  const ended = await Promise.allSettled([write("a"), write("b")]);
  assert.deepEqual(
    ended.map(({ status }) => status),
    ["rejected", "rejected"],
  );
  await sql`pragma query_only = 0`.execute(db);
  await write("c");
  assert.deepEqual(await stored(), ["c"]);
});
