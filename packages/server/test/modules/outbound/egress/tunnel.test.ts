import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { answerTo, connectThrough, https, openProxy, tcp, textOf, tlsThrough } from "./rig.ts";

const HOST = "registry.acme.io";

test("an allowed host is reached through TLS that the proxy does not read, and is reported once, with its bytes at the end", async (t) => {
  const port = await https(t, (_, answer) => answer.end("package"));
  const proxy = await openProxy(t, `${HOST}:${port}`);
  for (let i = 0; i < 2; i++) {
    const secure = await tlsThrough(t, proxy.socketPath, { authority: `${HOST}:${port}`, servername: HOST });
    secure.write(`GET /secret-path HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
    assert.match(await textOf(secure), /^HTTP\/1\.1 200 [^]*package/);
  }
  assert.deepEqual(proxy.seen, [{ host: HOST, port, allowed: true }]);
  const { socketPath } = proxy;
  await proxy.close();
  const [use, ...more] = proxy.hosts();
  assert.deepEqual([use?.host, use?.connections, more], [HOST, 2, []]);
  assert.ok(use!.bytes > 2_000, `${use!.bytes}`);
  assert.doesNotMatch(JSON.stringify([proxy.seen, proxy.hosts(), proxy.logged]), /secret-path/);
  assert.equal(existsSync(path.dirname(socketPath)), false);
});

test("a checked answer is the one that is connected to, however the name answers later", async (t) => {
  const port = await https(t, (_, answer) => answer.end("right"));
  let answers = 0;
  const proxy = await openProxy(t, `${HOST}:${port}`, {
    resolve: async () => [{ address: ++answers === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }],
  });
  const secure = await tlsThrough(t, proxy.socketPath, { authority: `${HOST}:${port}`, servername: HOST });
  secure.write(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  assert.match(await textOf(secure), /right/);
  assert.equal(answers, 1);
});

test("the TLS greeting has to name the host of CONNECT; any other ends the connection before the server hears of it", async (t) => {
  const heard: string[] = [];
  const server = await tcp(t, (socket) => socket.on("data", (data) => heard.push(data.toString("latin1"))));
  const proxy = await openProxy(t, `${HOST}:${server.port}`);
  const authority = `${HOST}:${server.port}`;
  await assert.rejects(tlsThrough(t, proxy.socketPath, { authority, servername: "evil.acme.io" }));
  await assert.rejects(tlsThrough(t, proxy.socketPath, { authority, servername: "" }));
  for (const bytes of [
    "GET / HTTP/1.1\r\nHost: evil\r\n\r\n",
    "SSH-2.0-x\r\n",
    "\x16\x03\x01\x00\x00",
    "\x16\x03\x01",
  ]) {
    const { socket } = await connectThrough(t, proxy.socketPath, authority);
    socket.end(bytes, "latin1");
    assert.equal(await textOf(socket), "");
  }
  assert.deepEqual(heard, []);
  assert.deepEqual(
    proxy.seen.map(({ allowed, reason }) => [allowed, reason]),
    [
      [true, undefined],
      [false, `${authority}: the connection is for evil.acme.io in its TLS greeting`],
    ],
  );
});

test("an address that is named with its port is for TLS without a server name", async (t) => {
  const port = await https(t, (_, answer) => answer.end("by address"));
  const proxy = await openProxy(t, `127.0.0.1:${port},[::1]:${port}`);
  const secure = await tlsThrough(t, proxy.socketPath, { authority: `127.0.0.1:${port}`, servername: "" });
  secure.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  assert.match(await textOf(secure), /by address/);
  const other = { authority: `127.0.0.1:${port}`, servername: HOST };
  await assert.rejects(tlsThrough(t, proxy.socketPath, other));
  const six = await answerTo(t, proxy.socketPath, `CONNECT [0:0::1]:${port} HTTP/1.1\r\nHost: x\r\n\r\n`);
  // Nobody listens there; that it is tried says that it is allowed.
  assert.match(six, /^HTTP\/1\.1 502 \[::1\]/);
});

test("the two directions end by themselves: what the server still sends after the client's end arrives", async (t) => {
  const port = await https(t, (incoming, answer) => {
    incoming.resume().on("end", () => answer.end(Buffer.alloc(3 << 20, "x")));
  });
  const proxy = await openProxy(t, `${HOST}:${port}`);
  const secure = await tlsThrough(t, proxy.socketPath, { authority: `${HOST}:${port}`, servername: HOST });
  secure.end(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  assert.ok((await textOf(secure)).length > 3 << 20);
});
