import type { KeepLicenses } from "../../usecases/callers/manage-licenses.ts";
import type { App } from "../context.ts";
import type { Ownership } from "../ownership.ts";
import { serve } from "../route.ts";

/** `/admin/*`: the owner's alone. */
export function adminRoutes(
  app: App,
  { keepLicenses, ownership }: { keepLicenses: KeepLicenses; ownership: Ownership },
): void {
  serve(app, "rotateLicenseKey", async ({ caller, c }) => {
    ownership.requirePassword(c, caller);
    return await keepLicenses.rotate();
  });

  serve(app, "revokeLicense", async ({ params, caller, c }) => {
    ownership.requirePassword(c, caller);
    return await keepLicenses.revoke(params.jti);
  });
}
