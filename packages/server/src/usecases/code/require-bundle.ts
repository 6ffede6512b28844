import type { Scope } from "../../base/scope.ts";
import { Problem } from "../../base/problem.ts";
import { bundleNotFound, type Bundles } from "../../modules/bundles/bundles.ts";

/** Checks that the bundle which a run names can be used. Throws `bundle_not_found`. */
export async function requireBundle(bundles: Bundles, scope: Scope, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  if (!(await bundles.find(scope, id))) throw bundleNotFound();
  // To be removed as soon as a run begins from its bundle: until then a run would silently work without the project.
  const message = "coding runs of this version cannot use a bundle yet; send the files in `files`";
  throw new Problem("invalid_request", `bundle: ${message}`, {
    param: "bundle",
    errors: [{ path: "bundle", message }],
  });
}
