// One of several processes that write to one Postgres: lines of the ledger, or single rows, a commit each.
// Its arguments are the database's address, what it writes, for how many seconds, and how many wait at a time.
import { once } from "node:events";
import { systemClock as clock } from "../../packages/server/src/base/clock.ts";
import { createLedger } from "../../packages/server/src/modules/ledger/ledger.ts";
import { commitTogether } from "../../packages/server/src/store/group-commit.ts";
import { openStore } from "../../packages/server/src/store/open-store.ts";

const [databaseUrl = "", what, seconds, atOnce] = process.argv.slice(2);
const { db, close } = await openStore({ dataDir: "", databaseUrl });
const ledger = createLedger({ db, clock, origin: "bench.local/signet" });
const commitment = `c1:${"a".repeat(64)}`;
const FIELDS = {
  task: "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'",
  task_commit: commitment,
  max_steps: 12,
  owner: commitment,
  svc: "signet/0.1.0",
};
let next = 0;
const id = () => `run_${process.pid}_${next++}`;
const write = () =>
  commitTogether(db, async (tx) => {
    if (what === "receipts") await ledger.open(tx, { id: id(), opening: "5f".repeat(32) }, FIELDS);
    else await tx.insertInto("setting").values({ name: id(), value: "" }).execute();
  });

await Promise.all(Array.from({ length: Number(atOnce) }, write));
process.stdout.write("ready\n");
await once(process.stdin, "data");
const [from, end] = [next, performance.now() + Number(seconds) * 1_000];
const writer = async () => {
  while (performance.now() < end) await write();
};
await Promise.all(Array.from({ length: Number(atOnce) }, writer));
process.stdout.write(`${next - from}\n`);
await close();
process.exit();
