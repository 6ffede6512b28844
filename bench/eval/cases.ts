import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { EvalTask } from "./judge.ts";
import { reference } from "./reference.mjs";

const references = reference as Record<string, (...args: unknown[]) => unknown>;

/** The tasks, one a line of `tasks.jsonl`. Throws where a case is not what the reference of its task gives. */
export function readTasks(): EvalTask[] {
  const lines = readFileSync(new URL("./tasks.jsonl", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const tasks = lines.map((line) => JSON.parse(line) as EvalTask);
  for (const { id, examples, hidden } of tasks)
    for (const [args, output] of [...examples, ...hidden])
      assert.deepEqual(JSON.parse(JSON.stringify(references[id]!(...structuredClone(args)))), output, id);
  return tasks;
}
