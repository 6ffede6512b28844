import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import type { Duplex } from "node:stream";
import type { EgressRule } from "../../../base/egress-rules.ts";
import { describe, type Log } from "../../../base/log.ts";
import { type Lookup, CONNECT_MS, withDeadline } from "../guard.ts";
import { ForbiddenAddress } from "../url.ts";
import { forward } from "./forward.ts";
import { type CountedUse, createHostUses, type HostUse } from "./host-uses.ts";
import { createSession, type EgressLimits, Refused } from "./session.ts";
import { tunnel } from "./tunnel.ts";

export interface EgressOptions {
  /** What may be reached. */
  allow: readonly EgressRule[];
  /** Folder for the sockets; created if missing. Its path must be short: a socket's path has 107 bytes at most. */
  folder: string;
  log: Pick<Log, "error">;
  resolve?: Lookup;
  limits?: Partial<EgressLimits>;
}

/** A proxy for one set-up. */
export interface OpenEgress {
  /** The proxy's unix socket, in a folder that only this user may enter. */
  socketPath: string;
  /** The hosts so far that were used or refused, with what was counted. */
  hosts(): CountedUse[];
  /** Ends all connections and removes the socket. `hosts()` then gives the final counts. */
  close(): Promise<void>;
}

export interface Egress {
  /** `onHost` is called once for each host that is used, and once for each that is refused. It never gets a path. */
  open(options: { onHost: (use: HostUse) => void }): Promise<OpenEgress>;
}

const LIMITS: EgressLimits = {
  connectMs: CONNECT_MS,
  idleMs: 60_000,
  greetingMs: 10_000,
  bytes: 1024 ** 3,
  connections: 64,
};

/**
 * Creates the way out of sandboxes: an HTTP proxy on a unix socket that reaches what `allow` names and nothing else. Names
 * are resolved here, and each connection goes to an address that was checked.
 */
export function createEgress(options: EgressOptions): Egress {
  const limits = { ...LIMITS, ...options.limits };
  const lookup = withDeadline(options.resolve);
  return {
    async open({ onHost }) {
      const uses = createHostUses(onHost);
      const session = createSession({ rules: options.allow, lookup, limits, uses });
      const server = createServer({
        headersTimeout: limits.greetingMs,
        requestTimeout: 0,
        connectionsCheckingInterval: Math.min(1_000, limits.greetingMs),
        insecureHTTPParser: false,
      });
      server.maxConnections = limits.connections;
      server.setTimeout(limits.idleMs);
      const tunnels = new Set<Duplex>();
      server.on("request", (incoming, answer) => {
        forward(session, incoming, answer).catch((thrown: unknown) =>
          answerRefusal(answer, refusalOf(thrown, options.log)),
        );
      });
      server.on("connect", (incoming, client: Duplex, head) => {
        tunnels.add(client.on("close", () => tunnels.delete(client)).on("error", () => client.destroy()));
        tunnel(session, client, { authority: incoming.url ?? "", head }).catch((thrown: unknown) =>
          endRefused(client, refusalOf(thrown, options.log)),
        );
      });
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      const folder = await mkdtemp(path.join(options.folder, "egress-"));
      const socketPath = path.join(folder, "proxy");
      await once(server.listen(socketPath), "listening");
      // The folder keeps others out; the relay of a sandbox runs as the user of that sandbox.
      await chmod(socketPath, 0o666);
      return {
        socketPath,
        hosts: () => uses.list(),
        async close() {
          const closed = server.listening ? once(server, "close") : undefined;
          server.close();
          server.closeAllConnections();
          for (const client of tunnels) client.destroy();
          session.end();
          await closed;
          await rm(folder, { recursive: true, force: true });
        },
      };
    },
  };
}

/** What is thrown for a request, as a refusal. A bug is logged: a sandbox must not be able to end the service by one. */
function refusalOf(thrown: unknown, log: EgressOptions["log"]): Refused {
  if (thrown instanceof Refused) return thrown;
  if (thrown instanceof ForbiddenAddress) return new Refused(400, thrown.message);
  log.error(describe(thrown), "egress_failed");
  return new Refused(502, "the proxy failed");
}

function answerRefusal(answer: ServerResponse, { status, message }: Refused): void {
  if (answer.headersSent) return void answer.destroy();
  // The connection ends, since what is left of the request was not read.
  const body = `${message}\n`;
  answer.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  });
  answer.end(body);
}

/** Clients show the first line of a refused CONNECT and hide its body, so both say why. */
function endRefused(client: Duplex, { status, message }: Refused): void {
  const body = `${message}\n`;
  const head = `HTTP/1.1 ${status} ${message}\r\ncontent-type: text/plain; charset=utf-8\r\n`;
  client.end(`${head}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
  client.resume();
}
