import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { systemClock as clock } from "../../packages/server/src/base/clock.ts";
import { createJournal } from "../../packages/server/src/modules/runs/journal.ts";
import { createLeases } from "../../packages/server/src/modules/runs/leases.ts";
import { createRuns } from "../../packages/server/src/modules/runs/runs.ts";
import type { Db } from "../../packages/server/src/store/db.ts";
import { openStore } from "../../packages/server/src/store/open-store.ts";
import { newRun } from "../../packages/server/test/support/store.ts";
import { median, timed } from "./measures.ts";

const ROUNDS = 300;

/** Copies of ended runs, with two events each. */
async function fill(db: Db, from: number, to: number): Promise<void> {
  await sql`with recursive n(i) as (select ${from} union all select i + 1 from n where i + 1 < ${to})
    insert into run (id, account, owner, state, request_json, given_json, request_id, opening, created_at, finished_at,
      last_seq, receipt_sha)
    select printf('run_0%025d', i), 'a' || (i % 1000), '', 'succeeded', '{"task":"stored"}', '[]', 'r', 'x', i, i, 2, 'x'
    from n`.execute(db);
  await sql`with recursive n(i) as (select ${from} union all select i + 1 from n where i + 1 < ${to})
    insert into run_event (run_id, seq, name, data_json)
    select printf('run_0%025d', i), seq, 'agent_note', '{"text":"stored"}'
    from n, (select 1 as seq union select 2)`.execute(db);
}

/** Milliseconds for a run's way through the store: opened, claimed, three commits of events, ended, listed; and for one row. */
async function costPerRun(db: Db, name: string): Promise<{ run: number; floor: number }> {
  const runs = createRuns({ db, clock });
  const leases = createLeases({ db, clock, kind: "code" });
  const journal = createJournal({ db, clock });
  const [run, floor]: [number[], number[]] = [[], []];
  const event = { name: "agent_note" as const, data: { text: "x", step: 1 } };
  for (let i = 0; i < ROUNDS; i++) {
    const id = `run_1${name}${i}`;
    floor.push(
      await timed(() =>
        db.transaction().execute((tx) => tx.insertInto("setting").values({ name: id, value: "" }).execute()),
      ),
    );
    run.push(
      await timed(async () => {
        const wanted = newRun(id, { account: "a1" });
        await db.transaction().execute(async (tx) => {
          await runs.haveUnfinished(tx, "code", 500);
          await runs.open(tx, wanted);
        });
        const lease = (await leases.claim("w"))!;
        for (let n = 0; n < 3; n++) await journal.append(lease, [event]);
        const end = { ok: 1, exit_reason: "finished", check_kind: null, receipt_sha: "x" } as const;
        await db
          .transaction()
          .execute((tx) =>
            journal.appendIn(tx, lease, [event], { ...end, state: "succeeded", finished_at: clock.now() }),
          );
        await runs.list(wanted, 20);
        await journal.read(id, 0);
      }),
    );
  }
  return { run: median(run), floor: median(floor) };
}

/** The cost of a run in the store with 1,000 and with `stored` runs. */
export async function benchStored(stored: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-bench-"));
  const { db, close } = await openStore({ dataDir: folder });
  try {
    let filled = 0;
    for (const count of [1_000, stored]) {
      for (; filled < count; filled = Math.min(filled + 50_000, count))
        await fill(db, filled, Math.min(filled + 50_000, count));
      const { run, floor } = await costPerRun(db, String(count).padStart(8, "0"));
      console.log(
        `${count} stored runs: ${run.toFixed(2)} ms a run, floor ${floor.toFixed(2)} ms (one row and its fsync), ${(run / floor).toFixed(1)} times`,
      );
    }
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
