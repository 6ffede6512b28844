import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { test } from "node:test";
import { startModelServer } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import { codeRun, post, readEvents, type Service, serviceFor, startService } from "./support/service.ts";

/** The address for monitoring, which the log tells. */
const opsOf = (service: Service): string =>
  /"url":"(http:\/\/[^"]+)","event":"monitoring can be asked"/.exec(service.log())![1]!;

const ask = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, init);
  return { status: response.status, type: response.headers.get("content-type"), body: await response.text() };
};

/** The values of `/metrics` by their series. */
async function metricsOf(ops: string) {
  const { status, type, body } = await ask(`${ops}/metrics`);
  assert.equal(status, 200);
  assert.match(type!, /^text\/plain; version=0\.0\.4/);
  const values = new Map<string, number>();
  for (const line of body.split("\n").filter(Boolean)) {
    assert.match(line, /^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? (-?[\d.e+-]+|Nan|NaN))$/, line);
    if (!line.startsWith("#"))
      values.set(line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1)));
  }
  return { body, value: (series: string) => values.get(series) };
}

/** The metrics once `series` is among them: a run is counted a moment after its last event. */
async function metricsOnce(ops: string, series: string) {
  let seen = await metricsOf(ops);
  await until(async () => (seen = await metricsOf(ops)).value(series) !== undefined);
  return seen;
}

test("a monitoring system learns that the service lives, is ready, and what it does, without a name of anyone", async (t) => {
  const service = await serviceFor(t, { SVC_OPS_PORT: "0" });
  const ops = opsOf(service);
  const run = await post(
    `${service.api}/run/stream`,
    { command: "What is 6 times 7?" },
    { "X-Workspace-Owner": "canary-owner" },
  );
  let id = "";
  for await (const { data } of readEvents(run)) id = String(data["run_id"]);
  await codeRun(service, {
    task: `Write initials(name) in initials.mjs.
      initials('john smith') -> 'J.S.'
      initials('ada lovelace') -> 'A.L.'
      initials('alan turing') -> 'A.T.'
      initials('grace brewster hopper') -> 'G.B.H.'`,
  });
  await fetch(`${service.api}/runs/${id}`, { headers: { "X-Workspace-Owner": "canary-owner" } });
  await fetch(`${service.url}/no/such/address?canary=1`, { headers: { "user-agent": "canary-agent" } });
  await post(`${service.api}/code/run`, { task: "" });
  assert.deepEqual(await ask(`${ops}/healthz`), {
    status: 200,
    type: "text/plain; charset=utf-8",
    body: "ok\n",
  });
  assert.equal((await ask(`${ops}/readyz`)).body, "ok\n");
  const { body, value } = await metricsOnce(ops, 'signet_run_seconds_count{kind="code"}');
  const exactly: Record<string, number> = {
    'signet_http_requests_total{method="GET",route="/api/demo/runs/:run_id",status="200"}': 1,
    'signet_http_requests_total{method="GET",route="other",status="404"}': 1,
    'signet_http_problems_total{code="invalid_request"}': 1,
    signet_http_requests_in_flight: 0,
    signet_http_streams: 0,
    'signet_runs_ended_total{kind="chat",state="succeeded",reason="answered"}': 1,
    'signet_run_seconds_count{kind="code"}': 1,
    'signet_run_wait_seconds_count{kind="chat"}': 1,
    'signet_runs_executing{kind="code"}': 0,
    'signet_journal_commit_seconds_count{what="seal"}': 2,
    signet_ledger_size: 2,
    signet_ledger_sound: 1,
    signet_ledger_never_sealed_runs: 0,
    signet_sandbox_ready: 1,
    signet_database_up: 1,
    signet_webhooks_pending: 0,
  };
  for (const [series, expected] of Object.entries(exactly))
    assert.equal(value(series), expected, `${series}\n${body}`);
  for (const series of [
    'signet_model_calls_total{provider="builtin",outcome="done"}',
    'signet_model_call_seconds_count{provider="builtin"}',
    'signet_journal_commit_seconds_count{what="events"}',
    'signet_journal_commit_seconds_count{what="step"}',
    'signet_sandbox_command_seconds_count{end="exit"}',
    "signet_sandbox_open_seconds_count",
    "signet_ledger_checkpoint_timestamp_seconds",
    "signet_database_bytes",
    "signet_disk_free_bytes",
    "signet_nodejs_eventloop_lag_p99_seconds",
    "signet_process_resident_memory_bytes",
  ])
    assert.ok(value(series)! > 0, `${series}\n${body}`);
  await until(async () => (await metricsOf(ops)).value("signet_sandboxes") === 0);
  for (const secret of [id, "canary", "no/such", service.dataDir]) assert.ok(!body.includes(secret), secret);
  const logged = service.log();
  assert.match(logged, /"run":"run:[0-9a-f]{16}",.*"state":"succeeded","reason":"answered".*"run ended"/);
  assert.ok(!logged.includes(id));
});

