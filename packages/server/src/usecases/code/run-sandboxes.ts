import { LONGEST_COMMAND_SECONDS } from "../../agents/tools/bash.ts";
import type { Config } from "../../base/config.ts";
import type { Limits, Sandbox, SandboxDriver } from "@signet/sandbox";
import { projectLimits } from "./projects.ts";

/** The sandboxes of one run. `close` does not wait; `closed` waits for all of them before the run gives up its place. */
export function createSandboxes(
  parts: { driver: SandboxDriver; limits: Limits; config: Config },
  runId: string,
) {
  const { driver, config } = parts;
  let layers: readonly string[] | null = null;
  const closing: Promise<void>[] = [];
  const open = async (own: Limits): Promise<Sandbox> => {
    const sandbox = await driver.open({
      runId,
      limits: layers ? projectLimits(own) : own,
      ...(layers ? { layers } : {}),
    });
    return { ...sandbox, close: async () => void closing.push(sandbox.close()) };
  };
  const { limits } = parts;
  const wallSeconds = config.checkTimeoutSeconds;
  const mostWallSeconds = Math.max(limits.wallSeconds, LONGEST_COMMAND_SECONDS);
  return {
    /** All sandboxes that are opened from now on hold these, lowest first. */
    use(chosen: readonly string[] | null): void {
      layers = chosen;
    },
    open: () =>
      open({ ...limits, mostWallSeconds, cpuSeconds: Math.max(limits.cpuSeconds, mostWallSeconds * 2) }),
    openForCheck: () =>
      open({ ...limits, wallSeconds, cpuSeconds: Math.max(limits.cpuSeconds, wallSeconds * 2) }),
    closed: () => Promise.all(closing),
  };
}

export type Sandboxes = ReturnType<typeof createSandboxes>;
