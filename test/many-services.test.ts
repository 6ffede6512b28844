import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { type Run } from "@signet/contract";
import { publicRun, verifyChain } from "@signet/verify";
import { NO_POSTGRES, startPostgres } from "../packages/server/test/support/postgres.ts";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { temporaryFolder } from "../packages/server/test/support/store.ts";
import { until } from "../packages/server/test/support/until.ts";
import {
  newUsedFolder,
  post,
  type RawEvent,
  readEvents,
  type Service,
  startService,
} from "./support/service.ts";
import { modelFor } from "./support/with-model.ts";

/** Postgres, and a function that starts a service on it with a data folder of its own. */
async function shared(t: TestContext, env: Record<string, string>) {
  const server = await startPostgres();
  t.after(() => server.stop());
  const key = path.join(temporaryFolder(t), "ledger.key");
  const pem = execFileSync("openssl", ["genpkey", "-algorithm", "ed25519"]);
  writeFileSync(key, pem, { mode: 0o600 });
  const all = {
    ...env,
    SVC_DATABASE_URL: await server.createDatabase(),
    SVC_MASTER_KEY: "5e".repeat(32),
    SVC_LEDGER_KEY_FILE: key,
    SVC_LOG_LEVEL: "error",
  };
  const start = async (role: "api" | "worker" | "all"): Promise<Service> => {
    const service = await startService({
      dataDir: temporaryFolder(t, newUsedFolder()),
      env: { ...all, SVC_ROLE: role },
    });
    t.after(() => service.end("SIGKILL"));
    return service;
  };
  return { server, start };
}

/** How far a conversation is. */
const step = (body: { messages: { role: string }[] }) =>
  body.messages.filter((m) => m.role === "assistant").length;

const TURNS: Turn[] = [
  { calls: [{ name: "write", input: { path: "a.mjs", content: "console.log(1);\n" } }] },
  { calls: [{ name: "bash", input: { command: "node a.mjs" } }] },
  { calls: [{ name: "finish", input: { check_cmd: "", summary: "done" } }] },
];

async function eventsOf(api: string, id: string, after = 0): Promise<RawEvent[]> {
  const events: RawEvent[] = [];
  const headers = { "Last-Event-ID": String(after) };
  for await (const event of readEvents(await fetch(`${api}/runs/${id}/events`, { headers })))
    events.push(event);
  return events;
}

test(
  "a run goes on at another worker when its own is killed, its stream at another replica, with one receipt",
  { skip: NO_POSTGRES ?? false, timeout: 120_000 },
  async (t) => {
    const asked: number[] = [];
    const { env } = await modelFor(t, (body) => {
      const n = step(body);
      asked.push(n);
      // The first worker dies while it waits for its second step.
      const first = asked.filter((one) => one === n).length === 1;
      return n === 1 && first ? { fault: "silent" } : (TURNS[n] ?? { text: "done" });
    });
    const { start } = await shared(t, env);
    const [first, second] = [await start("api"), await start("api")];
    const owner = await start("worker");
    const response = await post(`${first.api}/code/run`, { task: "print 1", max_steps: 5 });
    assert.equal(response.status, 200);
    let id = "";
    let seen = 0;
    for await (const { data } of readEvents(response)) {
      id = String(data["run_id"]);
      seen = Number(data["seq"]);
      if (data["step"] === 1) break;
    }
    await until(() => asked.includes(1));
    await start("worker");
    const killedAt = performance.now();
    await Promise.all([owner.end("SIGKILL"), first.end("SIGKILL")]);
    const rest = await eventsOf(second.api, id, seen);
    t.diagnostic(`ended ${Math.round(performance.now() - killedAt)} ms after the kill`);
    const all = await eventsOf(second.api, id);
    assert.deepEqual(
      all.map(({ data }) => data["seq"]),
      all.map((_, i) => i + 1),
    );
    assert.deepEqual(
      rest.map(({ block }) => block),
      all.slice(seen).map(({ block }) => block),
    );
    assert.equal(all.filter(({ name }) => name === "code_receipt").length, 1);
    // Only the call that was under way is asked again.
    const times = [0, 1, 2].map((n) => asked.filter((one) => one === n).length);
    assert.deepEqual(times, [1, 2, 1]);
    const run = (await (await fetch(`${second.api}/runs/${id}`)).json()) as Run;
    assert.equal(run.state, "succeeded");
    const ndjson = await fetch(`${second.api}/code/receipts`, {
      headers: { Accept: "application/x-ndjson" },
    });
    const lines = (await ndjson.text()).split("\n").filter(Boolean);
    assert.ok((await verifyChain(lines)).ok);
    const opening = String(all.at(-1)!.data["opening"]);
    const sealed = JSON.parse(lines.at(-1)!) as { run: string; kind: string };
    assert.deepEqual([lines.length, sealed.kind, sealed.run], [2, "code", await publicRun(id, opening)]);
  },
);
