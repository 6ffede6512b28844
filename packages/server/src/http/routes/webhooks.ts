import type { ReadWebhooks } from "../../usecases/service/read-webhooks.ts";
import { knownCaller } from "../caller.ts";
import type { HttpApp } from "../context.ts";
import { serve } from "../route.ts";

export interface WebhookRouteParts {
  readWebhooks: ReadWebhooks;
}

/** `/webhooks` and `/runs/{run_id}/webhook`: the webhooks of runs and their delivery. */
export function webhookRoutes(app: HttpApp, { readWebhooks }: WebhookRouteParts): void {
  serve(app, "webhookKey", async () => await readWebhooks.key());

  serve(
    app,
    "webhooks",
    async ({ query, caller }) => await readWebhooks.list(knownCaller(caller), query.limit, query.before),
  );

  serve(app, "runWebhook", async ({ params, caller }) => await readWebhooks.show(caller, params.run_id));

  serve(
    app,
    "runWebhookRedeliver",
    async ({ params, caller }) => await readWebhooks.redeliver(caller, params.run_id),
  );
}
