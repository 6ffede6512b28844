import { BOUNDS, type TaskState } from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import type { KeptFile } from "../../modules/runs/files.ts";
import type { Runs } from "../../modules/runs/runs.ts";
import type { Scope } from "../../base/scope.ts";
import { fold } from "../../modules/task-state/fold.ts";
import type { StoredTaskState, StateKey, TaskStates } from "../../modules/task-state/states.ts";
import { isKept, leftBy } from "../runs/conversation.ts";

interface StateParts {
  states: TaskStates;
  runs: Runs;
}

const time = (ms: number) => new Date(ms).toISOString();

/** A conversation's state in the form of the contract, with the files of its last run. Null if nothing is left of it. */
export async function shownState(
  { runs }: Pick<StateParts, "runs">,
  key: StateKey,
  kept: StoredTaskState,
  files?: readonly KeptFile[],
): Promise<TaskState | null> {
  const folded = fold(kept.body);
  if (folded === null) return null;
  const { status, goal, constraints, plan, facts, decisions, ...rest } = folded;
  const left = files ?? (await filesOf(runs, key, folded.last_run.run_id));
  return {
    conversation_id: key.conversation_id,
    version: kept.version,
    status,
    goal,
    constraints,
    plan,
    facts,
    decisions,
    files: left.map(({ path, sha256, bytes }) => ({ path, sha256, bytes })),
    ...rest,
    created_at: time(kept.createdAt),
    updated_at: time(kept.updatedAt),
  };
}

async function filesOf(runs: Runs, key: StateKey, runId: string): Promise<KeptFile[]> {
  const row = await runs.findFiles(key, runId);
  return row ? leftBy(row) : [];
}

/** Reads the task state of one of the caller's conversations. Throws `task_state_not_found`. */
export function createReadTaskState(parts: StateParts) {
  return async (scope: Scope, conversationId: string): Promise<TaskState> => {
    const { account, owner } = scope;
    if (!isKept(account, conversationId))
      throw new Problem(
        "task_state_not_found",
        `for callers known only by their address, a state is kept if the conversation_id has at least ${BOUNDS.taskState.addressIdChars} characters; or send an API key (POST /api-keys, free)`,
      );
    const key = { account, owner, conversation_id: conversationId };
    const kept = await parts.states.load(key);
    const state = kept && (await shownState(parts, key, kept));
    if (!state)
      throw new Problem(
        "task_state_not_found",
        "you have no conversation with this id that has a stored state",
      );
    return state;
  };
}

export type ReadTaskState = ReturnType<typeof createReadTaskState>;
