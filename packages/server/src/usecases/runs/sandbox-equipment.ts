import { createHash } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Equipment as EquipmentShape, type Equipment } from "@signet/contract";
import type { Limits, SandboxDriver } from "@signet/sandbox";
import { measureEquipment } from "../../agents/equipment/measure.ts";
import { SCRIPT } from "../../agents/equipment/programs.ts";
import type { Clock } from "../../base/clock.ts";

/** How long a caller waits for the measurement. */
const WAIT_MS = 5_000;
/** How long after a failure it is tried again. */
const AGAIN_MS = 60_000;

type Found = Equipment | { reason: string };

export interface EquipmentParts {
  driver: SandboxDriver;
  limits: Limits;
  clock: Clock;
  /** The folder of the service: what was measured is kept there, as long as nothing is installed or removed. */
  dataDir: string;
}

/**
 * What the sandboxes of this service have. It is measured in one of them when it is first asked for, and then kept until the
 * machine's programs change or the service has other limits.
 */
export function createSandboxEquipment(parts: EquipmentParts) {
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

async function measure(parts: EquipmentParts): Promise<Found> {
  const file = path.join(parts.dataDir, "sandbox-has.json");
  const key = await keyOf(parts);
  const kept = await readKept(file);
  if (kept?.key === key) return kept.equipment;
  const found = await measureInSandbox(parts);
  // It only saves time: without it, the next start measures again.
  if (!("reason" in found))
    await writeFile(file, JSON.stringify({ key, equipment: found }), { mode: 0o600 }).catch(() => undefined);
  return found;
}

/** The same as long as a measurement would find the same. */
async function keyOf({ driver, limits }: EquipmentParts): Promise<string> {
  const { mtimeMs } = await stat(process.execPath);
  const found = [driver.name, await driver.fingerprint(), SCRIPT, process.version, mtimeMs, limits];
  return createHash("sha256").update(JSON.stringify(found)).digest("hex");
}

async function readKept(file: string): Promise<{ key: string; equipment: Equipment } | null> {
  try {
    const kept = JSON.parse(await readFile(file, "utf8")) as { key: string; equipment: unknown };
    return { key: kept.key, equipment: EquipmentShape.parse(kept.equipment) };
  } catch {
    return null;
  }
}

async function measureInSandbox({ driver, limits }: EquipmentParts): Promise<Found> {
  const sandbox = await driver.open({ runId: "equipment", limits });
  try {
    return await measureEquipment(sandbox, limits);
  } finally {
    await sandbox.close();
  }
}
