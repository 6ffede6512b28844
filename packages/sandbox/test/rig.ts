import { mkdtempSync, rmSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestContext } from "node:test";
import { createBwrapDriver, type BwrapDependencies } from "../src/bwrap/driver.ts";
import type { Limits, Sandbox, SandboxDriver, SandboxErrorCode } from "../src/port.ts";

const MIB = 1024 ** 2;

export const LIMITS: Limits = {
  wallSeconds: 20,
  cpuSeconds: 20,
  memoryBytes: 256 * MIB,
  pids: 64,
  diskBytes: 32 * MIB,
  inodes: 2000,
  fileBytes: 16 * MIB,
  outputBytes: 256 * 1024,
  outputKillBytes: 4 * MIB,
};

export const isRoot = process.getuid?.() === 0;

/** A new empty folder that goes away with the test. */
export function temporary(t: { after(done: () => void): void }): string {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-test-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A driver with a scratch folder of its own. */
export function newDriver(
  t: { after(done: () => void): void },
  options: Partial<BwrapDependencies> = {},
): SandboxDriver {
  const [scratchDir, layersDir] = [temporary(t), temporary(t)];
  return createBwrapDriver({ scratchDir, layersDir, nodePath: process.execPath, ...options });
}

/** A driver for one test, gone with it. */
export type CreateDriver = (t: TestContext) => SandboxDriver;

/** Whether an error is this refusal, and names no place of the machine. */
export const refused = (code: SandboxErrorCode) => (error: { code: string; message: string }) =>
  error.code === code && !/\/proc|\/tmp\/signet/.test(error.message);

/** An open sandbox that is closed with the test. */
export async function newSandbox(
  t: TestContext,
  driver: SandboxDriver,
  limits: Partial<Limits> = {},
  layers?: readonly string[],
): Promise<Sandbox> {
  const sandbox = await driver.open({
    runId: "run_test",
    limits: { ...LIMITS, ...limits },
    ...(layers && { layers }),
  });
  t.after(() => sandbox.close());
  return sandbox;
}

/** Seconds to sleep by which processes are found, with a fraction of this process's own: other test files use the same numbers. */
export const own = (text: string) => text.replace(/\b612\d\d\b/g, (seconds) => `${seconds}.${process.pid}`);

/** Pids of the machine's processes whose command line holds `text`; zombies have none. */
export const processesWith = (text: string) => processes("cmdline", text);

/** Pids of the processes that run a sandbox, without its commands. */
export const processesOf = (id: string) => processes("environ", `SANDBOX=${id}\0`);

function processes(file: string, text: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/${file}`, "latin1").includes(text);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Waits until `condition` holds; rejects after `seconds`. */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 10): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`not so after ${seconds} s: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
