import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createBwrapDriver } from "@signet/sandbox";
import type { Limits, Sandbox, SandboxDriver } from "@signet/sandbox";
import { childrenOf } from "../packages/sandbox/src/bwrap/watchdog.ts";

const TURNS = 60;
const CROWD = 50;
const MIB = 1024 ** 2;
const limits: Limits = {
  wallSeconds: 60,
  cpuSeconds: 60,
  memoryBytes: 256 * MIB,
  pids: 64,
  diskBytes: 64 * MIB,
  inodes: 5000,
  fileBytes: 32 * MIB,
  outputBytes: 256 * 1024,
  outputKillBytes: 16 * MIB,
};

const open = (driver: SandboxDriver) => driver.open({ runId: "run_bench", limits });

/** The floor: starts one program, reads its output and waits for its end. */
function forkAndExec(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("/bin/true", { stdio: ["ignore", "pipe", "pipe"], env: {} });
    child.once("error", reject);
    child.once("close", () => resolve());
  });
}

async function run(sandbox: Sandbox, command: string, expected = ""): Promise<void> {
  const result = await sandbox.exec(command);
  if (result.exitCode !== 0 || result.stdout !== expected)
    throw new Error(`${command}: ${result.reason} ${result.exitCode} ${result.stdout}${result.stderr}`);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The medians of the cases and their ratios to the first. The cases alternate, so that variations of the machine affect all equally. */
async function compare(cases: Record<string, () => Promise<unknown>>): Promise<void> {
  const times: Record<string, number[]> = {};
  for (const work of Object.values(cases)) await work();
  for (let turn = 0; turn < TURNS; turn++)
    for (const [name, work] of Object.entries(cases)) (times[name] ??= []).push(await timed(work));
  const floor = median(Object.values(times)[0]!);
  for (const [name, values] of Object.entries(times)) {
    const [middle, least] = [median(values), Math.min(...values)].map((ms) => ms.toFixed(2).padStart(7));
    console.log(
      `${name.padEnd(36)} median ${middle} ms  min ${least} ms  ×${(median(values) / floor).toFixed(1)}`,
    );
  }
}

/** Memory (PSS) of the child processes in MiB; shared memory is divided among its users. */
function memoryOfChildren(): number {
  const kib = childrenOf(process.pid).map((pid) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "latin1");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  });
  return kib.reduce((sum, each) => sum + each, 0) / 1024;
}

async function crowd(driver: SandboxDriver): Promise<void> {
  const sandboxes: Sandbox[] = [];
  const opening = await timed(async () => {
    sandboxes.push(...(await Promise.all(Array.from({ length: CROWD }, () => open(driver)))));
  });
  const each = memoryOfChildren() / CROWD;
  const running = await timed(() =>
    Promise.all(sandboxes.map((sandbox, i) => run(sandbox, `echo ${i} >id; sleep 1; cat id`, `${i}\n`))),
  );
  const closing = await timed(() => Promise.all(sandboxes.map((sandbox) => sandbox.close())));
  console.log(
    `${CROWD} at once: open ${opening.toFixed(0)} ms, each \`sleep 1\` ${running.toFixed(0)} ms, ` +
      `close ${closing.toFixed(0)} ms, ${each.toFixed(2)} MiB each while idle`,
  );
}

/** Prints the cost of a command in a sandbox, relative to starting a program without one. */
export async function benchSandbox(): Promise<void> {
  const scratchDir = mkdtempSync(path.join(tmpdir(), "signet-bench-"));
  const driver = (useCgroup: boolean) =>
    createBwrapDriver({ scratchDir, nodePath: process.execPath, useCgroup });
  const [counted, plain] = [driver(true), driver(false)];
  try {
    const { ok, missing, version, features } = await counted.probe();
    if (!ok) throw new Error(missing.join("; "));
    console.log(`${version}, cgroup ${features.cgroup}, ${TURNS} turns`);
    const [a, b] = [await open(counted), await open(plain)];
    try {
      await compare({
        "fork and exec of /bin/true (floor)": forkAndExec,
        "exec in an open sandbox, cgroup": () => run(a, "true"),
        "exec in an open sandbox, no cgroup": () => run(b, "true"),
      });
      // Measured separately, because the kernel may still be removing the previous sandbox when the next turn begins.
      await compare({
        "fork and exec of /bin/true (floor)": forkAndExec,
        "open, exec and close": async () => {
          const sandbox = await open(counted);
          await run(sandbox, "true");
          await sandbox.close();
        },
      });
    } finally {
      await Promise.all([a.close(), b.close()]);
    }
    await crowd(counted);
  } finally {
    rmSync(scratchDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchSandbox();
