import assert from "node:assert/strict";
import { test } from "node:test";
import { API_BASE, ROUTES } from "@signet/contract";
import { HOSTED, refusal, service } from "./rig.ts";
import { everyRouteAnswered } from "./topics.ts";

test("the status says that the service is ready, what answers and since when", async (t) => {
  const { json, clock } = await service(t);
  clock.advance(61_500);
  const status = await json("status");
  assert.deepEqual([status.status, status.ready, status.mode], ["ok", true, "self_hosted"]);
  assert.deepEqual([status.engine.active, status.uptime_s], ["builtin", 61]);
  assert.equal(status.now, new Date(clock.now()).toISOString());
  assert.deepEqual(status.capabilities, {
    chat: { ready: true },
    code: { ready: true },
    visual: { ready: true },
    search: { ready: false, services: [], reason: "no search is set" },
  });
});

test("a machine without sandbox or browser is told as degraded, with the reason, and still answers 200", async (t) => {
  const { json, driver, browsers } = await service(t);
  driver.probed = { ...driver.probed, ok: false, missing: ["install bubblewrap", "allow user namespaces"] };
  browsers.state = { state: "unavailable", reason: "this machine has no browser" };
  const status = await json("status");
  assert.deepEqual([status.status, status.ready], ["degraded", true]);
  assert.deepEqual(status.capabilities.code, {
    ready: false,
    reason: "install bubblewrap; allow user namespaces",
  });
  assert.deepEqual(status.capabilities.visual, { ready: false, reason: "this machine has no browser" });
});

test("a service that starts or stops says that it is not ready, and takes no work", async (t) => {
  const { json, refused, state } = await service(t);
  state.ready = false;
  assert.deepEqual((await json("status")).capabilities.chat, { ready: false });
  const told = await refused("codeRun", 503, "not_ready", { body: { task: "anything" } });
  assert.equal(told.headers.get("retry-after"), "5");
  assert.equal(told.retryable, true);
});

test("the catalog names every route of the contract, and the credentials of this mode", async (t) => {
  const catalog = await (await service(t)).json("integrate");
  assert.deepEqual(
    catalog.endpoints.map(({ id, method, path }) => [id, method, path]),
    Object.entries(ROUTES).map(([id, { method, path }]) => [id, method.toUpperCase(), API_BASE + path]),
  );
  assert.deepEqual(
    catalog.auth.map(({ mode }) => mode),
    ["self_host", "api_key", "owner_scope"],
  );
  assert.equal(catalog.billing.payments, false);
  const hosted = await (await service(t, { env: HOSTED })).json("integrate");
  assert.deepEqual(
    hosted.auth.map(({ mode }) => mode),
    ["free", "api_key", "license", "owner", "owner_scope"],
  );
  assert.deepEqual([hosted.billing.mode, hosted.billing.unlimited], ["hosted", false]);
});

test("the OpenAPI document describes every route under its address, and is the same each time", async (t) => {
  const { json } = await service(t);
  const document = (await json("openapi")) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  };
  assert.equal(document.openapi, "3.1.0");
  for (const [id, { method, path }] of Object.entries(ROUTES))
    assert.equal(document.paths[API_BASE + path]?.[method]?.operationId, id);
  assert.deepEqual(await json("openapi"), document);
});

test("what a route checks of a request is among its refusals in the OpenAPI document", async (t) => {
  const document = (await (await service(t)).json("openapi")) as {
    paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
  };
  for (const route of Object.values(ROUTES)) {
    const { responses } = document.paths[API_BASE + route.path]![route.method]!;
    const checked =
      "params" in route || "query" in route || "headers" in route || "body" in route || "rawBody" in route;
    assert.equal(/invalid_request/.test(responses["400"]!.description), checked, route.path);
  }
});

test("the root leads to the catalog without a frame of another site, and is nothing where the interface alone is shown", async (t) => {
  const { send } = await service(t);
  const root = await send("/");
  assert.deepEqual([root.status, root.headers.get("location")], [302, `${API_BASE}/integrate`]);
  assert.equal(root.headers.get("x-frame-options"), "DENY");
  assert.equal(root.headers.get("content-security-policy"), "frame-ancestors 'none'");
  const { send: bare } = await service(t, { env: { SVC_EXPOSE: "api" } });
  await refusal(await bare("/"), 404, "not_found");
});

test("HEAD is answered as GET is, without the body", async (t) => {
  const { send } = await service(t);
  const head = await send(`${API_BASE}/status`, { method: "HEAD" });
  assert.deepEqual([head.status, await head.text()], [200, ""]);
  assert.equal(head.headers.get("content-type"), "application/json");
});

test("each request is one line of the log, without its query and the ids in its address", async (t) => {
  const lines: string[] = [];
  const { send } = await service(t, { lines });
  const headers = { "X-Request-Id": "mine-1" };
  await send("/api/demo/status?canary=1", { headers });
  await send("/api/demo/nothing", { method: "DELETE", headers });
  await send("/api/demo/runs/run_06k3v9x0cdefghjkmnpqrstvw/events", { headers });
  await send("/code/run_06k3v9x0cdefghjkmnpqrstvw?find=canary", { headers });
  const logged = lines.filter((line) => line.startsWith("request answered "));
  const fields = logged.map((line) => JSON.parse(line.slice("request answered ".length)) as { ms: number });
  for (const { ms } of fields) assert.ok(Number.isSafeInteger(ms) && ms >= 0);
  assert.deepEqual(
    fields.map((one) => ({ ...one, ms: 0 })),
    [
      { method: "GET", path: "/api/demo/status", status: 200, ms: 0, request: "mine-1" },
      { method: "DELETE", path: "/api/demo/nothing", status: 404, ms: 0, request: "mine-1" },
      { method: "GET", path: "/api/demo/runs/:run_id/events", status: 404, ms: 0, request: "mine-1" },
      { method: "GET", path: "/code/*", status: 404, ms: 0, request: "mine-1" },
    ],
  );
});

everyRouteAnswered("service");
