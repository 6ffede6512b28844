import type { Equipment } from "@signet/contract";
import type { Limits, SandboxDriver } from "@signet/sandbox";
import { measureEquipment } from "../../agents/equipment/measure.ts";
import type { Clock } from "../../base/clock.ts";

/** How long a caller waits for the measurement. */
const WAIT_MS = 5_000;
/** How long after a failure it is tried again. */
const AGAIN_MS = 60_000;

type Found = Equipment | { reason: string };

/**
 * What the sandboxes of this service have. It is measured in one of them when it is first asked for, and then kept until the
 * service ends.
 */
export function createSandboxEquipment(parts: { driver: SandboxDriver; limits: Limits; clock: Clock }) {
  const { clock } = parts;
  let measured: { found: Found; at: number } | undefined;
  let measuring: Promise<Found> | undefined;

  async function once(): Promise<Found> {
    const found = await measure(parts).catch(() => ({ reason: "the sandbox could not be opened" }));
    measured = { found, at: clock.now() };
    measuring = undefined;
    return found;
  }

  return {
    /** The equipment, or why it is not known. Never throws, and takes at most WAIT_MS. */
    async find(): Promise<Found> {
      if (measured && (!("reason" in measured.found) || clock.now() - measured.at < AGAIN_MS))
        return measured.found;
      measuring ??= once();
      const stop = new AbortController();
      const late = clock.sleep(WAIT_MS, stop.signal).then(
        () => ({ reason: "it is still being measured" }),
        () => ({ reason: "it is still being measured" }),
      );
      const found = await Promise.race([measuring, late]);
      stop.abort();
      return found;
    },
  };
}

export type SandboxEquipment = ReturnType<typeof createSandboxEquipment>;

async function measure({ driver, limits }: { driver: SandboxDriver; limits: Limits }): Promise<Found> {
  const sandbox = await driver.open({ runId: "equipment", limits });
  try {
    return await measureEquipment(sandbox, limits);
  } finally {
    await sandbox.close();
  }
}
