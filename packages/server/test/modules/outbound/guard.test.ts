import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import { allowsAddress } from "../../../src/modules/outbound/addresses.ts";
import { createGuard, type Address, type OutboundGuardOptions } from "../../../src/modules/outbound/guard.ts";
import { ForbiddenAddress } from "../../../src/modules/outbound/url.ts";
import { startHttps, TLS_CA, TLS_HOST } from "../../support/https-server.ts";

const at = (address: string): Address => ({ address, family: address.includes(":") ? 6 : 4 });
/** Answers of a resolver, one list a look-up; the last again and again. */
const resolver = (...answers: Address[][]) => {
  let asked = 0;
  return async () => answers[Math.min(asked++, answers.length - 1)]!;
};
const LOOPBACK = at("127.0.0.1");
const PUBLIC = at("93.184.216.34");
/** Takes this machine for a public address, so that a test can let something through. */
const asIfPublic = { allows: (address: string) => address === "127.0.0.1" } satisfies OutboundGuardOptions;

/** What a guarantee about addresses has to hold for: a text that is posted goes another way than all else. */
const KINDS: RequestInit[] = [{}, { method: "POST", body: "{}" }];
function forEachKind(guarantee: string, holds: (t: TestContext, kind: RequestInit) => Promise<void>): void {
  for (const kind of KINDS) void test(`${guarantee} (${kind.method ?? "GET"})`, (t) => holds(t, kind));
}

async function receiver(t: TestContext, options: OutboundGuardOptions, kind: RequestInit = {}) {
  const seen: string[] = [];
  const server = await startHttps((request, response) => {
    seen.push(request.url!);
    if (request.url === "/moved") response.writeHead(302, { location: "https://127.0.0.1/secret" });
    response.end("here");
  });
  const guard = createGuard({ ca: TLS_CA, ...options });
  t.after(() => Promise.all([guard.close(), server.close()]));
  // An unusual port is the owner's right; the address is what these tests are about.
  const url = `https://${TLS_HOST}:${server.port}`;
  const ask = (path = "/", init: RequestInit = {}) => guard.fetch("owner")(url + path, { ...kind, ...init });
  return { seen, guard, url, ask };
}

const reason = (thrown: unknown): unknown => {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if (error instanceof ForbiddenAddress) return error;
  return thrown;
};
const forbidden = (thrown: unknown) => reason(thrown) instanceof ForbiddenAddress;

forEachKind("a name is called only where every one of its addresses may be", async (t, kind) => {
  const bad = [
    [at("10.0.0.1")],
    [PUBLIC, at("10.0.0.1")],
    [at("10.0.0.1"), PUBLIC],
    [at("::ffff:127.0.0.1")],
    [at("64:ff9b::7f00:1")],
    [at("fe80::1%lo")],
    [at("2002:7f00:1::")],
    [{ address: "not an address", family: 4 as const }],
  ];
  for (const answers of bad) {
    const { seen, guard, url, ask } = await receiver(t, { lookup: resolver(answers) }, kind);
    await assert.rejects(guard.check(url, "owner", AbortSignal.timeout(5_000)), ForbiddenAddress);
    await assert.rejects(ask(), forbidden, JSON.stringify(answers));
    assert.deepEqual(seen, []);
  }
});

forEachKind("mixed answers are refused even where the good one would be taken", async (t, kind) => {
  const lookup = resolver([LOOPBACK, at("10.0.0.1")]);
  const { seen, ask } = await receiver(t, { lookup, ...asIfPublic }, kind);
  await assert.rejects(ask(), forbidden);
  assert.deepEqual(seen, []);
});

forEachKind("a name that turns inward after it was checked is refused when it is called", async (t, kind) => {
  const lookup = resolver([PUBLIC], [at("127.0.0.1")]);
  const { seen, guard, url } = await receiver(t, { lookup }, kind);
  const plain = url.replace(/:\d+$/, "");
  await guard.check(plain, "public", AbortSignal.timeout(5_000));
  await assert.rejects(guard.fetch("public")(plain), forbidden);
  assert.deepEqual(seen, []);
});

forEachKind("each new connection is looked up and checked again", async (t, kind) => {
  const lookup = resolver([LOOPBACK], [at("169.254.169.254")]);
  const { seen, ask } = await receiver(t, { lookup, ...asIfPublic }, kind);
  assert.equal(await (await ask("/first", { headers: { connection: "close" } })).text(), "here");
  await assert.rejects(ask("/second"), forbidden);
  assert.deepEqual(seen, ["/first"]);
});

