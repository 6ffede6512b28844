import { createServer, type Server } from "node:http";
import { openSurroundings } from "./surroundings.ts";
import { assemble } from "./assemble.ts";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Stopped } from "../agents/port.ts";
import { type Config, ConfigError } from "../base/config.ts";
import { describe, type Log } from "../base/log.ts";
import { CGROUP_WANTED } from "./sandbox.ts";
import { lastResort } from "../http/problems.ts";
import { HEADER_BYTES, harden, listen, urlOf } from "./http-server.ts";
import { NO_CGROUP } from "@signet/sandbox";
import { expireLeases } from "../modules/runs/leases.ts";
import { clockAhead, type Db } from "../store/db.ts";
import type { Parts } from "./parts.ts";
import type { ServiceState } from "./use-cases.ts";
import { createLedgerAudits } from "../usecases/service/audit-ledger.ts";
import { openStore } from "../store/open-store.ts";
import { heedNotices } from "./run-worker.ts";
import { openOps } from "./ops.ts";
import { version } from "./version.ts";
import { startBackground } from "./background.ts";

export interface Service {
  url: string;
  stop(): Promise<void>;
}

/**
 * Builds and wires the parts, listens, and starts the workers. `stop` takes no more work and answers until the runs under way
 * have ended; those that take longer than SVC_DRAIN_S are handed over to another service, or to the next start.
 */
export async function startService(config: Config, log: Log): Promise<Service> {
  const store = await openStore(config, (thrown) =>
    log.warn(describe(thrown), "a connection to the database broke"),
  );
  const traces = await openTraces(config, log);
  const { db } = store;
  const surroundings = openSurroundings(config, log, await clockAhead(db));
  const { clock } = surroundings;
  const startedAt = clock.now();
  const server = createServer({ maxHeaderSize: HEADER_BYTES });
  const publicUrl = () => config.publicUrl || urlOf(config.host, server.address() as AddressInfo);
  const assembled = await assemble({ config, log, store, surroundings, publicUrl, startedAt });
  const { app, parts, state } = assembled;
  const { storage, sandbox, models, outbound } = parts;
  const answer = getRequestListener(app.fetch, { errorHandler: lastResort(log) });
  server.on("request", (request, response) => void answer(request, response));
  harden(server);

  const ops = await openOps(parts, state);
  await recover(db, parts);
  const [swept, probe] = await Promise.all([sandbox.driver.sweep(), sandbox.readiness.check()]);
  const works = config.role !== "api";
  if (works && probe.missing.includes(NO_CGROUP)) throw new ConfigError("SVC_ALLOW_NO_CGROUP", CGROUP_WANTED);
  if (works && !probe.ok)
    log.error({ missing: probe.missing }, "no sandbox: runs are refused until this is fixed");
  await listen(server, config);
  heedNotices(parts, state.workers);
  if (works) for (const worker of state.workers) worker.start();
  storage.cosigning.start();
  const background = works ? await startBackground(parts) : undefined;
  state.ready = true;
  warnOfAddress(config, log, publicUrl());
  const { provider, id } = await models.models.current();
  log.info(
    { url: publicUrl(), swept, model: `${provider}/${id}`, ms: clock.now() - startedAt },
    "service started",
  );
  const audits = createLedgerAudits({ clock, log, auditor: storage.auditor });
  audits.start();
  return {
    url: publicUrl(),
    async stop() {
      state.ready = false;
      await drain(state, config, log);
      await Promise.all([storage.cosigning.stop(), audits.stop(), background?.stop()]);
      await closeServer(server, state.closing);
      const { browsers } = parts;
      await Promise.all([outbound.guard.close(), models.local?.close(), assembled.close(), browsers.close()]);
      await traces?.stop();
      ops?.close();
      await store.close();
      log.info({}, "service stopped");
    },
  };
}

/** What sends traces, if a collector is named. */
async function openTraces({ traces }: Config, log: Log) {
  if (traces === null) return null;
  const { exportTraces } = await import("../modules/traces/export-traces.ts");
  return exportTraces(traces, { version, log });
}

/** Brings what a service left behind when it died into order. */
const recover = (db: Db, { outbound, storage, unpacked }: Parts) =>
  Promise.all([expireLeases(db), outbound.outbox.expireAll(), storage.bundles.recover(), unpacked.recover()]);

/** Waits for the runs under way, and hands over those that do not end in time, each from its last committed step. */
async function drain({ workers }: ServiceState, { drainSeconds }: Config, log: Log): Promise<void> {
  const count = () => workers.reduce((sum, worker) => sum + worker.active(), 0);
  const [begun, limit] = [count(), AbortSignal.timeout(drainSeconds * 1_000)];
  if (begun > 0)
    log.info({ runs: begun, seconds: drainSeconds }, "stopping once the runs under way have ended");
  await Promise.all(workers.map((worker) => worker.drain(limit)));
  const left = count();
  await Promise.all(workers.map((worker) => worker.stop(new Stopped("shutdown"))));
  if (left > 0) log.info({ runs: left }, "runs were handed over");
}

const CLOSING_MS = 2_000;

/** Ends streams between two events, so that their readers go on elsewhere, and lets answers under way be read to their end. */
async function closeServer(server: Server, closing: AbortController): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  closing.abort();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), CLOSING_MS);
  await closed;
  clearTimeout(timer);
}

/** Warns if buyers would return from paying to an address that is not public. */
function warnOfAddress({ stripe, publicUrl }: Config, log: Log, url: string): void {
  if (stripe.secretKey !== "" && publicUrl === "")
    log.warn({ url }, "SVC_PUBLIC_URL is not set: buyers are sent back to this address after paying");
}
