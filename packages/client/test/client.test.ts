import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { test } from "node:test";
import { ClientProblem, ConnectionError, createClient } from "@signet/client";
import { answer, problem, serve, type Reply } from "./support/server.ts";

const sha = "ab".repeat(32);

/** What a call gave as text or bytes. */
const parsed = (given: string | Uint8Array): unknown => JSON.parse(Buffer.from(given).toString());

test("every call goes to the address that the contract gives it", async () => {
  using service = await serve([answer({ an: "answer" })], { owner: "ada" });
  const { client, seen } = service;
  const calls: [call: Promise<unknown>, expected: string][] = [
    [client.status(), "GET /api/demo/status"],
    [client.codeHealth(), "GET /api/demo/code/health"],
    [client.integrate(), "GET /api/demo/integrate"],
    [client.receipts(), "GET /api/demo/code/receipts"],
    [
      client.receipts({ limit: 5, before: 0, kind: "all" }),
      "GET /api/demo/code/receipts?limit=5&before=0&kind=all",
    ],
    [client.receipt(sha), `GET /api/demo/code/receipts/${sha}`],
    [client.receiptProof(sha).then(parsed), `GET /api/demo/code/receipts/${sha}/proof`],
    [client.ledgerKey(), "GET /api/demo/code/ledger/key"],
    [client.ledgerCheckpoint().then(parsed), "GET /api/demo/code/ledger/checkpoint"],
    [client.ledgerConsistency(1, 2), "GET /api/demo/code/ledger/consistency?from=1&to=2"],
    [client.ledgerTile("0", "x001/067.p/3").then(parsed), "GET /api/demo/code/ledger/tile/0/x001/067.p/3"],
    [client.runs({ before: "run_9" }), "GET /api/demo/runs?before=run_9"],
    [client.run("run_1"), "GET /api/demo/runs/run_1"],
    [client.cancel("run_1"), "POST /api/demo/runs/run_1/cancel"],
    [client.bundles(), "GET /api/demo/code/bundles"],
    [client.deleteBundle("bundle_1"), "DELETE /api/demo/code/bundles/bundle_1"],
    [client.memory(), "GET /api/demo/memory"],
    [client.eraseMemory(), "DELETE /api/demo/memory"],
    [client.eraseMemory("mem_1"), "DELETE /api/demo/memory?id=mem_1"],
  ];
  for (const [call] of calls) assert.deepEqual(await call, { an: "answer" });
  const asked = seen.map(({ method, path }) => `${method} ${path}`).sort();
  assert.deepEqual(asked, calls.map(([, expected]) => expected).sort());
  assert.ok(seen.every(({ headers }) => headers["x-workspace-owner"] === "ada"));
});

test("files and archives come as the bytes they are, whatever their path holds", async () => {
  const raw = Uint8Array.of(0, 255, 10, 13);
  using service = await serve([(response) => response.end(raw)]);
  assert.deepEqual(await service.client.file("run_1", "src/a b/ü?#%2e.txt"), raw);
  assert.deepEqual(await service.client.archive("run_1"), raw);
  assert.deepEqual(
    service.seen.map(({ path }) => path),
    ["/api/demo/runs/run_1/files/src/a%20b/%C3%BC%3F%23%252e.txt", "/api/demo/runs/run_1/archive"],
  );
});

test("a refusal is thrown with the service's own words", async () => {
  using service = await serve([problem(404, "receipt_not_found", false)]);
  await assert.rejects(service.client.receipt(sha), (error) => {
    assert.ok(error instanceof ClientProblem);
    assert.equal(error.message, "because of receipt_not_found");
    assert.equal(error.problem.status, 404);
    return true;
  });
});

test("a body that a service does not take is named as the reason when the connection closes on it", async () => {
  const server = createServer((socket) => void socket.once("data", () => socket.resetAndDestroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
  const said = async (bytes: number) => {
    const error = await client
      .code({ task: "x".repeat(bytes) })
      .next()
      .catch((thrown: unknown) => thrown);
    assert.ok(error instanceof ConnectionError);
    return error.message;
  };
  try {
    assert.match(await said(20_000_000), /refused a request of 200000\d\d bytes; the limit is 1048576/);
    assert.match(await said(2), /no answer from/);
  } finally {
    server.close();
  }
});

const foreign: Record<string, Reply> = {
  "a proxy's error page": (response) =>
    response.writeHead(502, { "content-type": "text/html" }).end("<html>"),
  "a page that is no JSON": (response) => response.end("<html>"),
  "a problem that is no JSON": (response) =>
    response.writeHead(500, { "content-type": "application/problem+json" }).end("{"),
  "a redirect": (response, { path }) =>
    path === "/elsewhere" ? response.end("{}") : response.writeHead(302, { location: "/elsewhere" }).end(),
  "half an answer": (response) =>
    response.writeHead(200, { "content-length": "9" }).write("{", () => response.destroy()),
  "a head and then nothing": (response) => response.writeHead(200).write("{"),
  nothing: () => {},
};
for (const [name, reply] of Object.entries(foreign)) {
  test(`${name} is a ConnectionError`, async () => {
    using service = await serve([reply], { timeoutMs: 300 });
    await assert.rejects(service.client.status(), (error) => error instanceof ConnectionError);
  });
}

test("the whole ledger comes oldest first, once, byte for byte, whatever the page's size", async () => {
  const lines = Array.from({ length: 7 }, (_, i) => `{"seq":${i}}${i === 3 ? "\r" : ""}`);
  const ledger: Reply = (response, { path, headers }) => {
    const query = new URL(path, "http://x").searchParams;
    assert.equal(query.get("kind"), "all");
    const before = Number(query.get("before") ?? lines.length);
    const page = lines.slice(0, before).slice(-Number(query.get("limit")));
    if (headers.accept === "application/x-ndjson") response.end(page.map((line) => `${line}\n`).join(""));
    else response.end(JSON.stringify({ size: lines.length }));
  };
  for (const pageLimit of [1, 2, 3, 6, 7, 100]) {
    using service = await serve([ledger]);
    assert.deepEqual(await Array.fromAsync(service.client.ledgerLines(pageLimit)), lines);
  }
});

test("an empty ledger has no lines", async () => {
  using service = await serve([answer({ size: 0 })]);
  assert.deepEqual(await Array.fromAsync(service.client.ledgerLines()), []);
});

test("a byte order mark is left for the verifier to see", async () => {
  using service = await serve([answer({ size: 1 }), (response) => response.end("\ufeff{}\n")]);
  assert.deepEqual(await Array.fromAsync(service.client.ledgerLines()), ["\ufeff{}"]);
});

test("the global fetch is called as browsers want it: not as a method of anything else", async (t) => {
  using service = await serve([answer({ an: "answer" })]);
  const { fetch } = globalThis;
  t.after(() => (globalThis.fetch = fetch));
  globalThis.fetch = function (this: unknown, ...given) {
    if (this !== undefined && this !== globalThis) throw new TypeError("Illegal invocation");
    return fetch(...given);
  };
  assert.deepEqual(await createClient({ baseUrl: service.baseUrl }).status(), { an: "answer" });
});
