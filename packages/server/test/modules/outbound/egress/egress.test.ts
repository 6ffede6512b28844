import assert from "node:assert/strict";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { until } from "../../../support/until.ts";
import { answerTo, connectThrough, dial, http, onThisMachine, openProxy, tcp, textOf } from "./rig.ts";

test("the socket is in a folder of this user alone, one for each set-up", async (t) => {
  const proxy = await openProxy(t, "default");
  assert.equal(statSync(path.dirname(proxy.socketPath)).mode & 0o777, 0o700);
  await proxy.close();
  assert.deepEqual(readdirSync(proxy.folder), []);
});

test("a host that is not named is refused with what to do, is not even resolved, and is reported once", async (t) => {
  const resolved: string[] = [];
  const proxy = await openProxy(t, "default,*.acme.io,box.lan:4873", {
    resolve: async (name) => (resolved.push(name), onThisMachine()),
  });
  const cases: [string, string][] = [
    ["x.example:443", "x.example is not in SVC_SANDBOX_EGRESS"],
    ["x.example:443", "x.example is not in SVC_SANDBOX_EGRESS"],
    ["registry.npmjs.org:8443", "registry.npmjs.org:8443 is not in SVC_SANDBOX_EGRESS"],
    ["registry.npmjs.org.x.example:443", "registry.npmjs.org.x.example is not in SVC_SANDBOX_EGRESS"],
    ["xregistry.npmjs.org:443", "xregistry.npmjs.org is not in SVC_SANDBOX_EGRESS"],
    ["acme.io:443", "acme.io is not in SVC_SANDBOX_EGRESS"],
    ["notacme.io:443", "notacme.io is not in SVC_SANDBOX_EGRESS"],
    ["box.lan:443", "box.lan is not in SVC_SANDBOX_EGRESS"],
    ["[::1]:443", "[::1] is not in SVC_SANDBOX_EGRESS"],
    ["127.1:80", "127.0.0.1:80 is not in SVC_SANDBOX_EGRESS"],
    ["0x7f000001:443", "127.0.0.1 is not in SVC_SANDBOX_EGRESS"],
    ["[::ffff:127.0.0.1]:443", "[::ffff:7f00:1] is not in SVC_SANDBOX_EGRESS"],
  ];
  for (const [authority, message] of cases) {
    const answer = await answerTo(
      t,
      proxy.socketPath,
      `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`,
    );
    assert.ok(answer.startsWith(`HTTP/1.1 403 ${message}\r\n`), answer);
    assert.ok(answer.endsWith(`\r\n\r\n${message}\n`), answer);
  }
  assert.deepEqual(resolved, []);
  assert.equal(proxy.seen.length, cases.length - 1);
  assert.ok(proxy.seen.every(({ allowed, reason }) => !allowed && reason?.includes("SVC_SANDBOX_EGRESS")));
});

test("off allows nothing", async (t) => {
  const proxy = await openProxy(t, "off");
  const answer = await answerTo(t, proxy.socketPath, "CONNECT pypi.org:443 HTTP/1.1\r\nHost: x\r\n\r\n");
  assert.match(answer, /^HTTP\/1\.1 403 pypi\.org is not in SVC_SANDBOX_EGRESS/);
});

test("a default, a name or a wildcard never leads into a private network, in any form of an address", async (t) => {
  const inside = [
    "127.0.0.1",
    "10.1.2.3",
    "169.254.169.254",
    "::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
  ];
  for (const address of inside) {
    const family = address.includes(":") ? (6 as const) : (4 as const);
    const proxy = await openProxy(t, "default,*.acme.io,acme.io", {
      resolve: async () => [
        { address: "93.184.216.34", family: 4 },
        { address, family },
      ],
    });
    for (const host of ["pypi.org", "a.acme.io", "acme.io"]) {
      const answer = await answerTo(t, proxy.socketPath, `CONNECT ${host}:443 HTTP/1.1\r\nHost: x\r\n\r\n`);
      const reason = `${host} is in a private network: SVC_SANDBOX_EGRESS has to name it with its port, ${host}:443`;
      assert.ok(answer.startsWith(`HTTP/1.1 403 ${reason}\r\n`), answer);
    }
    assert.deepEqual(
      proxy.seen.map(({ allowed }) => allowed),
      [false, false, false],
    );
  }
});

