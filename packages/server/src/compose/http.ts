import { fileURLToPath } from "node:url";
import { type AppParts, createApp } from "../http/app.ts";
import { createFrontEnd } from "../modules/front-end/built-files.ts";
import { createOrigins } from "../modules/access/origins.ts";
import type { ChatFeature } from "./chat.ts";
import type { CodeFeature } from "./code.ts";
import type { OperatorUseCases } from "./operator.ts";
import type { Parts } from "./parts.ts";
import type { BillingUseCases, CallerUseCases, RunUseCases, ServiceUseCases } from "./use-cases.ts";
import type { VisualFeature } from "./visual.ts";

/** Where the set-up builds the workspace (`packages/web`). */
const BUILT = fileURLToPath(new URL("../../../web/dist", import.meta.url));

/** The use cases, grouped by feature. */
export interface UseCases {
  callers: CallerUseCases;
  runs: RunUseCases;
  code: CodeFeature;
  visual: VisualFeature;
  chat: ChatFeature;
  billing: BillingUseCases;
  service: ServiceUseCases;
  operator: OperatorUseCases;
}

/** Builds the HTTP interface, with the use cases of each resource. */
export const createHttp = (parts: Parts, cases: UseCases) =>
  createApp({ entry: entryOf(parts, cases), routes: routesOf(parts, cases) });

function entryOf({ base }: Parts, { callers }: UseCases): AppParts["entry"] {
  const { config, log, metrics, publicUrl } = base;
  const { allowedHosts, allowedOrigins, expose } = config;
  const hosted = config.mode === "hosted";
  return {
    log,
    metrics,
    publicUrl,
    hosted,
    expose,
    origins: createOrigins({ hosted, publicUrl, allowedHosts, allowedOrigins }),
    identify: callers.identify,
    limitCallers: callers.limitCallers,
    requireOpen: callers.requireOpen,
  };
}

function routesOf({ base, library }: Parts, cases: UseCases): AppParts["routes"] {
  const { acceptCodeRun, readTaskState, manageBundles } = cases.code;
  const { acceptVisual } = cases.visual;
  const { acceptChat, manageMemory } = cases.chat;
  const { readRuns, runPage, runRecord, runAttestation, eraseRun } = cases.runs;
  const { manageApiKeys, manageLicenses } = cases.callers;
  const { showUsage, openCheckout, takePayment, cancelPlan } = cases.billing;
  const { showService, showCatalog, readLedger, readLog, readWebhooks, providerSettings } = cases.service;
  const { manageAccounts, listAllRuns, showOverview } = cases.operator;
  return {
    service: { showService, showCatalog, publicUrl: base.publicUrl },
    code: { acceptCodeRun, readRuns, readLedger, readTaskState, showService },
    ledger: { readLedger, readLog },
    bundles: { manageBundles },
    chat: { acceptChat, readRuns, manageMemory },
    visual: { acceptVisual, readRuns },
    techniques: library.readTechniques,
    runs: { readRuns, runPage, runRecord, runAttestation, eraseRun },
    webhooks: { readWebhooks },
    apiKeys: { manageApiKeys },
    billing: { showUsage, openCheckout, takePayment, cancelPlan, manageLicenses },
    keys: { providerSettings },
    admin: { manageLicenses, manageAccounts, listAllRuns, showOverview },
    frontEnd: createFrontEnd(BUILT),
  };
}
