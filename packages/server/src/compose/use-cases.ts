import { describe, type Log } from "../base/log.ts";
import { createRequestLimits } from "../modules/access/request-limits.ts";
import type { Worker } from "../modules/runs/worker.ts";
import type { Notices } from "../store/db.ts";
import { createCancelPlan } from "../usecases/billing/cancel-plan.ts";
import { createCheckout } from "../usecases/billing/checkout.ts";
import { createShowUsage } from "../usecases/billing/show-usage.ts";
import { createTakePayment } from "../usecases/billing/take-payment.ts";
import { createIdentify } from "../usecases/callers/identify.ts";
import { createLimitCallers } from "../usecases/callers/limit-callers.ts";
import { createManageApiKeys } from "../usecases/callers/manage-api-keys.ts";
import { createManageLicenses } from "../usecases/callers/manage-licenses.ts";
import { createRequireOpen } from "../usecases/callers/require-open.ts";
import { createEraseRun } from "../usecases/runs/erase-runs.ts";
import { createOpenRun } from "../usecases/runs/open-run.ts";
import { withProofs } from "../usecases/runs/with-proofs.ts";
import { createReadRuns } from "../usecases/runs/read-runs.ts";
import { createRunAttestation } from "../usecases/runs/run-attestation.ts";
import { createRunRecord } from "../usecases/runs/run-record.ts";
import { createProviderSettings } from "../usecases/service/provider-settings.ts";
import { createReadLog } from "../usecases/service/read-log.ts";
import { createReadLedger } from "../usecases/service/read-ledger.ts";
import { createReadWebhooks } from "../usecases/service/read-webhooks.ts";
import { showCatalog } from "../usecases/service/show-catalog.ts";
import { createShowService } from "../usecases/service/show-service.ts";
import type { Parts } from "./parts.ts";
import { searchNames } from "./search.ts";
import { version } from "./version.ts";

/** The state that changes while the service starts, runs and stops. */
export interface ServiceState {
  startedAt: number;
  /** Whether it accepts work: false while it starts or stops. */
  ready: boolean;
  /** One for each kind of run. */
  workers: Worker[];
  /** Aborts when its callers' streams are to end. */
  closing: AbortController;
}

/** What aborts a cancelled run, whichever service has it. One that is not told learns of it from the run's row. */
export const abortEverywhere =
  (notices: Notices, log: Log, { workers }: ServiceState) =>
  (run: string, why: Error): void => {
    for (const worker of workers) worker.abort(run, why);
    notices
      .send({ about: "cancel", run })
      .catch((thrown: unknown) =>
        log.warn(describe(thrown), "other services were not told of a cancellation"),
      );
  };

/** The use cases that are common to all kinds of run. */
export function createRunUseCases(
  { base, storage, access, billing, erasure, runPage }: Parts,
  state: ServiceState,
) {
  const { clock, config, log } = base;
  const { db, runs, journal, files, checkpoints, cosigning } = storage;
  const { accounts } = access;
  const abort = abortEverywhere(storage.notices, log, state);
  // Every reader of a stream gets the same proof, which is there at once; a record has what witnesses cosigned since.
  const proven = withProofs({ journal, log, proofOf: (seq) => checkpoints.firstProof(seq) });
  const recorded = withProofs({
    journal,
    log,
    proofOf: (seq) => checkpoints.proof(seq, cosigning.best(seq + 1)),
  });
  return {
    openRun: createOpenRun({
      config,
      db,
      runs,
      accounts,
      clock,
      units: billing.units,
      ready: () => state.ready,
    }),
    readRuns: createReadRuns({
      runs,
      journal: proven,
      files,
      runPage,
      abort,
      closing: state.closing.signal,
    }),
    runPage,
    runAttestation: createRunAttestation({ runs, ledger: storage.ledger, files }),
    runRecord: createRunRecord({ runs, journal: recorded, files }),
    eraseRun: createEraseRun({ erasure, log }),
  };
}

/** The use cases of callers and their credentials. */
export function createCallerUseCases({ base, storage, access }: Parts) {
  const { config, log, clock } = base;
  const { db } = storage;
  const { accounts, tries, apiKeys, freeAccounts, plans, replies, licenses, licenseKeys } = access;
  const { perMinute, streams } = config.requests;
  const limits = createRequestLimits({ perMinute, streams, clock });
  const limitCallers = createLimitCallers({ limits, bounds: config.requests });
  return {
    limitCallers,
    identify: createIdentify({ db, config, log, tries, apiKeys, licenses, limitCallers }),
    requireOpen: createRequireOpen({ db, accounts }),
    manageApiKeys: createManageApiKeys({
      db,
      clock,
      config,
      accounts,
      apiKeys,
      freeAccounts,
      plans,
      tries,
      replies,
    }),
    manageLicenses: createManageLicenses({ db, log, keys: licenseKeys, licenses, apiKeys }),
  };
}

/** The use cases of usage and payment. */
export function createBillingUseCases({ base, storage, access, billing }: Parts) {
  const { config, log, clock, publicUrl } = base;
  const { db } = storage;
  const { tries, apiKeys, freeAccounts, plans, replies, licenses } = access;
  const { units, metering, gateway, purchases, settlePayment } = billing;
  return {
    showUsage: createShowUsage({
      db,
      clock,
      config,
      units,
      metering,
      plans,
      apiKeys,
      freeAccounts,
      licenses,
    }),
    openCheckout: createCheckout({
      db,
      clock,
      config,
      log,
      plans,
      tries,
      replies,
      gateway,
      purchases,
      publicUrl,
    }),
    takePayment: createTakePayment({
      db,
      clock,
      config,
      log,
      gateway,
      purchases,
      licenses,
      tries,
      metering,
      settlePayment,
    }),
    cancelPlan: createCancelPlan({ clock, config, log, gateway, purchases }),
  };
}

/** The use cases that describe the service, and the owner's settings. */
export function createServiceUseCases(parts: Parts, state: ServiceState) {
  const { base, storage, sandbox, browsers, models, outbound } = parts;
  const { config, clock, publicUrl } = base;
  const { db, ledger, checkpoints, cosigning, auditor, runs } = storage;
  const { guard, outbox, signer, deliverer } = outbound;
  const { keys } = models;
  return {
    showService: createShowService({
      clock,
      ledger,
      checkpoints,
      cosigning,
      auditor,
      driver: sandbox.driver,
      readiness: sandbox.readiness,
      equipment: sandbox.equipment,
      browsers,
      config,
      search: searchNames(config),
      version,
      startedAt: state.startedAt,
      model: models.models.current,
      ready: () => state.ready,
    }),
    showCatalog: () => showCatalog(publicUrl(), config),
    readLedger: createReadLedger({ ledger, checkpoints, cosigning }),
    readLog: createReadLog({ db, checkpoints, cosigning }),
    readWebhooks: createReadWebhooks({ runs, outbox, signer, onDue: deliverer.nudge }),
    providerSettings: createProviderSettings({ keys, models: models.models, guard }),
  };
}

export type RunUseCases = ReturnType<typeof createRunUseCases>;
export type CallerUseCases = ReturnType<typeof createCallerUseCases>;
export type BillingUseCases = ReturnType<typeof createBillingUseCases>;
export type ServiceUseCases = ReturnType<typeof createServiceUseCases>;
