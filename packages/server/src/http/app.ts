import { Hono } from "hono";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { Metrics } from "../modules/metrics/metrics.ts";
import type { Origins } from "../modules/access/origins.ts";
import type { Identify } from "../usecases/callers/identify.ts";
import type { LimitCallers } from "../usecases/callers/limit-callers.ts";
import type { RequireOpen } from "../usecases/callers/require-open.ts";
import type { ReadTechniques } from "../usecases/techniques/read-techniques.ts";
import { checkOrigin } from "./check-origin.ts";
import type { HttpApp, Env } from "./context.ts";
import { answerPreflight, withCommonHeaders } from "./headers.ts";
import { createOwnership } from "./ownership.ts";
import { logRequests } from "./log-requests.ts";
import { methodsOf } from "./paths.ts";
import { problemAnswer } from "./problems.ts";
import { adminRoutes, type AdminRouteParts } from "./routes/admin.ts";
import { apiKeyRoutes, type ApiKeyRouteParts } from "./routes/api-keys.ts";
import { billingRoutes, type BillingRouteParts } from "./routes/billing.ts";
import { bundleRoutes, type BundleRouteParts } from "./routes/bundles.ts";
import { chatRoutes, type ChatRouteParts } from "./routes/chat.ts";
import { ledgerRoutes, type LedgerRouteParts } from "./routes/ledger.ts";
import { codeRoutes, type CodeRouteParts } from "./routes/code.ts";
import { keyRoutes, type KeyRouteParts } from "./routes/keys.ts";
import type { FrontEnd } from "../modules/front-end/built-files.ts";
import { frontEndRoutes } from "./routes/front-end.ts";
import { runRoutes, type RunRouteParts } from "./routes/runs.ts";
import { serviceRoutes, type ServiceRouteParts } from "./routes/service.ts";
import { techniqueRoutes } from "./routes/techniques.ts";
import { visualRoutes, type VisualRouteParts } from "./routes/visual.ts";
import { webhookRoutes, type WebhookRouteParts } from "./routes/webhooks.ts";

export interface AppParts {
  /** What handles every request before its route. */
  entry: {
    log: Log;
    metrics: Metrics;
    identify: Identify;
    /** Limits what each caller may ask. */
    limitCallers: LimitCallers;
    /** Refuses accounts that the operator has blocked. */
    requireOpen: RequireOpen;
    /** Decides which pages may use the service, under which host names. */
    origins: Origins;
    publicUrl: () => string;
    hosted: boolean;
    /** Which paths answer besides the interface. */
    expose: "all" | "api";
  };
  /** The use cases of each resource. */
  routes: {
    service: ServiceRouteParts;
    chat: ChatRouteParts;
    code: CodeRouteParts;
    ledger: LedgerRouteParts;
    bundles: BundleRouteParts;
    techniques: ReadTechniques;
    visual: VisualRouteParts;
    runs: RunRouteParts;
    keys: KeyRouteParts;
    webhooks: WebhookRouteParts;
    apiKeys: ApiKeyRouteParts;
    billing: BillingRouteParts;
    admin: AdminRouteParts;
    frontEnd: FrontEnd;
  };
}

/** Creates the whole HTTP interface. */
export function createApp({ entry, routes }: AppParts): HttpApp {
  const { log, metrics, identify, limitCallers, requireOpen, origins, publicUrl } = entry;
  const app = new Hono<Env>();
  app.use((c, next) => {
    c.set("log", log);
    c.set("metrics", metrics);
    c.set("identify", identify);
    c.set("limitCallers", limitCallers);
    c.set("requireOpen", requireOpen);
    c.set("publicUrl", publicUrl);
    return next();
  });
  app.use(logRequests);
  app.use(withCommonHeaders);
  app.use(checkOrigin(origins));
  app.use(answerPreflight);
  const ownership = createOwnership(entry.hosted);
  serviceRoutes(app, routes.service);
  chatRoutes(app, routes.chat);
  codeRoutes(app, routes.code);
  ledgerRoutes(app, routes.ledger);
  bundleRoutes(app, routes.bundles);
  techniqueRoutes(app, routes.techniques);
  visualRoutes(app, routes.visual);
  runRoutes(app, routes.runs);
  keyRoutes(app, routes.keys, ownership);
  webhookRoutes(app, routes.webhooks);
  apiKeyRoutes(app, routes.apiKeys);
  billingRoutes(app, routes.billing);
  adminRoutes(app, routes.admin, ownership);
  if (entry.expose === "all") frontEndRoutes(app, routes.frontEnd);
  app.onError((thrown, c) => problemAnswer(thrown, c, log));
  app.notFound((c) => {
    const allowed = methodsOf(c.req.path);
    const problem =
      allowed.length > 0
        ? new Problem("method_not_allowed", `${c.req.path} takes ${allowed.join(", ")}`, {
            allow: allowed,
          })
        : new Problem("not_found", `there is nothing at ${c.req.path}`);
    return problemAnswer(problem, c, log);
  });
  return app;
}
