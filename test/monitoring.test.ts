import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { post, readEvents, type Service, serviceFor, startService } from "./support/service.ts";

/** The address for monitoring, which the log tells. */
const opsOf = (service: Service): string =>
  /"url":"(http:\/\/[^"]+)","event":"monitoring can be asked"/.exec(service.log())![1]!;

const ask = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, init);
  return { status: response.status, type: response.headers.get("content-type"), body: await response.text() };
};

test("a monitoring system learns that the service lives, is ready, and what it does, without a name of anyone", async (t) => {
  const service = await serviceFor(t, { SVC_OPS_PORT: "0" });
  const ops = opsOf(service);
  const run = await post(`${service.api}/run/stream`, { command: "What is 6 times 7?" });
  let id = "";
  for await (const { data } of readEvents(run)) id = String(data["run_id"]);
  await fetch(`${service.api}/runs/${id}`);
  await fetch(`${service.url}/no/such/address?secret=1`);
  assert.deepEqual(await ask(`${ops}/healthz`), {
    status: 200,
    type: "text/plain; charset=utf-8",
    body: "ok\n",
  });
  assert.equal((await ask(`${ops}/readyz`)).body, "ok\n");
  const { status, type, body } = await ask(`${ops}/metrics`);
  assert.equal(status, 200);
  assert.match(type!, /^text\/plain; version=/);
  for (const line of body.split("\n").filter(Boolean))
    assert.match(line, /^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? (-?[\d.e+-]+|Nan|NaN))$/, line);
  const value = (name: string) =>
    Number(
      body
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")
        .at(-1),
    );
  const route = `signet_http_requests_total{method="GET",route="/api/demo/runs/:run_id",status="200"}`;
  assert.equal(value(route), 1, body);
  assert.equal(value('signet_http_requests_total{method="GET",route="other",status="404"}'), 1);
  assert.deepEqual(["signet_ledger_sound", "signet_sandbox_ready"].map(value), [1, 1]);
  assert.ok(value("signet_disk_free_bytes") > 0 && value("signet_database_bytes") > 0);
  for (const secret of [id, "no/such", "secret=1"]) assert.ok(!body.includes(secret), secret);
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

test("a port that is in use stops a start that names it", async (t) => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  t.after(() => taken.close());
  const { port } = taken.address() as AddressInfo;
  await assert.rejects(
    startService({ env: { SVC_OPS_PORT: String(port) } }),
    /SVC_OPS_PORT: \d+ on 127\.0\.0\.1 cannot be used/,
  );
  await assert.rejects(startService({ env: { SVC_OPS_PORT: "many" } }), /SVC_OPS_PORT: must be a port/);
});