test("the failures of a provider are counted by their reason, and so are its tokens", async (t) => {
  const model = await startModelServer((_body, index) =>
    index === 0
      ? { fault: { status: 401 } }
      : { text: "It is 42.", usage: { prompt_tokens: 11, completion_tokens: 7 } },
  );
  t.after(() => model.close());
  const service = await serviceFor(t, {
    SVC_OPS_PORT: "0",
    SVC_GATEWAY_BASE_URL: model.url,
    SVC_GATEWAY_MODEL: "canary-model",
  });
  for (const command of ["What is the capital of Peru?", "And of Chile?"])
    for await (const _ of readEvents(await post(`${service.api}/run/stream`, { command })));
  const { body, value } = await metricsOnce(
    opsOf(service),
    'signet_runs_ended_total{kind="chat",state="succeeded",reason="answered"}',
  );
  for (const [series, expected] of Object.entries({
    'signet_model_calls_total{provider="gateway",outcome="invalid_key"}': 1,
    'signet_model_calls_total{provider="gateway",outcome="done"}': 1,
    'signet_model_first_token_seconds_count{provider="gateway"}': 1,
    'signet_model_tokens_total{provider="gateway",kind="input"}': 11,
    'signet_model_tokens_total{provider="gateway",kind="output"}': 7,
    'signet_runs_ended_total{kind="chat",state="failed",reason="model_unavailable"}': 1,
  }))
    assert.equal(value(series), expected, `${series}\n${body}`);
  assert.ok(!body.includes("canary"));
  assert.match(service.log(), /"state":"failed","reason":"model_unavailable".*"run ended"/);
});

test("what monitoring is told is told on its own port alone, and nothing else is there", async (t) => {
  const service = await serviceFor(t, { SVC_OPS_PORT: "0" });
  const ops = opsOf(service);
  for (const path of ["/metrics", "/healthz", "/readyz"])
    assert.equal((await ask(service.url + path)).status, 404);
  for (const path of ["/", "/api/demo/status", "/metrics/", "/__proto__"])
    assert.equal((await ask(ops + path)).status, 404);
  assert.equal((await ask(`${ops}/metrics`, { method: "POST" })).status, 405);
});

test("connections that say nothing neither keep a monitoring system out nor the service from stopping", async (t) => {
  const service = await serviceFor(t, { SVC_OPS_PORT: "0" });
  const { hostname, port } = new URL(opsOf(service));
  const silent = Array.from({ length: 32 }, () => connect(Number(port), hostname));
  t.after(() => silent.forEach((socket) => socket.destroy()));
  for (const socket of silent) socket.on("error", () => undefined);
  await Promise.all(silent.map((socket) => once(socket, "connect")));
  assert.equal((await ask(`${opsOf(service)}/healthz`)).status, 200);
  assert.equal(await service.end("SIGTERM"), 0);
});

test("a port that is in use stops a start that names it, and is told by one that does not", async (t) => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  t.after(() => taken.close());
  const { port } = taken.address() as AddressInfo;
  await assert.rejects(
    startService({ env: { SVC_OPS_PORT: String(port) } }),
    /SVC_OPS_PORT: \d+ on 127\.0\.0\.1 cannot be used/,
  );
  await assert.rejects(startService({ env: { SVC_OPS_PORT: "many" } }), /SVC_OPS_PORT: must be a port/);
  // The usual port is that of another service on this machine, or of this second one.
  const usual = createServer();
  await new Promise<void>((resolve) => {
    usual.once("error", () => resolve()).listen(8788, "127.0.0.1", resolve);
  });
  t.after(() => usual.close());
  const service = await serviceFor(t, { SVC_OPS_PORT: "", SVC_LOG_LEVEL: "warn" });
  assert.match(service.log(), /there is no \/metrics, \/healthz and \/readyz: the port cannot be used/);
  assert.equal((await ask(`${service.api}/status`)).status, 200);
});
