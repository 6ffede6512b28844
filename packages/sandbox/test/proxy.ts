import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { childrenOf } from "../src/bwrap/watchdog.ts";
import type { Sandbox, SandboxDriver } from "../src/port.ts";
import { node, PYTHON, python, WRITE_MEMORY } from "./attack.ts";
import { victim } from "./reach.ts";
import {
  type CreateDriver,
  LIMITS,
  newDriver,
  processesOf,
  processesWith,
  refused,
  temporary,
  until,
} from "./rig.ts";

/** A service's socket in a private folder that answers each connection with what it was sent, in capitals. */
export async function shouting(t: TestContext): Promise<{ socketPath: string; open: Set<Socket> }> {
  const socketPath = path.join(temporary(t), "proxy");
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket.on("close", () => open.delete(socket)).on("error", () => {}));
    socket.on("data", (chunk) => socket.write(chunk.toString("latin1").toUpperCase()));
    socket.on("end", () => socket.end());
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  chmodSync(socketPath, 0o666);
  t.after(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { socketPath, open };
}

const SAY = (text: string) =>
  node(`const socket = require("node:net").connect(3128, "127.0.0.1");
socket.on("data", (data) => process.stdout.write(String(data))).on("error", (error) => console.log(error.code));
socket.end("${text}");`);

/** Prints what became of a connection to each target. */
const CONNECT = (targets: object[]) =>
  node(`const net = require("node:net");
for (const target of ${JSON.stringify(targets)}) {
  const socket = net.connect({ ...target, timeout: 2000 });
  socket.on("connect", () => socket.write("hello\\n")).on("data", (data) => console.log("ANSWER", String(data).trim()));
  socket.on("timeout", () => socket.destroy(new Error("silent")));
  socket.on("error", (error) => console.log(error.code ?? error.message));
}`);

async function openWith(t: TestContext, driver: SandboxDriver, proxy: string): Promise<Sandbox> {
  const sandbox = await driver.open({ runId: "run_test", limits: LIMITS, proxy });
  t.after(() => sandbox.close());
  return sandbox;
}

/** The pids of the relay of a sandbox. */
const relaysOf = (id: string) =>
  processesOf(id).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "latin1").includes("relay"));

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

  test(`${name}: the relay has few connections at a time, and little memory whatever passes`, async (t) => {
    const { socketPath, open } = await shouting(t);
    const sandbox = await openWith(t, createDriver(t), socketPath);
    const [relay] = relaysOf(sandbox.id);
    const many = await sandbox.exec(
      node(`const net = require("node:net");
const seen = { answered: 0, ended: 0 };
const count = (what) => { seen[what] += 1; if (seen.answered + seen.ended === 100) { console.log(seen); process.exit(); } };
for (let i = 0; i < 100; i++) {
  const socket = net.connect(3128, "127.0.0.1", () => socket.write("x")).on("error", () => {});
  socket.once("data", () => { socket.removeAllListeners("close"); count("answered"); }).on("close", () => count("ended"));
}`),
    );
    assert.equal(many.stdout, "{ answered: 64, ended: 36 }\n");
    await until(() => open.size === 0);
    const much = await sandbox.exec(
      node(`const net = require("node:net");
const chunk = Buffer.alloc(1 << 22, "x");
let back = 0;
for (let i = 0; i < 8; i++)
  net.connect(3128, "127.0.0.1", function () { this.end(chunk); }).on("data", (data) => { back += data.length; });
process.on("exit", () => console.log(back === chunk.length * 8));`),
    );
    assert.equal(much.stdout, "true\n");
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${relay}/status`, "latin1"))?.[1];
    t.diagnostic(`the relay had at most ${peak} kB`);
    assert.ok(Number(peak) < 128 * 1024, `${peak} kB`);
  });

  test(`${name}: closing a sandbox ends its relay and leaves nothing`, async (t) => {
    const { socketPath, open } = await shouting(t);
    const sandbox = await openWith(t, createDriver(t), socketPath);
    const running = sandbox.exec(
      node('require("node:net").connect(3128, "127.0.0.1").on("connect", () => console.log("open"))'),
    );
    await until(() => open.size === 1);
    await sandbox.close();
    assert.equal((await running).reason, "lost");
    assert.deepEqual(processesOf(sandbox.id), []);
    await until(() => open.size === 0);
  });

  test(`${name}: kill -9 of the service ends the relay, also where it is stopped`, async (t) => {
    const { socketPath } = await shouting(t);
    const scratchDir = temporary(t);
    const program = path.join(import.meta.dirname, "service.ts");
    const service = spawn(process.execPath, [program, scratchDir, "61250", socketPath], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    t.after(() => service.kill("SIGKILL"));
    let said = "";
    service.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
    await until(() => said.includes("\n") && processesWith("61250").length >= 3, 15);
    const { id } = JSON.parse(said) as { id: string };
    const [relay] = relaysOf(id);
    assert.ok(relay !== undefined);
    // Stopped, it cannot notice by itself that the service is gone: the kernel has to end it.
    process.kill(relay, "SIGSTOP");
    service.kill("SIGKILL");
    await until(() => relaysOf(id).length === 0);
    await until(() => service.signalCode !== null);
    await newDriver(t, { scratchDir }).sweep();
    await until(() => processesOf(id).length === 0);
    assert.deepEqual(readdirSync(scratchDir), []);
  });

  test(`${name}: the relay ends when the holder is killed from outside`, async (t) => {
    const { socketPath } = await shouting(t);
    const sandbox = await openWith(t, createDriver(t), socketPath);
    const [relay] = relaysOf(sandbox.id);
    const holder = childrenOf(process.pid).find(
      (pid) => pid !== relay && processesOf(sandbox.id).includes(pid),
    )!;
    process.kill(holder, "SIGKILL");
    await until(() => !existsSync(`/proc/${relay}`) || relaysOf(sandbox.id).length === 0);
    assert.equal((await sandbox.exec("true")).reason, "lost");
  });

  test(`${name}: a socket that is not there opens no sandbox and leaves nothing`, async (t) => {
    const scratchDir = temporary(t);
    const driver = createDriver(t);
    const proxy = path.join(scratchDir, "missing", "proxy");
    await assert.rejects(driver.open({ runId: "run_test", limits: LIMITS, proxy }), refused("unavailable"));
    assert.deepEqual(readdirSync(scratchDir), []);
    assert.equal(
      childrenOf(process.pid).filter((pid) =>
        readFileSync(`/proc/${pid}/environ`, "latin1").includes("SANDBOX="),
      ).length,
      0,
    );
  });
}
