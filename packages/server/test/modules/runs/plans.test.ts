import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { CompiledQuery, Kysely } from "kysely";
import { createLeases, expireLeases } from "../../../src/modules/runs/leases.ts";
import { createRuns } from "../../../src/modules/runs/runs.ts";
import { openSqlite } from "../../../src/store/sqlite/open-sqlite.ts";
import { nodeSqliteDialect } from "../../../src/store/sqlite/dialect.ts";
import type { Tables } from "../../../src/store/schema.ts";
import { fakeClock } from "../../support/clock.ts";
import { newRun, temporaryFolder } from "../../support/store.ts";

test("what is done for every run reads no more rows when more runs are stored", async (t) => {
  const folder = temporaryFolder(t);
  await (await openSqlite(folder)).close();
  const asked = new Map<string, readonly unknown[]>();
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(path.join(folder, "signet.db")),
    log: ({ query: { sql, parameters } }) => void asked.set(sql, parameters),
  });
  t.after(() => db.destroy());
  const clock = fakeClock();
  const runs = createRuns({ db, clock });
  const scope = { account: "local", owner: "" };
  const leases = createLeases({ db, clock, kind: "code" });
  await db.transaction().execute(async (tx) => {
    await runs.haveUnfinished(tx, "code", 500);
    await runs.open(tx, newRun("run_1", { conversation: "c" }));
  });
  const lease = (await leases.claim("w"))!;
  await leases.claim("w", ["run_1"], true);
  await leases.renew(lease);
  await leases.release(lease);
  await expireLeases(db);
  await runs.findBusy(scope, "c");
  await runs.findByKey(scope, "k");
  await runs.list(scope, 20);
  await runs.list(scope, 20, { before: "run_2", kind: "code", states: ["failed"] });
  const queries = [...asked].filter(([sql]) => /^(?:select|update|delete)/.test(sql));
  assert.ok(queries.length >= 9, String(queries.length));
  for (const [sql, parameters] of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    for (const { detail } of rows)
      // The index of those that have not ended is small.
      assert.doesNotMatch(detail, /^SCAN run\b(?! USING INDEX run_under_way)/, sql);
  }
});
