import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { openStore } from "../../src/store/open-store.ts";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "../support/postgres.ts";
import { storeConformance } from "./conformance.ts";

describe("on Postgres", { skip: NO_POSTGRES ?? false }, () => {
  let server: PostgresServer;
  before(async () => void (server = await startPostgres()));
  after(() => server.stop());

  storeConformance("postgres", async () => {
    const databaseUrl = await server.createDatabase();
    return { open: () => openStore({ dataDir: "", databaseUrl }) };
  });

  test("whole numbers up to 2^53 arrive as numbers, sums as well", async (t) => {
    const { db, close } = await openStore({ dataDir: "", databaseUrl: await server.createDatabase() });
    t.after(close);
    const most = Number.MAX_SAFE_INTEGER;
    await db
      .insertInto("plan")
      .values({ subscription: "s", account: "a", tier: "pro", until: most })
      .execute();
    const row = await db
      .selectFrom("plan")
      .select((eb) => ["until", eb.fn.sum<number>("until").as("sum"), eb.fn.countAll<number>().as("n")])
      .groupBy("until")
      .executeTakeFirstOrThrow();
    assert.deepEqual({ ...row }, { until: most, sum: most, n: 1 });
  });

  test("several services that open a new database at once migrate it once", async (t) => {
    const databaseUrl = await server.createDatabase();
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openStore({ dataDir: "", databaseUrl })),
    );
    t.after(() => Promise.all(stores.map(({ close }) => close())));
    for (const { db } of stores)
      assert.equal((await db.selectFrom("ledger_head").select("size").execute()).length, 1);
  });

  test("an address that cannot be used is named with the reason, without its password", async () => {
    const opened = openStore({ dataDir: "", databaseUrl: "postgres://signet:hunter2@127.0.0.1:1/signet" });
    await assert.rejects(opened, (thrown: Error) => {
      assert.match(thrown.message, /^SVC_DATABASE_URL: the database cannot be used: .*ECONNREFUSED/);
      return !`${thrown.stack} ${String(thrown.cause)}`.includes("hunter2");
    });
  });
});
