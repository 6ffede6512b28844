import assert from "node:assert/strict";
import { connect } from "node:net";
import { once } from "node:events";
import { test } from "node:test";
import { API_BASE, ProblemBody } from "@signet/contract";
import { createClient } from "@signet/client";
import { hostedService } from "./support/hosted.ts";
import { serviceFor } from "./support/service.ts";

/** Sends a request as it stands; gives status, head and problem of the answer as soon as all of it is there. */
async function raw(url: string, lines: string[], body = "") {
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  socket.on("error", () => undefined);
  socket.write(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n${body}`);
  await once(socket, "close");
  const [head = "", rest = ""] = text.split("\r\n\r\n");
  const json = /\{.*\}/s.exec(rest)?.[0];
  const problem = json === undefined ? undefined : ProblemBody.safeParse(JSON.parse(json)).data;
  return {
    status: Number(head.split(" ")[1]),
    head: head.toLowerCase(),
    code: problem?.code,
    detail: problem?.detail,
  };
}

const RUN = `POST ${API_BASE}/code/run HTTP/1.1`;
const HEAVY = ["Content-Type: application/json", "Content-Length: 50000000"];

test("under a name that is not its own, a self-hosted service does nothing on any route, and says which setting it wants", async (t) => {
  const { url } = await serviceFor(t);
  for (const path of ["/", `${API_BASE}/status`, `${API_BASE}/runs`, "/nothing", `${API_BASE}/code/receipts`])
    for (const method of ["GET", "HEAD", "OPTIONS", "DELETE", "PROPFIND"]) {
      const told = await raw(url, [`${method} ${path} HTTP/1.1`, "Host: evil.example"]);
      assert.equal(told.status, 421, `${method} ${path}`);
      assert.doesNotMatch(told.head, /access-control-|location/);
      if (method === "GET") assert.match(told.detail!, /evil\.example.*SVC_ALLOWED_HOSTS.*SVC_PUBLIC_URL/);
    }
  // The answer is there although the body never comes.
  const early = await raw(url, [RUN, "Host: evil.example", ...HEAVY]);
  assert.deepEqual([early.status, early.code], [421, "misdirected_host"]);
  assert.match(early.head, /connection: close/);
  for (const hosts of [
    ["localhost", "evil.example"],
    ["evil.example", "localhost"],
    ["localhost", "localhost"],
    [""],
    ["localhost.."],
  ])
    assert.equal(
      (await raw(url, [`GET ${API_BASE}/runs HTTP/1.1`, ...hosts.map((h) => `Host: ${h}`)])).status >= 400,
      true,
    );
  const malformed = [
    "user@localhost",
    "localhost/..",
    "localhost:99999x",
    "a b",
    "[::1",
    "localhost#",
    "%6cocalhost",
    "\u00e9.example",
  ];
  for (const host of malformed) {
    const told = await raw(url, [`GET ${API_BASE}/runs HTTP/1.1`, `Host: ${host}`]);
    assert.ok([400, 421].includes(told.status), `${host}: ${told.status}`);
    assert.doesNotMatch(told.head, /access-control-/);
  }
  assert.ok((await raw(url, [`GET ${API_BASE}/runs HTTP/1.0`])).status >= 400, "no Host at all");
  assert.equal(
    (await raw(url, [`GET http://evil.example${API_BASE}/runs HTTP/1.1`, "Host: localhost"])).status,
    421,
  );
  assert.equal(
    (await raw(url, [`GET http://localhost${API_BASE}/runs HTTP/1.1`, "Host: evil.example"])).status,
    421,
  );
  assert.equal(
    (await raw(url, [`GET http://localhost${API_BASE}/runs HTTP/1.1`, "Host: localhost"])).status,
    200,
  );
});

