import type { KeepApiKeys } from "../../usecases/callers/manage-api-keys.ts";
import type { App } from "../context.ts";
import { serve } from "../route.ts";

/** `/api-keys/*`: the caller's keys for this service. */
export function apiKeyRoutes(app: App, { keepApiKeys }: { keepApiKeys: KeepApiKeys }): void {
  serve(app, "mintApiKey", async ({ body, headers, caller }) => {
    return await keepApiKeys.mint(caller, body, headers["idempotency-key"]);
  });

  serve(app, "apiKeys", async ({ caller }) => {
    return await keepApiKeys.list(caller);
  });

  serve(app, "revokeApiKey", async ({ params, caller }) => {
    return await keepApiKeys.revoke(caller, params.id);
  });
}