forEachKind("a literal address is checked where no look-up is made", async (t, kind) => {
  const { seen, guard, url } = await receiver(
    t,
    {
      allows: (address, trust) => trust !== "public" && allowsAddress(address, trust),
    },
    kind,
  );
  const literal = url.replace(TLS_HOST, "127.0.0.1");
  await assert.rejects(guard.fetch("public")(literal, kind), forbidden);
  const strict = createGuard({ ca: TLS_CA, allows: () => false });
  t.after(() => strict.close());
  await assert.rejects(strict.fetch("operator")(literal, kind), forbidden);
  assert.deepEqual(seen, []);
});

forEachKind("the connection's own peer is checked, whatever the look-up said", async (t, kind) => {
  const allowed = ["127.0.0.1"];
  const allows = (address: string) => allowed.pop() === address;
  const { seen, ask } = await receiver(t, { lookup: resolver([LOOPBACK]), allows }, kind);
  await assert.rejects(ask(), forbidden);
  assert.deepEqual(seen, []);
});

forEachKind("a redirect is handed back and not followed", async (t, kind) => {
  const { seen, ask } = await receiver(t, { lookup: resolver([LOOPBACK]), ...asIfPublic }, kind);
  const response = await ask("/moved", { redirect: "follow" });
  assert.equal(response.status, 302);
  assert.deepEqual(seen, ["/moved"]);
});

forEachKind("what one trust may call, another is not served from its open connections", async (t, kind) => {
  const lookup = resolver([LOOPBACK]);
  const allows = (address: string, trust: string) => trust === "operator" && address === "127.0.0.1";
  const { seen, guard, url } = await receiver(t, { lookup, allows }, kind);
  assert.equal((await guard.fetch("operator")(`${url}/one`, kind)).status, 200);
  await assert.rejects(guard.fetch("owner")(`${url}/two`, kind), forbidden);
  assert.deepEqual(seen, ["/one"]);
});

forEachKind("a certificate for another name is refused", async (t, kind) => {
  const { seen, guard, url } = await receiver(t, { lookup: resolver([LOOPBACK]), ...asIfPublic }, kind);
  await assert.rejects(
    guard.fetch("owner")(url.replace(TLS_HOST, "other.acme.io"), kind),
    (e) => !forbidden(e),
  );
  assert.deepEqual(seen, []);
});

test("a name that does not resolve passes the check and fails the call", async (t) => {
  const lookup = async () => Promise.reject(Object.assign(new Error("gone"), { code: "ENOTFOUND" }));
  const { guard, url, ask } = await receiver(t, { lookup });
  assert.equal((await guard.check(url, "owner", AbortSignal.timeout(5_000))).host, new URL(url).host);
  await assert.rejects(ask(), (thrown) => !forbidden(thrown));
  const empty = await receiver(t, { lookup: resolver([]) });
  await assert.rejects(empty.ask(), (thrown) => !forbidden(thrown));
});

test("a resolver that never answers holds a check up for a bounded time", { timeout: 20_000 }, async (t) => {
  const { guard, url } = await receiver(t, { lookup: () => new Promise(() => {}) });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const checked = guard.check(url, "owner", new AbortController().signal);
  t.mock.timers.tick(5_000);
  assert.ok(await checked);
});

test("a body streams through as it comes, and an abort closes the socket at once", async (t) => {
  const server = createServer((_request, response) => {
    response.writeHead(200);
    response.write("first");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const guard = createGuard();
  t.after(async () => {
    await guard.close();
    server.closeAllConnections();
    server.close();
  });
  const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
  const stop = new AbortController();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const response = await guard.fetch("owner")(url, { signal: stop.signal });
  const reader = response.body!.getReader();
  assert.equal(Buffer.from((await reader.read()).value).toString(), "first");
  stop.abort();
  await assert.rejects(reader.read());
  await closed;
});

test("a proxy named in the environment is not asked: it would look names up behind the guard's back", async (t) => {
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    asked.push(request.url!);
    response.end();
  });
  proxy.on("connect", (request, socket) => {
    asked.push(request.url!);
    socket.end();
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  t.after(() => proxy.close());
  const { port } = proxy.address() as AddressInfo;
  const before = { ...process.env };
  Object.assign(process.env, {
    NODE_USE_ENV_PROXY: "1",
    HTTPS_PROXY: `http://127.0.0.1:${port}`,
    HTTP_PROXY: `http://127.0.0.1:${port}`,
  });
  t.after(() => {
    process.env = before;
  });
  const { ask } = await receiver(t, { lookup: resolver([LOOPBACK]), ...asIfPublic });
  assert.equal((await ask()).status, 200);
  assert.deepEqual(asked, []);
});
