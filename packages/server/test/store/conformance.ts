import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { sql } from "kysely";
import type { Store } from "../../src/store/db.ts";

/** A place for one store, empty at first: `open` opens it, again after it was closed. */
export interface StorePlace {
  open(): Promise<Store>;
}

/** What every database owes to the modules: `create` gives each test a place of its own. */
export function storeConformance(
  name: string,
  create: (t: TestContext) => StorePlace | Promise<StorePlace>,
): void {
  async function opened(t: TestContext): Promise<Store> {
    const store = await (await create(t)).open();
    t.after(store.close);
    return store;
  }

  test(`${name}: fifty concurrent conditional upserts grant exactly the ten allowed`, async (t) => {
    const { db } = await opened(t);
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

  test(`${name}: a transaction that throws leaves nothing behind, and the next one works`, async (t) => {
    const { db } = await opened(t);
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

  test(`${name}: a statement that fails frees the connection for the next`, async (t) => {
    const { db } = await opened(t);
    await assert.rejects(sql`select * from nowhere`.execute(db));
    assert.equal((await db.selectFrom("ledger_head").select("size").executeTakeFirstOrThrow()).size, 0);
  });

  test(`${name}: opening a store again keeps what is in it`, async (t) => {
    const place = await create(t);
    const first = await place.open();
    await first.db.insertInto("setting").values({ name: "x", value: "y" }).execute();
    await first.close();
    const second = await place.open();
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
}
