import { createBwrapDriver, type Limits, NO_CGROUP, type SandboxDriver } from "@signet/sandbox";
import type { Config } from "../base/config.ts";

const MB = 1024 * 1024;

/** What the operator of a hosted service is told where there is no control group. */
export const CGROUP_WANTED = `${NO_CGROUP}; run the hosted service as a systemd unit with Delegate=memory pids cpu (docs/operations.md) or as root, or set SVC_ALLOW_NO_CGROUP=1 if its callers are known to you`;

/** The driver that SVC_SANDBOX names. Another driver is one more case here. */
export function openSandboxDriver({
  sandbox,
  scratchDir,
}: Pick<Config, "sandbox" | "scratchDir">): SandboxDriver {
  const { requireCgroup } = sandbox;
  switch (sandbox.driver) {
    case "bwrap":
      return createBwrapDriver({ requireCgroup, scratchDir, nodePath: process.execPath });
  }
}

/** What one command of a run may use. */
export const limitsOf = ({ sandbox }: Config): Limits => ({
  wallSeconds: sandbox.timeoutSeconds,
  cpuSeconds: sandbox.timeoutSeconds * 2,
  memoryBytes: sandbox.memoryMb * MB,
  pids: sandbox.pids,
  diskBytes: sandbox.diskMb * MB,
  inodes: 20_000,
  fileBytes: Math.min(64, sandbox.diskMb) * MB,
  outputBytes: MB / 4,
  outputKillBytes: 16 * MB,
});
