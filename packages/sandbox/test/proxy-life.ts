import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { test } from "node:test";
import { childrenOf } from "../src/bwrap/watchdog.ts";
import { node } from "./attack.ts";
import { openWith, relaysOf, shouting } from "./proxy-rig.ts";
import {
  type CreateDriver,
  LIMITS,
  newDriver,
  own,
  processesOf,
  processesWith,
  refused,
  temporary,
  until,
} from "./rig.ts";

/** What the way to a proxy is bounded by, and how it ends. */
export function proxyLifeConformance(name: string, createDriver: CreateDriver): void {
  test(`${name}: what the service sends before its end arrives, however slowly a command reads`, async (t) => {
    const socketPath = path.join(temporary(t), "proxy");
    const server = createServer((socket) => socket.on("error", () => {}).end(Buffer.alloc(32 << 20, "x")));
    t.after(() => server.close());
    await new Promise<void>((resolve) => server.listen(socketPath, resolve));
    chmodSync(socketPath, 0o666);
    const sandbox = await openWith(t, createDriver(t), socketPath);
    const { stdout } = await sandbox.exec(
      node(`let size = 0;
const socket = require("node:net").connect(3128, "127.0.0.1").on("error", (error) => console.log(error.code));
socket.on("data", (data) => { size += data.length; socket.pause(); setTimeout(() => socket.resume(), 2); });
socket.on("close", () => console.log(size === 32 << 20));
socket.end();`),
    );
    assert.equal(stdout, "true\n");
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
    const service = spawn(process.execPath, [program, scratchDir, own("61250"), socketPath], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    t.after(() => service.kill("SIGKILL"));
    let said = "";
    service.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
    await until(() => said.includes("\n") && processesWith(own("61250")).length >= 3, 15);
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
