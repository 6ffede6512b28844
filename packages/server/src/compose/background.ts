import { createBundleExpiry } from "../usecases/code/expire-bundles.ts";
import { forgetDays } from "../modules/metering/metering.ts";
import { createRetention } from "../usecases/runs/erase-runs.ts";
import { createBackups } from "./backups.ts";
import { createBlobSweep } from "../usecases/runs/sweep-blobs.ts";
import type { Parts } from "./parts.ts";

/** Starts the background work: webhooks, payments, retention, the end of bundles and files, learning, and backups. */
export async function startBackground({
  base,
  storage,
  outbound,
  billing,
  library,
  erasure,
  projects,
}: Parts) {
  const { clock, config, log } = base;
  const { deliverer } = outbound;
  const { watch } = billing;
  const retention = createRetention({
    clock,
    config,
    log,
    erasure,
    forgetDays: (now, signal) => forgetDays(storage.db, now, signal),
  });
  const sweep = createBlobSweep({ clock, log, blobs: storage.blobs });
  const bundles = createBundleExpiry({ clock, log, bundles: storage.bundles, projects });
  await library.start();
  deliverer.start();
  watch.start();
  retention.start();
  bundles.start();
  sweep.start();
  const backups = createBackups(base);
  backups.start();
  return {
    async stop(): Promise<void> {
      watch.stop();
      await Promise.all([
        deliverer.stop(),
        retention.stop(),
        bundles.stop(),
        sweep.stop(),
        library.stop(),
        backups.stop(),
      ]);
    },
  };
}
