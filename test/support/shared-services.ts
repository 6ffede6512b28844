import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { TestContext } from "node:test";
import type { Turn } from "../../packages/server/test/support/model-server.ts";
import { startPostgres } from "../../packages/server/test/support/postgres.ts";
import { temporaryFolder } from "../../packages/server/test/support/store.ts";
import { type RawEvent, readEvents, removeData, type Service, startService } from "./service.ts";

/** Postgres, and a function that starts a service on it with a data folder of its own. */
export async function sharedServices(t: TestContext, env: Record<string, string>) {
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
    const service = await startService({ env: { ...all, SVC_ROLE: role } });
    t.after(() => removeData(service.dataDir));
    return service;
  };
  return { server, start, url: all.SVC_DATABASE_URL };
}

/** How far a conversation is. */
export const step = (body: { messages: { role: string }[] }) =>
  body.messages.filter((m) => m.role === "assistant").length;

/** A run of three steps. */
export const THREE_TURNS: Turn[] = [
  { calls: [{ name: "write", input: { path: "a.mjs", content: "console.log(1);\n" } }] },
  { calls: [{ name: "bash", input: { command: "node a.mjs" } }] },
  { calls: [{ name: "finish", input: { check_cmd: "", summary: "done" } }] },
];

/** The events of a run after number `after`, up to its end. */
export async function eventsOf(api: string, id: string, after = 0): Promise<RawEvent[]> {
  const events: RawEvent[] = [];
  const headers = { "Last-Event-ID": String(after) };
  for await (const event of readEvents(await fetch(`${api}/runs/${id}/events`, { headers })))
    events.push(event);
  return events;
}
