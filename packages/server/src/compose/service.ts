import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createOrigins } from "../modules/access/origins.ts";
import { createCancelPlan } from "../usecases/billing/cancel-plan.ts";
import { createCheckout } from "../usecases/billing/checkout.ts";
import { createIdentify } from "../usecases/callers/identify.ts";
import { createKeepApiKeys } from "../usecases/callers/manage-api-keys.ts";
import { createKeepLicenses } from "../usecases/callers/manage-licenses.ts";
import { createShowUsage } from "../usecases/billing/show-usage.ts";
import { createTakePayment } from "../usecases/billing/take-payment.ts";
import { Stopped } from "../agents/port.ts";
import { systemClock, type Clock } from "../base/clock.ts";
import { type Config, ConfigError } from "../base/config.ts";
import { newId } from "../base/ids.ts";
import { describe, type Log } from "../base/log.ts";
import { createVault, masterKeys } from "../base/vault.ts";
import { createBilling } from "./billing.ts";
import { openBrowsers } from "./browsers.ts";
import { createChat } from "./chat.ts";
import { CGROUP_WANTED, limitsOf, openSandboxDriver } from "./sandbox.ts";
import { createApp } from "../http/app.ts";
import { lastResort } from "../http/problems.ts";
import { harden, listen, urlOf } from "./listen.ts";
import { createModelParts } from "./models.ts";
import { createAuditor } from "../modules/ledger/audit.ts";
import { createLedger, type Ledger } from "../modules/ledger/ledger.ts";
import { ledgerOrigin } from "../modules/ledger/origin.ts";
import { createDeliverer } from "../modules/outbound/deliverer.ts";
import { createOutbox } from "../modules/outbound/outbox.ts";
import { createSigner } from "../modules/outbound/signer.ts";
import { createReadWebhooks } from "../usecases/service/read-webhooks.ts";
import { createGuard, type Guard } from "../modules/outbound/guard.ts";
import { createErasure, type EraseAlso } from "../modules/runs/erasure.ts";
import { createFiles } from "../modules/runs/files.ts";
import { createJournal } from "../modules/runs/journal.ts";
import { createLeases } from "../modules/runs/leases.ts";
import { createRuns } from "../modules/runs/runs.ts";
import { createWorker, type Worker } from "../modules/runs/worker.ts";
import type { Browsers } from "@signet/page-verifier";
import { NO_CGROUP, type SandboxDriver } from "@signet/sandbox";
import { type Db } from "../store/db.ts";
import { openStore } from "../store/open-store.ts";
import { createTaskStates } from "../modules/task-state/states.ts";
import { createVisual } from "./visual.ts";
import { createAcceptVisual } from "../usecases/visual/accept-visual.ts";
import { createAcceptChat } from "../usecases/chat/accept-chat.ts";
import { createAcceptCodeRun } from "../usecases/code/accept-code-run.ts";
import { createEraseRun, createRetention } from "../usecases/runs/erase-runs.ts";
import { createExecuteCodeRun } from "../usecases/code/execute-code-run.ts";
import { createOpenRun } from "../usecases/runs/open-run.ts";
import { createProviderSettings } from "../usecases/service/provider-settings.ts";
import { createLibrary } from "../usecases/techniques/library.ts";
import { createReadLedger } from "../usecases/service/read-ledger.ts";
import { createReadRuns } from "../usecases/runs/read-runs.ts";
import { createReadTaskState } from "../usecases/code/read-task-state.ts";
import { forgetRun } from "../usecases/code/record-task.ts";
import { createSandboxReadiness } from "../usecases/runs/sandbox-readiness.ts";
import { showCatalog } from "../usecases/service/show-catalog.ts";
import { createShowService } from "../usecases/service/show-service.ts";

/** Version of this service. */
export const { version } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as {
  version: string;
};
export interface Service {
  url: string;
  stop(): Promise<void>;
}

