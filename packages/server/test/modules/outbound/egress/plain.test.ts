import assert from "node:assert/strict";
import { test } from "node:test";
import { answerTo, dial, http, openProxy, tcp, textOf } from "./rig.ts";

test("plain HTTP reaches a host that is named with its port, with its own Host and without fields for one connection", async (t) => {
  const seen: unknown[] = [];
  const port = await http(t, (incoming, answer) => {
    let body = "";
    incoming.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    incoming.on("end", () => {
      seen.push([incoming.method, incoming.url, incoming.headers, body]);
      answer
        .writeHead(200, { "x-kept": "yes", "proxy-authenticate": "Basic", "x-hop": "1", connection: "x-hop" })
        .end("ok");
    });
  });
  const proxy = await openProxy(t, `box.lan:${port}`);
  const answer = await answerTo(
    t,
    proxy.socketPath,
    `POST http://BOX.lan:${port}/a/b?c=1#d HTTP/1.1\r\nHost: pypi.org\r\nX-Token: t\r\nAuthorization: Bearer mine\r\nProxy-Authorization: Basic x\r\nConnection: close, x-drop\r\nX-Drop: 1\r\nContent-Length: 4\r\n\r\nbody`,
  );
  assert.match(answer, /^HTTP\/1\.1 200 OK\r\n[^]*x-kept: yes[^]*ok/);
  assert.doesNotMatch(answer, /proxy-authenticate|x-hop/i);
  assert.deepEqual(seen, [
    [
      "POST",
      "/a/b?c=1",
      {
        host: `box.lan:${port}`,
        "x-token": "t",
        authorization: "Bearer mine",
        "content-length": "4",
        connection: "close",
      },
      "body",
    ],
  ]);
});

test("plain HTTP is refused to defaults, names without a port and wildcards", async (t) => {
  const proxy = await openProxy(t, "default,acme.io,*.acme.io");
  for (const host of ["pypi.org", "acme.io", "a.acme.io", "acme.io:443"])
    assert.match(
      await answerTo(t, proxy.socketPath, `GET http://${host}/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
      /^HTTP\/1\.1 403 [^]*plain http\) is not in SVC_SANDBOX_EGRESS\n$/,
    );
});

test("what is ambiguous, or is no request for a proxy, is refused and reaches nobody", async (t) => {
  const server = await tcp(t, (socket) => socket.destroy());
  const place = `box.lan:${server.port}`;
  const proxy = await openProxy(t, place);
  const bad = [
    `GET http://${place}/ HTTP/1.1\r\nHost: ${place}\r\nHost: other.lan\r\n\r\n`,
    `GET http://user:pass@${place}/ HTTP/1.1\r\nHost: ${place}\r\n\r\n`,
    `GET http://other.lan\\@${place}/ HTTP/1.1\r\nHost: ${place}\r\n\r\n`,
    `GET https://${place}/ HTTP/1.1\r\nHost: ${place}\r\n\r\n`,
    `GET ftp://${place}/ HTTP/1.1\r\nHost: ${place}\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${place}\r\n\r\n`,
    `GET http:///x HTTP/1.1\r\nHost: ${place}\r\n\r\n`,
    `GET http://box.lan:${server.port}:80/ HTTP/1.1\r\nHost: ${place}\r\n\r\n`,
    `GET http://${place}/ HTTP/1.1\r\nHost: ${place}\r\nContent-Length: 3\r\n\r\nabc`,
    `GET http://${place}/ HTTP/1.1\r\nHost: ${place}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `POST http://${place}/ HTTP/1.1\r\nHost: ${place}\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `PUT http://${place}/ HTTP/1.1\r\nHost: ${place}\r\nContent-Length: 0\r\n\r\n`,
    `GET http://${place}/ HTTP/1.1\nHost: ${place}\n\n\0`,
  ];
  for (const request of bad)
    assert.match(await answerTo(t, proxy.socketPath, request), /^HTTP\/1\.1 40[05] /, request);
  assert.equal(server.sockets.length, 0);
  assert.deepEqual(proxy.logged, []);
});

test("each request of a connection is checked by itself", async (t) => {
  const port = await http(t, (incoming, answer) => answer.end(`got ${incoming.url}`));
  const proxy = await openProxy(t, `box.lan:${port}`);
  const answer = await answerTo(
    t,
    proxy.socketPath,
    `GET http://box.lan:${port}/1 HTTP/1.1\r\nHost: x\r\n\r\nGET http://box.lan:${port}/2 HTTP/1.1\r\nHost: x\r\n\r\nGET http://other.lan:${port}/3 HTTP/1.1\r\nHost: box.lan:${port}\r\n\r\nGET http://box.lan:${port}/4 HTTP/1.1\r\nHost: x\r\n\r\n`,
  );
  assert.match(answer, /got \/1[^]*got \/2[^]*HTTP\/1\.1 403/);
  assert.doesNotMatch(answer, /got \/[34]/);
});

test("a client that hangs up takes the request to the server with it", async (t) => {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const port = await http(t, (incoming) => {
    incoming.socket.on("close", close);
    resolve();
  });
  const proxy = await openProxy(t, `box.lan:${port}`);
  const socket = await dial(t, proxy.socketPath);
  socket.write(`GET http://box.lan:${port}/ HTTP/1.1\r\nHost: x\r\n\r\n`);
  await arrived;
  socket.destroy();
  await closed;
  assert.deepEqual(
    proxy.hosts().map(({ allowed, reason }) => [allowed, reason]),
    [[true, undefined]],
  );
});

test("a client that says nothing, or half a head, does not stay", async (t) => {
  const proxy = await openProxy(t, "default", { limits: { greetingMs: 100, idleMs: 150 } });
  const silent = await textOf(await dial(t, proxy.socketPath));
  const half = await answerTo(t, proxy.socketPath, "CONNECT pypi.org:443 HTTP/1.1\r\nHo");
  for (const answer of [silent, half]) assert.match(answer, /^$|^HTTP\/1\.1 408 /);
  assert.deepEqual(proxy.seen, []);
});
