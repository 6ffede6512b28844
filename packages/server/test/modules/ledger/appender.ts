// A process that appends so many runs for each line that it is sent: node appender.ts <data folder> <name> <count> [signed].
// It takes no lock, as no service would.
import path from "node:path";
import { createInterface } from "node:readline";
import { Kysely } from "kysely";
import { systemClock as clock } from "../../../src/base/clock.ts";
import { openCheckpoints } from "../../../src/modules/ledger/checkpoints.ts";
import { createLedger } from "../../../src/modules/ledger/ledger.ts";
import { commitTogether } from "../../../src/store/group-commit.ts";
import type { Tables } from "../../../src/store/schema.ts";
import { nodeSqliteDialect } from "../../../src/store/sqlite/dialect.ts";
import { OPENED, OPENING } from "./lines.ts";

const [, , dataDir = "", name = "", count = "0", signed] = process.argv;
const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(path.join(dataDir, "signet.db")) });
const log = { debug() {}, info() {}, warn() {}, error() {} };
const config = { dataDir, ledgerKeyFile: null, ledgerGuard: path.join(dataDir, "guard") };
const origin = "test-log";
const ledger = createLedger({
  db,
  clock,
  origin,
  ...(signed ? { checkpoints: await openCheckpoints({ db, clock, log, config, origin }) } : {}),
});
process.stdout.write("ready\n");
let opened = 0;
const open = () =>
  commitTogether(db, (tx) => ledger.open(tx, { id: `${name}_${opened++}`, opening: OPENING }, OPENED));
for await (const _ of createInterface({ input: process.stdin })) {
  // Half of them one by one, and half together: each in its own commit, or in one with those that wait.
  const single = Math.ceil(Number(count) / 2);
  for (let i = 0; i < single; i++) await open();
  await Promise.all(Array.from({ length: Number(count) - single }, open));
  process.stdout.write("committed\n");
}
await db.destroy();
