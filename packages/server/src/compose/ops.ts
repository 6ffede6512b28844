import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunKind } from "@signet/contract";
import { ConfigError } from "../base/config.ts";
import { createOps } from "../http/ops.ts";
import { createWatchService } from "../usecases/operator/watch-service.ts";
import { urlOf } from "./http-server.ts";
import type { Parts } from "./parts.ts";
import type { ServiceState } from "./use-cases.ts";

/** Connections at the same time; a monitoring system needs a few. */
const MOST_CONNECTIONS = 64;
const REQUEST_MS = 10_000;

/** The port for monitoring. */
export interface OpsServer {
  close(): void;
}

/**
 * Opens the port for monitoring, if there is one. Where the one that nobody named is in use, the service goes on without, so
 * that a second one on the machine starts, and says so. Throws ConfigError if the one that a setting names cannot be had.
 */
export async function openOps(parts: Parts, state: ServiceState): Promise<OpsServer | null> {
  const { config, log } = parts.base;
  const { host, port, isSet } = config.ops;
  if (port === null) return null;
  const server = createServer(createOps(createWatch(parts, state), log));
  server.maxConnections = MOST_CONNECTIONS;
  server.headersTimeout = REQUEST_MS;
  server.requestTimeout = REQUEST_MS;
  const refused = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once("error", resolve).listen(port, host, () => resolve(null));
  });
  if (refused === null) {
    log.info({ url: urlOf(host, server.address() as AddressInfo) }, "monitoring can be asked");
    return {
      close() {
        server.close();
        server.closeAllConnections();
      },
    };
  }
  if (isSet) throw new ConfigError("SVC_OPS_PORT", `${port} on ${host} cannot be used: ${refused.message}`);
  log.warn(
    { host, port, error: refused.code },
    "there is no /metrics, /healthz and /readyz: the port cannot be used; set SVC_OPS_PORT to another one, or to off",
  );
  return null;
}

function createWatch({ base, storage, sandbox, browsers, outbound }: Parts, state: ServiceState) {
  const { config, log, clock, metrics } = base;
  const { auditor, census, disk, ledger, checkpoints, blobs } = storage;
  return createWatchService({
    clock,
    log,
    census,
    outbox: outbound.outbox,
    disk,
    blobs,
    ledger,
    checkpoints,
    auditor,
    readiness: sandbox.readiness,
    browsers,
    metrics,
    executes: config.role !== "api",
    executing() {
      const runs: Record<RunKind, number> = { chat: 0, code: 0, visual: 0 };
      for (const worker of state.workers) runs[worker.kind] += worker.active();
      return runs;
    },
    accepts: () => state.ready,
  });
}
