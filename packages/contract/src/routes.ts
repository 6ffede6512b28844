import { apiKeyRoutes } from "./routes/api-keys.ts";
import { adminRoutes } from "./routes/admin.ts";
import { billingRoutes } from "./routes/billing.ts";
import { chatRoutes } from "./routes/chat.ts";
import { codeRoutes } from "./routes/code.ts";
import { keyRoutes } from "./routes/keys.ts";
import type { Route } from "./routes/route.ts";
import { runRoutes } from "./routes/runs.ts";
import { serviceRoutes } from "./routes/service.ts";
import { techniqueRoutes } from "./routes/techniques.ts";
import { visualRoutes } from "./routes/visual.ts";
import { webhookRoutes } from "./routes/webhooks.ts";

export type { Route } from "./routes/route.ts";

/** The whole interface: everything else about it is derived from this table. */
export const ROUTES = {
  ...serviceRoutes,
  ...chatRoutes,
  ...codeRoutes,
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
