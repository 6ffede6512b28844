/**
 * How many of the tasks the built-in engine solves, and how many wrong programs it claims to be right: `npm run eval -- a`,
 * `-- b`, `-- c`, `-- d`, `-- e` and `-- f` name each task, for tuning; without a letter only the figures of the newest set are printed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createBuiltinEngine } from "@signet/builtin-engine";
import { workIn } from "../../packages/builtin-engine/test/programs/drive.ts";
import { readTasks } from "./cases.ts";
import { isRight } from "./judge.ts";

const [, , half = "g"] = process.argv;
const shows = process.argv.length > 2;
const { coder } = createBuiltinEngine();
const chosen = readTasks().filter(
  (task) => task.half === half && (!process.argv[3] || task.id === process.argv[3]),
);
const counts: Record<string, number> = {};
const times: number[] = [];
let claimed = 0;
for (const task of chosen) {
  const folder = mkdtempSync(path.join(tmpdir(), "eval-"));
  const started = performance.now();
  const outcome = await workIn({ task: task.task }, folder, coder);
  times.push(performance.now() - started);
  const claims = outcome.reason === "finish" && outcome.checkExit === 0;
  const verdict = await isRight(folder, task);
  const judged = verdict.right ? "solved" : "wrong, claimed";
  const kind = claims ? judged : outcome.reason;
  counts[kind] = (counts[kind] ?? 0) + 1;
  claimed += Number(claims);
  if (shows) {
    const why = claims ? verdict.why : outcome.text.split("\n")[0]!.slice(0, 150);
    console.log(
      `${task.id.padEnd(18)} ${kind.padEnd(15)} ${Math.round(times.at(-1)!)} ms${task.vague ? " (vague)" : ""}  ${why}`,
    );
    if (process.argv[3]) console.log(task.task, outcome.text, outcome.files);
  }
  rmSync(folder, { recursive: true, force: true });
}
const sorted = times.toSorted((a, b) => a - b);
console.log(`half ${half}: ${chosen.length} tasks ${JSON.stringify(counts)}`);
console.log(
  `solved ${Math.round((100 * (counts["solved"] ?? 0)) / chosen.length)} %, wrong among claimed ${counts["wrong, claimed"] ?? 0} of ${claimed}`,
);
console.log(
  `time per task: median ${Math.round(sorted[sorted.length >> 1]!)} ms, worst ${Math.round(sorted.at(-1)!)} ms`,
);
