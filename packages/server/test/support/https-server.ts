import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";

const pem = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "tls", `test-only-${name}.pem`), "utf8");

/** The name that the test certificate is for; any name under it too. */
export const TLS_HOST = "hooks.acme.io";
export const TLS_CA = pem("certificate");

/** An address of this machine alone that no other test listens on: then a fixed port is free. */
export const ownLoopback = (): string =>
  `127.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join(".")}`;

/** An https server under the test certificate. */
export async function startHttps(
  listener: RequestListener,
  { host = "127.0.0.1", port = 0 } = {},
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer({ key: pem("key"), cert: TLS_CA }, listener);
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
