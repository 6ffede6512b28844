import assert from "node:assert/strict";
import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { openStore } from "../../src/store/open-store.ts";
import { temporaryFolder, temporaryStore } from "../support/store.ts";

test("fifty concurrent conditional upserts grant exactly the ten allowed", async (t) => {
  const { db } = await temporaryStore(t);
  await sql`create table quota (subject text primary key, used integer not null)`.execute(db);
  const grant = () =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql`insert into quota values ('a', 1) on conflict (subject)
        do update set used = quota.used + 1 where quota.used < 10 returning used`.execute(tx);
      await new Promise((resolve) => setImmediate(resolve));
      return rows.length;
    });
  const granted = await Promise.all(Array.from({ length: 50 }, grant));
  assert.equal(
    granted.reduce((a, b) => a + b),
    10,
  );
});

test("a transaction that throws leaves nothing behind, and the next one works", async (t) => {
  const { db } = await temporaryStore(t);
  const set = (value: string) => db.insertInto("setting").values({ name: "x", value }).execute();
  await assert.rejects(
    db.transaction().execute(async (tx) => {
      await tx.insertInto("setting").values({ name: "x", value: "lost" }).execute();
      throw new Error("no");
    }),
    /no/,
  );
  assert.deepEqual(await db.selectFrom("setting").selectAll().execute(), []);
  await set("kept");
  assert.equal((await db.selectFrom("setting").select("value").executeTakeFirstOrThrow()).value, "kept");
});

test("a statement that fails frees the connection for the next", async (t) => {
  const { db } = await temporaryStore(t);
  await assert.rejects(sql`select * from nowhere`.execute(db));
  assert.equal((await db.selectFrom("ledger_head").select("size").executeTakeFirstOrThrow()).size, 0);
});

test("rows can be streamed", async (t) => {
  const { db } = await temporaryStore(t);
  for (const name of ["a", "b", "c"]) await db.insertInto("setting").values({ name, value: name }).execute();
  const seen: string[] = [];
  for await (const row of db.selectFrom("setting").select("name").orderBy("name").stream())
    seen.push(row.name);
  assert.deepEqual(seen, ["a", "b", "c"]);
});

test("a second service on the same data folder is refused, and taken in once the first is gone", async (t) => {
  const folder = temporaryFolder(t);
  const first = await openStore({ dataDir: folder });
  await assert.rejects(openStore({ dataDir: folder }), /another signet service is using/);
  await first.close();
  await (await openStore({ dataDir: folder })).close();
});

test("a folder that cannot be used is named with the reason, and not taken for one in use", async (t) => {
  for (const name of ["signet.db", "lock.db"]) {
    const folder = temporaryFolder(t);
    writeFileSync(path.join(folder, name), "this is no database".repeat(1000));
    const refusal = new RegExp(`^Error: SVC_DATA_DIR: ${folder} cannot be used: file is not a database`);
    await assert.rejects(openStore({ dataDir: folder }), refusal);
  }
  const file = path.join(temporaryFolder(t), "file");
  writeFileSync(file, "");
  await assert.rejects(
    openStore({ dataDir: path.join(file, "data") }),
    /SVC_DATA_DIR: .* cannot be used: ENOTDIR/,
  );
});

test("the data folder and the database are private to the user", async (t) => {
  const folder = path.join(temporaryFolder(t), "deep", "data");
  await (await openStore({ dataDir: folder })).close();
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  assert.equal(statSync(path.join(folder, "signet.db")).mode & 0o777, 0o600);
});

test("opening a store again keeps what is in it", async (t) => {
  const folder = temporaryFolder(t);
  const first = await openStore({ dataDir: folder });
  await first.db.insertInto("setting").values({ name: "x", value: "y" }).execute();
  await first.close();
  const second = await openStore({ dataDir: folder });
  assert.deepEqual(
    await second.db
      .selectFrom("setting")
      .selectAll()
      .execute()
      .then((rows) => rows.map((r) => ({ ...r }))),
    [{ name: "x", value: "y" }],
  );
  await second.close();
});
