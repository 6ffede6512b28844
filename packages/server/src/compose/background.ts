import { createRetention } from "../usecases/runs/erase-runs.ts";
import type { Parts } from "./parts.ts";

/** Starts the background work: webhooks, payments, retention and learning. */
export async function startBackground({ base, outbound, billing, library, erasure }: Parts) {
  const { clock, config, log } = base;
  const { deliverer } = outbound;
  const { watch } = billing;
  const retention = createRetention({ clock, config, log, erasure });
  await library.start();
  deliverer.start();
  watch.start();
  retention.start();
  return {
    async stop(): Promise<void> {
      watch.stop();
      await Promise.all([deliverer.stop(), retention.stop(), library.stop()]);
    },
  };
}
