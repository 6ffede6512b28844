import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { API_BASE } from "@signet/contract";
import { getRequestListener } from "@hono/node-server";
import { Stopped } from "./agents/port.ts";
import { systemClock, type Clock } from "./base/clock.ts";
import { ConfigError, loadConfig, unknownSettings, type Config } from "./base/config.ts";
import { newId } from "./base/ids.ts";
import { createLog, describe, type Log } from "./base/log.ts";
import { doctor } from "./doctor.ts";
import { createApp } from "./http/app.ts";
import { lastResort } from "./http/problems.ts";
import { createAuditor } from "./ledger/audit.ts";
import { createLedger, type Ledger } from "./ledger/ledger.ts";
import { ledgerOrigin } from "./ledger/origin.ts";
import { createBuiltinModel } from "./models/builtin/model.ts";
import { resolveModel } from "./models/resolve.ts";
import { createFiles } from "./runs/files.ts";
import { createJournal } from "./runs/journal.ts";
import { createLeases } from "./runs/leases.ts";
import { createRuns } from "./runs/runs.ts";
import { createWorker } from "./runs/worker.ts";
import { createBwrapDriver } from "./sandbox/bwrap.ts";
import type { Limits } from "./sandbox/port.ts";
import { DataFolderBusy, openStore, type Db } from "./store/db.ts";
import { createAcceptCodeRun } from "./usecases/acceptCodeRun.ts";
import { createExecuteRun } from "./usecases/executeRun.ts";
import { createReadLedger } from "./usecases/readLedger.ts";
import { createReadRuns } from "./usecases/readRuns.ts";
import { createSandboxReadiness } from "./usecases/sandboxReadiness.ts";
import { createShowService } from "./usecases/showService.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};
const MB = 1024 * 1024;

const limitsOf = ({ sandbox }: Config): Limits => ({
  wallSeconds: sandbox.timeoutSeconds,
  cpuSeconds: sandbox.timeoutSeconds * 2,
  memoryBytes: sandbox.memoryMb * MB,
  pids: sandbox.pids,
  diskBytes: sandbox.diskMb * MB,
  inodes: 20_000,
  fileBytes: Math.min(64, sandbox.diskMb) * MB,
  outputBytes: MB / 4,
  outputKillBytes: 16 * MB,
});

interface Service {
  url: string;
  stop(): Promise<void>;
}

/** Builds the parts, wires them, listens, and starts to work. `stop` lets running work go so that a restart continues it. */
async function startService(config: Config, log: Log): Promise<Service> {
  const clock = systemClock;
  const startedAt = clock.now();
  const { db, close } = await openStore(config.dataDir);
  const ledger = createLedger({ db, clock, origin: await ledgerOrigin(db, config.ledgerOrigin) });
  const parts = createParts(config, log, { db, clock, ledger });
  const { leases, driver, readiness, auditor, worker, model } = parts;
  const state = { ready: false };
  const server = createServer();
  const publicUrl = () => config.publicUrl || urlOf(config.host, server.address() as AddressInfo);
  const app = createApp({
    log,
    publicUrl,
    acceptCodeRun: createAcceptCodeRun({ ...parts, ready: () => state.ready, onQueued: worker.nudge }),
    readRuns: createReadRuns({ ...parts, abort: (runId, why) => worker.abort(runId, why) }),
    readLedger: createReadLedger(parts),
    showService: createShowService({ ...parts, version, startedAt, ready: () => state.ready }),
  });
  const answer = getRequestListener(app.fetch, { errorHandler: lastResort(log) });
  server.on("request", (request, response) => void answer(request, response));
  harden(server);

  await leases.expireAll();
  const [swept, probe] = await Promise.all([driver.sweep(), readiness.check()]);
  if (!probe.ok) log.error({ missing: probe.missing }, "no sandbox: runs are refused until this is mended");
  await listen(server, config);
  worker.start();
  state.ready = true;
  const { provider, id } = model();
  log.info(
    { url: publicUrl(), swept, model: `${provider}/${id}`, ms: clock.now() - startedAt },
    "service started",
  );
  auditor.audit().then(
    ({ ok, size }) => log[ok ? "info" : "error"]({ ok, size }, "ledger audited"),
    (thrown: unknown) => log.error(describe(thrown), "auditing the ledger failed"),
  );
  return {
    url: publicUrl(),
    async stop() {
      state.ready = false;
      server.close();
      await worker.stop(new Stopped("shutdown"));
      server.closeAllConnections();
      await close();
      log.info({}, "service stopped");
    },
  };
}

/** Everything below HTTP, wired. */
function createParts(config: Config, log: Log, base: { db: Db; clock: Clock; ledger: Ledger }) {
  const { db, clock } = base;
  const driver = createBwrapDriver({ scratchDir: config.scratchDir, nodePath: process.execPath });
  const chosen = resolveModel(config.models, createBuiltinModel({ clock }), {
    fetch,
    clock,
    random: Math.random,
  });
  const parts = {
    ...base,
    config,
    log,
    driver,
    service: `signet/${version}`,
    model: () => chosen,
    journal: createJournal({ db, clock }),
    runs: createRuns({ db, clock }),
    leases: createLeases({ db, clock }),
    files: createFiles({ db }),
    auditor: createAuditor(base),
    readiness: createSandboxReadiness({ driver, clock }),
  };
  const worker = createWorker({
    ...parts,
    id: newId("worker", clock.now()),
    concurrency: config.maxConcurrentRuns,
    execute: createExecuteRun({ ...parts, limits: limitsOf(config) }),
  });
  return { ...parts, worker };
}

const listen = (server: Server, { port, host }: Config): Promise<void> =>
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
function harden(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.on("clientError", (_wrong, socket) => {
    if (socket.writable)
      socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    else socket.destroy();
  });
}

const urlOf = (host: string, { port }: AddressInfo) =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

async function main(): Promise<void> {
  if (process.argv[2] === "doctor") process.exit(await doctor(version));
  const { config } = loadConfig();
  const log = createLog(config.logLevel);
  for (const name of unknownSettings()) log.warn({ name }, "a setting of this name is not known");
  const service = await startService(config, log);
  // The line that a person, and whoever started us, waits for.
  console.log(`signet ${version} listens on ${service.url} (what it offers: ${API_BASE}/integrate)`);
  let stopping = false;
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.on(name, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), 10_000).unref();
      service.stop().then(
        () => process.exit(0),
        (thrown: unknown) => {
          log.error(describe(thrown), "stopping failed");
          process.exit(1);
        },
      );
    });
}

main().catch((thrown: unknown) => {
  const known = thrown instanceof ConfigError || thrown instanceof DataFolderBusy;
  const text = known || thrown instanceof Error ? thrown.message : "the service could not start";
  console.error(`signet: ${text}`);
  process.exit(known ? 2 : 1);
});
