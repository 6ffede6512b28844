import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ConfigError, type Config } from "./base/config.ts";

/** Listens where the settings say. Rejects with the ConfigError that says what is wrong. */
export const listen = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const refused = ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        code === "EADDRINUSE"
          ? new ConfigError("SVC_PORT", `${port} on ${host} is in use by another program`)
          : new ConfigError("SVC_HOST", `the service cannot listen on ${host}, port ${port}: ${message}`),
      );
    server.once("error", refused).listen(port, host, () => {
      server.off("error", refused);
      resolve();
    });
  });

/** Clients that send slowly or not at all are let go; what is not HTTP gets a plain 400. */
export function harden(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.on("clientError", (_wrong, socket) => {
    if (socket.writable)
      socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    else socket.destroy();
  });
}

/** The address that a browser on this machine would use. */
export const urlOf = (host: string, { port }: AddressInfo) =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
