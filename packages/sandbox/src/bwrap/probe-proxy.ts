import { once } from "node:events";
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { SandboxError, type Limits } from "../port.ts";
import type { Recipe } from "./recipe.ts";
import { openSandbox } from "./sandbox.ts";

const ANSWER = "through";
const ASK = `node -e 'require("node:net").connect(3128, "127.0.0.1").pipe(process.stdout)'`;

/** Whether a command reaches a proxy and nothing but its loopback, found out by running one. */
export async function allowsProxy(recipe: Recipe, limits: Limits): Promise<boolean> {
  const folder = await mkdtemp(path.join(recipe.scratchDir, "probe-"));
  const proxy = path.join(folder, "proxy");
  const server = createServer((socket) => socket.on("error", () => {}).end(ANSWER));
  try {
    await once(server.listen(proxy), "listening");
    chmodSync(proxy, 0o666);
    const sandbox = await openSandbox(recipe, limits, { proxy });
    try {
      const { stdout } = await sandbox.exec(ASK);
      return stdout === ANSWER;
    } finally {
      await sandbox.close();
    }
  } catch (thrown) {
    // Listening fails where the path of the folder is too long for a socket.
    if (thrown instanceof SandboxError || (thrown as NodeJS.ErrnoException).code !== undefined) return false;
    throw thrown;
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
