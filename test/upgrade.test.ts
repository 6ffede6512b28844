import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import type { Run } from "@signet/contract";
import { publicRun, verifyChain, type Receipt } from "@signet/verify";
import { codeRun, newFolder, readEvents, startService } from "./support/service.ts";

const BEFORE = readFileSync(path.join(import.meta.dirname, "fixtures/before-v2.sql"), "utf8");
const KILLED = "run_1m80egkn2wxkehenfmkjrzmgs";

test("a data folder of the commit before goes on: its lines stay, its killed run is sealed, new runs are not named", async (t) => {
  const dataDir = newFolder();
  const before = new DatabaseSync(path.join(dataDir, "signet.db"));
  before.exec(BEFORE);
  const old = before.prepare("select line from ledger order by seq").all() as { line: string }[];
  before.close();
  const service = await startService({ dataDir, env: { SVC_LOG_LEVEL: "info" } });
  t.after(async () => {
    await service.end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ledger = async () => {
    const answer = await fetch(`${service.api}/code/receipts?kind=all`, {
      headers: { accept: "application/x-ndjson" },
    });
    return (await answer.text()).trimEnd().split("\n");
  };

  let killed: Run | undefined;
  for await (const { name } of readEvents(await fetch(`${service.api}/runs/${KILLED}/events`)))
    if (name === "code_receipt")
      killed = (await (await fetch(`${service.api}/runs/${KILLED}`)).json()) as Run;
  assert.ok(killed?.receipt_sha);
  const { events } = await codeRun(service, { task: "sum(1, 2) -> 3", public_task: false });
  const last = events.at(-1)!;
  assert.ok(last.name === "code_receipt");

  const lines = await ledger();
  assert.deepEqual(
    lines.slice(0, old.length),
    old.map(({ line }) => line),
  );
  const verdict = await verifyChain(lines);
  assert.ok(verdict.ok, JSON.stringify(verdict));
  assert.deepEqual([verdict.opens, verdict.sealed, verdict.unsealed], [6, 6, []]);
  const later = lines.slice(old.length).map((line) => JSON.parse(line) as Receipt);
  assert.deepEqual(
    later.map(({ v, kind, run }) => [v, kind, run]),
    [
      [1, "code", KILLED],
      [2, "open", await publicRun(last.data.run_id, last.data.opening)],
      [2, "code", await publicRun(last.data.run_id, last.data.opening)],
    ],
  );
  for (const shown of [lines.join(), service.log()]) assert.ok(!shown.includes(last.data.run_id));
});
