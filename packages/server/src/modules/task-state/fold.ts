import { BOUNDS, type TaskState } from "@signet/contract";
import type { TaskStateBody, CommandRecord, RunPart } from "./body.ts";

const MOST = BOUNDS.taskState;

/** The shown state of a conversation, without its files and the columns of its row. */
export type FoldedTaskState = Pick<
  TaskState,
  | "status"
  | "goal"
  | "constraints"
  | "plan"
  | "facts"
  | "decisions"
  | "open_failures"
  | "attempts"
  | "next"
  | "last_run"
  | "chain"
  | "runs"
>;

/** Combines the runs of a conversation into its state. Null if there are none. */
export function fold({ parts, dropped }: TaskStateBody): FoldedTaskState | null {
  const last = parts.at(-1);
  if (!last) return null;
  const group = current(parts);
  const failures = openFailures(parts);
  const check = group.findLast((part) => part.check !== "")?.check ?? "";
  return {
    status: statusOf(last.ok),
    goal: group[0]!.task,
    constraints: [...new Set(group.flatMap((part) => part.constraints))].slice(-MOST.constraints),
    plan: planOf(group, check),
    facts: latest(parts)
      .slice(-MOST.facts)
      .map((command) => ({ text: factOf(command), source: command.id })),
    decisions: parts
      .flatMap(({ decisions, run_id }) => decisions.map((text) => ({ text, source: run_id })))
      .slice(-MOST.decisions),
    open_failures: failures.map(({ cmd, exit_code, tail, since }) => ({
      cmd,
      exit_code,
      tail,
      since: new Date(since).toISOString(),
    })),
    attempts: parts.flatMap((part) => part.attempts).slice(-MOST.attempts),
    next: nextOf(last, failures, check),
    last_run: { run_id: last.run_id, ok: last.ok, receipt_sha: last.receipt_sha },
    chain: parts.flatMap(({ receipt_sha }) => (receipt_sha === null ? [] : [receipt_sha])),
    runs: dropped + parts.length,
  };
}

function statusOf(ok: boolean | null): TaskState["status"] {
  if (ok === null) return "working";
  return ok ? "done" : "open";
}

/** The runs that work on the current task: those since the last run that passed, or that run itself if it is the newest. */
export function current(parts: readonly RunPart[]): RunPart[] {
  const before = parts.slice(0, -1).findLastIndex((part) => part.ok === true);
  return parts.slice(before + 1);
}

/** Commands that failed and have not passed since. A run that passes closes all earlier failures. */
export function openFailures(parts: readonly RunPart[]): CommandRecord[] {
  const since = parts.slice(parts.findLastIndex((part) => part.ok === true) + 1);
  return latest(since)
    .filter(({ ok }) => !ok)
    .slice(-MOST.openFailures);
}

/** The last result of each command, in order; `since` spans all runs with the same result. */
function latest(parts: readonly RunPart[]): CommandRecord[] {
  const byCmd = new Map<string, CommandRecord>();
  for (const command of parts.flatMap((part) => part.commands)) {
    const before = byCmd.get(command.cmd);
    byCmd.delete(command.cmd);
    byCmd.set(command.cmd, before?.ok === command.ok ? { ...command, since: before.since } : command);
  }
  return [...byCmd.values()];
}

const factOf = ({ cmd, exit_code, counts }: CommandRecord): string => {
  const how = exit_code === null ? "did not end by itself" : `exited ${exit_code}`;
  return `\`${cmd}\` ${how}${counts === "" ? "" : ` (${counts})`}`;
};

function planOf(group: readonly RunPart[], check: string): TaskState["plan"] {
  const passed = group.at(-1)!.ok === true;
  const said = new Map(group.flatMap((part) => part.said).map((item) => [item.text, item.done]));
  const items = [...said].map(([text, done], i) => ({ id: `agent-${i + 1}`, text, done }));
  const text = check === "" ? "tests of the agent's own prove the work" : `passes: ${check}`;
  return [{ id: "check", text, done: passed }, ...items]
    .slice(0, MOST.plan)
    .map(({ done, ...item }) => ({ ...item, status: done ? "done" : "open" }));
}

/** What to do after each ending, if there is no open failure. */
const AFTER = new Map(
  Object.entries({
    max_steps: "go on: the steps were used up",
    stuck: "go another way: it went in a circle",
    unverified: "prove the work: nothing that counts has tested it",
    needs_model: "set a model's key, then go on",
    ambiguous: "give more examples, then go on",
  }),
);

function nextOf(last: RunPart, failures: readonly CommandRecord[], check: string): string | null {
  if (last.ok === true) return null;
  const first = failures.at(-1);
  if (first) return `make \`${first.cmd}\` pass`;
  if (last.ok === null) return check === "" ? "do the work and test it" : `make this pass: ${check}`;
  return AFTER.get(last.exit_reason ?? "") ?? "go on where it was cut off";
}

/** The members of a state that receipts commit to, in this order. */
const COMMITTED = [
  "conversation_id",
  "status",
  "goal",
  "constraints",
  "plan",
  "facts",
  "decisions",
  "files",
  "open_failures",
  "attempts",
  "next",
  "runs",
] as const satisfies (keyof TaskState)[];

/** The text that `state_in` and `state_out` commit to: these members as compact JSON. */
export const stateText = (state: Pick<TaskState, (typeof COMMITTED)[number]>): string =>
  JSON.stringify(Object.fromEntries(COMMITTED.map((name) => [name, state[name]])));
