import { type Caller, callerOf } from "../../modules/access/caller.ts";
import { Refusal } from "../../agents/chat/port.ts";
import { Stopped } from "../../agents/port.ts";
import { Problem } from "../../base/problem.ts";
import type { StoredEvent } from "../../modules/runs/journal.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { RequestingCaller } from "../runs/open-run.ts";
import type { ReadRuns } from "../runs/read-runs.ts";

/** A run that a chat starts. */
export interface DelegatedRun<Result> {
  kind: "code" | "visual";
  /** The refusal of a second run in the same turn. */
  again: string;
  /** Opens the run, for the account and owner of the chat. */
  open: (task: string, caller: RequestingCaller) => Promise<{ id: string }>;
  /** Reads its stream and returns the result for the chat. */
  follow: (
    events: AsyncIterable<StoredEvent>,
    at: { runId: string; caller: Caller },
  ) => Promise<Result | undefined>;
}

/**
 * A tool with which a chat starts a run. It is a run like any other, with its own receipt, and stops when the chat is
 * stopped. At most one per turn. Throws Refusal if the run is not accepted.
 */
export function delegateRun<Result>(
  { row, readRuns }: { row: RunRow; readRuns: ReadRuns },
  { kind, again, open, follow }: DelegatedRun<Result>,
): (task: string, signal: AbortSignal, progress: (text: string) => void) => Promise<Result> {
  let asked = false;

  return async (task, signal, progress) => {
    if (asked) throw new Refusal(again);
    asked = true;
    const caller = callerOf(row);
    const id = await opened(task, caller);
    const stop = () => {
      // When the service stops, the run is released, and it continues after the restart.
      if (signal.reason instanceof Stopped && signal.reason.why === "shutdown") return;
      void readRuns.cancel(caller, id).catch(() => undefined);
    };
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    try {
      const events = showing(await readRuns.events(caller, id, 0, signal), progress);
      const result = await follow(events, { runId: id, caller });
      if (result !== undefined) return result;
      signal.throwIfAborted();
      throw new Error("a run ended without its receipt");
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };

  async function opened(task: string, caller: Caller): Promise<string> {
    try {
      // A chat that goes on after a restart finds the run that it started before.
      const idempotencyKey = `chat-${row.id}-${kind}`;
      return (await open(task, { ...caller, requestId: row.request_id, idempotencyKey })).id;
    } catch (thrown) {
      if (thrown instanceof Problem) throw new Refusal(thrown.message);
      throw thrown;
    }
  }
}

/** Events one by one as they come, with what the run says and does shown as progress. */
async function* showing(
  groups: AsyncIterable<StoredEvent[]>,
  progress: (text: string) => void,
): AsyncGenerator<StoredEvent, void> {
  for await (const group of groups)
    for (const event of group) {
      if (event.name === "agent_note") progress((JSON.parse(event.data) as { text: string }).text);
      if (event.name === "command_started") progress(`$ ${(JSON.parse(event.data) as { cmd: string }).cmd}`);
      yield event;
    }
}
