// What one service carries: the cost of a run with few and with many stored runs, and idle and active streams of one process.
// Each figure stands beside a floor of the same run. `node bench/scale.ts [stored runs] [idle streams] [active streams]`
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { systemClock as clock } from "../packages/server/src/base/clock.ts";
import { createJournal } from "../packages/server/src/modules/runs/journal.ts";
import { createLeases } from "../packages/server/src/modules/runs/leases.ts";
import { createRuns } from "../packages/server/src/modules/runs/runs.ts";
import type { Db } from "../packages/server/src/store/db.ts";
import { openStore } from "../packages/server/src/store/open-store.ts";
import { startModelServer } from "../packages/server/test/support/model-server.ts";
import { newRun } from "../packages/server/test/support/store.ts";
import { post, readEvents, startService } from "../test/support/service.ts";

const [stored = 1_000_000, idle = 10_000, active = 1_000] = process.argv.slice(2).map(Number);
const ROUNDS = 300;

const median = (ms: number[]) => ms.toSorted((a, b) => a - b)[Math.floor(ms.length / 2)]!;
async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

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
          await runs.countUnfinished(tx, "code", 500);
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

async function benchCost(): Promise<void> {
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

const rssMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
const cpuMs = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Streams of one service. Half of its model's chats say nothing, and the others a word every 100 ms. */
async function benchStreams(): Promise<void> {
  const model = await startModelServer((body) =>
    JSON.stringify(body.messages).includes("talk")
      ? { text: "word ".repeat(200), pieces: 200, distinct: true, chunkDelayMs: 100 }
      : { text: "well", fault: "stall" },
  );
  const service = await startService({
    env: {
      OPENAI_COMPATIBLE_BASE_URL: model.url,
      OPENAI_COMPATIBLE_MODEL: "scripted",
      SVC_LOG_LEVEL: "error",
    },
  });
  const agent = new Agent({ keepAlive: false });
  const stream = (id: string, seen: (chunk: string) => void) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${service.api}/runs/${id}/events`, { agent }, (response) => {
        response
          .setEncoding("utf8")
          .on("data", seen)
          .on("error", () => undefined);
        resolve(response);
      }).on("error", reject);
    });
  const begin = async (command: string) => {
    for await (const { data } of readEvents(await post(`${service.api}/run/stream`, { command })))
      return String(data["run_id"]);
    throw new Error("no run");
  };
  const ask = async () => {
    const ms: number[] = [];
    for (let i = 0; i < 50; i++)
      ms.push(await timed(() => fetch(`${service.api}/status`).then((r) => r.text())));
    return median(ms);
  };
  try {
    const [before, floor] = [rssMb(service.pid), await ask()];
    const quiet = await begin("be quiet");
    const open: IncomingMessage[] = [];
    while (open.length < idle)
      open.push(...(await Promise.all(Array.from({ length: 100 }, () => stream(quiet, () => undefined)))));
    const cpu = cpuMs(service.pid);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const used = (cpuMs(service.pid) - cpu) / 100;
    console.log(
      `${open.length} idle streams: ${(rssMb(service.pid) - before).toFixed(0)} MiB more, ${(((rssMb(service.pid) - before) * 1024) / open.length).toFixed(1)} KiB each, ${used.toFixed(1)} % of a processor, /status ${(await ask()).toFixed(1)} ms, floor ${floor.toFixed(1)} ms (none)`,
    );
    let chunks = 0;
    const talking = await begin("talk");
    const started = performance.now();
    const readers = await Promise.all(
      Array.from({ length: active }, () => stream(talking, () => void chunks++)),
    );
    await Promise.all(
      readers.map((one) => new Promise((resolve) => one.on("end", resolve).on("close", resolve))),
    );
    const seconds = (performance.now() - started) / 1_000;
    console.log(
      `${active} active streams beside them: ${Math.round(chunks / seconds)} writes a second for ${seconds.toFixed(0)} s, said in 20 s`,
    );
    for (const one of open) one.destroy();
  } finally {
    await service.end("SIGKILL");
    await model.close();
    rmSync(service.dataDir, { recursive: true, force: true });
  }
}

if (stored > 0) await benchCost();
if (idle > 0) await benchStreams();
