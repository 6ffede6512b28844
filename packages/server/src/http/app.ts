import { Hono } from "hono";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { ShowService } from "../usecases/showService.ts";
import type { App, Env } from "./context.ts";
import { withCommonHeaders } from "./headers.ts";
import { problemAnswer } from "./problems.ts";
import { methodsOf } from "./route.ts";
import { codeRoutes, type CodeParts } from "./routes/code.ts";
import { keyRoutes, type KeyParts } from "./routes/keys.ts";
import { runRoutes } from "./routes/runs.ts";
import { webhookRoutes } from "./routes/webhooks.ts";
import type { ReadWebhooks } from "../usecases/readWebhooks.ts";
import { serviceRoutes } from "./routes/service.ts";

export interface AppParts extends CodeParts, KeyParts {
  log: Log;
  showService: ShowService;
  readWebhooks: ReadWebhooks;
}

/** The whole interface over HTTP. */
export function createApp(parts: AppParts): App {
  const app = new Hono<Env>();
  app.use((c, next) => {
    c.set("log", parts.log);
    return next();
  });
  app.use(withCommonHeaders);
  serviceRoutes(app, parts);
  codeRoutes(app, parts);
  runRoutes(app, parts);
  keyRoutes(app, parts);
  webhookRoutes(app, parts);
  app.onError((thrown, c) => problemAnswer(thrown, c, parts.log));
  app.notFound((c) => {
    const allowed = methodsOf(c.req.path);
    const problem =
      allowed.length > 0
        ? new Problem("method_not_allowed", `${c.req.path} takes ${allowed.join(", ")}`, {
            headers: { Allow: allowed.join(", ") },
          })
        : new Problem("not_found", `there is nothing at ${c.req.path}`);
    return problemAnswer(problem, c, parts.log);
  });
  return app;
}
