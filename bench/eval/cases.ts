import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { EvalTask } from "./judge.ts";
import { reference as first } from "./reference.mjs";
import { reference as second } from "./reference-c.mjs";
import { reference as third } from "./reference-d.mjs";
import { reference as fourth } from "./reference-e.mjs";
import { reference as fifth } from "./reference-f.mjs";
import { reference as sixth } from "./reference-g.mjs";

/**
 * The files of tasks: `tasks.jsonl` in the halves a and b; `tasks-c.jsonl` to `tasks-g.jsonl`, each written later by
 * somebody who saw neither the engine nor the other sets.
 */
const SETS = [
  { file: "./tasks.jsonl", references: first },
  { file: "./tasks-c.jsonl", references: second },
  { file: "./tasks-d.jsonl", references: third },
  { file: "./tasks-e.jsonl", references: fourth },
  { file: "./tasks-f.jsonl", references: fifth },
  { file: "./tasks-g.jsonl", references: sixth },
] as { file: string; references: Record<string, (...args: unknown[]) => unknown> }[];

/** All tasks, one a line of their files. Throws where a case is not what the reference of its task gives. */
export function readTasks(): EvalTask[] {
  return SETS.flatMap(({ file, references }) => {
    const lines = readFileSync(new URL(file, import.meta.url), "utf8")
      .trimEnd()
      .split("\n");
    const tasks = lines.map((line) => JSON.parse(line) as EvalTask);
    for (const { id, examples, hidden } of tasks)
      for (const [args, output] of [...examples, ...hidden])
        assert.deepEqual(JSON.parse(JSON.stringify(references[id]!(...structuredClone(args)))), output, id);
    return tasks;
  });
}
