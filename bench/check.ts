// The cost of the check: the given command alone in a fresh sandbox, the baseline on the given files, and the whole verdict
// (count, control, order), on honest projects of the test tables. `node bench/check.ts [projects per language]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Model } from "@signet/contract";
import { createBwrapDriver, type Limits, type Sandbox } from "@signet/sandbox";
import { startBaseline } from "../packages/server/src/agents/check/baseline.ts";
import { planCheck } from "../packages/server/src/agents/check/plan.ts";
import { workOf } from "../packages/server/src/agents/check/work.ts";
import { runCoder } from "../packages/server/src/agents/coder.ts";
import { systemClock } from "../packages/server/src/base/clock.ts";
import { createRunPictures } from "../packages/server/src/usecases/runs/run-pictures.ts";
import type { CheckCase } from "../packages/server/test/agents/check/cases/case.ts";
import { javascriptHonest } from "../packages/server/test/agents/check/cases/javascript-honest.ts";
import { PYTHON_HONEST } from "../packages/server/test/agents/check/cases/python-honest.ts";
import { shellHonest } from "../packages/server/test/agents/check/cases/shell-honest.ts";

const MB = 1 << 20;
const LIMITS: Limits = {
  wallSeconds: 60,
  cpuSeconds: 60,
  memoryBytes: 512 * MB,
  pids: 128,
  diskBytes: 64 * MB,
  inodes: 10_000,
  fileBytes: 32 * MB,
  outputBytes: MB / 4,
  outputKillBytes: 4 * MB,
};
const scratch = mkdtempSync(path.join(tmpdir(), "check-"));
const driver = createBwrapDriver({ scratchDir: scratch, nodePath: process.execPath });
let opened = 0;
const openSandbox = (): Promise<Sandbox> => {
  opened += 1;
  return driver.open({ runId: "bench", limits: LIMITS });
};
const { signal } = new AbortController();
const deps = {
  clock: systemClock,
  openSandbox,
  openCheckSandbox: openSandbox,
  checkTimeoutSeconds: 60,
  newCommandId: () => "cmd_bench",
  pictures: createRunPictures({ find: async () => null }),
};

/** A scripted model that does the work of a case in one turn and finishes. */
function worker({ work }: CheckCase): Model {
  const name = { engine: "gateway", provider: "bench", id: "bench" } as const;
  return {
    ...name,
    contextTokens: 1_000_000,
    async *stream() {
      for (const [file, content] of Object.entries(work)) {
        const input = content === null ? { command: `rm -rf -- '${file}'` } : { path: file, content };
        const call = content === null ? "bash" : "write";
        yield { type: "call", call: { id: file, name: call, input: JSON.stringify(input) } };
      }
      yield { type: "call", call: { id: "end", name: "finish", input: "{}" } };
      const usage = { input_tokens: 0, output_tokens: 0, cached_tokens: 0, estimated: false };
      yield { type: "end", reason: "tool_calls", usage, by: name };
    },
  };
}

async function timed<T>(run: () => Promise<T>): Promise<[ms: number, result: T]> {
  const started = performance.now();
  const result = await run();
  return [performance.now() - started, result];
}

/** The floor: writes the files and runs the command once. */
async function commandAlone(one: CheckCase): Promise<void> {
  const sandbox = await openSandbox();
  for (const [file, content] of Object.entries({ ...one.given, ...one.work }))
    if (content !== null) await sandbox.write(file, Buffer.from(content), { executable: true });
  await sandbox.exec(one.checkCmd!);
  await sandbox.close();
}

async function measure(one: CheckCase) {
  const files = Object.entries(one.given).map(([name, content]) => ({
    path: name,
    content,
  }));
  const task = { task: "Make it pass.", files, checkCmd: one.checkCmd ?? null, mayChange: [], maxSteps: 1 };
  const [alone] = await timed(() => commandAlone(one));
  const given = workOf(files);
  const [baseline] = await timed(() =>
    startBaseline(planCheck(task), { start: given, given }, undefined, deps, signal).result(),
  );
  opened = 0;
  const [whole, ok] = await timed(async () => {
    const run = runCoder(task, { ...deps, model: worker(one) }, { signal });
    let next = await run.next();
    while (next.done !== true) next = await run.next();
    return next.value.ok;
  });
  return { alone, baseline, whole, ok, sandboxes: opened };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

/** Measures and prints. All ratios are relative to the command alone in the same run. */
export async function benchCheck(most = 12): Promise<void> {
  console.log("\ncheck");
  const tables: Record<string, CheckCase[]> = {
    Python: PYTHON_HONEST,
    JavaScript: javascriptHonest,
    shell: shellHonest,
  };
  for (const [name, table] of Object.entries(tables)) {
    const fitting = table.filter((one) => one.checkCmd !== undefined && !/go |rust|java/.test(one.checkCmd));
    const taken = Array.from(
      { length: Math.min(most, fitting.length) },
      (_, i) => fitting[Math.floor((i * fitting.length) / Math.min(most, fitting.length))]!,
    );
    const results = [];
    for (const one of taken) results.push(await measure(one));
    const passed = results.filter(({ ok }) => ok);
    const of = (key: "alone" | "baseline" | "whole" | "sandboxes") =>
      median(passed.map((result) => result[key]));
    const times = median(passed.map(({ alone, whole }) => whole / alone));
    console.log(
      `  ${name.padEnd(11)} command alone ${seconds(of("alone"))}, baseline ${seconds(of("baseline"))}, whole run ${seconds(of("whole"))} (x ${times.toFixed(1)}), ${of("sandboxes")} sandboxes; median of ${passed.length}`,
    );
  }
  rmSync(scratch, { recursive: true, force: true });
}

if (import.meta.main) await benchCheck(Number(process.argv[2] ?? 12));