test("not even a host that is named with its port may be a metadata service", async (t) => {
  const proxy = await openProxy(t, "meta.lan:80,169.254.169.254:80", {
    resolve: async () => [{ address: "169.254.169.254", family: 4 }],
  });
  for (const host of ["meta.lan", "169.254.169.254"]) {
    const answer = await answerTo(
      t,
      proxy.socketPath,
      `GET http://${host}:80/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    );
    assert.match(answer, /^HTTP\/1\.1 403 /);
  }
});

test("a name that changes its address between two answers gains nothing: each connection goes where it was checked", async (t) => {
  let answers = 0;
  const proxy = await openProxy(t, "*.acme.io", {
    limits: { connectMs: 200 },
    resolve: async () => [{ address: ++answers === 1 ? "198.51.100.1" : "127.0.0.1", family: 4 }],
  });
  const request = "CONNECT a.acme.io:443 HTTP/1.1\r\nHost: x\r\n\r\n";
  // A reserved address stands for the public one: the guard refuses it too, and no packet leaves this machine.
  assert.match(await answerTo(t, proxy.socketPath, request), /^HTTP\/1\.1 403 /);
  assert.match(await answerTo(t, proxy.socketPath, request), /^HTTP\/1\.1 403 /);
  assert.equal(answers, 2);
});

test("a redirect is the client's business and meets the list again", async (t) => {
  const port = await http(t, (_, answer) => answer.writeHead(302, { location: "http://other.lan/x" }).end());
  const proxy = await openProxy(t, `box.lan:${port}`);
  const get = (url: string) =>
    answerTo(
      t,
      proxy.socketPath,
      `GET ${url} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`,
    );
  const first = await get(`http://box.lan:${port}/a`);
  assert.match(first, /^HTTP\/1\.1 302 [^]*location: http:\/\/other\.lan\/x/i);
  const next = await get("http://other.lan/x");
  assert.match(
    next,
    /^HTTP\/1\.1 403 [^]*other\.lan:80 with its port \(plain http\) is not in SVC_SANDBOX_EGRESS\n$/,
  );
});

test("a silent server, and one that cannot be reached, end with their deadlines", async (t) => {
  const silent = await tcp(t, () => {});
  const proxy = await openProxy(t, `box.lan:${silent.port},gone.lan:9`, {
    limits: { idleMs: 100, connectMs: 100 },
    resolve: (name) => (name === "gone.lan" ? new Promise(() => {}) : onThisMachine()),
  });
  const answer = await answerTo(
    t,
    proxy.socketPath,
    `GET http://box.lan:${silent.port}/ HTTP/1.1\r\nHost: x\r\n\r\n`,
  );
  assert.doesNotMatch(answer, /^HTTP\/1\.1 200/);
  const gone = await answerTo(t, proxy.socketPath, "CONNECT gone.lan:9 HTTP/1.1\r\nHost: x\r\n\r\n");
  assert.match(gone, /^HTTP\/1\.1 502 gone\.lan:9 could not be reached/);
  const { socket } = await connectThrough(t, proxy.socketPath, `box.lan:${silent.port}`);
  assert.equal(await textOf(socket), "");
  await until(() => silent.sockets.every(({ closed }) => closed));
});

test("a set-up has so many bytes, after which connections end and hosts are refused", async (t) => {
  const port = await http(t, (_, answer) => {
    answer.on("error", () => {});
    answer.end(Buffer.alloc(1 << 20));
  });
  const proxy = await openProxy(t, `box.lan:${port}`, { limits: { bytes: 300_000 } });
  const request = `GET http://box.lan:${port}/ HTTP/1.1\r\nHost: x\r\n\r\n`;
  const cut = await answerTo(t, proxy.socketPath, request);
  assert.ok(cut.startsWith("HTTP/1.1 200") && cut.length < 301_000, `${cut.length}`);
  assert.match(
    await answerTo(t, proxy.socketPath, request),
    /^HTTP\/1\.1 403 [^]*the bytes of this set-up are used up/,
  );
  const secure = await openProxy(t, `box.lan:${port}`, { limits: { bytes: 100 } });
  const { socket } = await connectThrough(t, secure.socketPath, `box.lan:${port}`);
  socket.write(Buffer.from("160301", "hex"));
  socket.write(Buffer.alloc(1 << 16));
  assert.equal(await textOf(socket), "");
});

test("there are so many connections at a time, and closing ends them all", async (t) => {
  const server = await tcp(t, () => {});
  const proxy = await openProxy(t, `box.lan:${server.port}`, { limits: { connections: 3 } });
  const open = await Promise.all(
    [1, 2, 3].map(() => connectThrough(t, proxy.socketPath, `box.lan:${server.port}`)),
  );
  assert.equal(await textOf(await dial(t, proxy.socketPath)), "");
  await proxy.close();
  for (const { socket } of open) await textOf(socket);
  assert.ok(open.every(({ socket }) => socket.closed));
  await until(() => server.sockets.every(({ closed }) => closed));
});

test("untrusted programs cannot fill the memory with hosts, nor the report with other text", async (t) => {
  const proxy = await openProxy(t, "off");
  for (let i = 0; i < 300; i++)
    await answerTo(t, proxy.socketPath, `CONNECT h${i}.example:443 HTTP/1.1\r\nHost: x\r\n\r\n`);
  assert.equal(proxy.seen.length, 200);
  assert.equal(proxy.hosts().length, 200);
  for (const authority of [
    "a%0d%0ab:443",
    "a b:443",
    `${"x".repeat(300)}.io:443`,
    "u:p@pypi.org:443",
    "pypi.org",
    ":443",
    "[::1]",
    "pypi.org:0",
  ])
    assert.match(
      await answerTo(t, proxy.socketPath, `CONNECT ${authority} HTTP/1.1\r\nHost: x\r\n\r\n`),
      /^HTTP\/1\.1 400 /,
    );
  assert.deepEqual(proxy.logged, []);
});
