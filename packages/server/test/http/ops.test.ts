import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import type { Browsers } from "@signet/page-verifier";
import { createLog } from "../../src/base/log.ts";
import { createOps } from "../../src/http/ops.ts";
import type { Ledger } from "../../src/modules/ledger/ledger.ts";
import { createMetrics } from "../../src/modules/metrics/metrics.ts";
import type { Census } from "../../src/modules/runs/census.ts";
import { createWatchService, type WatchServiceParts } from "../../src/usecases/operator/watch-service.ts";
import type { SandboxReadiness } from "../../src/usecases/runs/sandbox-readiness.ts";
import { fakeClock } from "../support/clock.ts";

const probe = (missing: string[]) =>
  ({ check: async () => ({ ok: missing.length === 0, missing }) }) as unknown as SandboxReadiness;

/** The port for monitoring of a service in which all is well, except for what `over` says. */
async function opsWith(t: TestContext, over: Partial<WatchServiceParts> = {}) {
  const clock = fakeClock();
  const watch = createWatchService({
    clock,
    census: {
      underWay: async () => [{ state: "queued", runs: 3, oldest: clock.now() - 9_000 }],
    } as unknown as Census,
    disk: { measure: async () => ({ total: 10, free: 4, database: 2 }) },
    ledger: { head: async () => ({ size: 7, sha: "" }) } as Ledger,
    checkpoints: { refusal: () => null, unsigned: () => null },
    readiness: probe([]),
    browsers: { status: () => ({ state: "ready" }) } as unknown as Browsers,
    metrics: createMetrics({ version: "1", role: "all" }),
    executes: true,
    executing: () => 2,
    accepts: () => true,
    ...over,
  });
  const server = createServer(createOps(watch, createLog("silent"))).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.text()] as const;
  };
}

const NOT_READY: [string, Partial<WatchServiceParts>, RegExp][] = [
  ["starts or stops", { accepts: () => false }, /starting or stopping/],
  [
    "has a ledger that takes nothing",
    { checkpoints: { refusal: () => "behind", unsigned: () => null } },
    /^behind$/m,
  ],
  ["has no sandbox", { readiness: probe(["install bubblewrap"]) }, /install bubblewrap/],
  [
    "has a database that does not answer",
    { ledger: { head: () => Promise.reject(new Error("connect ECONNREFUSED")) } as unknown as Ledger },
    /^the database does not answer$/m,
  ],
];

for (const [what, over, said] of NOT_READY)
  test(`a service that ${what} lives, but no callers are sent to it`, async (t) => {
    const ask = await opsWith(t, over);
    assert.equal((await ask("/healthz"))[0], 200);
    const [status, body] = await ask("/readyz");
    assert.equal(status, 503);
    assert.match(body, said);
  });

test("a replica that executes nothing is ready without a sandbox", async (t) => {
  const ask = await opsWith(t, { readiness: probe(["install bubblewrap"]), executes: false });
  assert.deepEqual(await ask("/readyz"), [200, "ok\n"]);
  assert.match((await ask("/metrics"))[1], /^signet_sandbox_ready 0$/m);
});

test("waiting runs, their age and an unsigned ledger are measured each time", async (t) => {
  let unsigned: string | null = "the disk is full";
  const ask = await opsWith(t, { checkpoints: { refusal: () => null, unsigned: () => unsigned } });
  const [, before] = await ask("/metrics");
  for (const line of [
    'signet_runs{state="queued"} 3',
    'signet_runs_oldest_seconds{state="queued"} 9',
    "signet_runs_executing 2",
    "signet_ledger_size 7",
    "signet_ledger_sound 0",
    "signet_database_bytes 2",
  ])
    assert.ok(before.includes(`${line}\n`), line);
  unsigned = null;
  assert.match((await ask("/metrics"))[1], /^signet_ledger_sound 1$/m);
});
