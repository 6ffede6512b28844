/**
 * Start, memory and time per task of the built-in engine, on every fifth task of the evaluation (`npm run eval` says how many
 * it solves). `node bench/builtin.ts`
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readTasks } from "./eval/cases.ts";

const EVERY = 5;
const FLOOR_ROUNDS = 15;
const MB = 1024 * 1024;
const line = (name: string, value: string) => console.log(`  ${name.padEnd(44)} ${value}`);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const rss = () => Math.round(process.memoryUsage().rss / MB);

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const floors: number[] = [];
for (let i = 0; i < FLOOR_ROUNDS; i++)
  floors.push(await timed(() => execFileSync(process.execPath, ["-e", "0"])));
const floor = median(floors);
line("floor: bare start of node", `${floor.toFixed(0)} ms`);

const tasks = readTasks().filter((_, i) => i % EVERY === 0);
const before = rss();
const loading = performance.now();
const { createBuiltinEngine } = await import("@signet/builtin-engine");
const { coder } = createBuiltinEngine();
line("load and create the engine", `${(performance.now() - loading).toFixed(0)} ms, ${rss() - before} MB`);
const { workIn } = await import("../packages/builtin-engine/test/programs/drive.ts");

const times: { id: string; ms: number }[] = [];
for (const { id, task } of tasks) {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  times.push({ id, ms: await timed(() => workIn({ task }, folder, coder)) });
  rmSync(folder, { recursive: true, force: true });
}
const middle = median(times.map(({ ms }) => ms));
const worst = times.toSorted((a, b) => b.ms - a.ms)[0]!;
line(
  `time per task, median of ${tasks.length}`,
  `${middle.toFixed(0)} ms, x ${(middle / floor).toFixed(1)} (goal 500 ms)`,
);
line("worst", `${worst.ms.toFixed(0)} ms, ${worst.id} (goal 6,000 ms)`);
line("memory of this process after all tasks", `${rss() - before} MB more`);
