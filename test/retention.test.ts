import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { verifyChain } from "@signet/verify";
import { until } from "../packages/server/test/support/until.ts";
import {
  codeRun,
  newUsedFolder,
  post,
  readEvents,
  serviceFor,
  startService,
  type Service,
} from "./support/service.ts";

const EVENTS = 20_000;
const erase = (service: Service, id: string, headers: Record<string, string> = {}) =>
  fetch(`${service.api}/runs/${id}`, { method: "DELETE", headers });
const status = async (service: Service, route: string) =>
  (await fetch(`${service.api}/runs/${route}`)).status;

async function ledgerOf(service: Service): Promise<string[]> {
  const accept = { accept: "application/x-ndjson" };
  const answer = await fetch(`${service.api}/code/receipts?kind=all`, { headers: accept });
  return (await answer.text()).trimEnd().split("\n");
}

test("an erased run is 404 wherever it was, its key starts no other, and the ledger verifies as before", async (t) => {
  const service = await serviceFor(t);
  const key = { "Idempotency-Key": "same" };
  const request = { task: "sum(1, 2) -> 3" };
  const response = await post(`${service.api}/code/run`, request, key);
  let id = "";
  for await (const { data } of readEvents(response)) id = String(data["run_id"]);
  const before = await ledgerOf(service);
  const spent = await (await fetch(`${service.api}/billing/statement`)).text();
  assert.match(spent, /"reserved"/);
  const other = await erase(service, id, { "X-Workspace-Owner": "somebody-else" });
  assert.equal(other.status, 404);
  assert.equal(await status(service, id), 200);

  const answer = await erase(service, id);
  assert.deepEqual([answer.status, await answer.json()], [200, { ok: true, run_id: id }]);
  for (const route of [id, `${id}/events`, `${id}/archive`, `${id}/files/sum.py`, `${id}/webhook`])
    assert.equal(await status(service, route), 404, route);
  assert.equal((await erase(service, id)).status, 404);
  for (const body of [request, { task: "another" }]) {
    const replay = await post(`${service.api}/code/run`, body, key);
    assert.deepEqual(
      [replay.status, ((await replay.json()) as { code: string }).code],
      [404, "run_not_found"],
    );
  }
  const after = await ledgerOf(service);
  assert.deepEqual(after, before);
  assert.ok((await verifyChain(after)).ok);
  const receipts = (await (await fetch(`${service.api}/code/receipts`)).json()) as { count: number };
  assert.equal(receipts.count, 1);
  const statement = await (await fetch(`${service.api}/billing/statement`)).text();
  assert.equal(statement, spent, "what was used and given back stays written");
});

test("killed in the middle of an erasure, the service finishes it at its next start", async (t) => {
  const dataDir = newUsedFolder();
  let service = await startService({ dataDir });
  t.after(async () => {
    await service.end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { events } = await codeRun(service, { task: "sum(1, 2) -> 3" });
  const id = events[0]!.data.run_id;
  const before = await ledgerOf(service);
  await service.end();
  const db = new DatabaseSync(path.join(dataDir, "signet.db"));
  t.after(() => db.close());
  db.exec(`with recursive n(i) as (select 1000 union all select i + 1 from n where i < ${999 + EVENTS})
    insert into run_event select '${id}', i, 'agent_note', '{"text":"${"x".repeat(400)}"}' from n`);
  const left = () => (db.prepare("select count(*) as n from run_event").get() as { n: number }).n;

  service = await startService({ dataDir });
  const erasing = erase(service, id).catch(() => undefined);
  await until(() => left() < EVENTS);
  await service.end("SIGKILL");
  await erasing;
  assert.ok(left() > 0, "it was killed in the middle");
  service = await startService({ dataDir });
  assert.equal(await status(service, id), 404, "gone at once, whatever is still to be removed");
  await until(() => left() === 0, 60_000);
  await until(() => db.prepare("select count(*) as n from run where erasing = 1").get()!["n"] === 0);
  assert.deepEqual(await ledgerOf(service), before);
  assert.ok((await verifyChain(before)).ok);
});
