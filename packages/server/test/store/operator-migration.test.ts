import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "../../src/store/migrations.ts";
import type { Tables } from "../../src/store/schema.ts";
import { nodeSqliteDialect } from "../../src/store/sqlite/dialect.ts";
import { temporaryFolder } from "../support/store.ts";

test("accounts of before the operator's table are in it, with their first and latest activity", async (t) => {
  const file = path.join(temporaryFolder(t), "signet.db");
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(file) });
  t.after(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  assert.equal((await migrator.migrateTo("0013_bundles")).error, undefined);
  const run = (id: string, account: string, at: number) =>
    sql`insert into run (id, account, owner, state, request_json, given_json, request_id, opening, created_at)
      values (${id}, ${account}, '', 'succeeded', '{}', '[]', 'r', 'o', ${at})`.execute(db);
  await run("run_1", "ip:203.0.113.9", 100);
  await run("run_2", "acct_1", 200);
  await sql`insert into api_key (id, account, sha256, tier, label, created_at, last_used_at)
    values ('k1', 'acct_1', 's', 'free', 'l', 150, 900), ('k2', 'acct_2', 's', 'free', 'l', 300, null)`.execute(
    db,
  );
  await sql`insert into purchase (id, account, kind, item, cents, jti, changes, created_at)
    values ('p1', 'acct_3', 'topup', 'runs_50', 300, 'l1', 1, 400),
      ('p2', 'acct_never', 'topup', 'runs_50', 300, 'l2', 0, 500)`.execute(db);
  assert.equal((await migrator.migrateToLatest()).error, undefined);
  const rows = await db.selectFrom("account").selectAll().orderBy("id").execute();
  assert.deepEqual(
    rows.map(({ id, blocked_at, note, created_at, active_at }) => [
      id,
      blocked_at,
      note,
      created_at,
      active_at,
    ]),
    [
      ["acct_1", null, "", 150, 900],
      ["acct_2", null, "", 300, 300],
      ["acct_3", null, "", 400, 400],
      ["ip:203.0.113.9", null, "", 100, 100],
    ],
  );
});
