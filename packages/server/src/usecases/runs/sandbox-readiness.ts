import type { Clock } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";
import type { SandboxProbe, SandboxDriver } from "@signet/sandbox";

const RECHECK_MS = 5_000;

/**
 * Decides whether code may run. If the machine lacks something, every request is refused (code never runs with less
 * isolation), and the machine is probed again from time to time, so that installing what is missing is enough.
 */
export function createSandboxReadiness({
  driver,
  clock,
  elsewhere = false,
}: {
  driver: SandboxDriver;
  clock: Clock;
  /** Other services run the code, so that it need not be possible here. */
  elsewhere?: boolean;
}) {
  let last: { probe: SandboxProbe; at: number } | undefined;
  let running: Promise<SandboxProbe> | undefined;

  async function check(): Promise<SandboxProbe> {
    if (last && (last.probe.ok || clock.now() - last.at < RECHECK_MS)) return last.probe;
    running ??= driver.probe().finally(() => (running = undefined));
    const probe = await running;
    last = { probe, at: clock.now() };
    return probe;
  }

  return {
    check,
    /** Throws the problem `sandbox_unavailable`, which names what to install, unless code may run. */
    async require(): Promise<SandboxProbe> {
      const probe = await check();
      if (probe.ok || elsewhere) return probe;
      throw new Problem(
        "sandbox_unavailable",
        `code is only run in a sandbox and there is none: ${probe.missing.join("; ")}`,
        {
          members: { missing: probe.missing },
          retryAfterSeconds: 30,
        },
      );
    },
  };
}

export type SandboxReadiness = ReturnType<typeof createSandboxReadiness>;
