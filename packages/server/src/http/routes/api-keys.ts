import type { ManageApiKeys } from "../../usecases/callers/manage-api-keys.ts";
import type { HttpApp } from "../context.ts";
import { serve } from "../route.ts";

export interface ApiKeyRouteParts {
  manageApiKeys: ManageApiKeys;
}

/** `/api-keys/*`: the caller's keys for this service. */
export function apiKeyRoutes(app: HttpApp, { manageApiKeys }: ApiKeyRouteParts): void {
  serve(app, "mintApiKey", async ({ body, headers, caller }) => {
    return await manageApiKeys.mint(caller, body, headers["idempotency-key"]);
  });

  serve(app, "apiKeys", async ({ caller }) => {
    return await manageApiKeys.list(caller);
  });

  serve(app, "revokeApiKey", async ({ params, caller }) => {
    return await manageApiKeys.revoke(caller, params.id);
  });
}
