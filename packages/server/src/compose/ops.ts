import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ConfigError } from "../base/config.ts";
import { createOps } from "../http/ops.ts";
import { createWatchService } from "../usecases/operator/watch-service.ts";
import { urlOf } from "./http-server.ts";
import type { Parts } from "./parts.ts";
import type { ServiceState } from "./use-cases.ts";

/**
 * Opens the port for monitoring, if there is one. Where it is in use, a service without a setting for it goes on without, so
 * that a second one on the machine starts. Throws ConfigError.
 */
export async function openOps(parts: Parts, state: ServiceState): Promise<Server | null> {
  const { base, storage, sandbox, browsers, metrics } = parts;
  const { config, log, clock } = base;
  if (config.ops.port === null) return null;
  const { census, disk, ledger, checkpoints } = storage;
  const watch = createWatchService({
    clock,
    census,
    disk,
    ledger,
    checkpoints,
    readiness: sandbox.readiness,
    browsers,
    metrics,
    executes: config.role !== "api",
    executing: () => state.workers.reduce((sum, worker) => sum + worker.active(), 0),
    accepts: () => state.ready,
  });
  const server = createServer(createOps(watch, log));
  const { host, port, isSet } = config.ops;
  const refused = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once("error", resolve).listen(port, host, () => resolve(null));
  });
  if (refused === null) {
    log.info({ url: urlOf(host, server.address() as AddressInfo) }, "monitoring can be asked");
    return server;
  }
  if (isSet) throw new ConfigError("SVC_OPS_PORT", `${port} on ${host} cannot be used: ${refused.message}`);
  log.warn({ port }, "no port for monitoring: it is in use; set SVC_OPS_PORT to another one, or to off");
  return null;
}
