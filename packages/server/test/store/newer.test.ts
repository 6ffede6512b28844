import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { openSqlite } from "../../src/store/sqlite/open-sqlite.ts";
import { openStore } from "../../src/store/open-store.ts";
import { testDatabase } from "../support/database.ts";
import { temporaryFolder } from "../support/store.ts";

/** The hashes of the files that hold data: not of a lock, of shared memory, or of an empty log. */
const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== "lock.db" && !name.endsWith("-shm"))
      .map((name) => [name, readFileSync(path.join(folder, name))] as const)
      .filter(([, content]) => content.length > 0)
      .map(([name, content]) => [name, createHash("sha256").update(content).digest("hex")]),
  );

test("an older version that meets data of a newer one says so and changes nothing, as often as it is tried", async (t) => {
  const dataDir = temporaryFolder(t);
  const databaseUrl = await testDatabase();
  const newer = await openStore({ dataDir, databaseUrl });
  await sql`insert into kysely_migration (name, timestamp) values ('9998_more', '2030-01-01T00:00:00.000Z')`.execute(
    newer.db,
  );
  await sql`create table of_the_future (id integer)`.execute(newer.db);
  await newer.close();
  const before = filesOf(dataDir);
  for (let i = 0; i < 2; i++)
    await assert.rejects(
      openStore({ dataDir, databaseUrl }),
      /cannot be used: a newer version of Signet has used it \(9998_more; this version knows up to \d{4}_\w+\)\. Nothing was changed/,
    );
  assert.deepEqual(filesOf(dataDir), before);
});

test("a folder of a newer version that was killed keeps what it had not yet written to its main file", async (t) => {
  const folder = temporaryFolder(t);
  const newer = await openSqlite(folder);
  await sql`insert into kysely_migration (name, timestamp) values ('9998_more', '2030-01-01T00:00:00.000Z')`.execute(
    newer.db,
  );
  const killed = temporaryFolder(t);
  cpSync(folder, killed, { recursive: true });
  await newer.close();
  const before = filesOf(killed);
  assert.ok(before["signet.db-wal"]);
  await assert.rejects(openSqlite(killed), /a newer version of Signet/);
  assert.deepEqual(filesOf(killed), before);
});
