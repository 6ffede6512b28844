import path from "node:path";
import { createBwrapDriver, imageProblem, type Limits, NO_CGROUP, type SandboxDriver } from "@signet/sandbox";
import { type Config, ConfigError } from "../base/config.ts";
import { findTypeScript } from "./typescript.ts";

const MB = 1024 * 1024;

/** The error for the operator of a hosted service without control groups. */
export const CGROUP_WANTED = `${NO_CGROUP}; run the hosted service as a systemd unit with Delegate=memory pids cpu (docs/operations.md) or as root, or set SVC_ALLOW_NO_CGROUP=1 if you know all its callers`;

/** Creates the driver that SVC_SANDBOX names. Another driver needs another case here. Throws ConfigError for a root that cannot be one. */
export function openSandboxDriver({
  sandbox,
  scratchDir,
  dataDir,
}: Pick<Config, "sandbox" | "scratchDir" | "dataDir">): SandboxDriver {
  const { requireCgroup, rootDir } = sandbox;
  const problem = rootDir === null ? undefined : imageProblem(rootDir);
  if (problem !== undefined) throw new ConfigError("SVC_SANDBOX_ROOTFS", problem);
  const tools = findTypeScript();
  switch (sandbox.driver) {
    case "bwrap":
      return createBwrapDriver({
        requireCgroup,
        ...(rootDir === null ? {} : { rootDir }),
        scratchDir,
        layersDir: path.join(dataDir, "layers"),
        nodePath: process.execPath,
        ...(tools ? { tools } : {}),
      });
  }
}

/** The limits of a run's sandbox. */
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
