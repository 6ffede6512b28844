import assert from "node:assert/strict";
import { test } from "node:test";
import { API_BASE, ROUTES, type Route, type RouteId } from "@signet/contract";
import { addressOf, HOSTED, refusal, service } from "./rig.ts";

const STATUS = `${API_BASE}/status`;
const EVIL = { Origin: "https://evil.example" };
const routes = (Object.keys(ROUTES) as RouteId[]).map((id) => ({ id, route: ROUTES[id] as Route }));
const PARAMS = { sha: "0".repeat(64) };

test("a self-hosted service answers to its own names alone", async (t) => {
  const { send } = await service(t, { env: { SVC_ALLOWED_HOSTS: "box.lan" } });
  for (const host of ["localhost", "localhost:7777", "127.0.0.1", "[::1]", "box.lan"])
    assert.equal((await send(STATUS, { host })).status, 200, host);
  for (const host of ["evil.example", "localhost.evil.example", ""])
    await refusal(await send(STATUS, { host }), 421, "misdirected_host");
});

test("a page of another site gets no more of a self-hosted service than what is public", async (t) => {
  const { send } = await service(t);
  for (const { id, route } of routes) {
    const method = route.method.toUpperCase();
    const answer = await send(addressOf(route, { params: PARAMS }), { method, headers: EVIL });
    if (route.public) {
      assert.equal(answer.headers.get("access-control-allow-origin"), "*", id);
      continue;
    }
    const { headers } = await refusal(answer, 403, "origin_not_allowed");
    assert.equal(headers.get("access-control-allow-origin"), null, id);
    assert.equal(headers.get("cross-origin-resource-policy"), "same-origin", id);
    assert.equal(headers.get("connection"), method === "GET" ? null : "close", id);
  }
});

test("a page of a listed origin may use all but the owner's routes, and reads the header fields it needs", async (t) => {
  const env = { SVC_ALLOWED_ORIGINS: "https://app.example" };
  const { send } = await service(t, { env });
  const headers = { Origin: "https://app.example" };
  const runs = await send(`${API_BASE}/runs`, { headers });
  assert.equal(runs.status, 200);
  assert.equal(runs.headers.get("access-control-allow-origin"), "https://app.example");
  assert.equal(runs.headers.get("vary"), "Origin");
  for (const name of ["ETag", "RateLimit", "Retry-After", "X-Request-Id"])
    assert.ok(runs.headers.get("access-control-expose-headers")!.includes(name));
  for (const { route } of routes.filter((one) => one.route.sameOrigin)) {
    const method = route.method.toUpperCase();
    await refusal(await send(addressOf(route, {}), { method, headers }), 403, "origin_not_allowed");
  }
});

test("a preflight is answered as the request that it stands before would be", async (t) => {
  const { send } = await service(t);
  const preflight = (path: string, asked: string, more: Record<string, string> = {}) =>
    send(`${API_BASE}${path}`, {
      method: "OPTIONS",
      headers: { ...EVIL, "Access-Control-Request-Method": asked, ...more },
    });
  const open = await preflight("/status", "GET");
  assert.deepEqual([open.status, await open.text()], [204, ""]);
  assert.equal(open.headers.get("access-control-allow-methods"), "GET, POST, PATCH, DELETE, OPTIONS");
  assert.match(open.headers.get("access-control-allow-headers")!, /Idempotency-Key.*Last-Event-ID/);
  assert.equal(open.headers.get("access-control-max-age"), "86400");
  await refusal(await preflight("/code/run", "POST"), 403, "origin_not_allowed");
  const near = { Origin: "https://app.example", "Access-Control-Request-Private-Network": "true" };
  const { send: listed } = await service(t, { env: { SVC_ALLOWED_ORIGINS: "https://app.example" } });
  const headers = { ...near, "Access-Control-Request-Method": "POST" };
  const allowed = await listed(`${API_BASE}/code/run`, { method: "OPTIONS", headers });
  assert.equal(allowed.headers.get("access-control-allow-private-network"), "true");
});

test("a hosted service is open to pages of every origin, but for its owner's routes", async (t) => {
  const { send } = await service(t, { env: HOSTED });
  for (const { id, route } of routes) {
    const answer = await send(addressOf(route, { params: PARAMS }), { method: "OPTIONS", headers: EVIL });
    const shared = answer.headers.get("access-control-allow-origin");
    assert.deepEqual([answer.status, shared], [204, route.sameOrigin ? null : "*"], id);
    assert.equal(answer.headers.has("access-control-allow-methods"), !route.sameOrigin, id);
  }
});

test("a link on another site leads to the pages of a self-hosted service, and no script or frame does", async (t) => {
  const { send } = await service(t);
  const link = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
  assert.equal((await send("/", { headers: link })).status, 302);
  const framed = { ...link, "Sec-Fetch-Dest": "iframe" };
  await refusal(await send("/", { headers: framed }), 403, "origin_not_allowed");
  await refusal(await send(`${API_BASE}/runs`, { headers: link }), 403, "origin_not_allowed");
});
