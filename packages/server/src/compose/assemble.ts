import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { openCheckpoints } from "../modules/ledger/checkpoints.ts";
import { type Metrics, NO_METRICS } from "../modules/metrics/metrics.ts";
import { ledgerOrigin } from "../modules/ledger/origin.ts";
import { openBlobs } from "../store/blobs/open-blobs.ts";
import type { Store } from "../store/db.ts";
import type { Base } from "./base.ts";
import { createChat } from "./chat.ts";
import { createCode } from "./code.ts";
import { requireHidden } from "./hidden-files.ts";
import { createHttp } from "./http.ts";
import { createOperatorUseCases } from "./operator.ts";
import { openCosigning } from "./cosigning.ts";
import { createParts } from "./parts.ts";
import type { Surroundings } from "./surroundings.ts";
import {
  createBillingUseCases,
  createCallerUseCases,
  createRunUseCases,
  createServiceUseCases,
  type ServiceState,
} from "./use-cases.ts";
import { version } from "./version.ts";
import { createVisual } from "./visual.ts";

export interface Assembly {
  config: Config;
  log: Log;
  store: Omit<Store, "close">;
  surroundings: Surroundings;
  publicUrl: () => string;
  startedAt: number;
}

/** Builds the service without a socket: its interface, its parts, and its workers, which are not started yet. */
export async function assemble({ config, log, store, surroundings, publicUrl, startedAt }: Assembly) {
  requireHidden(config);
  const { clock } = surroundings;
  const { db } = store;
  const origin = await ledgerOrigin(db, config.ledgerOrigin);
  const checkpoints = await openCheckpoints({ db, clock, log, config, origin });
  const base: Base = {
    config,
    log,
    clock,
    metrics: await openMetrics(config),
    publicUrl,
    origin,
    checkpoints,
    cosigning: await openCosigning({ clock, config, log, checkpoints }, surroundings.guard),
    service: `signet/${version}`,
  };
  const fetch = surroundings.guard.fetch("operator");
  const blobs = await openBlobs(config.blobs, { db, clock, fetch });
  const parts = createParts(base, store, surroundings, blobs);
  const state: ServiceState = { startedAt, ready: false, workers: [], closing: new AbortController() };
  const runs = createRunUseCases(parts, state);
  const code = createCode(parts, runs.openRun);
  const visual = createVisual(parts, runs.openRun);
  const billing = createBillingUseCases(parts);
  const chat = createChat(parts, { runs, code, visual, billing });
  // A run that cannot be sealed waits until it can.
  const sealing = base.checkpoints.refusal() === null ? [code.worker, visual.worker] : [];
  state.workers.push(chat.worker, ...sealing);
  const callers = createCallerUseCases(parts);
  const service = createServiceUseCases(parts, state);
  const operator = createOperatorUseCases(parts, state, service.showService);
  const app = createHttp(parts, { callers, runs, code, visual, chat, billing, service, operator });
  return {
    app,
    parts,
    state,
    async close() {
      await Promise.all([chat.close(), base.cosigning.stop(), base.checkpoints.settled()]);
    },
  };
}

/** What counts, if somebody can ask for it. */
async function openMetrics({ ops, role }: Config): Promise<Metrics> {
  if (ops.port === null) return NO_METRICS;
  const { createPrometheus } = await import("../modules/metrics/prometheus.ts");
  return createPrometheus({ version, role });
}
