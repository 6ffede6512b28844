import type { ExecResult, Sandbox } from "@signet/sandbox";
import { createPrinted } from "../../agents/printed.ts";
import type { CountedUse } from "../../modules/outbound/egress/host-uses.ts";
import type { SetUpPlan } from "./set-up-plan.ts";

export interface SetUpResult extends SetUpPlan {
  ok: boolean;
  /** Null if the command was stopped; `output` says why. */
  exit_code: number | null;
  /** What it printed, in its order, shortened in the middle. */
  output: string;
  /** The hosts that it used or was refused, with what went there. */
  hosts: CountedUse[];
  durationMs: number;
}

export interface SetUpOptions {
  /** The most seconds that the command may take; the sandbox's `mostWallSeconds` is the bound. */
  wallSeconds?: number;
  signal?: AbortSignal;
  /** The hosts of the proxy that the sandbox has. */
  hosts: () => CountedUse[];
}

const WALL_SECONDS = 300;
const OUTPUT = { bytes: 8 << 10, lines: 200, hint: "the beginning and the end are shown" };
/** Caches would count twice against the disk of the sandbox. They are outside of the home, which may be kept. */
const ENV = { npm_config_cache: "/tmp/npm-cache", PIP_NO_CACHE_DIR: "1", CI: "1" };
const STOPPED: Record<Exclude<ExecResult["reason"], "exit">, string> = {
  timeout: "it took too long",
  output: "it printed too much",
  oom: "it used too much memory",
  abort: "it was stopped",
  lost: "its sandbox was lost",
};

/**
 * Runs the command of `plan` in `sandbox`, which was opened with a proxy. Resolves for every outcome of the command; rejects
 * with SandboxError `closed` if the sandbox is closed.
 */
export async function runSetUp(
  sandbox: Sandbox,
  plan: SetUpPlan,
  options: SetUpOptions,
): Promise<SetUpResult> {
  const printed = createPrinted(OUTPUT.bytes * 2);
  const { reason, exitCode, durationMs } = await sandbox.exec(plan.command, {
    env: ENV,
    wallSeconds: options.wallSeconds ?? WALL_SECONDS,
    onOutput: (stream, chunk) => printed.add(stream, chunk),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  const { text } = printed.show(OUTPUT);
  return {
    ...plan,
    ok: exitCode === 0,
    exit_code: exitCode,
    output:
      reason === "exit" ? text : [text, `(${STOPPED[reason]})`].filter((part) => part !== "").join("\n"),
    hosts: options.hosts(),
    durationMs,
  };
}
