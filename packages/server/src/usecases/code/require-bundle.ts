import type { Scope } from "../../base/scope.ts";
import { bundleNotFound } from "../../modules/bundles/bundle-bytes.ts";
import type { Bundles } from "../../modules/bundles/bundles.ts";

/**
 * Checks that the bundle which a run names is there, and keeps it for another day, so that it does not expire while the run
 * waits. Throws `bundle_not_found`.
 */
export async function requireBundle(bundles: Bundles, scope: Scope, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  if (!(await bundles.find(scope, id))) throw bundleNotFound();
  await bundles.renew(scope, id);
}
