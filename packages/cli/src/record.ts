import type { CodeEvent } from "@signet/contract";
import {
  manifestText,
  recordedStream,
  VerifyError,
  verifyReceipt,
  type Opened,
  type ReceiptVerdict,
} from "@signet/verify";

/** A run's events as they came: what its receipt is held against. */
export interface RunRecord {
  /** The task as the caller sent it, where the caller is at hand; else as the receipt's event repeats it. */
  task?: string;
  events: readonly CodeEvent[];
}

/** Holds a run's receipt against its task, its files and every event up to `code_done`. */
export async function verifyRecord({ task, events }: RunRecord): Promise<ReceiptVerdict> {
  const sealed = events.findLast((event) => event.name === "code_receipt")?.data;
  if (!sealed) return fault("receipt", "there is none");
  const texts: Opened["texts"] = { task_commit: task ?? sealed.task };
  const end = events.findIndex((event) => event.name === "code_done");
  const done = events[end];
  if (done?.name === "code_done") {
    if (done.data.ok !== sealed.receipt.ok) return fault("ok", "ok is another than in code_done");
    const { receipt, opening } = sealed;
    texts.events = await recordedStream(events.slice(0, end + 1), { commitment: receipt.events, opening });
    try {
      texts.files = manifestText(done.data.artifacts);
    } catch (error) {
      if (error instanceof VerifyError) return fault("files", error.message);
      throw error;
    }
  }
  const strays = events.some(({ data }) => data.run_id !== sealed.run_id);
  if (strays) return fault("run_id", "not all events are of the same run");
  if (sealed.receipt_sha !== sealed.receipt.receipt_sha) return fault("receipt_sha", "two are named");
  const runId = sealed.run_id === undefined ? {} : { runId: sealed.run_id };
  return verifyReceipt(sealed.receipt, { opening: sealed.opening, ...runId, texts });
}

const fault = (field: string, message: string): ReceiptVerdict => ({
  ok: false,
  code: "bad_field",
  field,
  message,
});
