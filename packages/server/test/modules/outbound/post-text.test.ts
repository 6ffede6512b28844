import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { test, type TestContext } from "node:test";
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { createGuard } from "../../../src/modules/outbound/guard.ts";

const textOf = (response: Response) => response.text();

/** A server on this machine, and a way to post a text to it. */
async function server(t: TestContext, answer: RequestListener) {
  const http = createServer(answer);
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const guard = createGuard();
  t.after(async () => {
    await guard.close();
    http.closeAllConnections();
    http.close();
  });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const post = (init: RequestInit = {}, path = "/a/b?c=d") =>
    guard.fetch("operator")(url + path, { method: "POST", body: "{}", ...init });
  return { http, post };
}

test("a posted text arrives as it is, with its headers and its length in bytes", async (t) => {
  const { post } = await server(t, (request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    const { url, method, headers } = request;
    request.on("end", () => response.end(JSON.stringify({ url, method, body, headers })));
  });
  const body = "„Grüße“ 🙂";
  const headers = new Headers({ "Content-Type": "application/json", Authorization: "Bearer k" });
  const seen = JSON.parse(await textOf(await post({ body, headers }))) as Record<string, unknown>;
  assert.deepEqual([seen["method"], seen["url"], seen["body"]], ["POST", "/a/b?c=d", body]);
  const got = seen["headers"] as Record<string, string>;
  assert.equal(got["content-type"], "application/json");
  assert.equal(got["authorization"], "Bearer k");
  assert.equal(got["content-length"], String(Buffer.byteLength(body)));
  assert.equal(got["transfer-encoding"], undefined);
});

test("headers and text are sent in one piece, without a wait between them", async (t) => {
  const firsts: string[] = [];
  const socket = createSocketServer((peer) => {
    peer.once("data", (part) => {
      firsts.push(part.toString());
      peer.end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok");
    });
  });
  socket.listen(0, "127.0.0.1");
  await once(socket, "listening");
  const guard = createGuard();
  t.after(() => Promise.all([guard.close(), new Promise((resolve) => socket.close(resolve))]));
  const url = `http://127.0.0.1:${(socket.address() as AddressInfo).port}/`;
  const response = await guard.fetch("operator")(url, { method: "POST", body: '{"the":"text"}' });
  assert.equal(await textOf(response), "ok");
  assert.match(firsts[0]!, /^POST \/ HTTP[\s\S]*\r\n\r\n\{"the":"text"\}$/u);
});

test("status and headers are handed over, also several of one name, and an answer without a body", async (t) => {
  const { post } = await server(t, (request, response) => {
    if (request.url === "/none") return void response.writeHead(204, { "x-kind": "none" }).end();
    response.writeHead(429, [
      ["Retry-After", "7"],
      ["Set-Cookie", "a=1"],
      ["Set-Cookie", "b=2"],
    ] as never);
    response.end("slow down");
  });
  const busy = await post();
  assert.deepEqual([busy.status, busy.ok, busy.headers.get("retry-after")], [429, false, "7"]);
  assert.deepEqual(busy.headers.getSetCookie(), ["a=1", "b=2"]);
  assert.equal(await textOf(busy), "slow down");
  for (const again of [1, 2]) {
    const none = await post({}, "/none");
    assert.deepEqual([none.status, none.body, none.headers.get("x-kind")], [204, null, "none"], `${again}`);
  }
});

test("an answer that a server compressed without being asked is read all the same, a broken one fails", async (t) => {
  const text = "data: word\n\n".repeat(2_000);
  const coded = new Map<string, Buffer>([
    ["gzip", gzipSync(text)],
    ["x-gzip", gzipSync(text)],
    ["deflate", deflateSync(text)],
    ["br", brotliCompressSync(text)],
    ["zstd", zstdCompressSync(text)],
    ["identity", Buffer.from(text)],
  ]);
  const asked: unknown[] = [];
  const { post } = await server(t, (request, response) => {
    asked.push(request.headers["accept-encoding"]);
    const [, coding = "", half] = request.url!.split("/");
    const bytes = coded.get(coding)!;
    response.writeHead(200, { "content-encoding": coding });
    response.end(half ? bytes.subarray(0, bytes.length / 2) : bytes);
  });
  for (const coding of coded.keys()) assert.equal(await textOf(await post({}, `/${coding}`)), text, coding);
  await assert.rejects(post({}, "/gzip/half").then(textOf));
  assert.deepEqual(new Set(asked), new Set(["identity"]));
});

test("an answer is handed over as it comes, and an abort rejects with its reason and closes the socket", async (t) => {
  const { http, post } = await server(t, (request, response) => {
    if (request.url !== "/silent") response.write("first");
  });
  const closed = async () => {
    const [socket] = await once(http, "connection");
    await once(socket, "close");
  };
  for (const path of ["/begun", "/silent"]) {
    const gone = closed();
    const arrived = once(http, "request");
    const stop = new AbortController();
    const why = new Error("no longer wanted");
    const asked = post({ signal: stop.signal }, path);
    await arrived;
    if (path === "/silent") {
      const refused = assert.rejects(asked, why);
      stop.abort(why);
      await refused;
    } else {
      const reader = (await asked).body!.getReader();
      assert.equal(Buffer.from((await reader.read()).value).toString(), "first");
      stop.abort(why);
      await assert.rejects(reader.read(), why);
    }
    await gone;
  }
  await assert.rejects(post({ signal: AbortSignal.abort(new Error("before")) }), /before/);
});

test("a reader that stops reading closes the socket, and a server that breaks off is an error", async (t) => {
  const { http, post } = await server(t, (request, response) => {
    response.write("first");
    if (request.url === "/breaks") setImmediate(() => response.destroy());
  });
  const connected = once(http, "connection").then(([socket]) => once(socket, "close"));
  const { body } = await post();
  await body!.cancel();
  await connected;
  await assert.rejects(post({}, "/breaks").then(textOf));
});

test(
  "an answer that no response can hold is an error, and its connection is closed",
  { timeout: 20_000 },
  async (t) => {
    const closed: Promise<unknown>[] = [];
    const socket = createSocketServer((peer) => {
      closed.push(once(peer, "close"));
      peer.on("error", () => undefined);
      peer.once("data", () => peer.write("HTTP/1.1 999 No\r\nContent-Length: 1000000\r\n\r\nfirst"));
    });
    socket.listen(0, "127.0.0.1");
    await once(socket, "listening");
    const guard = createGuard();
    t.after(() => Promise.all([guard.close(), new Promise((resolve) => socket.close(resolve))]));
    const url = `http://127.0.0.1:${(socket.address() as AddressInfo).port}/`;
    await assert.rejects(guard.fetch("operator")(url, { method: "POST", body: "{}" }), RangeError);
    await Promise.all(closed);
  },
);
