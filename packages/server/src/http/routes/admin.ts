import type { ManageLicenses } from "../../usecases/callers/manage-licenses.ts";
import type { HttpApp } from "../context.ts";
import type { Ownership } from "../ownership.ts";
import { serve } from "../route.ts";

export interface AdminRouteParts {
  manageLicenses: ManageLicenses;
}

/** `/admin/*`: only for the owner. */
export function adminRoutes(app: HttpApp, { manageLicenses }: AdminRouteParts, ownership: Ownership): void {
  serve(app, "rotateLicenseKey", async ({ caller, c }) => {
    ownership.requirePassword(c, caller);
    return await manageLicenses.rotate();
  });

  serve(app, "revokeLicense", async ({ params, caller, c }) => {
    ownership.requirePassword(c, caller);
    return await manageLicenses.revoke(params.jti);
  });
}
