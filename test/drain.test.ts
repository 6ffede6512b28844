import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { createClient } from "@signet/client";
import type { Run } from "@signet/contract";
import { Client } from "pg";
import { freePort } from "../packages/server/test/support/free-port.ts";
import { NO_POSTGRES } from "../packages/server/test/support/postgres.ts";
import { temporaryFolder } from "../packages/server/test/support/store.ts";
import { until } from "../packages/server/test/support/until.ts";
import { eventsOf, sharedServices, step, THREE_TURNS } from "./support/shared-services.ts";
import { newUsedFolder, post, readEvents, serviceFor, startService } from "./support/service.ts";
import { verifySealed } from "./support/many-runs.ts";
import { modelFor } from "./support/with-model.ts";

const TASK = { task: "print 1", max_steps: 5 };

/** How long a service may take to come as far as a test wants it, on a machine that does other work as well. */
const PATIENCE_MS = 60_000;

/** A model that is slow or silent the first time that each of `runs` runs asks for turn number `slow`; and how often each turn was asked for. */
async function slowModel(t: TestContext, slow: number, fault?: "silent", runs = 1) {
  const asked: number[] = [];
  const { env } = await modelFor(t, (body) => {
    const n = step(body);
    asked.push(n);
    const first = asked.filter((one) => one === n).length <= runs;
    if (n !== slow || !first) return THREE_TURNS[n] ?? { text: "done" };
    return fault ? { fault } : { ...THREE_TURNS[n]!, pieces: 20, distinct: true, chunkDelayMs: 150 };
  });
  return { env, asked, times: () => [0, 1, 2].map((n) => asked.filter((one) => one === n).length) };
}

async function begun(api: string) {
  const response = await post(`${api}/code/run`, TASK);
  assert.equal(response.status, 200);
  const events = readEvents(response);
  const first = await events.next();
  return { id: String(first.value!.data["run_id"]), rest: Array.fromAsync(events) };
}

test("a service that is told to stop lets its runs end, takes no new ones and answers until then", async (t) => {
  const { env, asked, times } = await slowModel(t, 1);
  const service = await serviceFor(t, { ...env, SVC_DRAIN_S: "120" });
  const { id, rest } = await begun(service.api);
  await until(() => asked.includes(1), PATIENCE_MS);
  const ended = service.end("SIGTERM");
  await until(() => service.log().includes("service stops"));
  assert.equal((await post(`${service.api}/code/run`, TASK)).status, 503);
  assert.equal((await fetch(`${service.api}/runs/${id}`)).status, 200);
  assert.deepEqual((await rest).at(-1)!.name, "code_receipt");
  assert.equal(await ended, 0);
  assert.deepEqual(times(), [1, 1, 1]);
});

test("a run that takes longer is handed over: its stream ends between two events and goes on after the next start", async (t) => {
  const { env, asked, times } = await slowModel(t, 1, "silent", 2);
  const dataDir = newUsedFolder();
  // The client comes back to the address that it knows.
  const SVC_PORT = String(await freePort());
  let service = await startService({ dataDir, env: { ...env, SVC_PORT, SVC_DRAIN_S: "1" } });
  t.after(() => service.end("SIGKILL"));
  temporaryFolder(t, dataDir);
  const followed = Array.fromAsync(
    createClient({ baseUrl: service.url }).code(TASK),
    ({ name, data }) => `${name} ${data.seq}`,
  );
  const { id, rest } = await begun(service.api);
  await until(() => asked.filter((n) => n === 1).length === 2, PATIENCE_MS);
  assert.equal(await service.end("SIGTERM"), 0);
  const seen = await rest;
  assert.ok(!seen.some(({ name }) => name === "code_done"));
  service = await startService({ dataDir, env: { ...env, SVC_PORT } });
  const more = await eventsOf(service.api, id, seen.length + 1);
  assert.equal(more.at(-1)!.name, "code_receipt");
  assert.equal(more[0]!.data["seq"], seen.length + 2);
  const run = (await (await fetch(`${service.api}/runs/${id}`)).json()) as Run;
  assert.equal(run.calls_in_doubt, 1);
  assert.ok(more.some(({ data }) => /provider may have counted it/.test(String(data["text"]))));
  // The client of the package reconnects by itself.
  const all = await followed;
  assert.deepEqual(
    all.map((line) => Number(line.split(" ")[1])),
    all.map((_, i) => i + 1),
  );
  assert.match(all.at(-1)!, /^code_receipt /);
  assert.deepEqual(times(), [2, 4, 2]);
});

test("a second signal ends a service at once", async (t) => {
  const { env, asked } = await slowModel(t, 0, "silent");
  const service = await serviceFor(t, { ...env, SVC_DRAIN_S: "600" });
  const { rest } = await begun(service.api);
  await until(() => asked.includes(0), PATIENCE_MS);
  const cut = assert.rejects(rest);
  const ended = service.end("SIGTERM");
  await until(() => service.log().includes("service stops"));
  assert.equal((await post(`${service.api}/code/run`, TASK)).status, 503);
  process.kill(service.pid, "SIGINT");
  assert.equal(await ended, 1);
  await cut;
});

test(
  "a worker that stops gives its runs back before it ends, and another need not wait until a lease expires",
  { skip: NO_POSTGRES ?? false },
  async (t) => {
    const { env, asked, times } = await slowModel(t, 1, "silent");
    const { start, url } = await sharedServices(t, { ...env, SVC_DRAIN_S: "0" });
    const api = await start("api");
    const owner = await start("worker");
    const { id, rest } = await begun(api.api);
    await until(() => asked.includes(1), PATIENCE_MS);
    assert.equal(await owner.end("SIGTERM"), 0);
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("select state, lease_until::int as until, attempts::int from run");
    await client.end();
    assert.deepEqual(rows, [{ state: "running", until: 0, attempts: 0 }]);
    await start("worker");
    assert.equal((await rest).at(-1)!.name, "code_receipt");
    assert.deepEqual(times(), [1, 2, 1]);
    await verifySealed(api.api, [id], "handed over");
  },
);

test(
  "callers of a replica that stops go on at another one, word for word",
  { skip: NO_POSTGRES ?? false },
  async (t) => {
    const { env, asked } = await slowModel(t, 1);
    const { start } = await sharedServices(t, env);
    const [first, second] = [await start("api"), await start("api")];
    await start("worker");
    const { id, rest } = await begun(first.api);
    await until(() => asked.includes(1), PATIENCE_MS);
    assert.equal(await first.end("SIGTERM"), 0);
    const seen = await rest;
    const more = await eventsOf(second.api, id, seen.length + 1);
    const all = await eventsOf(second.api, id);
    assert.deepEqual(
      [...seen, ...more].map(({ block }) => block),
      all.slice(1).map(({ block }) => block),
    );
    assert.ok(seen.length + 1 < all.length);
  },
);
