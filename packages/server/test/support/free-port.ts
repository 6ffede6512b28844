import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below these, no system gives ports away to whoever asks for any: a port stays free until its test uses it. */
const [LOWEST, LOWEST_GIVEN_AWAY] = [20_000, 32_000];

/** A free loopback port, also for a program that is started on it more than once. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, LOWEST_GIVEN_AWAY);
    const server = createServer();
    const isFree = new Promise<boolean>((resolve) => {
      server.once("listening", () => resolve(true));
      server.once("error", () => resolve(false));
    });
    server.listen(port, "127.0.0.1");
    if (!(await isFree)) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}
