import { plain } from "../../lib/plain.ts";
import type { CodeData, StepRow } from "./run-view.ts";

/** A test before the work and after it; null: it was not seen to run. */
export interface TestRow {
  name: string;
  before: boolean | null;
  now: boolean;
}

const LINE = /^\s*(ok|not ok|✔|✓|✖|✗)\s+(?:\d+\s+-\s+)?(\S.*?)\s*(?:\(\d[\d.]*\s?m?s\))?$/;
const UNITTEST = /^(\w+) \([^)]*\)(?: \.\.\.| )\s*(ok|FAIL|ERROR)$/;

/**
 * The tests that decided, from what the check printed. Before: what the first command that ran them printed, as long as no
 * delivered file had been changed.
 */
export function testsOf({ check, files }: CodeData<"code_done">, rows: readonly StepRow[]): TestRow[] {
  const now = resultsIn(check.output);
  const firstChange = rows.findIndex((row) => row.kind === "changed" && files.includes(row.file.path));
  const before = new Map<string, boolean>();
  for (const row of firstChange === -1 ? [] : rows.slice(0, firstChange)) {
    if (row.kind !== "ran" || row.result === null) continue;
    for (const [name, passes] of resultsIn(`${row.result.stdout}\n${row.result.stderr}`))
      if (!before.has(name)) before.set(name, passes);
  }
  // A command that passed passed with each of its tests.
  const standing = check.kind === "given" && check.before === "passed" ? true : null;
  return [...now].map(([name, passes]) => ({ name, before: before.get(name) ?? standing, now: passes }));
}

/** Results by name, the first of each name. */
function resultsIn(output: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const line of plain(output).split("\n")) {
    const [, sign, name] = LINE.exec(line) ?? [];
    const [, method, result] = UNITTEST.exec(line) ?? [];
    const key = name ?? method;
    if (key === undefined || found.has(key)) continue;
    found.set(key, sign === undefined ? result === "ok" : ["ok", "✔", "✓"].includes(sign));
  }
  return found;
}
