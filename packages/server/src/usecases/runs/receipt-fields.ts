import type { CodeReceipt, ExitReason, ModelName, RunState, Usage } from "@signet/contract";
import { commit, manifestText, sseBlock, streamSha } from "@signet/verify";
import type { KeptFile } from "../../modules/runs/files.ts";
import { writtenEvents } from "../../modules/runs/journal.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { Tx } from "../../store/db.ts";
import type { ErrorEvent, Fault } from "./run-failure.ts";

/** How a run ended, as far as its receipt is concerned. */
export interface Ending {
  ok: boolean;
  exitReason: ExitReason;
  interrupted: boolean;
  summary: string;
  /** With `partial`: what of the task the verified page lacks. */
  notDone?: string[];
  steps: number;
  usage: Usage;
  /** Who wrote the last turn, where there was one. */
  by?: ModelName;
  /** Whose failure an error is. */
  fault?: Fault;
  /** Said to the caller before the run's last events where it failed on our side. */
  error?: ErrorEvent;
}

export interface SealInput {
  row: RunRow;
  /** What the run made. */
  made: KeptFile[];
  ending: Ending;
  /** Who would have written the first turn. */
  model: ModelName;
}

/** What the seals of all kinds of run say beside their `open` line, over the events that are written by now. */
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

/** The run's last state, beside its receipt. */
export const finalState = ({ ok, exitReason, interrupted }: Ending): RunState => {
  if (interrupted) return "interrupted";
  if (ok) return "succeeded";
  if (exitReason === "cancelled") return "cancelled";
  return exitReason === "timeout" ? "timed_out" : "failed";
};

/** Text as receipts may hold it. */
export const printable = (text: string): string => text.replace(/[^\x20-\x7e]|["\\]/g, "?").slice(0, 100);

const OWN_END = new Set<string>(["max_steps", "timeout", "cancelled", "error"]);
function endOf({ ok, exitReason }: Ending): CodeReceipt["end"] {
  if (ok) return "done";
  return OWN_END.has(exitReason) ? (exitReason as CodeReceipt["end"]) : "failed";
}
