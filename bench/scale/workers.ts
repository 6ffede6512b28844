import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { startModelServer } from "../../packages/server/test/support/model-server.ts";
import { openStore } from "../../packages/server/src/store/open-store.ts";
import { fiveSteps } from "../../test/support/many-runs.ts";
import { post, readEvents, type Service, startService } from "../../test/support/service.ts";
import { cpuMs } from "./measures.ts";
import { type BenchPostgres, withPostgres } from "./postgres.ts";
import { writeRate } from "./writers.ts";

const CALLERS = 16;
const FLOOR_SECONDS = 5;
const CODE = { path: "/code/run", body: { task: "sum(1, 2) -> 3", max_steps: 8 } };
const CHAT = { path: "/run/stream", body: { command: "say something" } };

/** Runs a second of 1, 2 and 3 workers, each a process of its own, beside an API replica, on one Postgres. */
export async function benchWorkers(count: number): Promise<void> {
  const model = await startModelServer((body) =>
    JSON.stringify(body.messages).includes(CHAT.body.command) ? { text: "well" } : fiveSteps(body),
  );
  try {
    await withPostgres(async (server) => {
      for (const workers of [1, 2, 3]) await benchFleet(server, model.url, { workers, count });
    });
  } finally {
    await model.close();
  }
}

async function benchFleet(
  server: BenchPostgres,
  model: string,
  { workers, count }: { workers: number; count: number },
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-bench-"));
  const databaseUrl = await server.createDatabase();
  const key = path.join(folder, "ledger.key");
  writeFileSync(key, execFileSync("openssl", ["genpkey", "-algorithm", "ed25519"]), { mode: 0o600 });
  const services: Service[] = [];
  const start = async (role: string) => {
    const env = {
      OPENAI_COMPATIBLE_BASE_URL: model,
      OPENAI_COMPATIBLE_MODEL: "scripted",
      SVC_DATABASE_URL: databaseUrl,
      SVC_MASTER_KEY: "5e".repeat(32),
      SVC_LEDGER_KEY_FILE: key,
      SVC_LOG_LEVEL: "error",
      SVC_ROLE: role,
    };
    const service = await startService({ dataDir: path.join(folder, String(services.length)), env });
    services.push(service);
    return service;
  };
  const { db, close } = await openStore({ dataDir: "", databaseUrl });
  try {
    const { api } = await start("api");
    for (let i = 0; i < workers; i++) await start("worker");
    const floor = await writeRate(databaseUrl, "rows", { writers: workers, seconds: FLOOR_SECONDS });
    for (const [name, asked, many] of [
      ["coding runs", CODE, count],
      ["chats", CHAT, count * 10],
    ] as const) {
      await runAll(api, asked, CALLERS);
      const [before, busy] = [await commits(db), busyMs(services)];
      const started = performance.now();
      await runAll(api, asked, many);
      const seconds = (performance.now() - started) / 1_000;
      const each = ((await commits(db)) - before) / many;
      const cpu = (busyMs(services) - busy) / many;
      console.log(
        `${workers} worker(s): ${(many / seconds).toFixed(1)} ${name} a second, ${each.toFixed(0)} commits and ${cpu.toFixed(0)} ms of the services' processor time each; floor ${(floor / each).toFixed(0)} a second (${floor.toFixed(0)} single-row commits), ${((floor * seconds) / each / many).toFixed(1)} times`,
      );
    }
  } finally {
    for (const service of services) await service.end("SIGKILL");
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const busyMs = (services: readonly Service[]) => services.reduce((sum, { pid }) => sum + cpuMs(pid), 0);

/** The transactions that were committed so far. Postgres tells of them a second late. */
async function commits(db: Parameters<ReturnType<typeof sql>["execute"]>[0]): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { rows } = await sql<{
    n: number;
  }>`select xact_commit as n from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]!.n;
}

/** Has so many runs executed for callers who each wait for one before they ask for the next. */
async function runAll(
  api: string,
  { path: address, body }: typeof CODE | typeof CHAT,
  count: number,
): Promise<void> {
  let left = count;
  const caller = async () => {
    while (left-- > 0) {
      let last = "";
      for await (const { name } of readEvents(await post(`${api}${address}`, body))) last = name;
      if (last !== "code_receipt" && last !== "phase") throw new Error(`a run ended with ${last}`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}