test("a foreign origin is told no before its body is read, on routes that are there and that are not", async (t) => {
  const { url, api } = await serviceFor(t);
  const foreign = ["Host: localhost", "Origin: https://evil.example"];
  for (const line of [RUN, `POST ${API_BASE}/nothing HTTP/1.1`, `PUT ${API_BASE}/status HTTP/1.1`]) {
    const early = await raw(url, [line, ...foreign, ...HEAVY]);
    assert.deepEqual([early.status, early.code], [403, "origin_not_allowed"], line);
    assert.match(early.detail!, /https:\/\/evil\.example.*SVC_ALLOWED_ORIGINS/);
    assert.doesNotMatch(early.head, /access-control-/);
  }
  const preflight = (path: string, method: string) =>
    raw(url, [`OPTIONS ${API_BASE}${path} HTTP/1.1`, ...foreign, `Access-Control-Request-Method: ${method}`]);
  for (const [path, method] of [
    ["/code/run", "POST"],
    ["/runs", "GET"],
    ["/status", "POST"],
    ["/status", "get"],
    ["/keys", "GET"],
    ["/nothing", "GET"],
  ] as const) {
    const told = await preflight(path, method);
    assert.equal(told.status, 403, `${method} ${path}`);
    assert.doesNotMatch(told.head, /access-control-/);
  }
  const open = await preflight("/status", "GET");
  assert.equal(open.status, 204);
  assert.match(open.head, /access-control-allow-origin: \*/);
  for (const path of [
    `${API_BASE}//status`,
    `${API_BASE}/status/`,
    `${API_BASE}/runs?/status`,
    `${API_BASE}/status/../runs`,
    `${API_BASE}/runs#/status`,
    `${API_BASE}/%72uns`,
    `${API_BASE}/code/receipts/../../runs`,
  ])
    assert.ok([400, 403].includes((await raw(url, [`GET ${path} HTTP/1.1`, ...foreign])).status), path);
  assert.equal(
    (await raw(url, [`GET ${API_BASE}/%73tatus HTTP/1.1`, ...foreign])).status,
    200,
    "read as it is routed",
  );
  const upgrade = await raw(url, [
    `GET ${API_BASE}/runs HTTP/1.1`,
    ...foreign,
    "Upgrade: websocket",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
  ]);
  assert.equal(upgrade.status, 403);
  const own = await fetch(`${api}/runs`);
  assert.deepEqual(
    [own.headers.get("access-control-allow-origin"), own.headers.get("cross-origin-resource-policy")],
    [null, "same-origin"],
  );
});

test("a listed origin gets a preflight for itself, never for another and never with credentials", async (t) => {
  const { api } = await serviceFor(t, {
    SVC_ALLOWED_ORIGINS: "https://app.example.com,http://localhost:3000",
  });
  const ask = (origin: string, path = "/code/run") =>
    fetch(api + path, {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Private-Network": "true",
      },
    });
  for (const origin of ["https://app.example.com", "http://localhost:3000"]) {
    const { status, headers } = await ask(origin);
    assert.deepEqual(
      [status, headers.get("access-control-allow-origin"), headers.get("vary")],
      [204, origin, "Origin"],
    );
    assert.match(
      headers.get("access-control-allow-headers")!,
      /Content-Type.*Idempotency-Key.*Last-Event-ID/,
    );
    assert.equal(headers.get("access-control-allow-credentials"), null);
    assert.equal(headers.get("access-control-allow-private-network"), "true");
    const { headers: got } = await fetch(`${api}/runs`, { headers: { Origin: origin } });
    assert.equal(got.get("access-control-allow-origin"), origin);
    assert.equal(
      got.get("access-control-expose-headers"),
      "ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id",
    );
    const refused = await fetch(`${api}/runs/none`, { headers: { Origin: origin } });
    assert.deepEqual(
      [refused.status, refused.headers.get("access-control-allow-origin")],
      [404, origin],
      "refusals can be read, too",
    );
    assert.equal((await ask(origin, "/keys")).status, 403);
  }
  for (const origin of ["https://app.example.com:8443", "http://app.example.com", "null"])
    assert.equal((await ask(origin)).status, 403);
});

test("hosted, every origin may call under every name without credentials, but for the owner's routes", async (t) => {
  const { api, url } = await hostedService(t);
  const preflight = (path: string) =>
    fetch(api + path, {
      method: "OPTIONS",
      headers: { Origin: "https://a.example", "Access-Control-Request-Method": "POST" },
    });
  const open = await preflight("/code/run");
  assert.deepEqual(
    [
      open.status,
      open.headers.get("access-control-allow-origin"),
      open.headers.get("access-control-allow-credentials"),
    ],
    [204, "*", null],
  );
  for (const path of ["/keys", "/keys/probe", "/admin/license-keys/rotate"])
    assert.equal((await preflight(path)).headers.get("access-control-allow-origin"), null, path);
  const told = await raw(url, [
    `GET ${API_BASE}/status HTTP/1.1`,
    "Host: any.example",
    "Origin: https://a.example",
  ]);
  assert.equal(told.status, 200);
  assert.match(
    told.head,
    /access-control-expose-headers: etag, ratelimit, ratelimit-policy, retry-after, x-request-id/,
  );
});

test("the client reaches it by every name of this machine, and by those that were given", async (t) => {
  const { url } = await serviceFor(t, {
    SVC_HOST: "::",
    SVC_ALLOW_UNAUTHENTICATED: "1",
    SVC_ALLOWED_HOSTS: "box.lan",
  });
  const { port } = new URL(url);
  for (const name of ["127.0.0.1", "localhost", "[::1]", "127.0.0.2"]) {
    const client = createClient({ baseUrl: `http://${name}:${port}` });
    assert.deepEqual((await client.runs()).runs, [], name);
  }
  assert.equal((await raw(url, [`GET ${API_BASE}/runs HTTP/1.1`, "Host: BOX.lan.:1"])).status, 200);
});
