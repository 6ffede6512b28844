import { apiKeyRoutes } from "./routes/api-keys.ts";
import { adminRoutes } from "./routes/admin.ts";
import { billingRoutes } from "./routes/billing.ts";
import { bundleRoutes } from "./routes/bundles.ts";
import { chatRoutes } from "./routes/chat.ts";
import { codeRoutes } from "./routes/code.ts";
import { ledgerRoutes } from "./routes/ledger.ts";
import { keyRoutes } from "./routes/keys.ts";
import type { Route } from "./routes/route.ts";
import { runRoutes } from "./routes/runs.ts";
import { serviceRoutes } from "./routes/service.ts";
import { techniqueRoutes } from "./routes/techniques.ts";
import { visualRoutes } from "./routes/visual.ts";
import { webhookRoutes } from "./routes/webhooks.ts";

export { COSTS, everyRequest, problemsOf, type Answer, type Route } from "./routes/route.ts";

/** The whole interface. Everything else about it is derived from this table. */
export const ROUTES = {
  ...serviceRoutes,
  ...chatRoutes,
  ...codeRoutes,
  ...ledgerRoutes,
  ...bundleRoutes,
  ...techniqueRoutes,
  ...visualRoutes,
  ...runRoutes,
  ...keyRoutes,
  ...webhookRoutes,
  ...apiKeyRoutes,
  ...billingRoutes,
  ...adminRoutes,
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

/** The subject of each group of routes, by the first segment of their paths. */
export const TAGS = {
  status: "Status of the service",
  integrate: "The catalog of the interface",
  openapi: "This document",
  run: "The chat",
  memory: "The chat's memory",
  code: "Coding runs, builds, the ledger and the technique library",
  runs: "Runs of every kind: their state, events and files",
  keys: "Keys for model providers",
  webhooks: "Webhooks: the requests that announce the end of a run",
  "api-keys": "Keys for this service",
  billing: "Quotas, plans and packs",
  admin: "Administration by the owner of the instance",
} as const;
