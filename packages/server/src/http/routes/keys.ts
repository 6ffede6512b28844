import { Problem } from "../../base/problem.ts";
import type { ProviderSettings } from "../../usecases/providerSettings.ts";
import { isOwner } from "../access.ts";
import type { App, Ctx } from "../context.ts";
import { serve } from "../route.ts";

export interface KeyParts {
  providerSettings: ProviderSettings;
  publicUrl: () => string;
}

/** `/keys/*`: the owner's keys for model providers. */
export function keyRoutes(app: App, { providerSettings, publicUrl }: KeyParts): void {
  const fromOwner = (c: Ctx) =>
    isOwner({
      mode: "self_hosted",
      peer: c.env.incoming?.socket.remoteAddress,
      header: (name) => c.req.header(name),
      publicHost: new URL(publicUrl()).host,
    });
  const ownerOnly = (c: Ctx) => {
    if (!fromOwner(c)) throw new Problem("owner_only", "provider keys are the owner's to set");
  };

  serve(app, "providerKeys", async ({ c }) => c.json(await providerSettings.list(fromOwner(c))));

  serve(app, "setProviderKeys", async ({ body, c }) => {
    ownerOnly(c);
    return c.json(await providerSettings.set(body.keys));
  });

  serve(app, "probeProvider", async ({ body, c }) => {
    ownerOnly(c);
    return c.json(await providerSettings.probe(body.provider));
  });
}
