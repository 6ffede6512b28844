import { ROUTES } from "@signet/contract";
import type { ManageBundles } from "../../usecases/code/manage-bundles.ts";
import { knownCaller } from "../caller.ts";
import type { HttpApp } from "../context.ts";
import { serve } from "../route.ts";
import { readUpload } from "../upload.ts";

export interface BundleRouteParts {
  manageBundles: ManageBundles;
}

/** `/code/bundles`: projects that callers upload for coding runs. */
export function bundleRoutes(app: HttpApp, { manageBundles }: BundleRouteParts): void {
  serve(app, "uploadBundle", async ({ headers, caller, c }) => {
    const body = readUpload(c.req.raw, ROUTES.uploadBundle.upload);
    return await manageBundles.upload(caller, body, headers["idempotency-key"]);
  });

  serve(app, "bundles", async ({ caller }) => await manageBundles.list(knownCaller(caller)));

  serve(app, "deleteBundle", async ({ params, caller }) => {
    return await manageBundles.remove(caller, params.bundle);
  });
}
