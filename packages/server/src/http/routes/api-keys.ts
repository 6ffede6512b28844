import type { KeepApiKeys } from "../../usecases/keepApiKeys.ts";
import type { App } from "../context.ts";
import type { Ownership } from "../ownership.ts";
import { serve } from "../route.ts";

/** `/api-keys/*`: the caller's keys for this service. */
export function apiKeyRoutes(
  app: App,
  { keepApiKeys, ownership }: { keepApiKeys: KeepApiKeys; ownership: Ownership },
): void {
  serve(app, "mintApiKey", async ({ body, headers, caller, c }) => {
    ownership.refusePages(c, caller);
    return c.json(await keepApiKeys.mint(caller, body, headers["idempotency-key"]));
  });

  serve(app, "apiKeys", async ({ caller, c }) => {
    ownership.refusePages(c, caller);
    return c.json(await keepApiKeys.list(caller));
  });

  serve(app, "revokeApiKey", async ({ params, caller, c }) => {
    ownership.refusePages(c, caller);
    return c.json(await keepApiKeys.revoke(caller, params.id));
  });
}
