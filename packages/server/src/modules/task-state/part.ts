import { BOUNDS } from "@signet/contract";
import { maskSecrets } from "../../base/secrets.ts";
import type { CommandRecord, RunPart } from "./body.ts";
import { constraintsIn, countsIn, planItemsIn } from "./words.ts";

const { goalChars, constraints: MOST_CONSTRAINTS, plan: MOST_PLANNED } = BOUNDS.taskState;
const MOST = {
  commands: 30,
  attempts: 40,
  decisions: 10,
  cmd: 1_000,
  tail: 1_000,
  line: 300,
  summary: 2_000,
};

/** `text` with credentials masked, of at most `most` characters. */
export const kept = (text: string, most: number): string => {
  const masked = maskSecrets(text.slice(0, 4 * most));
  return masked.length <= most ? masked : `${masked.slice(0, most - 1).toWellFormed()}…`;
};

/** What the caller set for a run. */
export interface RunSettings {
  task: string;
  checkCmd: string | null;
  mayChange: readonly string[];
  /** What decides, in one line; null if the agent's own tests decide. */
  check: string | null;
}

/** Creates the part of a new run. */
export function newPart(runId: string, asked: RunSettings, now: number): RunPart {
  const said = [
    ...(asked.checkCmd === null ? [] : [`this command decides: ${asked.checkCmd}`]),
    ...asked.mayChange.map((glob) => `may be changed: ${glob}`),
  ];
  return {
    run_id: runId,
    started_at: now,
    task: kept(asked.task, goalChars),
    constraints: [...said, ...constraintsIn(asked.task, MOST_CONSTRAINTS)]
      .slice(0, MOST_CONSTRAINTS)
      .map((text) => kept(text, MOST.line)),
    check: kept(asked.check ?? "", MOST.line),
    commands: [],
    attempts: [],
    said: [],
    decisions: [],
    summary: "",
    steps: 0,
    ok: null,
    exit_reason: null,
    receipt_sha: null,
  };
}

/** A command that has ended. `line`: whether `cmd` can be run by a shell as it was shown. */
export interface EndedCommand {
  id: string;
  cmd: string;
  exitCode: number | null;
  ok: boolean;
  output: string;
  line: boolean;
}

/** Adds a command that has ended; it replaces an earlier result of the same command. */
export function withCommand(part: RunPart, ended: EndedCommand, now: number): RunPart {
  const cmd = kept(ended.cmd, MOST.cmd);
  const before = part.commands.find((one) => one.cmd === cmd);
  // Mask before cutting: the end of a credential is not recognisable as one.
  const output = maskSecrets(ended.output).trimEnd();
  const command: CommandRecord = {
    id: ended.id,
    cmd,
    exit_code: ended.exitCode,
    ok: ended.ok,
    counts: kept(countsIn(output), MOST.line),
    tail: ended.ok ? "" : kept(output.slice(-MOST.tail).toWellFormed(), MOST.tail),
    since: before && before.ok === ended.ok ? before.since : now,
    // A command that was masked or cut is not the same command.
    line: ended.line && cmd === ended.cmd,
  };
  const others = part.commands.filter((one) => one.cmd !== cmd);
  return { ...part, commands: [...others, command].slice(-MOST.commands) };
}

/** One tool call of a turn and its result. */
export interface ToolAttempt {
  what: string;
  result: string;
}

/** Adds a step: the agent's attempts, and the plan in its text. */
export function withStep(part: RunPart, step: number, tried: readonly ToolAttempt[], words: string): RunPart {
  const attempts = tried.map(({ what, result }) => ({
    step,
    what: kept(oneLine(what), MOST.line),
    result: kept(oneLine(result), MOST.line),
  }));
  const said = new Map(part.said.map((item) => [item.text, item]));
  for (const item of planItemsIn(words, MOST_PLANNED)) {
    const text = kept(item.text, MOST.line);
    said.set(text, { text, done: item.done });
  }
  return {
    ...part,
    steps: step,
    attempts: [...part.attempts.filter((one) => one.step !== step), ...attempts].slice(-MOST.attempts),
    said: [...said.values()].slice(-MOST_PLANNED),
  };
}

/** How a run ended. */
export interface RunOutcome {
  ok: boolean;
  exitReason: string;
  summary: string;
  steps: number;
  decisions: readonly string[];
}

/** Adds the end of the run; its receipt follows later. */
export const ended = (part: RunPart, { ok, exitReason, summary, steps, decisions }: RunOutcome): RunPart => ({
  ...part,
  ok,
  exit_reason: exitReason,
  summary: kept(summary, MOST.summary),
  steps,
  decisions: decisions.slice(0, MOST.decisions).map((text) => kept(text, MOST.line)),
});

const oneLine = (text: string) => text.slice(0, 2_000).replaceAll("\n", " ").trim();
