// Reserve and settle, each in its own transaction on disk, compared with a minimal transaction: one row and its fsync, on the
// same database in the same run. `node bench/metering.ts [rounds]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { systemClock } from "../packages/server/src/base/clock.ts";
import { createMetering } from "../packages/server/src/modules/metering/metering.ts";
import { openStore } from "../packages/server/src/store/open-store.ts";

/** Transactions per second, and the 99th percentile of their duration in milliseconds. */
interface Figures {
  perSecond: number;
  p99Ms: number;
}

async function benchMetering(rounds = 500): Promise<{ floor: Figures; metering: Figures }> {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-bench-"));
  const { db, close } = await openStore({ dataDir: folder });
  const metering = createMetering({ clock: systemClock });
  const wanted = { account: "bench", unit: "run", perDay: 10 ** 9, atOnce: 10 ** 9 } as const;
  const floor: number[] = [];
  const metered: number[] = [];
  try {
    for (let i = 0; i < rounds; i++) {
      const runId = `run_${i}`;
      floor.push(
        await timed(() =>
          db
            .transaction()
            .execute((tx) => tx.insertInto("setting").values({ name: runId, value: "" }).execute()),
        ),
      );
      metered.push(
        await timed(() => db.transaction().execute((tx) => metering.reserve(tx, { ...wanted, runId }))),
        await timed(() => db.transaction().execute((tx) => metering.settle(tx, runId))),
      );
    }
    return { floor: figures(floor), metering: figures(metered) };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function figures(ms: number[]): Figures {
  const sorted = ms.toSorted((a, b) => a - b);
  const total = ms.reduce((a, b) => a + b, 0);
  return { perSecond: (ms.length / total) * 1_000, p99Ms: sorted[Math.floor(sorted.length * 0.99)]! };
}

const { floor, metering } = await benchMetering(Number(process.argv[2] ?? 500));
const row = (name: string, { perSecond, p99Ms }: Figures) =>
  console.log(`${name.padEnd(17)}  ${Math.round(perSecond)} transactions/s  p99 ${p99Ms.toFixed(2)} ms`);
row("one row and fsync", floor);
row("reserve or settle", metering);
console.log(
  `metering: ${(floor.perSecond / metering.perSecond).toFixed(1)} times the floor's time a transaction`,
);
