import type { ProviderSettings } from "../../usecases/service/provider-settings.ts";
import type { HttpApp } from "../context.ts";
import type { Ownership } from "../ownership.ts";
import { serve } from "../route.ts";

export interface KeyRouteParts {
  providerSettings: ProviderSettings;
}

/** `/keys/*`: the owner's keys for model providers. */
export function keyRoutes(app: HttpApp, { providerSettings }: KeyRouteParts, ownership: Ownership): void {
  serve(app, "providerKeys", async ({ c, caller }) => await providerSettings.list(ownership.has(c, caller)));

  serve(app, "setProviderKeys", async ({ body, c, caller }) => {
    ownership.require(c, caller);
    return await providerSettings.set(body.keys);
  });

  serve(app, "probeProvider", async ({ body, c, caller }) => {
    ownership.require(c, caller);
    return await providerSettings.probe(body.provider, body.settings);
  });

  serve(app, "providerModels", async ({ params, c, caller }) => {
    ownership.require(c, caller);
    return await providerSettings.models(params.provider);
  });

  serve(app, "providerModelsWith", async ({ params, body, c, caller }) => {
    ownership.require(c, caller);
    return await providerSettings.models(params.provider, body.settings);
  });
}
