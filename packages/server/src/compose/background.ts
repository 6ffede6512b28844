import { createRetention } from "../usecases/runs/erase-runs.ts";
import type { Parts } from "./parts.ts";

/** What goes on beside what callers ask for: messages, payments, retention, learning. */
export async function startBackground(parts: Parts) {
  const { deliverer, watch, library } = parts;
  const retention = createRetention(parts);
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
