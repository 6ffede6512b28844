import type { Catalog } from "@signet/contract";
import { Hono } from "hono";
import type { Origins } from "../modules/access/origins.ts";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { Identify } from "../usecases/callers/identify.ts";
import type { EraseRun } from "../usecases/runs/erase-runs.ts";
import type { ManageApiKeys } from "../usecases/callers/manage-api-keys.ts";
import type { ManageLicenses } from "../usecases/callers/manage-licenses.ts";
import type { ReadTechniques } from "../usecases/techniques/read-techniques.ts";
import type { ShowService } from "../usecases/service/show-service.ts";
import type { HttpApp, Env } from "./context.ts";
import { HOME, checkOrigin } from "./check-origin.ts";
import { answerPreflight, withCommonHeaders } from "./headers.ts";
import { createOwnership } from "./ownership.ts";
import { problemAnswer } from "./problems.ts";
import { methodsOf } from "./paths.ts";
import { adminRoutes } from "./routes/admin.ts";
import { apiKeyRoutes } from "./routes/api-keys.ts";
import { billingRoutes, type BillingRouteParts } from "./routes/billing.ts";
import { chatRoutes, type ChatRouteParts } from "./routes/chat.ts";
import { codeRoutes, type CodeRouteParts } from "./routes/code.ts";
import { keyRoutes, type KeyRouteParts } from "./routes/keys.ts";
import { runRoutes } from "./routes/runs.ts";
import { techniqueRoutes } from "./routes/techniques.ts";
import { visualRoutes, type VisualRouteParts } from "./routes/visual.ts";
import { webhookRoutes } from "./routes/webhooks.ts";
import type { ReadWebhooks } from "../usecases/service/read-webhooks.ts";
import { serviceRoutes } from "./routes/service.ts";

export interface AppParts
  extends
    CodeRouteParts,
    ChatRouteParts,
    VisualRouteParts,
    BillingRouteParts,
    Omit<KeyRouteParts, "ownership"> {
  log: Log;
  identify: Identify;
  /** Which pages may use the service, under which names. */
  origins: Origins;
  publicUrl: () => string;
  hosted: boolean;
  /** What answers beside the interface. */
  expose: "all" | "api";
  showCatalog: () => Catalog;
  manageApiKeys: ManageApiKeys;
  manageLicenses: ManageLicenses;
  showService: ShowService;
  readWebhooks: ReadWebhooks;
  eraseRun: EraseRun;
  readTechniques: ReadTechniques;
}

/** The whole interface over HTTP. */
export function createApp(parts: AppParts): HttpApp {
  const app = new Hono<Env>();
  app.use((c, next) => {
    c.set("log", parts.log);
    c.set("identify", parts.identify);
    c.set("publicUrl", parts.publicUrl);
    return next();
  });
  app.use(withCommonHeaders);
  app.use(checkOrigin(parts.origins));
  app.use(answerPreflight);
  const withOwner = { ...parts, ownership: createOwnership(parts.hosted) };
  if (parts.expose === "all") app.get("/", (c) => c.redirect(HOME));
  serviceRoutes(app, parts);
  chatRoutes(app, parts);
  codeRoutes(app, parts);
  techniqueRoutes(app, parts.readTechniques);
  visualRoutes(app, parts);
  runRoutes(app, parts);
  keyRoutes(app, withOwner);
  webhookRoutes(app, parts);
  apiKeyRoutes(app, parts);
  billingRoutes(app, parts);
  adminRoutes(app, withOwner);
  app.onError((thrown, c) => problemAnswer(thrown, c, parts.log));
  app.notFound((c) => {
    const allowed = methodsOf(c.req.path);
    const problem =
      allowed.length > 0
        ? new Problem("method_not_allowed", `${c.req.path} takes ${allowed.join(", ")}`, {
            allow: allowed,
          })
        : new Problem("not_found", `there is nothing at ${c.req.path}`);
    return problemAnswer(problem, c, parts.log);
  });
  return app;
}