/** What of the world outside the service reaches; tests put something of their own in its place. */
export interface Surroundings {
  clock: Clock;
  driver: SandboxDriver;
  guard: Guard;
  browsers: Browsers;
}

/** The machine as the settings have it. */
const openSurroundings = (config: Config, log: Log): Surroundings => ({
  clock: systemClock,
  driver: openSandboxDriver(config),
  guard: createGuard(),
  browsers: openBrowsers({ config, clock: systemClock, log }),
});

/** Builds the parts, wires them, listens, and starts to work. `stop` lets running work go so that a restart continues it. */
export async function startService(config: Config, log: Log): Promise<Service> {
  const surroundings = openSurroundings(config, log);
  const { clock } = surroundings;
  const startedAt = clock.now();
  const { db, close } = await openStore(config);
  const server = createServer();
  const publicUrl = () => config.publicUrl || urlOf(config.host, server.address() as AddressInfo);
  const application = await assemble(config, log, { ...surroundings, db, publicUrl, startedAt });
  const { app, parts, workers, state, chat } = application;
  const { leases, driver, readiness, auditor, model, guard, outbox } = parts;
  const answer = getRequestListener(app.fetch, { errorHandler: lastResort(log) });
  server.on("request", (request, response) => void answer(request, response));
  harden(server);

  await Promise.all([leases.expireAll(), outbox.expireAll()]);
  const [swept, probe] = await Promise.all([driver.sweep(), readiness.check()]);
  if (probe.missing.includes(NO_CGROUP)) throw new ConfigError("SVC_ALLOW_NO_CGROUP", CGROUP_WANTED);
  if (!probe.ok) log.error({ missing: probe.missing }, "no sandbox: runs are refused until this is mended");
  await listen(server, config);
  for (const one of workers) one.start();
  const background = await startBackground(parts);
  state.ready = true;
  warnOfAddress(config, log, publicUrl());
  const { provider, id } = await model();
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
      const stopped = new Stopped("shutdown");
      await Promise.all([...workers.map((one) => one.stop(stopped)), background.stop()]);
      server.closeAllConnections();
      await Promise.all([guard.close(), parts.local?.close(), chat.close(), parts.browsers.close()]);
      await close();
      log.info({}, "service stopped");
    },
  };
}

/** The service without a socket: its interface, its parts, and the workers that do what was asked; none works yet. */
export async function assemble(
  config: Config,
  log: Log,
  base: Surroundings & { db: Db; publicUrl: () => string; startedAt: number },
) {
  const { db, clock, startedAt } = base;
  const origin = await ledgerOrigin(db, config.ledgerOrigin);
  const ledger = createLedger({ db, clock, origin });
  const parts = createParts(config, log, { ...base, ledger, origin });
  const state = { ready: false };
  const workers = [parts.worker];
  const cases = createUseCases(parts, { startedAt, ready: () => state.ready, workers });
  const visual = createVisual(parts);
  const acceptVisual = createAcceptVisual({ ...parts, ...cases, onQueued: visual.worker.nudge });
  const chat = createChat({ ...parts, ...cases, acceptVisual, limits: limitsOf(config) });
  workers.push(chat.worker, visual.worker);
  const acceptChat = createAcceptChat({ openRun: cases.openRun, onQueued: chat.worker.nudge });
  const app = createApp({ ...parts, ...cases, ...chat, acceptChat, acceptVisual });
  return { app, parts, workers, state, chat };
}

/** What goes on beside what callers ask for: messages, payments, retention, learning. */
async function startBackground(parts: ReturnType<typeof createParts>) {
  const { deliverer, watch, library } = parts;
  const retention = createRetention(parts);
  await library.start();
  deliverer.start();
  watch.start();
  retention.start();
  return {
    async stop(): Promise<void> {
      watch.stop();
      await Promise.all([deliverer.stop(), retention.stop(), library.stop()]);
    },
  };
}

