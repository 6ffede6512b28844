import type { ManageLicenses } from "../../usecases/callers/manage-licenses.ts";
import type { ListAllRuns } from "../../usecases/operator/list-all-runs.ts";
import type { ManageAccounts } from "../../usecases/operator/manage-accounts.ts";
import type { ShowOverview } from "../../usecases/operator/show-overview.ts";
import type { HttpApp } from "../context.ts";
import type { Ownership } from "../ownership.ts";
import { serve } from "../route.ts";

export interface AdminRouteParts {
  manageLicenses: ManageLicenses;
  manageAccounts: ManageAccounts;
  listAllRuns: ListAllRuns;
  showOverview: ShowOverview;
}

/** `/admin/*`: only for the owner. */
export function adminRoutes(app: HttpApp, parts: AdminRouteParts, ownership: Ownership): void {
  const { manageLicenses, manageAccounts, listAllRuns, showOverview } = parts;
  serve(app, "rotateLicenseKey", async ({ caller, c }) => {
    ownership.requirePassword(c, caller);
    return await manageLicenses.rotate();
  });

  serve(app, "revokeLicense", async ({ params, caller, c }) => {
    ownership.requirePassword(c, caller);
    return await manageLicenses.revoke(params.jti);
  });

  serve(app, "overview", async ({ query, caller, c }) => {
    ownership.requirePassword(c, caller);
    return await showOverview(query.hours);
  });

  serve(app, "accounts", async ({ query, caller, c }) => {
    ownership.requirePassword(c, caller);
    return await manageAccounts.list(query);
  });

  serve(app, "account", async ({ params, caller, c }) => {
    ownership.requirePassword(c, caller);
    return await manageAccounts.show(params.id);
  });

  serve(app, "changeAccount", async ({ params, headers, body, caller, requestId, c }) => {
    ownership.requirePassword(c, caller);
    return await manageAccounts.change(params.id, body, { requestId, key: headers["idempotency-key"] });
  });

  serve(app, "operatorRuns", async ({ query, caller, c }) => {
    ownership.requirePassword(c, caller);
    return await listAllRuns(query);
  });
}
