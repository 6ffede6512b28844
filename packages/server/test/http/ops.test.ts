import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import { createLog } from "../../src/base/log.ts";
import { createOps } from "../../src/http/ops.ts";
import { createPrometheus } from "../../src/modules/metrics/prometheus.ts";
import { createWatchService, type WatchServiceParts } from "../../src/usecases/operator/watch-service.ts";
import { fakeClock } from "../support/clock.ts";

const probe = (missing: string[]): WatchServiceParts["readiness"] => ({
  check: async () => ({
    ok: missing.length === 0,
    version: "none",
    missing,
    features: {
      cgroup: "none",
      shell: "sh",
      proc: true,
      diskQuota: true,
      netPolicy: false,
      layers: false,
    },
  }),
});
const newest = () => ({ size: 5, at: 60_000, text: "", root: new Uint8Array() });

/** The port for monitoring of a service in which all is well, except for what `over` says. */
async function opsWith(t: TestContext, over: Partial<WatchServiceParts> = {}) {
  const clock = fakeClock();
  const metrics = createPrometheus({ version: "1", role: "all" });
  const watch = createWatchService({
    clock,
    log: createLog("silent"),
    census: {
      underWay: async () => [{ kind: "code", state: "queued", runs: 3, oldest: clock.now() - 9_000 }],
    },
    outbox: { backlog: async () => ({ pending: 4, dueSince: clock.now() - 2_500 }) },
    disk: { measure: async () => ({ total: 10, free: 4, database: 2 }) },
    ledger: { head: async () => ({ size: 7, sha: "" }) },
    checkpoints: { newest, refusal: () => null, unsigned: () => null },
    auditor: { last: () => undefined },
    readiness: probe([]),
    browsers: { status: () => ({ state: "untried", name: "chromium" }) },
    metrics,
    executes: true,
    executing: () => ({ chat: 0, code: 2, visual: 0 }),
    accepts: () => true,
    ...over,
  });
  const server = createServer(createOps(watch, createLog("silent"))).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.text()] as const;
  };
  return { ask, metrics };
}

const dead = () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.7"));
const hanging = () => new Promise<never>(() => undefined);

const NOT_READY: [string, Partial<WatchServiceParts>, RegExp][] = [
  ["starts or stops", { accepts: () => false }, /^the service is starting or stopping$/m],
  [
    "has a ledger that takes nothing",
    { checkpoints: { newest, refusal: () => "behind", unsigned: () => null } },
    /^behind$/m,
  ],
  ["has no sandbox", { readiness: probe(["install bubblewrap"]) }, /^install bubblewrap$/m],
  ["has a database that is gone", { ledger: { head: dead } }, /^the database does not answer$/m],
  ["has a database that hangs", { ledger: { head: hanging } }, /^the database does not answer$/m],
  ["has a sandbox that hangs", { readiness: { check: hanging } }, /^the sandbox does not answer$/m],
];

for (const [what, over, said] of NOT_READY)
  test(`a service that ${what} lives, but no callers are sent to it`, async (t) => {
    const { ask } = await opsWith(t, { deadlineMs: 50, ...over });
    assert.equal((await ask("/healthz"))[0], 200);
    const [status, body] = await ask("/readyz");
    assert.equal(status, 503);
    assert.match(body, said);
    assert.doesNotMatch(body, /10\.0\.0\.7/, "a reason is ours, not the driver's");
  });

test("a replica that executes nothing is ready without a sandbox", async (t) => {
  const { ask } = await opsWith(t, { readiness: probe(["install bubblewrap"]), executes: false });
  assert.deepEqual(await ask("/readyz"), [200, "ok\n"]);
  assert.match((await ask("/metrics"))[1], /^signet_sandbox_ready 0$/m);
});

test("waiting runs, their age, webhooks and an unsigned ledger are measured each time", async (t) => {
  let unsigned: string | null = "the disk is full";
  const checkpoints = { newest, refusal: () => null, unsigned: () => unsigned };
  const { ask } = await opsWith(t, { checkpoints });
  const [, before] = await ask("/metrics");
  for (const line of [
    'signet_runs{kind="code",state="queued"} 3',
    'signet_runs_oldest_seconds{kind="code",state="queued"} 9',
    'signet_runs_executing{kind="code"} 2',
    "signet_webhooks_pending 4",
    "signet_webhooks_overdue_seconds 2.5",
    "signet_ledger_size 7",
    "signet_ledger_checkpoint_size 5",
    "signet_ledger_checkpoint_timestamp_seconds 60",
    "signet_ledger_sound 0",
    "signet_database_up 1",
    "signet_database_bytes 2",
  ])
    assert.ok(before.includes(`${line}\n`), line);
  unsigned = null;
  assert.match((await ask("/metrics"))[1], /^signet_ledger_sound 1$/m);
});

for (const [what, underWay] of [
  ["gone", dead],
  ["hanging", hanging],
] as const)
  test(`with the database ${what}, the counts of the process are told, and no old values of the database`, async (t) => {
    let asked = 0;
    const clock = fakeClock();
    const census: WatchServiceParts["census"] = {
      underWay: async () =>
        asked++ === 0 ? [{ kind: "chat", state: "queued", runs: 3, oldest: clock.now() }] : underWay(),
    };
    const { ask, metrics } = await opsWith(t, { deadlineMs: 50, census });
    assert.match((await ask("/metrics"))[1], /^signet_runs\{kind="chat",state="queued"\} 3$/m);
    metrics.refused("rate_limited");
    const [status, body] = await ask("/metrics");
    assert.equal(status, 200);
    assert.match(body, /^signet_database_up 0$/m);
    assert.match(body, /^signet_http_problems_total\{code="rate_limited"\} 1$/m);
    assert.doesNotMatch(
      body,
      /^signet_(?:runs|runs_oldest_seconds|ledger_size|database_bytes|webhooks_\w+)[ {]/m,
    );
  });

test("those who ask while the database is asked share its answer, so that questions do not pile up", async (t) => {
  let asked = 0;
  const { promise, resolve } = Promise.withResolvers<[]>();
  const census = { underWay: () => (asked++, promise) };
  const { ask } = await opsWith(t, { census });
  const answers = Array.from({ length: 8 }, () => ask("/metrics"));
  // All are there once the last one can be told from the others by being answered.
  await ask("/healthz");
  resolve([]);
  for (const [status] of await Promise.all(answers)) assert.equal(status, 200);
  assert.ok(asked >= 1 && asked < 8, `${asked} questions`);
});

test("a method that nobody knows makes no series of its own", async (t) => {
  const { ask, metrics } = await opsWith(t);
  for (const method of ["GET", "PROPFIND", "M-SEARCH", "LINK"]) {
    metrics.requestBegan();
    metrics.requestAnswered({ method, route: "/x", status: 404, seconds: 1 });
  }
  const [, body] = await ask("/metrics");
  const methods = [...body.matchAll(/^signet_http_requests_total\{method="([^"]+)"/gm)].map(([, one]) => one);
  assert.deepEqual(new Set(methods), new Set(["GET", "other"]));
  assert.match(body, /^signet_http_requests_in_flight 0$/m);
});
