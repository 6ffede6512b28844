import type { CodeEventBody, ToolCall } from "@signet/contract";
import type { PlannedCheck } from "../../agents/check/plan.ts";
import { saysExamples } from "../../agents/check/examples/says.ts";
import type { CoderState } from "../../agents/port.ts";
import type { CoderTask } from "../../agents/coder-task.ts";
import type { Clock } from "../../base/clock.ts";
import { maskSecrets } from "../../base/secrets.ts";
import type { EraseAlso } from "../../modules/runs/erasure.ts";
import type { Tx } from "../../store/db.ts";
import type { RunPart } from "../../modules/task-state/body.ts";
import {
  type ToolAttempt,
  type RunOutcome,
  ended,
  newPart,
  withCommand,
  withStep,
} from "../../modules/task-state/part.ts";
import type { StoredTaskState, StateKey, TaskStates } from "../../modules/task-state/states.ts";

const MOST_TEXT = 400;
/** The characters of a call and its result that are masked before the text is cut. */
const MOST_READ = 8_000;

export interface RecordParts {
  states: TaskStates;
  clock: Clock;
}

/** Records what a run of a conversation does, and writes it in the caller's transactions. */
export interface TaskRecord {
  key: StateKey;
  saw(event: CodeEventBody): void;
  took(state: CoderState): void;
  /** Writes the current record. */
  write(tx: Tx): Promise<StoredTaskState>;
  /** Writes how the run ended; `sealed` then adds its receipt. */
  end(tx: Tx, end: RunOutcome): Promise<StoredTaskState>;
  sealed(tx: Tx, receiptSha: string): Promise<StoredTaskState>;
}

/** The initial part of a run: its task, and what decides. */
export const partOf = (
  runId: string,
  { task, checkCmd, mayChange }: CoderTask,
  plan: PlannedCheck,
  now: number,
): RunPart => newPart(runId, { task, checkCmd, mayChange, check: plan.says }, now);

export function createTaskRecord(
  { states, clock }: RecordParts,
  key: StateKey,
  first: RunPart,
  plan: PlannedCheck,
): TaskRecord {
  let part = first;
  const noLines = unrunnable(plan);
  const write = (tx: Tx) => states.save(tx, key, part);
  return {
    key,
    saw({ name, data }) {
      if (name !== "command_finished") return;
      const { command_id: id, cmd, exit_code: exitCode, ok, stdout, stderr } = data;
      const output = [stdout, stderr].filter((text) => text.trim() !== "").join("\n");
      part = withCommand(part, { id, cmd, exitCode, ok, output, line: !noLines.has(cmd) }, clock.now());
    },
    took({ step, messages }) {
      const at = messages.findLastIndex((message) => message.role === "assistant");
      const turn = messages[at];
      if (turn?.role !== "assistant") return;
      const results = new Map(
        messages.slice(at).flatMap((one) => (one.role === "tool" ? [[one.callId, one.text] as const] : [])),
      );
      const tried = turn.calls.map((call) => attemptOf(call, results.get(call.id) ?? ""));
      part = withStep(part, step, tried, turn.text);
    },
    write,
    end(tx, end) {
      part = ended(part, end);
      return write(tx);
    },
    sealed(tx, receiptSha) {
      part = { ...part, receipt_sha: receiptSha };
      return write(tx);
    },
  };
}

/** Removes what an erased run contributed from its conversation's state. */
export const forgetRun =
  (states: TaskStates): EraseAlso =>
  async (tx, { id, account, owner, conversationId }) => {
    if (conversationId === null) return;
    await states.forget(tx, { account, owner, conversation_id: conversationId }, id);
  };

/** The texts that a check shows as a command although no shell can run them. */
const unrunnable = ({ runs }: PlannedCheck): Set<string> =>
  new Set(
    runs.flatMap((run) =>
      run.kind === "examples"
        ? [saysExamples(run.parsed)]
        : run.steps.filter(({ cmd }) => cmd === "").map(({ files }) => files.join(" ")),
    ),
  );

/** A call and its result in one line each: the tool with its object, and the first line of the result. */
function attemptOf({ name, input }: ToolCall, text: string): ToolAttempt {
  const object =
    /"(?:command|cmd|path|file_?path|check_cmd|summary)"\s{0,8}:\s{0,8}"((?:[^"\\]|\\.){0,400})/.exec(
      maskSecrets(input.slice(0, MOST_READ)).slice(0, 2 * MOST_TEXT),
    )?.[1];
  const [first = ""] = maskSecrets(text.slice(0, MOST_READ)).slice(0, MOST_TEXT).split("\n", 1);
  return { what: object === undefined ? name : `${name} ${object}`, result: first };
}
