import { createRetention } from "../usecases/runs/erase-runs.ts";
import type { Parts } from "./parts.ts";

/** What goes on beside what callers ask for: messages, payments, retention, learning. */
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
