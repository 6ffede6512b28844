import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { createBundles } from "../../src/modules/bundles/bundles.ts";
import { ledgerOrigin } from "../../src/modules/ledger/origin.ts";
import { loadStarter } from "../../src/modules/techniques/starter.ts";
import { openStore } from "../../src/store/open-store.ts";
import { bundleOf, inChunks } from "../support/archives.ts";
import { fakeClock } from "../support/clock.ts";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "../support/postgres.ts";
import { temporaryFolder } from "../support/store.ts";
import { DAY, refuseWrites } from "../usecases/rig.ts";
import { storeConformance } from "./conformance.ts";

const ME = { account: "acct_a", owner: "" };

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

  test("a database that restarts while a transaction is between two statements fails the transaction, not the service", async (t) => {
    const own = await startPostgres();
    t.after(() => own.stop());
    const { db, close } = await openStore({ dataDir: "", databaseUrl: await own.createDatabase() });
    t.after(close);
    const cut = db.transaction().execute(async (tx) => {
      await tx.insertInto("setting").values({ name: "a", value: "1" }).execute();
      await own.restart();
      await tx.insertInto("setting").values({ name: "b", value: "2" }).execute();
    });
    await assert.rejects(cut);
    assert.deepEqual(
      await db.selectFrom("setting").select("name").where("name", "in", ["a", "b"]).execute(),
      [],
    );
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

  test("services that start together agree on the name of their ledger", async (t) => {
    const databaseUrl = await server.createDatabase();
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openStore({ dataDir: "", databaseUrl })),
    );
    t.after(() => Promise.all(stores.map(({ close }) => close())));
    const names = await Promise.all(stores.map(({ db }) => ledgerOrigin(db, null)));
    assert.equal(new Set(names).size, 1, names.join(", "));
    assert.equal(await ledgerOrigin(stores[0]!.db, null), names[0]);
  });

  test("services that start together each find the whole starter set of techniques", async (t) => {
    const databaseUrl = await server.createDatabase();
    const stores = await Promise.all(
      Array.from({ length: 3 }, () => openStore({ dataDir: "", databaseUrl })),
    );
    t.after(() => Promise.all(stores.map(({ close }) => close())));
    const loaded = await Promise.all(stores.map(({ db }) => loadStarter({ db, clock: fakeClock() })));
    const [row] = await stores[0]!.db
      .selectFrom("technique")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .execute();
    assert.deepEqual(
      loaded,
      loaded.map(() => row!.n),
    );
  });

  test("a project that was uploaded to one service is read by another, and gone everywhere when it is deleted", async (t) => {
    const databaseUrl = await server.createDatabase();
    const [here, there] = await Promise.all(
      [1, 2].map(async () => {
        const dataDir = temporaryFolder(t);
        const { db, close } = await openStore({ dataDir, databaseUrl });
        t.after(close);
        return createBundles({ db, clock: fakeClock(), dataDir });
      }),
    );
    await Promise.all([here!.recover(), there!.recover()]);
    const content = randomBytes(3 * 1024 * 1024);
    await using staged = await here!.stage(inChunks(bundleOf({ name: "a.bin", content }), 100_000));
    const row = await here!.keep(ME, staged, { renew: true, most: 3 });
    await there!.recover();
    const bundle = await there!.openBundle(ME, row!.id);
    const tar = Buffer.concat(await Array.fromAsync(bundle.tar()));
    assert.ok(tar.includes(content));
    assert.ok(await there!.remove(ME, row!.id));
    await assert.rejects(here!.openBundle(ME, row!.id), { code: "bundle_not_found" });
    await assert.rejects(Array.fromAsync(bundle.tar()), { code: "bundle_not_found" });
  });

  test("a project whose deletion is cut off keeps its row, so that its bytes are deleted the next time", async (t) => {
    const { db, close } = await openStore({ dataDir: "", databaseUrl: await server.createDatabase() });
    t.after(close);
    const clock = fakeClock();
    const bundles = createBundles({ db, clock, dataDir: temporaryFolder(t) });
    await bundles.recover();
    const bytes = async () => (await db.selectFrom("bundle_part").select("n").execute()).length;
    for (const content of ["one", "two"]) {
      await using staged = await bundles.stage(inChunks(bundleOf({ name: "a", content }), 1_000));
      await bundles.keep(ME, staged, { renew: true, most: 3 });
    }
    const [first] = await bundles.list(ME);
    const heal = await refuseWrites(db, "delete", "bundle_part");
    await assert.rejects(bundles.remove(ME, first!.id));
    assert.deepEqual([(await bundles.list(ME)).length, await bytes()], [2, 2]);
    clock.advance(DAY);
    await assert.rejects(bundles.expire());
    await heal();
    assert.equal(await bundles.expire(), 2);
    assert.equal(await bytes(), 0);
  });

  test("an address that cannot be used is named with the reason, without its password", async () => {
    const opened = openStore({ dataDir: "", databaseUrl: "postgres://signet:hunter2@127.0.0.1:1/signet" });
    await assert.rejects(opened, (thrown: Error) => {
      assert.match(thrown.message, /^SVC_DATABASE_URL: the database cannot be used: .*ECONNREFUSED/);
      return !`${thrown.stack} ${String(thrown.cause)}`.includes("hunter2");
    });
  });
});
