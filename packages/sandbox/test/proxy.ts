import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { node, PYTHON, python, WRITE_MEMORY } from "./attack.ts";
import { openWith, relaysOf, SAY, shouting } from "./proxy-rig.ts";
import { victim } from "./reach.ts";
import { type CreateDriver, LIMITS } from "./rig.ts";

/** Prints what became of a connection to each target. */
const CONNECT = (targets: object[]) =>
  node(`const net = require("node:net");
for (const target of ${JSON.stringify(targets)}) {
  const socket = net.connect({ ...target, timeout: 2000 });
  socket.on("connect", () => socket.write("hello\\n")).on("data", (data) => console.log("ANSWER", String(data).trim()));
  socket.on("timeout", () => socket.destroy(new Error("silent")));
  socket.on("error", (error) => console.log(error.code ?? error.message));
}`);

/** What a sandbox with a proxy owes to the service. */
export function proxyConformance(name: string, createDriver: CreateDriver): void {
  test(`${name}: commands reach the proxy, one after the other and at once, and find it by the usual variables`, async (t) => {
    const { socketPath } = await shouting(t);
    const sandbox = await openWith(t, createDriver(t), socketPath);
    assert.equal((await sandbox.exec(SAY("one"))).stdout, "ONE");
    assert.equal((await sandbox.exec(`${SAY("two")} & ${SAY("two")}; wait`)).stdout, "TWOTWO");
    const { stdout } = await sandbox.exec("echo $HTTP_PROXY $HTTPS_PROXY $http_proxy $https_proxy $NO_PROXY");
    const proxy = "http://127.0.0.1:3128";
    assert.equal(stdout, `${proxy} ${proxy} ${proxy} ${proxy} localhost,127.0.0.1\n`);
  });

  test(`${name}: a sandbox without a proxy has neither variables nor anything at its port`, async (t) => {
    const sandbox = await createDriver(t).open({ runId: "run_test", limits: LIMITS });
    t.after(() => sandbox.close());
    assert.equal((await sandbox.exec("env | grep -i _proxy")).stdout, "");
    assert.equal((await sandbox.exec(SAY("x"))).stdout, "ECONNREFUSED\n");
  });

  test(`${name}: nothing but the proxy is reached: no address of the machine, no name, no socket of the host`, async (t) => {
    const { socketPath } = await shouting(t);
    const { folder, abstract, port } = await victim(t);
    const sandbox = await openWith(t, createDriver(t), socketPath);
    const own = Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).map(({ address }) => address),
    );
    const targets = [
      ...own.filter((address) => !address.includes("%")).map((host) => ({ host, port })),
      { host: "192.0.2.1", port: 443 },
      { host: "2001:db8::1", port: 443 },
      { host: "169.254.169.254", port: 80 },
      { path: `\0${abstract}` },
      { path: path.join(folder, "socket") },
      { path: socketPath },
      { path: "/proc/self/fd/3/proxy" },
    ];
    const { stdout } = await sandbox.exec(CONNECT(targets));
    assert.doesNotMatch(stdout, /ANSWER/);
    assert.equal(stdout.trim().split("\n").length, targets.length, stdout);
    const names = await sandbox.exec(
      node('require("node:dns").lookup("registry.npmjs.org", (error) => console.log(error?.code))'),
    );
    assert.match(names.stdout, /EAI_AGAIN|ENOTFOUND/);
    const { stdout: devices } = await sandbox.exec(
      "tail -n +3 /proc/net/dev | cut -d: -f1; tail -n +2 /proc/net/route",
    );
    assert.equal(devices.trim(), "lo");
  });

  test(`${name}: the network of one sandbox is not that of another`, async (t) => {
    const { socketPath } = await shouting(t);
    const driver = createDriver(t);
    const [one, other] = await Promise.all([
      openWith(t, driver, socketPath),
      openWith(t, driver, socketPath),
    ]);
    const { promise: listening, resolve } = Promise.withResolvers<void>();
    const stop = new AbortController();
    const serving = one.exec(
      node(`const { createServer } = require("node:net");
const serve = (where) => createServer((socket) => socket.end("REACHED")).listen(where);
serve(4000); serve({ path: "\\0inside" }).on("listening", () => console.log("listening"));`),
      { onOutput: () => resolve(), signal: stop.signal },
    );
    await listening;
    const { stdout } = await other.exec(CONNECT([{ host: "127.0.0.1", port: 4000 }, { path: "\0inside" }]));
    assert.deepEqual(stdout.trim().split("\n"), ["ECONNREFUSED", "ECONNREFUSED"]);
    stop.abort();
    assert.equal((await serving).reason, "abort");
  });

  test(`${name}: a command neither sees the relay nor touches its memory, its descriptors or its port`, async (t) => {
    const { socketPath } = await shouting(t);
    const sandbox = await openWith(t, createDriver(t), socketPath);
    const [relay] = relaysOf(sandbox.id);
    assert.ok(relay !== undefined);
    const seen = await sandbox.exec(
      `kill -0 ${relay} && echo SEEN; kill -9 ${relay} -1; ls /proc/${relay}/fd && echo SEEN; ls -l /proc/[0-9]*/fd | grep -i socket; grep -l [r]elay /proc/[0-9]*/cmdline`,
    );
    assert.equal(seen.stdout, "");
    const written = await sandbox.exec(node(WRITE_MEMORY));
    assert.equal(written.exitCode, 1);
    const taken = await sandbox.exec(
      node(
        `require("node:net").createServer().listen(3128, "127.0.0.1").on("error", (e) => console.log(e.code)).on("listening", () => { console.log("TAKEN"); process.exit(); });`,
      ),
    );
    assert.equal(taken.stdout, "EADDRINUSE\n");
    assert.equal((await sandbox.exec(SAY("still"))).stdout, "STILL");
    assert.match(readFileSync(`/proc/${relay}/status`, "latin1"), /^CapEff:\t0{16}$[^]*^NoNewPrivs:\t1$/m);
  });

  test(`${name}: a command cannot change its network`, { skip: PYTHON }, async (t) => {
    const { socketPath } = await shouting(t);
    const sandbox = await openWith(t, createDriver(t), socketPath);
    const { stdout } = await sandbox.exec(
      `ip link set lo down && echo DOWN; ip link add x type dummy && echo ADDED; echo 1 >/proc/sys/net/ipv4/ip_forward && echo SET; ${python(`import fcntl, socket, struct
s = socket.socket()
for call, flags in ((0x8914, 0), (0x8914, 0x41)):
    try: fcntl.ioctl(s, call, struct.pack("16sh22x", b"lo", flags)); print("SET")
    except OSError as error: print(error.strerror)`)}`,
    );
    assert.equal(stdout, "Operation not permitted\nOperation not permitted\n");
    assert.equal((await sandbox.exec(SAY("up"))).stdout, "UP");
  });
}
