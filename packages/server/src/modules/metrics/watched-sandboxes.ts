import { type Sandbox, type SandboxDriver, SandboxError } from "@signet/sandbox";
import type { Metrics } from "./metrics.ts";

type Counts = Pick<Metrics, "sandboxOpened" | "sandboxClosed" | "sandboxFailed" | "commandEnded">;

/** The same driver; its sandboxes and their commands are counted. */
export const watchedDriver = (driver: SandboxDriver, counts: Counts): SandboxDriver => ({
  name: driver.name,
  isolation: driver.isolation,
  layers: driver.layers,
  probe: () => driver.probe(),
  fingerprint: () => driver.fingerprint(),
  sweep: () => driver.sweep(),
  async open(options) {
    const startedAt = performance.now();
    try {
      const sandbox = await driver.open(options);
      counts.sandboxOpened(secondsSince(startedAt));
      return watched(sandbox, counts);
    } catch (thrown) {
      counts.sandboxFailed(thrown instanceof SandboxError ? thrown.code : "failed");
      throw thrown;
    }
  },
});

function watched(sandbox: Sandbox, counts: Counts): Sandbox {
  let closed = false;
  return {
    ...sandbox,
    async exec(command, options) {
      const result = await sandbox.exec(command, options);
      counts.commandEnded(result.reason, result.durationMs / 1000);
      return result;
    },
    close() {
      if (!closed) counts.sandboxClosed();
      closed = true;
      return sandbox.close();
    },
  };
}

const secondsSince = (at: number) => (performance.now() - at) / 1000;
