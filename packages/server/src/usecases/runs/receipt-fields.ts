import type { CodeReceipt, ExitReason, ModelName, RunState, Usage } from "@signet/contract";
import { commit, manifestText, sseBlock, streamSha } from "@signet/verify";
import type { KeptFile } from "../../modules/runs/files.ts";
import { writtenEvents } from "../../modules/runs/journal.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { Tx } from "../../store/db.ts";
import type { Told } from "./execute-run.ts";
import { codeOf, type ErrorEvent, type Fault } from "./run-failure.ts";

/** How a run ended, for its receipt. */
export interface Ending {
  ok: boolean;
  exitReason: ExitReason;
  interrupted: boolean;
  summary: string;
  /** With `partial`: what of the task the verified page lacks. */
  notDone?: string[];
  steps: number;
  usage: Usage;
  /** The model that wrote the last turn, if any. */
  by?: ModelName;
  /** Who caused an error. */
  fault?: Fault;
  /** The event for the caller before the run's last events, if the service or the provider failed. */
  error?: ErrorEvent;
}

export interface SealInput {
  row: RunRow;
  /** What the run made. */
  made: KeptFile[];
  ending: Ending;
  /** The model at the start, in case no turn was written. */
  model: ModelName;
}

/** The fields that the seals of all kinds of run have in addition to their `open` line, computed from the events written so far. */
export async function receiptFields(tx: Tx, { row, made, ending, model }: SealInput, service: string) {
  const { engine, id } = ending.by ?? model;
  const events = await writtenEvents(tx, row.id);
  const stream = await streamSha(events.map(({ name, data }) => sseBlock(name, data)));
  return {
    ok: ending.ok,
    end: endOf(ending),
    steps: ending.steps,
    files: await commit(row.opening, "files", manifestText(made)),
    n_files: made.length,
    events: await commit(row.opening, "events", stream),
    n_events: events.length,
    svc: service,
    engine,
    model: engine === "byok" ? "" : printable(id),
  };
}

/** The run's final state. */
export const finalState = ({ ok, exitReason, interrupted }: Ending): RunState => {
  if (interrupted) return "interrupted";
  if (ok) return "succeeded";
  if (exitReason === "cancelled") return "cancelled";
  return exitReason === "timeout" ? "timed_out" : "failed";
};

/** A text restricted to the characters and length that receipts allow. */
export const printable = (text: string): string => text.replace(/[^\x20-\x7e]|["\\]/g, "?").slice(0, 100);

/** How the run ended, for those who count: the code of its problem, or else its own reason. */
export function toldOf(ending: Ending): Told {
  const own = ending.ok ? "done" : ending.exitReason;
  const reason = ending.error ? codeOf(ending.error) : own;
  return { state: finalState(ending), reason, usage: ending.usage };
}

const OWN_END = new Set<string>(["max_steps", "timeout", "cancelled", "error"]);
function endOf({ ok, exitReason }: Ending): CodeReceipt["end"] {
  if (ok) return "done";
  return OWN_END.has(exitReason) ? (exitReason as CodeReceipt["end"]) : "failed";
}
