import { chmodSync, readFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import path from "node:path";
import type { TestContext } from "node:test";
import type { Sandbox, SandboxDriver } from "../src/port.ts";
import { node } from "./attack.ts";
import { LIMITS, processesOf, temporary } from "./rig.ts";

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

/** A command that prints the answer to `text`. */
export const SAY = (text: string) =>
  node(`const socket = require("node:net").connect(3128, "127.0.0.1");
socket.on("data", (data) => process.stdout.write(String(data))).on("error", (error) => console.log(error.code));
socket.end("${text}");`);

/** A sandbox with a proxy that is closed with the test. */
export async function openWith(t: TestContext, driver: SandboxDriver, proxy: string): Promise<Sandbox> {
  const sandbox = await driver.open({ runId: "run_test", limits: LIMITS, proxy });
  t.after(() => sandbox.close());
  return sandbox;
}

/** The pids of the relay of a sandbox. */
export const relaysOf = (id: string) =>
  processesOf(id).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "latin1").includes("relay"));
