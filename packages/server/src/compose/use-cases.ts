import { createOrigins } from "../modules/access/origins.ts";
import { createCancelPlan } from "../usecases/billing/cancel-plan.ts";
import { createCheckout } from "../usecases/billing/checkout.ts";
import { createIdentify } from "../usecases/callers/identify.ts";
import { createManageApiKeys } from "../usecases/callers/manage-api-keys.ts";
import { createManageLicenses } from "../usecases/callers/manage-licenses.ts";
import { createShowUsage } from "../usecases/billing/show-usage.ts";
import { createTakePayment } from "../usecases/billing/take-payment.ts";
import { createReadWebhooks } from "../usecases/service/read-webhooks.ts";
import { type Worker } from "../modules/runs/worker.ts";
import { createAcceptCodeRun } from "../usecases/code/accept-code-run.ts";
import { createEraseRun } from "../usecases/runs/erase-runs.ts";
import { createOpenRun } from "../usecases/runs/open-run.ts";
import { createProviderSettings } from "../usecases/service/provider-settings.ts";
import { createReadLedger } from "../usecases/service/read-ledger.ts";
import { createReadRuns } from "../usecases/runs/read-runs.ts";
import { createReadTaskState } from "../usecases/code/read-task-state.ts";
import { showCatalog } from "../usecases/service/show-catalog.ts";
import { createShowService } from "../usecases/service/show-service.ts";
import type { Parts } from "./parts.ts";
import { version } from "./version.ts";

/** What callers can do. */
export function createUseCases(
  parts: Parts,
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
    manageApiKeys: createManageApiKeys(parts),
    manageLicenses: createManageLicenses({ ...parts, keys: parts.licenseKeys }),
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