/** Buyers come back from paying to the service's public address. */
function warnOfAddress({ stripe, publicUrl }: Config, log: Log, url: string): void {
  if (stripe.secretKey !== "" && publicUrl === "")
    log.warn({ url }, "SVC_PUBLIC_URL is not set: buyers are sent back to this address after paying");
}

/** What callers can do. */
function createUseCases(
  parts: ReturnType<typeof createParts>,
  { startedAt, ready, workers }: { startedAt: number; ready: () => boolean; workers: Worker[] },
) {
  const { config, publicUrl, worker } = parts;
  const openRun = createOpenRun({ ...parts, ready });
  const hosted = config.mode === "hosted";
  const abort = (runId: string, why: Error) => workers.forEach((one) => one.abort(runId, why));
  return {
    openRun,
    hosted,
    origins: createOrigins({ ...config, hosted, publicUrl }),
    expose: config.expose,
    identify: createIdentify(parts),
    keepApiKeys: createKeepApiKeys(parts),
    keepLicenses: createKeepLicenses({ ...parts, keys: parts.licenseKeys }),
    showUsage: createShowUsage(parts),
    openCheckout: createCheckout(parts),
    takePayment: createTakePayment(parts),
    cancelPlan: createCancelPlan(parts),
    readWebhooks: createReadWebhooks(parts),
    acceptCodeRun: createAcceptCodeRun({ ...parts, openRun, onQueued: worker.nudge }),
    providerSettings: createProviderSettings(parts),
    readRuns: createReadRuns({ ...parts, abort }),
    eraseRun: createEraseRun(parts),
    readLedger: createReadLedger(parts),
    readTaskState: createReadTaskState(parts),
    showCatalog: () => showCatalog(publicUrl(), config),
    showService: createShowService({ ...parts, version, startedAt, ready }),
  };
}

/** What is written of runs and conversations, and how it is erased. */
function createRecords({ db, clock }: { db: Db; clock: Clock }, unlearn: EraseAlso) {
  const states = createTaskStates({ db, clock });
  return {
    states,
    journal: createJournal({ db, clock }),
    runs: createRuns({ db, clock }),
    leases: createLeases({ db, clock, kind: "code" }),
    erasure: createErasure({ db, clock, also: [forgetRun(states), unlearn] }),
  };
}

/** Everything below HTTP, wired. */
function createParts(
  config: Config,
  log: Log,
  base: Surroundings & { db: Db; ledger: Ledger; publicUrl: () => string; origin: string },
) {
  const { db, clock, driver, guard } = base;
  const vault = createVault(masterKeys(config.masterKey, config.dataDir));
  const { local, builtin, keys, models } = createModelParts(config, base, { guard, vault });
  const service = `signet/${version}`;
  const billing = createBilling({ ...base, config, log, vault, fetch: guard.fetch("operator") });
  const outbox = createOutbox({ db, clock });
  const signer = createSigner({ db, vault });
  const deliverer = createDeliverer({ outbox, guard, signer, clock, log, userAgent: service });
  const readiness = createSandboxReadiness({ driver, clock });
  const files = createFiles({ db });
  const limits = limitsOf(config);
  const work = { ...base, config, log, files, readiness, limits };
  const library = createLibrary({ ...work, random: Math.random });
  const parts = {
    ...work,
    ...billing,
    service,
    outbox,
    signer,
    deliverer,
    onDue: deliverer.nudge,
    vault,
    keys,
    models,
    local,
    builtin,
    model: models.current,
    ...createRecords(base, library.unlearn),
    library,
    readTechniques: library.readTechniques,
    auditor: createAuditor(base),
  };
  const worker = createWorker({
    ...parts,
    id: newId("worker", clock.now()),
    concurrency: config.maxConcurrentRuns,
    execute: createExecuteCodeRun(parts),
  });
  return { ...parts, worker };
}
