import { verifyChain } from "../../packages/verify/src/index.ts";
import { systemClock as clock } from "../../packages/server/src/base/clock.ts";
import { createLedger } from "../../packages/server/src/modules/ledger/ledger.ts";
import { openStore } from "../../packages/server/src/store/open-store.ts";
import { type BenchPostgres, withPostgres } from "./postgres.ts";
import { writeRate } from "./writers.ts";

/** Lines that one and three processes append to one ledger on Postgres, beside single rows of the same processes. */
export const benchReceipts = (seconds: number): Promise<void> =>
  withPostgres(async (server) => {
    for (const writers of [1, 3]) await benchWriters(server, writers, seconds);
  });

async function benchWriters(server: BenchPostgres, writers: number, seconds: number): Promise<void> {
  const databaseUrl = await server.createDatabase();
  const { db, close } = await openStore({ dataDir: "", databaseUrl });
  try {
    const rows = await writeRate(databaseUrl, "rows", { writers, seconds });
    const receipts = await writeRate(databaseUrl, "receipts", { writers, seconds });
    const ledger = createLedger({ db, clock, origin: "bench.local/signet" });
    const chain = await verifyChain(await Array.fromAsync(ledger.lines()));
    if (!chain.ok) throw new Error("the chain of receipts is broken");
    console.log(
      `${writers} process(es): ${receipts.toFixed(0)} receipts a second in one chain of ${chain.size}, floor ${rows.toFixed(0)} (single rows, a commit each), ${(rows / receipts).toFixed(1)} times`,
    );
  } finally {
    await close();
  }
}
