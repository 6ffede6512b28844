import { LONGEST_COMMAND_SECONDS } from "../../agents/tools/bash.ts";
import type { Config } from "../../base/config.ts";
import type { Limits, Sandbox, SandboxDriver } from "@signet/sandbox";
import { type OpenProject, projectLimits } from "./projects.ts";

/** The sandboxes of one run. `close` does not wait; `closed` waits for all of them before the run gives up its place. */
export function createSandboxes(
  parts: { driver: SandboxDriver; limits: Limits; config: Config },
  runId: string,
  project: Pick<OpenProject, "layers"> | null,
) {
  const { driver, config } = parts;
  const limits = project ? projectLimits(parts.limits) : parts.limits;
  const closing: Promise<void>[] = [];
  const open = async (own: Limits): Promise<Sandbox> => {
    const sandbox = await driver.open({
      runId,
      limits: own,
      ...(project ? { layers: project.layers } : {}),
    });
    return { ...sandbox, close: async () => void closing.push(sandbox.close()) };
  };
  const wallSeconds = config.checkTimeoutSeconds;
  const mostWallSeconds = Math.max(limits.wallSeconds, LONGEST_COMMAND_SECONDS);
  return {
    open: () =>
      open({ ...limits, mostWallSeconds, cpuSeconds: Math.max(limits.cpuSeconds, mostWallSeconds * 2) }),
    openForCheck: () =>
      open({ ...limits, wallSeconds, cpuSeconds: Math.max(limits.cpuSeconds, wallSeconds * 2) }),
    closed: () => Promise.all(closing),
  };
}

export type Sandboxes = ReturnType<typeof createSandboxes>;
